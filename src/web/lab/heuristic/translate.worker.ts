import { serve } from '../../shared/worker/serve.ts';
import { translate } from './translate.ts';

serve(translate);
