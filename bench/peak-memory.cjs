// Loaded before a program that is measured: says at its end how much memory and processor time it took.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(
    `peak ${maxRSS} KB, processor ${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s\n`,
  );
});
