import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { fourfold: 'src/cli/main.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
  clean: true,
});
