/** A position as a student's heuristic sees it: the same shape for every game. */
export interface State {
  readonly rows: number;
  readonly columns: number;
  /** cells[row][column]; row 0 is at the top. */
  readonly cells: readonly (readonly Cell[])[];
  /** One entry for each cell that a piece covers, row by row. */
  readonly pieces: readonly Piece[];
  /** The goal cells of the board; none in games without them. */
  readonly goals: readonly Goal[];
}

export interface Cell {
  /** 'void' (no ground), 'floor', 'goal', or a kind that only this game has. */
  readonly ground: string;
  /** The letter or number on the ground. */
  readonly label: string | undefined;
  readonly piece: Piece | undefined;
}

export interface Piece {
  /** Two entries with one id are one piece on two cells. */
  readonly id: string;
  /** The letter or sign on it: the group, the colour. */
  readonly label: string;
  /** 0 for A, 1 for B, … */
  readonly colour: number;
  readonly row: number;
  readonly column: number;
}

export interface Goal {
  /** undefined where the goal is for any piece. */
  readonly colour: number | undefined;
  readonly row: number;
  readonly column: number;
}
