// The worker of one run: it solves what it is asked, as often as it is asked, and never gives way.
import { serve } from '../../../shared/worker/serve.ts';
import { runRequest } from './run-request.ts';

serve(runRequest);
