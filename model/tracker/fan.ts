import { pointsAt, type Sample } from './pace.ts';

/** A forecast as the server answers it; all points whole. */
export interface ForecastValues {
  readonly final: number;
  readonly low: number;
  readonly high: number;
  /** The expected way from the reading that the forecast knew last to the end. */
  readonly path: readonly Sample[];
}

/** A moment of the expected way, with the interval around it. */
export interface FanPoint extends Sample {
  readonly low: number;
  readonly high: number;
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * The way from the last reading to the end, and the interval around it (reference R60). All three have the shape of the path: each
 * reaches its end by the shares in which the path does. So the interval has no width at the reading, grows with what is still to
 * come, and always holds the path. A reading newer than the forecast cuts off what came before it. Nothing when the path is over.
 */
export function fanFrom({ final, low, high, path }: ForecastValues, last: Sample): readonly FanPoint[] {
  const ahead = path.filter(({ time }) => time > last.time);
  const end = ahead.at(-1);
  if (!end) return [];
  const begun = pointsAt(path, last.time) ?? path[0]?.ep ?? 0;
  const rise = end.ep - begun;
  // Points never fall, so neither does an end that the readings have passed already.
  const ends = [Math.min(low, final), final, Math.max(high, final)].map((value) => Math.max(value, last.ep));
  const at = (time: number, share: number): FanPoint => {
    const [least = 0, middle = 0, most = 0] = ends.map((value) => last.ep + share * (value - last.ep));
    return { time, ep: middle, low: least, high: most };
  };
  const steps = ahead.map(({ time, ep }) =>
    at(time, rise > 0 ? clamped((ep - begun) / rise, 0, 1) : (time - last.time) / (end.time - last.time)),
  );
  return [at(last.time, 0), ...steps];
}
