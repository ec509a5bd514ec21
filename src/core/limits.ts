/** The time limit of a search where none is given, in seconds: nothing runs for ever. */
export const usualSeconds = 600;
/** The same for one grade. */
export const usualGradeSeconds = 60;
/** And for one review. */
export const usualReviewSeconds = 60;

/** Solutions that are listed where all of them are asked for. */
export const usuallyListed = 10;

/** The largest limits: of time in seconds (a timer takes hardly more), of memory in megabytes, and of anything that is counted. */
export const mostSeconds = 1_000_000;
export const mostMegabytes = 1024 ** 2;
export const mostCounted = 2 ** 31 - 2;
