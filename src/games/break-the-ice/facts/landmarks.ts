import type { Landmark } from '../../../core/facts.ts';
import type { IceLevel } from '../level.ts';
import type { IceState } from '../rules/state.ts';
import { blockName } from './names.ts';

/** One colour gone before another one. */
export function landmarks({ stacks }: IceLevel): readonly (readonly Landmark<IceState>[])[] {
  const colours = [...new Set(stacks.join(''))].sort();
  const isLeft = (state: IceState, colour: string): boolean =>
    state.stacks.some((stack) => stack.some((block) => block.colour === colour));
  return [
    colours.flatMap((first) =>
      colours
        .filter((second) => second !== first)
        .map((second) => ({
          id: `${first} before ${second}`,
          to: {
            en: `break the last ${blockName(first).en} before the last ${blockName(second).en}`,
            pt: `quebrar o último ${blockName(first).pt} antes do último ${blockName(second).pt}`,
          },
          cells: [],
          holds: (state: IceState) => !isLeft(state, first) && isLeft(state, second),
        })),
    ),
  ];
}
