import type { View } from '../../../core/view.ts';
import type { Motion } from '../../../web/play/motion.ts';
import { backOut, bounceOut, clamp, fallIn, pulse, smooth, swingIn } from './ease.ts';
import { type Body, bodiesOf, type Place, type Point, tipOf, turned } from './pose.ts';
import { type Fall, fallOf, isSunk, type Roll, type Transition, transitionOf } from './transition.ts';

/** A piece at one moment. */
export interface PieceFrame {
  readonly body: Body;
  readonly centre: Point;
  /** How far it is turned out of the pose that the body has at rest, about its own centre. */
  readonly axis: 'x' | 'z';
  readonly angle: number;
  /** Sideways and upwards; 1 is its true size. */
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  /** It goes down into the goal: what is below the floor is not seen. */
  readonly sinks: boolean;
  /** It falls from where it lay like this: drawings let it fade before it leaves them. */
  readonly fallsFrom?: Body;
}

/** A floor cell that is out of its place. */
export interface TileFrame {
  readonly drop: number;
  readonly tilt: number;
}

/** The board at one moment; cells by number, row by row. */
export interface Frame {
  readonly pieces: readonly PieceFrame[];
  /** The bridge cells that swing: 0 hangs down, 1 lies level. The others are as the view says. */
  readonly flaps: ReadonlyMap<number, number>;
  readonly tiles: ReadonlyMap<number, TileFrame>;
  /** How brightly the goal answers, 0 to 1. */
  readonly glow: number;
}

/** The animation of one motion; after its end the board is at rest. */
export interface Clip {
  readonly milliseconds: number;
  /** The view after the end. */
  readonly end: View;
  at(milliseconds: number): Frame;
}

/** How long things take that follow a roll of `usualRoll`. They are cut short by the next motion. */
const usualRoll = 220;
const tail = { settle: 150, swing: 420, split: 340, join: 220, sink: 620, strain: 340 } as const;
const fallTime = 360;
const returnTime = 170;
/** Undoing runs backwards through what followed the roll, but not for longer than this. */
const longestUndoneTail = 180;

const quarter = Math.PI / 2;
/** The centre of a sunk block: its top lies just below the floor. */
export const sunkCentre = -1;
const sunkWidth = 0.8;

const none = new Map<number, never>();

function resting(body: Body, sunk = false): PieceFrame {
  return {
    body,
    centre: sunk ? { ...body.centre, y: sunkCentre } : body.centre,
    axis: 'x',
    angle: 0,
    width: sunk ? sunkWidth : 1,
    height: 1,
    opacity: 1,
    sinks: sunk,
  };
}

/** The board at rest. */
export const stillFrame = (view: View): Frame => ({
  pieces: bodiesOf(view).map((body) => resting(body, isSunk(view, body))),
  flaps: none,
  tiles: none,
  glow: bodiesOf(view).some((body) => isSunk(view, body)) ? 1 : 0,
});

/** The clip of a motion; undefined where the board is simply drawn as it is afterwards. */
export function clipOf(motion: Motion): Clip | undefined {
  const { kind, before, after, direction, choice, milliseconds } = motion;
  if (milliseconds <= 0 || kind === 'jump') return undefined;
  const columns = after.cells[0]?.length ?? 0;
  const pace = Math.min(2, Math.max(0.4, milliseconds / usualRoll));
  if (kind === 'refused') {
    const fall = fallOf(before, direction, choice);
    return fall && paced(fallClip(fall, after, milliseconds / pace, columns), pace);
  }
  const backwards = kind === 'undo';
  const transition = backwards
    ? transitionOf(after, before, direction, choice)
    : transitionOf(before, after, direction, choice);
  if (!transition.roll && transition.swings.length === 0) return undefined;
  const rolling = milliseconds / pace;
  const lasting = tailOf(transition);
  const at = frames(transition, rolling, columns);
  if (!backwards) return paced({ milliseconds: rolling + lasting, end: after, at }, pace);
  // Settling is not undone: only what has changed the board is.
  const undone =
    transition.outcome !== 'rests' || transition.swings.length > 0 ? Math.min(lasting, longestUndoneTail) : 0;
  return paced(
    {
      milliseconds: undone + rolling,
      end: after,
      at: (time) => at(time < undone ? rolling + (1 - time / undone) * lasting : rolling - (time - undone)),
    },
    pace,
  );
}

/** The same clip, slower or faster. */
const paced = ({ milliseconds, end, at }: Clip, pace: number): Clip => ({
  milliseconds: milliseconds * pace,
  end,
  at: (time) => at(time / pace),
});

function tailOf({ outcome, swings, strained }: Transition): number {
  const following = { rests: tail.settle, splits: tail.split, joins: tail.join, sinks: tail.sink }[outcome];
  return Math.max(following, swings.length > 0 ? tail.swing : 0, strained.length > 0 ? tail.strain : 0);
}

/** The frames of a transition: the roll in `rollTime`, then what follows it. */
function frames(transition: Transition, rollTime: number, columns: number): (time: number) => Frame {
  const { roll, still, swings, strained } = transition;
  const number = ({ row, column }: Place): number => row * columns + column;
  return (time) => {
    const later = time - rollTime;
    const pieces = !roll
      ? transition.after.map((body) => resting(body))
      : later < 0
        ? [...still.map((body) => resting(body)), tipping(roll, fallIn(time / rollTime))]
        : afterwards(transition, roll, later);
    const flaps = swings.map((swing): [number, number] => {
      const open = swing.opens ? bounceOut(later / tail.swing) : 1 - swingIn(later / tail.swing);
      return [number(swing), later <= 0 ? (swing.opens ? 0 : 1) : open];
    });
    const shaking = strained.map((cell): [number, TileFrame] => [number(cell), strain(later / tail.strain)]);
    return {
      pieces,
      flaps: new Map(flaps),
      tiles: later > 0 ? new Map(shaking) : none,
      glow: transition.outcome === 'sinks' ? smooth(later / tail.sink) : 0,
    };
  };
}

