/** The outcome of something that can fail for reasons a caller should handle: errors are values. */
export type Result<T, E = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** What has worked. */
export const success = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
/** What has not, and why. */
export const failure = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
