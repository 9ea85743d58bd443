import type { DayOfPlay } from '#model/plan/stairs';
import { DAY_MS } from '#model/vocabulary/time';
import type { CurveView } from '#src/kit/curve/curves.types.ts';
import { useFormat } from '#src/kit/text/format.ts';
import styles from '../eventcalculator.module.css';

interface Props {
  readonly days: readonly DayOfPlay[];
  readonly view: CurveView;
  /** Null where it is no time of the plan. */
  readonly now: number | null;
}

/** Plays of each day as bars below the chart, on its axis; normal lives below, challenge lives on top. A table says the same. */
export function DayBars({ days, view, now }: Props) {
  const { integer } = useFormat();
  const { from, to, left, width } = view;
  const most = Math.max(...days.map(({ lives, challengeLives }) => lives + challengeLives));
  const length = Math.max(1, to - from);
  // Of the first and the last day only a part shows: events begin and end in the middle of a day.
  const shown = days.flatMap((one) => {
    const [start, end] = [Math.max(from, one.day), Math.min(to, one.day + DAY_MS)];
    return end > start ? [{ ...one, at: (start + end) / 2 - from, part: end - start }] : [];
  });
  return (
    <div
      className={styles.dayBars}
      style={{ '--left': `${left}px`, '--width': `${width}px` }}
      aria-hidden="true"
    >
      {shown.map(({ day, at, part, lives, challengeLives }) => (
        <span
          key={day}
          className={styles.dayBar}
          data-today={(now !== null && now >= day && now < day + DAY_MS) || undefined}
          style={{ '--at': at / length, '--day': part / length }}
        >
          <b>{integer(lives + challengeLives)}</b>
          <i data-kind="challenge" style={{ '--share': challengeLives / most }} />
          <i style={{ '--share': lives / most }} />
        </span>
      ))}
    </div>
  );
}
