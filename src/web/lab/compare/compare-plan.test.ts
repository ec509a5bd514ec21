import { expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { formatLevel, formatPack, type GameLevel, readPack } from '../../../games/pack.ts';
import { OwnLevels } from '../../shared/state/own-levels.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import { ownLevel, shippedLevel } from '../shared/setup.ts';
import { placeLevels } from './compare-plan.ts';

const read = (text: string): GameLevel => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]!.code);
  return pack.value[0]!;
};
const tiles = (title: string, board: string): GameLevel =>
  read(`game: match-the-tiles\n${title}\n${board}\n`);

it('names the place of a level: the shipped file, the opened file, or the link', () => {
  const storage = new FakeStorage();
  const own = new OwnLevels(new KeyValueStore(() => storage));
  const [first, second, pasted] = [
    tiles('title: First\n', 'A.a'),
    tiles('', 'A..a'),
    tiles('title: Pasted\n', 'A...a'),
  ];
  own.add('mine.txt', formatPack([first!, second!]));
  own.add(undefined, formatLevel(pasted!));
  const shipped = catalogue.packs('match-the-tiles')[1]!;
  const levels = [
    shippedLevel(shipped.entries[2]!),
    ...[first!, second!, pasted!, tiles('title: Linked\n', 'A....a'), tiles('', 'A.....a')].map(
      (level) => ownLevel(level)!,
    ),
  ];
  expect(
    placeLevels(levels, catalogue, own).map(({ file, number, name }) => `${file} ${number} ${name}`),
  ).toEqual([
    `levels/match-the-tiles/${shipped.name}.txt 3 ${shipped.entries[2]!.title}`,
    'mine.txt 1 First',
    'mine.txt 2 #2',
    'own.txt 1 Pasted',
    'link.txt 1 Linked',
    'link.txt 2 #2',
  ]);
});