/** A body part of the way through its quarter turn. */
function tipping({ body, direction }: Roll, part: number): PieceFrame {
  const { pivot, axis, sign } = tipOf(body, direction);
  const angle = sign * quarter * part;
  return { ...resting(body), centre: turned(body.centre, pivot, axis, angle), axis, angle };
}

/** The pieces once the roll is over. */
function afterwards({ outcome, still, after }: Transition, roll: Roll, later: number): readonly PieceFrame[] {
  const others = still.map((body) => resting(body));
  switch (outcome) {
    case 'rests': {
      // A short rebound about the edge it fell over.
      const rebound = 0.028 * pulse(later / tail.settle);
      return [...others, rebound > 0 ? tipping(roll, 1 - rebound) : resting(roll.landed)];
    }
    case 'joins': {
      const swell = 1 + 0.06 * pulse(later / tail.join);
      return after.map((body) => ({ ...resting(body), width: swell, height: swell }));
    }
    case 'sinks': {
      const part = clamp((later - 70) / (tail.sink - 70));
      const { centre } = roll.landed;
      const narrow = 1 - (1 - sunkWidth) * smooth(part * 3);
      return [
        {
          ...resting(roll.landed),
          centre: { ...centre, y: centre.y + (sunkCentre - centre.y) * smooth(part) },
          width: narrow,
          sinks: true,
        },
      ];
    }
    case 'splits': {
      const going = 1 - smooth(later / (tail.split * 0.45));
      const coming = backOut((later - tail.split * 0.3) / (tail.split * 0.7));
      return [
        ...(going > 0 ? [shrunk(roll.landed, going)] : []),
        ...(coming > 0 ? after.map((body) => shrunk(body, coming)) : []),
      ];
    }
  }
}

/** A body that is less than its size and keeps its foot on the floor. */
const shrunk = (body: Body, size: number): PieceFrame => ({
  ...resting(body),
  centre: { ...body.centre, y: (body.size.y / 2) * size },
  width: size,
  height: size,
});

function strain(part: number): TileFrame {
  if (part <= 0 || part >= 1) return { drop: 0, tilt: 0 };
  const fading = (1 - part) ** 2;
  return {
    drop: 0.05 * fading * Math.abs(Math.sin(part * 22)),
    tilt: 0.05 * fading * Math.sin(part * 31),
  };
}

/** Tips over the edge, falls, fades, and is back where it was. */
function fallClip(fall: Fall, view: View, tipTime: number, columns: number): Clip {
  const { body, landed, still, breaks } = fall;
  const others = still.map((each) => resting(each));
  const total = tipTime + fallTime + returnTime;
  const broken = breaks && breaks.row * columns + breaks.column;
  return {
    milliseconds: total,
    end: view,
    at: (time) => {
      const falling = (time - tipTime) / fallTime;
      const returning = clamp((time - tipTime - fallTime) / returnTime);
      const piece =
        falling < 0
          ? { ...tipping(fall, fallIn(time / tipTime)), fallsFrom: body }
          : falling < 1
            ? { ...tumbling(fall, falling), opacity: 1 - smooth((falling - 0.35) / 0.65), fallsFrom: body }
            : { ...shrunk(body, 0.8 + 0.2 * backOut(returning)), opacity: smooth(returning) };
      const tile: TileFrame =
        falling < 1
          ? { drop: 2.4 * clamp(falling) ** 2, tilt: 0.5 * clamp(falling) }
          : { drop: 0.5 * (1 - smooth(returning)), tilt: 0 };
      return {
        pieces: [...others, piece],
        flaps: none,
        tiles: broken === undefined || falling < 0 ? none : new Map([[broken, tile]]),
        glow: 0,
      };
    },
  };

  function tumbling(each: Fall, part: number): PieceFrame {
    const down = 3.4 * part * part;
    const { axis, sign } = tipOf(each.body, each.direction);
    const firm = each.firm[0];
    if (firm) {
      // One end is borne: the other one pulls it down over the edge between the two.
      const loose = landed.cells.find((cell) => cell !== firm)!;
      const way = { x: loose.column - firm.column, z: loose.row - firm.row };
      const over =
        way.z !== 0 ? ({ axis: 'x', sign: way.z } as const) : ({ axis: 'z', sign: -way.x } as const);
      const angle = over.sign * quarter * 0.95 * part;
      const pivot = { ...landed.centre, y: 0 };
      const centre = turned(landed.centre, pivot, over.axis, angle);
      const drift = 0.55 * part;
      return {
        ...resting(landed),
        centre: { x: centre.x + way.x * drift, y: centre.y - down * part, z: centre.z + way.z * drift },
        axis: over.axis,
        angle,
      };
    }
    const spin = each.breaks ? 0.06 * part : 0.75 * part;
    const drift = each.breaks ? 0 : 0.35 * part;
    const forward = axis === 'x' ? { x: 0, z: sign } : { x: -sign, z: 0 };
    return {
      ...resting(landed),
      centre: {
        x: landed.centre.x + forward.x * drift,
        y: landed.centre.y - down,
        z: landed.centre.z + forward.z * drift,
      },
      axis,
      angle: sign * spin,
    };
  }
}
