import { expect, it } from 'vitest';
import { readPack } from '../../../games/pack.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { type LabLevel, ownLevel } from '../shared/setup.ts';
import { chooseOf, levelGroups, toggleLevel } from './level-choice.ts';

const [first, second] = catalogue.games;
const read = readPack('game: match-the-tiles\ntitle: Mine\n\nA..a\n');
const mine = ownLevel(read.ok ? read.value[0]! : (undefined as never))!;

it('groups levels by pack, and what came with a link first', () => {
  const groups = levelGroups('match-the-tiles', catalogue, [], [mine]);
  expect(groups.map(({ kind, name }) => name ?? kind)).toEqual([
    'link',
    ...catalogue.packs('match-the-tiles').map(({ name }) => name),
  ]);
  const kept = { ...mine, id: 'x', number: 1, pack: 'p' };
  const own = [{ id: 'p', name: 'mine.txt', added: 0, levels: [kept] }];
  expect(levelGroups('match-the-tiles', catalogue, own, [mine]).map(({ kind }) => kind)).not.toContain(
    'link',
  );
  expect(levelGroups(first!.id, catalogue, own, []).map(({ kind }) => kind)).not.toContain('own');
});

it('keeps the order of a pack and the place it has in the choice', () => {
  const [a, b] = levelGroups(first!.id, catalogue, [], []);
  const [c] = levelGroups(second!.id, catalogue, [], []);
  const titles = (levels: readonly LabLevel[]): (string | undefined)[] => levels.map(({ title }) => title);
  const some = chooseOf([], a!, a!.levels.slice(0, 2));
  const more = chooseOf(some, c!, c!.levels.slice(0, 1));
  const third = toggleLevel(more, a!, a!.levels[2]!);
  expect(titles(third)).toEqual(titles([...a!.levels.slice(0, 3), c!.levels[0]!]));
  expect(titles(toggleLevel(third, a!, a!.levels[0]!))).toEqual(
    titles([...a!.levels.slice(1, 3), c!.levels[0]!]),
  );
  expect(titles(chooseOf(third, a!, []))).toEqual(titles([c!.levels[0]!]));
  expect(titles(chooseOf(third, b!, b!.levels.slice(0, 1)))).toEqual(titles([...third, b!.levels[0]!]));
});
