import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { main: 'attack/main.ts' },
  outDir: 'dist/attack',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
});
