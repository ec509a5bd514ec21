/** The stars of a solution. */
export type Stars = 1 | 2 | 3;

/** With a par: three stars for par, one fewer for each of the next two moves. */
const starsForPar = (moves: number, par: number): Stars | undefined => {
  if (moves <= par) return 3;
  if (moves === par + 1) return 2;
  return moves === par + 2 ? 1 : undefined;
};

/** With an optimum: three for it, two up to a tenth more (at least one move more), one for any other solution. */
const starsForOptimum = (moves: number, optimum: number): Stars => {
  if (moves <= optimum) return 3;
  return moves <= optimum + Math.max(1, Math.floor(optimum / 10)) ? 2 : 1;
};

/** The stars of a solution, by the level's par or else by the optimum; undefined when neither is known. */
export function starsFor(
  moves: number,
  par: number | undefined,
  optimum: number | undefined,
): Stars | undefined {
  if (par !== undefined) return starsForPar(moves, par);
  return optimum === undefined ? undefined : starsForOptimum(moves, optimum);
}
