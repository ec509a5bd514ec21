import { serve } from '../../shared/worker/serve.ts';
import { runMake } from './run-make.ts';

serve(runMake);
