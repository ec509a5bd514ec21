import { serve } from '../../../shared/worker/serve.ts';
import { runDistanceTask } from './protocol.ts';

serve(runDistanceTask);
