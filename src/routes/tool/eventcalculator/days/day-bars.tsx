import type { DayOfPlay } from '#model/plan/stairs';
import { DAY_MS } from '#model/vocabulary/time';
import { useFormat } from '#src/components/format.ts';
import type { CurveView } from '#src/parts/curves/curves.types.ts';
import styles from '../../eventcalculator.module.css';

interface Props {
  readonly days: readonly DayOfPlay[];
  readonly view: CurveView;
  readonly now: number;
}

/** Plays of each day as bars below the chart, on its axis; normal lives below, challenge lives on top. A table says the same. */
export function DayBars({ days, view, now }: Props) {
  const { integer } = useFormat();
  const { from, to, left, width } = view;
  const most = Math.max(...days.map(({ lives, challengeLives }) => lives + challengeLives));
  const share = (time: number): number => (time - from) / Math.max(1, to - from);
  const shown = days.filter(({ noon }) => noon > from && noon < to);
  return (
    <div
      className={styles.dayBars}
      style={{ '--left': `${left}px`, '--width': `${width}px`, '--day': DAY_MS / Math.max(1, to - from) }}
      aria-hidden="true"
    >
      {shown.map(({ day, noon, lives, challengeLives }) => (
        <span
          key={day}
          className={styles.dayBar}
          data-today={(now >= day && now < day + DAY_MS) || undefined}
          style={{ '--at': share(noon) }}
        >
          <b>{integer(lives + challengeLives)}</b>
          <i data-kind="challenge" style={{ '--share': challengeLives / most }} />
          <i style={{ '--share': lives / most }} />
        </span>
      ))}
    </div>
  );
}
