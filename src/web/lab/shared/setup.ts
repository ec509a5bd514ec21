import type { Game, Heuristic } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Catalogue, CatalogueEntry } from '../../../games/catalogue.ts';
import { wholeGame } from '../../../games/index.ts';
import { levelId } from '../../../games/level-id.ts';
import type { GameLevel } from '../../../games/pack.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { type Change, meaningOf, writtenName } from '../../../search/algorithms/former.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { chooseMethod, type Method } from '../../../search/method.ts';
import { readMethod, splitMethod, type WrittenMethod } from '../../../search/written-method.ts';
import { type LinkProblem, packLevel, unpackLevel } from '../../shared/state/link.ts';

/** A level as the lab names it: one that comes with the app, or one that is all in the address. */
export interface LabLevel extends GameLevel {
  /** The ids of game and level, `…/0a1b`, or `~` and the packed level. */
  readonly reference: string;
  /** Stands for what is played, wherever it comes from; see `levelId`. */
  readonly id: string;
  readonly title: string | undefined;
}

/** A way to solve, with what was set of it. */
export type LabMethod = WrittenMethod;

/** Why a reference names no level: it holds none that can be read, or this version does not come with it. */
export type LevelProblem = LinkProblem | { readonly code: 'unknown-level' };

/** Finds the level that a reference names. */
export function levelOf(reference: string, catalogue: Catalogue): Result<LabLevel, LevelProblem> {
  if (reference.startsWith('~')) {
    const read = unpackLevel(reference.slice(1));
    return read.ok ? success(unshipped(read.value, reference)) : read;
  }
  const [game = '', id = ''] = reference.split('/');
  const entry = catalogue.find(game, id);
  return entry ? success(shippedLevel(entry)) : failure({ code: 'unknown-level' });
}

/** A level that comes with the app. */
export const shippedLevel = ({ game, level, id, title }: CatalogueEntry): LabLevel => ({
  ...{ game: wholeGame(game), level, id, title },
  reference: `${game.id}/${id}`,
});

/** A level that is not among the shipped ones; undefined when it is too large for an address. */
export function ownLevel(level: PlayedLevel): LabLevel | undefined {
  const packed = packLevel(level);
  return packed === undefined ? undefined : unshipped(level, `~${packed}`);
}

const unshipped = (level: PlayedLevel, reference: string): LabLevel => ({
  ...{ game: wholeGame(level.game), level: level.level, reference },
  id: levelId(level),
  title: level.level.info.title,
});

/** `algorithm~heuristic~option=value~cost=model`: only what was set, but for the algorithm. */
export function formatMethod({ algorithm, heuristic, cost, options }: LabMethod): string {
  return [
    writtenName(algorithm),
    ...(heuristic === undefined ? [] : [heuristic]),
    ...(cost === undefined ? [] : [`cost=${cost}`]),
    ...Object.entries(options).map(([id, value]) => `${id}=${value}`),
  ].join('~');
}

/** The parts of a written method, with the meaning that its name has today. */
function partsOf(text: string) {
  const { id, plain, options } = splitMethod(text, '~');
  return { ...meaningOf(id, options), plain };
}

/** The algorithm of a written method, where it has changed since and the text may mean what it was. */
export const changeIn = (text: string): Change | undefined => partsOf(text).change;

/**
 * Reads what `formatMethod` writes. It may still make no sense for a game: see `methodFor`. Only the general algorithms can be
 * recorded, so a tool that does more with them than to run them knows no others; one that does not says how to `find` them.
 */
export const parseMethod = (
  text: string,
  find: Parameters<typeof readMethod>[2] = findAlgorithm,
): Result<LabMethod, Message> => readMethod(partsOf(text), text, find);

/** The method for a game, with the heuristic that the game recommends (or its first) where one is needed and none was named. */
export function methodFor(game: Game, { algorithm, heuristic, cost }: LabMethod): Result<Method, Message> {
  const needsOne = findAlgorithm(algorithm)?.usesHeuristic && heuristic === undefined;
  const fallback = game.recommended.heuristic ?? game.heuristics[0]?.id;
  return chooseMethod(game, { algorithm, heuristic: needsOne ? fallback : heuristic, cost });
}

/** The heuristics of a game that an algorithm can use. */
export const heuristicsFor = (game: Game, algorithm: string): readonly Heuristic[] =>
  findAlgorithm(algorithm)?.usesHeuristic ? game.heuristics : [];
