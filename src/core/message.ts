/** The values in a message: numbers, names, directions. */
export type Values = Readonly<Record<string, string | number>>;

/** A message to a person in no particular language: a stable code and its values. */
export interface Message {
  readonly code: string;
  readonly values: Values;
}

/** A catalogue lists codes with the values that each one needs; `Record<string, never>` where it needs none. */
type Catalogue<Codes> = { readonly [Code in keyof Codes]: Values };

/** A language's phrases for a catalogue. The compiler refuses a language that lacks one. */
export type Phrases<Codes extends Catalogue<Codes>> = {
  readonly [Code in keyof Codes]: (values: Codes[Code]) => string;
};

/** Makes messages of one catalogue: `const refuse = messagesOf<FoldRefusals>()`, then `refuse('no-group', { group })`. */
export const messagesOf =
  <Codes extends Catalogue<Codes>>() =>
  <Code extends keyof Codes & string>(
    code: Code,
    ...[values]: Codes[Code] extends Record<string, never> ? [] : [values: Codes[Code]]
  ): Message => ({ code, values: values ?? {} });

/** A message of one catalogue. */
export type MessageOf<Codes extends Catalogue<Codes>> = {
  readonly [Code in keyof Codes & string]: { readonly code: Code; readonly values: Codes[Code] };
}[keyof Codes & string];

/** Phrases of any catalogue, for code that only passes messages on. */
export type AnyPhrases = Readonly<Record<string, (values: never) => string>>;

/** A message in the language of the phrases; the code itself where they have no phrase for it. */
export const say = (phrases: AnyPhrases, { code, values }: Message): string =>
  phrases[code]?.(values as never) ?? code;
