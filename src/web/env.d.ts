/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The text of a part with all that it imports, as one script; see scripts/bundled-text.ts. */
declare module '*?bundled' {
  const text: string;
  export default text;
}
