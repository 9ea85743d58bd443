import type { SceneLayer } from '#model/media/live2d/scene/scene';

/** In pixels of the picture. */
export interface FingerPlace {
  readonly x: number;
  readonly y: number;
}

/** How one finger went, and where the other one is that it may be held together with. */
export interface FingerDrag {
  readonly from: FingerPlace;
  readonly to: FingerPlace;
  readonly other: FingerPlace | null;
}

/** Fingers on the picture; more than two do nothing. */
export function fingersOf() {
  const places = new Map<number, FingerPlace>();
  return {
    count: () => places.size,
    put(id: number, place: FingerPlace): void {
      if (places.size < 2) places.set(id, place);
    },
    /** Null for a finger that is not down. */
    move(id: number, to: FingerPlace): FingerDrag | null {
      const from = places.get(id);
      if (!from) return null;
      places.set(id, to);
      const other = [...places].find(([each]) => each !== id)?.[1] ?? null;
      return { from, to, other };
    },
    lift: (id: number): boolean => places.delete(id),
  };
}

type Pose = Pick<SceneLayer, 'x' | 'y' | 'scale' | 'turn'>;

/** Pixels into units of the stage, which is 2 high. */
export const moved = ({ x, y }: Pose, { from, to }: FingerDrag, height: number): Partial<Pose> => ({
  x: x + ((to.x - from.x) * 2) / height,
  y: y + ((to.y - from.y) * 2) / height,
});

const HALF_TURN = 180;
const between = (one: FingerPlace, other: FingerPlace) => ({
  length: Math.hypot(one.x - other.x, one.y - other.y),
  angle: (Math.atan2(one.y - other.y, one.x - other.x) * HALF_TURN) / Math.PI,
});

/** The shortest way from one angle to another. */
const way = (from: number, to: number): number => ((to - from + 540) % 360) - HALF_TURN;

/** Two fingers scale, turn and move at once: the middle between them goes half as far as either. */
export function pinched(pose: Pose, drag: FingerDrag, height: number): Partial<Pose> {
  const { from, to, other } = drag;
  if (!other) return moved(pose, drag, height);
  const before = between(from, other);
  const after = between(to, other);
  const half = { from, to: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, other };
  return {
    ...moved(pose, half, height),
    scale: before.length > 0 ? pose.scale * (after.length / before.length) : pose.scale,
    turn: pose.turn + way(before.angle, after.angle),
  };
}

/** A corner drawn away from the middle of the figure makes it larger. */
export function scaledBy(scale: number, middle: FingerPlace, from: FingerPlace, to: FingerPlace): number {
  const before = between(from, middle).length;
  return before > 0 ? scale * (between(to, middle).length / before) : scale;
}

/** How far a handle went around the middle, in degrees. */
export const turnedBy = (middle: FingerPlace, from: FingerPlace, to: FingerPlace): number =>
  way(between(from, middle).angle, between(to, middle).angle);
