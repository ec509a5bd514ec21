import type { View } from '../core/view.ts';
import { type GameLevel, readPack } from '../games/pack.ts';

/** What a level is made of, as its board shows it at the start. */
export interface LevelFacts {
  /** Cells that belong to the board. */
  readonly cells: number;
  readonly pieces: number;
  /** Of the pieces. */
  readonly colours: number;
}

/** Comparisons are put together often while they run. */
const known = new WeakMap<object, LevelFacts>();

export function factsOf(source: GameLevel): LevelFacts {
  const facts = known.get(source.level) ?? countFacts(source);
  known.set(source.level, facts);
  return facts;
}

export function startView({ game, level }: GameLevel): View {
  const rules = game.rules(level);
  return rules.view(rules.start());
}

function countFacts({ game, level }: GameLevel): LevelFacts {
  const rules = game.rules(level);
  const start = rules.start();
  const { cells } = rules.view(start);
  const all = cells.flat();
  const pieces = all.flatMap(({ piece }) => piece ?? []);
  // What is picked as one is one piece, though each of its cells may be drawn by itself.
  const ids = new Map(pieces.map(({ id }) => [id, id]));
  for (const choice of rules.controls.choices(start)) {
    for (const { row, column } of choice.cells) {
      const piece = cells[row]?.[column]?.piece;
      if (piece) ids.set(piece.id, `choice ${choice.id}`);
    }
  }
  return {
    cells: all.filter(({ ground, part }) => ground !== 'void' || part !== undefined).length,
    pieces: new Set(ids.values()).size,
    colours: new Set(pieces.map(({ colour }) => colour)).size,
  };
}

/** The level of a record's text; undefined where it cannot be read, as in a file that somebody changed. */
export function levelOfText(text: string): GameLevel | undefined {
  const pack = readPack(text);
  return pack.ok ? pack.value[0] : undefined;
}

/** The board in one line, rows with a stroke between them: `A..a/..../....`. */
export function boardLine(text: string): string {
  const found = levelOfText(text);
  const rows = found ? found.game.write(found.level).rows : [];
  const between = rows.some((row) => row.some((cell) => cell.length > 1)) ? ' ' : '';
  return rows.map((row) => row.join(between)).join('/');
}
