/** All work that the library's thread does, each loaded when it is asked for. */
export const works = {
  solve: async () => (await import('./solve.ts')).solving,
  explore: async () => (await import('./explore.ts')).exploring,
  'count-solved': async () => (await import('./count-solved.ts')).counting,
  grade: async () => (await import('./grade.ts')).gradingWork,
  'all-solutions': async () => (await import('./all-solutions.ts')).findingAll,
  review: async () => (await import('./review.ts')).reviewing,
  generate: async () => (await import('./generate.ts')).generating,
  'check-certificate': async () => (await import('./check-certificate.ts')).checking,
};

export type WorkKind = keyof typeof works;
