import { Catalogue } from '../../../games/catalogue.ts';

/** The texts of the level files by path; the bundler puts them here. */
export const shippedTexts: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../levels/**/*.txt',
  { query: '?raw', import: 'default', eager: true },
);

/** The levels that come with the app. */
export const catalogue = new Catalogue(shippedTexts);
