import fc from 'fast-check';

// Property tests try the same cases in every run and on every machine.
fc.configureGlobal({ seed: 4 });
