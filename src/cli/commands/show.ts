import { Command } from 'commander';
import { printable } from '../../core/printable.ts';
import { type CellView, groundId } from '../../core/view.ts';
import { formatLevel } from '../../games/pack.ts';
import { draw } from '../draw.ts';
import { chooseLevel, loadLevels, type NamedLevel } from '../files.ts';
import { jsonOption, levelOption } from '../options.ts';
import { printExactly, printJson, style } from '../output.ts';

export const showCommand = (): Command =>
  new Command('show')
    .description('draw a level, or all levels of a file')
    .argument('<file>', 'a level file, - for standard input')
    .addOption(levelOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold show match-the-tiles/starter --level 3')
    .action((path: string, options: { level?: string; json?: boolean }) => {
      const levels = loadLevels(path);
      const chosen = options.level === undefined ? levels : [chooseLevel(path, levels, options.level)];
      if (options.json) printJson(chosen.map(record));
      else printExactly(chosen.map(drawing).join('\n\n'));
    });

const record = ({ game, level, number, name }: NamedLevel) => {
  const rules = game.rules(level);
  return {
    game: game.id,
    number,
    level: name,
    rows: level.rows,
    columns: level.columns,
    info: level.info,
    text: formatLevel({ game, level }),
    view: { cells: rules.view(rules.start()).cells.map((line) => line.map(cellRecord)) },
  };
};

/** A cell without the data that only drawings need. */
function cellRecord(cell: CellView) {
  const { part: _, ...rest } = cell;
  return { ...rest, ground: groundId(cell) };
}

export const heading = ({ game, level, name }: NamedLevel): string =>
  `${style.bold(name)}  ${style.dim(`${game.name}, ${level.rows} x ${level.columns}`)}`;

function drawing(named: NamedLevel): string {
  const { game, level } = named;
  const rules = game.rules(level);
  const notes = [
    level.info.author && `by ${printable(level.info.author)}`,
    level.info.optimal !== undefined && `optimal ${level.info.optimal}`,
    rules.par !== undefined && `par ${rules.par}`,
    level.info.difficulty && printable(level.info.difficulty),
  ].filter(Boolean);
  const lines = [heading(named)];
  if (notes.length > 0) lines.push(style.dim(notes.join(', ')));
  for (const [key, value] of game.write(level).headers) lines.push(style.dim(`${key}: ${value}`));
  return [...lines, '', draw(rules.view(rules.start()))].join('\n');
}
