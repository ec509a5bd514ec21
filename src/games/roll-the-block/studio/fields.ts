import { headerOf, type Sketch } from '../../../core/sketch.ts';
import type { HeaderField, Named } from '../../../core/studio.ts';
import { writeSwitch } from '../level.ts';
import { actingSwitch, isBridge, isSwitch } from './switches.ts';

/** Whether a bridge is there at the start, and how a switch is pressed, for all that are on the board. */
export function fields(sketch: Sketch): readonly HeaderField[] {
  const signs = [...new Set(sketch.rows.flat())];
  const bridges = signs.filter(isBridge).sort((a, b) => Number(a) - Number(b));
  const switches = signs.filter(isSwitch).sort();
  return [...bridges.map(bridgeField), ...switches.flatMap((letter) => switchField(sketch, letter))];
}

const bridgeField = (number: string): HeaderField => ({
  key: `bridge ${number}`,
  name: { en: `Bridge ${number} at the start`, pt: `Ponte ${number} no início` },
  kind: 'choice',
  values: [
    { value: 'hidden', name: { en: 'hidden', pt: 'escondida' } },
    { value: 'shown', name: { en: 'shown', pt: 'visível' } },
  ],
});

const kinds: Readonly<Record<'soft' | 'heavy', Named>> = {
  soft: { en: 'soft', pt: 'leve' },
  heavy: { en: 'heavy', pt: 'pesado' },
};

/** What a switch acts on stays; the value that it has now is as it was written. None for a split one. */
function switchField(sketch: Sketch, letter: string): readonly HeaderField[] {
  const acting = actingSwitch(sketch, letter);
  if (!acting) return [];
  const key = `switch ${letter}`;
  const columns = sketch.rows[0]!.length;
  const values = (['soft', 'heavy'] as const).map((kind) => ({
    value: (kind === acting.kind && headerOf(sketch, key)) || writeSwitch({ ...acting, kind }, columns),
    name: kinds[kind],
  }));
  return [{ key, name: { en: `Switch ${letter}`, pt: `Botão ${letter}` }, kind: 'choice', values }];
}
