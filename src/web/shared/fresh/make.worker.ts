import { serve } from '../worker/serve.ts';
import { runMake } from './run-make.ts';

serve(runMake);
