import { readLevel } from '../../shared/state/read-level.ts';
import { serve } from '../../shared/worker/serve.ts';
import { buildMap } from './build-map.ts';
import type { MapTask } from './protocol.ts';

serve(({ text, moves }: MapTask) => buildMap(readLevel(text), moves));
