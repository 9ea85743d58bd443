import { MAX_SKILL_SECONDS, SHORTEST_SKILL } from '#model/listing/ranking-settings';
import type { ChartMeta, SongMetaRecord } from '#model/records/song-meta';
import { eachMinute, scorePerPower } from '#model/rules/song-ranking';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './curves.module.css';
import type { MetaQuery } from './meta-query.ts';
import { spread } from './spread.ts';

interface Props {
  readonly meta: SongMetaRecord;
  readonly query: MetaQuery;
  /** Of the song; null where it is unknown, so that nothing can be said of a minute. */
  readonly lengthSeconds: number | null;
}

const WIDTH = 420;
const HEIGHT = 200;
const EDGE = { left: 52, right: 32, top: 12, bottom: 28 } as const;
const LINES = 4;
const SECONDS = Array.from(
  { length: MAX_SKILL_SECONDS - SHORTEST_SKILL + 1 },
  (_, step) => SHORTEST_SKILL + step,
);

interface Point {
  readonly seconds: number;
  readonly score: number;
}

/** Only what was published: the curve bends there and nowhere else. */
const pointsOf = (chart: ChartMeta, query: MetaQuery, rank: (score: number) => number): readonly Point[] =>
  [...chart.keys()]
    .filter((seconds) => seconds >= SHORTEST_SKILL && seconds <= MAX_SKILL_SECONDS)
    .map((seconds) => ({ seconds, score: rank(scorePerPower(chart, { ...query, skillSeconds: seconds })) }));

/** Lines of text at the ends of curves. */
const NAME_HEIGHT = 12;

const x = (seconds: number): number =>
  EDGE.left +
  ((seconds - SHORTEST_SKILL) / (MAX_SKILL_SECONDS - SHORTEST_SKILL)) * (WIDTH - EDGE.left - EDGE.right);

/** What charts are ranked by, over the length of skills, the chosen length marked; a table for screen readers. */
export function Curves({ meta, query, lengthSeconds }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const minutes = query.order === 'perMinute' ? lengthSeconds : null;
  const rank = (score: number) => (minutes === null ? score : eachMinute(score, minutes, query.menuSeconds));
  const title = t(minutes === null ? 'songMeta.curves' : 'songMeta.curvesPerMinute');
  const curves = DIFFICULTIES.flatMap((difficulty) => {
    const chart = meta[difficulty];
    return chart ? [{ difficulty, points: pointsOf(chart, query, rank) }] : [];
  });
  const scores = curves.flatMap(({ points }) => points.map(({ score }) => score));
  const low = Math.min(...scores);
  const span = Math.max(...scores) - low || 1;
  const y = (score: number): number =>
    HEIGHT - EDGE.bottom - ((score - low) / span) * (HEIGHT - EDGE.top - EDGE.bottom);
  const names = spread(
    curves.map(({ points }) => y(points.at(-1)?.score ?? low)),
    NAME_HEIGHT,
    HEIGHT - EDGE.bottom,
  );
  const percent = (score: number): string => format.percent(Math.round(score * 100));
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.chart}>
        {Array.from({ length: LINES + 1 }, (_, line) => low + (span * line) / LINES).map((score) => (
          <g key={score}>
            <line
              className={styles.grid}
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(score)}
              y2={y(score)}
            />
            <text className={styles.tick} x={EDGE.left - 8} y={y(score) + 4} textAnchor="end">
              {percent(score)}
            </text>
          </g>
        ))}
        {SECONDS.map((seconds) => (
          <text key={seconds} className={styles.tick} x={x(seconds)} y={HEIGHT - 8} textAnchor="middle">
            {t('unit.seconds', { seconds: format.decimal(seconds) })}
          </text>
        ))}
        <line
          className={styles.chosen}
          x1={x(query.skillSeconds)}
          x2={x(query.skillSeconds)}
          y1={EDGE.top}
          y2={HEIGHT - EDGE.bottom}
        />
        {curves.map(({ difficulty, points }, i) => (
          <Curve key={difficulty} difficulty={difficulty} points={points} y={y} nameY={names[i] ?? 0} />
        ))}
      </svg>
      <CurveTable title={title} curves={curves} />
    </figure>
  );
}

interface CurveProps {
  readonly difficulty: Difficulty;
  readonly points: readonly Point[];
  readonly y: (score: number) => number;
  /** Where its name stands clear of the others. */
  readonly nameY: number;
}

function Curve({ difficulty, points, y, nameY }: CurveProps) {
  const { t } = useTranslation();
  const last = points.at(-1);
  return (
    <g style={{ '--fill': `var(--diff-${difficulty})` }}>
      <polyline
        className={styles.curve}
        points={points.map(({ seconds, score }) => `${x(seconds)},${y(score)}`).join(' ')}
      />
      {last && (
        <text className={styles.name} x={x(last.seconds) + 6} y={nameY + 4}>
          {t(`difficulty.short.${difficulty}`)}
        </text>
      )}
    </g>
  );
}

interface TableProps {
  readonly title: string;
  readonly curves: readonly { readonly difficulty: Difficulty; readonly points: readonly Point[] }[];
}

function CurveTable({ title, curves }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lengths = curves[0]?.points.map(({ seconds }) => seconds) ?? [];
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('songMeta.chart')}</th>
            {lengths.map((seconds) => (
              <th key={seconds} scope="col">
                {t('unit.seconds', { seconds: format.decimal(seconds) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curves.map(({ difficulty, points }) => (
            <tr key={difficulty}>
              <th scope="row">{t(`difficulty.${difficulty}`)}</th>
              {points.map(({ seconds, score }) => (
                <td key={seconds}>{format.exactPercent(score * 100)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
