import { expect, it } from 'vitest';
import { OwnLevel } from '../../shared/state/own-level.ts';
import { finder } from './find.ts';

const level = (title: string, author: string): OwnLevel =>
  new OwnLevel(`game: folding-blocks\ntitle: ${title}\nauthor: ${author}\n\nA.\n`, 1, 'p');
const all = [level('Corações', 'Ana'), level('Hearts', 'Rui'), level('Spades', 'Ana Rita')];
const found = (wanted: string): string[] =>
  all
    .filter(
      finder(
        wanted,
        ({ title }) => title!,
        ({ game }) => game.id,
      ),
    )
    .map(({ title }) => title!);

it('finds by title, author and game, whatever the accents and capitals, and by all words', () => {
  expect(found('')).toHaveLength(3);
  expect(found('  ')).toHaveLength(3);
  expect(found('CORACOES')).toEqual(['Corações']);
  expect(found('ana')).toEqual(['Corações', 'Spades']);
  expect(found('folding rui')).toEqual(['Hearts']);
  expect(found('ana hearts')).toEqual([]);
});
