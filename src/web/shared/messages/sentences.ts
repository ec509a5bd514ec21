import { games } from '../../../games/index.ts';
import type { Language } from '../state/settings.ts';
import { pt } from './pt.ts';
import { portugueseSentences } from './sentence-catalogue.ts';

/** A kind of word inside a sentence: which texts it may be, and what they are in Portuguese. */
interface Kind {
  readonly pattern: string;
  translate(text: string): string;
}

const asItIs = (pattern: string): Kind => ({ pattern, translate: (text) => text });

const oneOf = (words: Readonly<Record<string, string>>): Kind => ({
  pattern: Object.keys(words).map(escaped).join('|'),
  translate: (text) => words[text] ?? text,
});

const counted = (english: string, one: string, many: string): Kind => ({
  pattern: `\\d+ ${english}s?`,
  translate: (text) => {
    const [count] = text.split(' ');
    return `${count} ${count === '1' ? one : many}`;
  },
});

/** The words that follow a fixed one stay: `cube 2`, `group B`. */
const named = (fixed: Readonly<Record<string, string>>, word: string, translated: string): Kind => ({
  pattern: [...Object.keys(fixed), `${word} \\w`].join('|'),
  translate: (text) => fixed[text] ?? text.replace(`${word} `, `${translated} `),
});

const anything = asItIs('.*');

const kinds: Readonly<Record<string, Kind>> = {
  digits: asItIs('\\d+'),
  /** Portuguese parts thousands with a space, and not in numbers of four digits. */
  number: {
    pattern: '[\\d,]+',
    translate: (text) => text.replaceAll(',', text.length > 5 ? '\u00A0' : ''),
  },
  direction: oneOf({
    up: 'para cima',
    down: 'para baixo',
    left: 'para a esquerda',
    right: 'para a direita',
  }),
  piece: named({ 'the block': 'o bloco' }, 'cube', 'o cubo'),
  covered: named({ 'a hole': 'um buraco' }, 'group', 'a folha'),
  mark: oneOf({ start: 'início', goal: 'alvo' }),
  game: oneOf(Object.fromEntries(games.map(({ id, name }) => [name, pt.games[id]?.name ?? name]))),
  cells: counted('cell', 'casa', 'casas'),
  tiles: counted('tile', 'peça', 'peças'),
  goals: counted('goal', 'alvo', 'alvos'),
};

/** A sentence of the catalogue, ready to be recognised. */
interface Compiled {
  readonly english: string;
  readonly pattern: RegExp;
  /** One for each place in the English pattern, in its order. */
  readonly places: readonly { readonly name: string; readonly kind: Kind }[];
  readonly portuguese: string;
}

const place = /\{(\d)(?::(\w+))?\}/g;

function compile([english, portuguese]: readonly [string, string]): Compiled {
  const places = [...english.matchAll(place)].map(([, name = '', kind = '']) => ({
    name,
    kind: kind === '' ? anything : kinds[kind]!,
  }));
  const fixed = english.split(place).filter((_, index) => index % 3 === 0);
  const pattern = fixed
    .map((text, index) => escaped(text) + (index < places.length ? `(${places[index]!.kind.pattern})` : ''))
    .join('');
  return { english, pattern: new RegExp(`^${pattern}$`, 'su'), places, portuguese };
}

let compiled: readonly Compiled[] | undefined;

/** What a sentence is in Portuguese and the English pattern it follows; undefined when it is none of the catalogue. */
export function recogniseSentence(
  sentence: string,
): { readonly english: string; readonly portuguese: string } | undefined {
  compiled ??= portugueseSentences.map(compile);
  for (const { english, pattern, places, portuguese } of compiled) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const values = new Map(places.map(({ name, kind }, index) => [name, kind.translate(match[index + 1]!)]));
    return { english, portuguese: portuguese.replace(place, (_, name: string) => values.get(name) ?? '') };
  }
  return undefined;
}

/**
 * A sentence of the rules or of the level reader, which are in English, in the player's language. One that is not in
 * the catalogue stays as it is.
 */
export const translateSentence = (language: Language, sentence: string): string =>
  language === 'en' ? sentence : (recogniseSentence(sentence)?.portuguese ?? sentence);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
