/** A module of WebAssembly in base64, made from the AssemblyScript beside it; see scripts/assembly.ts. */
declare module '*.wasm' {
  const code: string;
  export default code;
}
