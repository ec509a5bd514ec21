import { defineConfig } from 'tsdown';
import { assembly } from './scripts/assembly.ts';

export default defineConfig({
  entry: { main: 'attack/main.ts' },
  plugins: [assembly()],
  outDir: 'dist/attack',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
});
