import styles from './event-board.module.css';
import type { TimedValue } from './ranking-rows.ts';

const [WIDTH, HEIGHT] = [120, 32];
/** More points than pixels show nothing more. */
const MOST = 120;

interface Props {
  readonly points: readonly TimedValue[];
  /** What is foretold from the last point on. */
  readonly ahead?: readonly TimedValue[];
  /** Times of the left and the right edge. */
  readonly from: number;
  readonly to: number;
}

function thin(points: readonly TimedValue[]): readonly TimedValue[] {
  const every = Math.ceil(points.length / MOST);
  return points.filter((_, nth) => nth % every === 0 || nth === points.length - 1);
}

/** Points over the time of an event; the numbers beside it say the same in words. */
export function SmallCurve({ points, ahead = [], from, to }: Props) {
  if (points.length + ahead.length < 2) return null;
  const highest = Math.max(1, ...points.map(({ value }) => value), ...ahead.map(({ value }) => value));
  const at = ({ time, value }: TimedValue): string => {
    const x = Math.min(1, Math.max(0, (time - from) / Math.max(1, to - from)));
    return `${(x * WIDTH).toFixed(1)},${((1 - value / highest) * (HEIGHT - 2) + 1).toFixed(1)}`;
  };
  const line = (part: readonly TimedValue[]): string => thin(part).map(at).join(' ');
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <polyline points={line(points)} />
      {ahead.length > 1 && <polyline points={line(ahead)} className={styles.ahead} />}
    </svg>
  );
}
