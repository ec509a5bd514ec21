/** Input cannot be read, or is not what was expected; the message says what and where in a sentence. */
export class Unreadable extends RangeError {}
