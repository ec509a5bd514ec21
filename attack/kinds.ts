import type { Attack } from './attack.ts';
import { argumentAttack } from './kinds/arguments.ts';
import { certificateAttack } from './kinds/certificates.ts';
import { faultAttack } from './kinds/faults.ts';
import { linkAttack } from './kinds/links.ts';
import { serverAttack } from './kinds/server.ts';
import { signalAttack } from './kinds/signals.ts';
import { storedAttack } from './kinds/stored.ts';
import { streamAttack } from './kinds/streams.ts';
import { studioAttack } from './kinds/studio.ts';
import { sweepAttack } from './kinds/sweeps.ts';
import { textAttack } from './kinds/texts.ts';

export const attacks = [
  textAttack,
  linkAttack,
  storedAttack,
  certificateAttack,
  argumentAttack,
  streamAttack,
  signalAttack,
  faultAttack,
  serverAttack,
  studioAttack,
  sweepAttack,
] as readonly Attack[];
