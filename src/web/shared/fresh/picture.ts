const width = 10;

/** A row of squares: green for the moves that had to be, yellow for the share of those beyond. All green is the optimum. */
export function squares(moves: number, optimum: number): string {
  const green = moves <= optimum ? width : Math.min(width - 1, Math.round((width * optimum) / moves));
  return '🟩'.repeat(green) + '🟨'.repeat(width - green);
}
