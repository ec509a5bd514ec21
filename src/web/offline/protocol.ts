/** A file of the app that is kept for offline use. */
export interface KeptFile {
  /** Relative to the app's folder; empty for the page itself. */
  readonly path: string;
  /** Of its content, as browsers check it: what arrives is this file or none. */
  readonly integrity: string;
  /** Not needed to start: fetched when the app is running. */
  readonly later: boolean;
}

/** All files of one build; any change of one of them is another version. */
export interface KeptFiles {
  readonly version: string;
  readonly files: readonly KeptFile[];
}

/** A request of the page to its service worker. */
export type OfflineRequest =
  /** To the version that waits: take the place of the one that runs. */
  | 'take-over'
  /** To the version that runs: fetch the files that could wait, remove those of older versions. */
  | 'settle';
