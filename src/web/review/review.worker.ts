import { serve } from '../shared/worker/serve.ts';
import { runReview } from './run-review.ts';

serve(runReview);
