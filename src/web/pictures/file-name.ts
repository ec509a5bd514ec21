/** A name for a file that says what is in it, in letters that every system takes: `tree-checkers-astar-step-40.svg`. */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts
    .join(' ')
    .normalize('NFD')
    .replaceAll('*', 'star')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
  return `${words.join('-').slice(0, 120) || 'fourfold'}.${extension}`;
}
