import { useTranslation } from 'react-i18next';
import type { ChartMeta, SongMetaRecord } from '#model/records/song-meta';
import { scorePerPower } from '#model/rules/song-ranking';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { useFormat } from '#src/components/format.ts';
import styles from './curves.module.css';
import { LONGEST_SKILL, type MetaQuery, SHORTEST_SKILL } from './meta-query.ts';

interface Props {
  readonly meta: SongMetaRecord;
  readonly query: MetaQuery;
}

const WIDTH = 420;
const HEIGHT = 200;
const EDGE = { left: 52, right: 32, top: 12, bottom: 28 } as const;
const LINES = 4;
const SECONDS = Array.from(
  { length: LONGEST_SKILL - SHORTEST_SKILL + 1 },
  (_, step) => SHORTEST_SKILL + step,
);

interface Point {
  readonly seconds: number;
  readonly score: number;
}

/** Only what was published: the curve bends there and nowhere else. */
const pointsOf = (chart: ChartMeta, query: MetaQuery): readonly Point[] =>
  [...chart.keys()]
    .filter((seconds) => seconds >= SHORTEST_SKILL && seconds <= LONGEST_SKILL)
    .map((seconds) => ({ seconds, score: scorePerPower(chart, { ...query, skillSeconds: seconds }) }));

const x = (seconds: number): number =>
  EDGE.left +
  ((seconds - SHORTEST_SKILL) / (LONGEST_SKILL - SHORTEST_SKILL)) * (WIDTH - EDGE.left - EDGE.right);

/** Score of each chart over the length of skills, the chosen length marked; a table for screen readers. */
export function Curves({ meta, query }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const curves = DIFFICULTIES.flatMap((difficulty) => {
    const chart = meta[difficulty];
    return chart ? [{ difficulty, points: pointsOf(chart, query) }] : [];
  });
  const scores = curves.flatMap(({ points }) => points.map(({ score }) => score));
  const low = Math.min(...scores);
  const span = Math.max(...scores) - low || 1;
  const y = (score: number): number =>
    HEIGHT - EDGE.bottom - ((score - low) / span) * (HEIGHT - EDGE.top - EDGE.bottom);
  const percent = (score: number): string => format.percent(Math.round(score * 100));
  return (
    <figure className={styles.figure}>
      <figcaption>{t('songMeta.curves')}</figcaption>
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
        {curves.map(({ difficulty, points }) => (
          <Curve key={difficulty} difficulty={difficulty} points={points} y={y} />
        ))}
      </svg>
      <CurveTable curves={curves} />
    </figure>
  );
}

interface CurveProps {
  readonly difficulty: Difficulty;
  readonly points: readonly Point[];
  readonly y: (score: number) => number;
}

function Curve({ difficulty, points, y }: CurveProps) {
  const { t } = useTranslation();
  const last = points.at(-1);
  return (
    <g style={{ '--fill': `var(--diff-${difficulty})` }}>
      <polyline
        className={styles.curve}
        points={points.map(({ seconds, score }) => `${x(seconds)},${y(score)}`).join(' ')}
      />
      {last && (
        <text className={styles.name} x={x(last.seconds) + 6} y={y(last.score) + 4}>
          {t(`difficulty.short.${difficulty}`)}
        </text>
      )}
    </g>
  );
}

interface TableProps {
  readonly curves: readonly { readonly difficulty: Difficulty; readonly points: readonly Point[] }[];
}

function CurveTable({ curves }: TableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lengths = curves[0]?.points.map(({ seconds }) => seconds) ?? [];
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('songMeta.curves')}</caption>
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
