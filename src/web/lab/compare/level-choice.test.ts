import { expect, it } from 'vitest';
import { runNow } from '../../../core/slices.ts';
import { formatLevel, readPack } from '../../../games/pack.ts';
import { OwnLevel } from '../../shared/state/own-level.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { type LabLevel, ownLevel } from '../shared/setup.ts';
import { chooseOf, type LevelGroup, type ListedLevel, levelGroups, toggled } from './level-choice.ts';

const [first, second] = catalogue.games;
const read = readPack('game: match-the-tiles\ntitle: Mine\n\nA..a\n');
const mine = ownLevel(read.ok ? read.value[0]! : (undefined as never))!;

const choose = (...choice: Parameters<typeof chooseOf>): readonly LabLevel[] => runNow(chooseOf(...choice));
const toggleLevel = (
  chosen: readonly LabLevel[],
  group: LevelGroup,
  level: ListedLevel,
): readonly LabLevel[] => choose(chosen, group, toggled(chosen, group, level));

it('groups levels by pack, and what came with a link first', () => {
  const groups = levelGroups('match-the-tiles', catalogue, [], [mine]);
  expect(groups.map(({ kind, name }) => name ?? kind)).toEqual([
    'link',
    ...catalogue.packs('match-the-tiles').map(({ name }) => name),
  ]);
  const kept = new OwnLevel(formatLevel(mine), 1, 'p');
  const own = [{ id: 'p', name: 'mine.txt', added: 0, levels: [kept, kept] }];
  expect(levelGroups('match-the-tiles', catalogue, own, [mine]).map(({ kind }) => kind)).not.toContain(
    'link',
  );
  expect(levelGroups(first!.id, catalogue, own, []).map(({ kind }) => kind)).not.toContain('own');
});

it('keeps the order of a pack and the place it has in the choice', () => {
  const [a, b] = levelGroups(first!.id, catalogue, [], []);
  const [c] = levelGroups(second!.id, catalogue, [], []);
  const titles = (levels: readonly Pick<LabLevel, 'title'>[]): (string | undefined)[] =>
    levels.map(({ title }) => title);
  const some = choose([], a!, a!.levels.slice(0, 2));
  const more = choose(some, c!, c!.levels.slice(0, 1));
  const third = toggleLevel(more, a!, a!.levels[2]!);
  expect(titles(third)).toEqual(titles([...a!.levels.slice(0, 3), c!.levels[0]!]));
  expect(titles(toggleLevel(third, a!, a!.levels[0]!))).toEqual(
    titles([...a!.levels.slice(1, 3), c!.levels[0]!]),
  );
  expect(titles(choose(third, a!, []))).toEqual(titles([c!.levels[0]!]));
  expect(titles(choose(third, b!, b!.levels.slice(0, 1)))).toEqual(titles([...third, b!.levels[0]!]));
});

it('reads an own level when it is chosen and not before', () => {
  const kept = new OwnLevel(formatLevel(mine), 1, 'p');
  const [group] = levelGroups(
    mine.game.id,
    catalogue,
    [{ id: 'p', name: undefined, added: 0, levels: [kept, kept] }],
    [],
  ).slice(-1) as [LevelGroup];
  // The same level twice is one that is chosen.
  expect(choose([], group, group.levels)).toEqual([mine]);
  // One that is chosen stays as it is: it may have come with a link.
  const linked = { ...mine, title: 'Linked' };
  expect(choose([linked], group, group.levels)).toEqual([linked]);
  expect(toggleLevel([linked], group, group.levels[1]!)).toEqual([]);
  expect([...chooseOf([], group, group.levels)], 'a pause after each').toHaveLength(1);
  const damaged: LevelGroup = { ...group, levels: [{ id: 'x', title: 'X', open: () => undefined }] };
  expect(choose([], damaged, damaged.levels)).toEqual([]);
});
