/** A module of WebAssembly in base64, made from AssemblyScript; see scripts/assembly.ts. */
declare module '*?wasm' {
  const code: string;
  export default code;
}
