import { NodeType, type ParseWrapper, type PartialParse, Tree } from '@lezer/common';

/** The levels of nesting beyond which a text gets no colours. */
const deepest = 1000;
const numbersPerLevel = 3;

/** What a parser of Lezer holds besides: its stacks, of which there is more than one while two readings are possible. */
type WithStacks = PartialParse & { readonly stacks: readonly { readonly stack: readonly number[] }[] };

/**
 * Lets the parser of an editor give up on nesting that no person writes. On some of it, such as thousands of `--` in a row, the
 * time of a step grows with the depth, and the page is held up for seconds.
 */
export const shallow: ParseWrapper = (inner, input) => {
  const parse = inner as WithStacks;
  return {
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (place) => parse.stopAt(place),
    advance: () =>
      parse.stacks.some(({ stack }) => stack.length > deepest * numbersPerLevel)
        ? new Tree(NodeType.none, [], [], parse.stoppedAt ?? input.length)
        : parse.advance(),
  };
};
