import { useId } from 'react';
import type { ChartAnalysis } from '#model/chart/analysis/analyse';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import type { Tempo } from '#model/chart/playing/playable';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DrawnChart } from '../drawn-chart.data.ts';
import { MAX_SKILL, MIN_SKILL, SKILL_SECONDS } from './address.ts';
import { Bar } from './bar.tsx';
import styles from './chart.module.css';
import { Density } from './density.tsx';
import { Figures } from './figures.tsx';

interface FactsProps {
  readonly analysis: ChartAnalysis;
  readonly tempos: readonly Tempo[];
}

/** More changes of tempo than these are a number. */
const MAX_TEMPOS = 6;

/** Tempo, and what there is of patterns. */
function Facts({ analysis, tempos }: FactsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { details, patterns } = analysis;
  const speeds = tempos.map(({ bpm }) => integer(Math.abs(bpm)));
  const rows = [
    [
      t('chart.tempos'),
      speeds.length > MAX_TEMPOS ? t('chart.tempoChanges', { count: speeds.length - 1 }) : speeds.join(' · '),
    ],
    [t('chart.bars'), integer(details.bars)],
    [t('chart.chords'), integer(patterns.filter(({ kind }) => kind === 'chord').length)],
    [t('chart.trills'), integer(patterns.filter(({ kind }) => kind === 'trill').length)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly drawn: DrawnChart;
  /** Null until it is worked out. */
  readonly analysis: ChartAnalysis | null;
  readonly difficulty: Difficulty;
  readonly level: number | null;
  /** Length of skills in seconds. */
  readonly skill: number;
  readonly onSkill: (seconds: number) => void;
}

/** What the chart asks for, in numbers. */
export function Panel({ drawn, analysis, difficulty, level, skill, onSkill }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { notes } = drawn.plain;
  return (
    <aside className={styles.panel} aria-label={t('chart.analysis')}>
      <section className={styles.block} id="notes">
        <div className={styles.blockHead}>
          <h2>{t('chart.notes', { count: notes.length, notes: integer(notes.length) })}</h2>
          {level !== null && <DifficultyTag difficulty={difficulty} level={level} named />}
        </div>
        {analysis && <Facts analysis={analysis} tempos={drawn.plain.tempos} />}
      </section>
      {analysis && <Kinds analysis={analysis} />}
      <Density drawn={drawn} skill={skill} />
      {analysis && <Hands analysis={analysis} />}
      <Windows drawn={drawn} skill={skill} onSkill={onSkill} />
      {analysis && <Figures figures={analysis.figures} difficulty={difficulty} />}
    </aside>
  );
}

/** Notes of each kind, as players tell them apart. */
function Kinds({ analysis }: { readonly analysis: ChartAnalysis }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { counts, details } = analysis;
  const rows = [
    ['tap', 'tap', counts.single - details.offBeat],
    ['offBeat', 'off', details.offBeat],
    ['flick', 'flick', counts.flick],
    ['hold', 'hold', counts.holdStart + counts.holdEnd],
    ['tick', 'hold', counts.holdTick],
    ['directional', 'left', counts.directional],
    ['skill', 'skill', counts.skill],
  ] as const;
  const most = Math.max(1, ...rows.map(([, , count]) => count));
  return (
    <section className={styles.block} id="kinds">
      <h2>{t('chart.kinds')}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(([kind, color, count]) => (
            <tr key={kind}>
              <th scope="row">{t(`chart.kind.${kind}`)}</th>
              <td>
                <Bar share={count / most} color={`var(--chart-${color})`} />
              </td>
              <td className={styles.number}>{integer(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each hand plays, by the model of two hands, and the seconds that ask most. */
function Hands({ analysis }: { readonly analysis: ChartAnalysis }) {
  const { t } = useTranslation();
  const { percent, length, decimal, integer } = useFormat();
  const { figures, fastest, hardest } = analysis;
  return (
    <section className={styles.block} id="hands">
      <h2>{t('chart.hands')}</h2>
      <span className={styles.split} aria-hidden="true">
        <span style={{ flexGrow: figures.leftShare }} />
        <span style={{ flexGrow: 1 - figures.leftShare }} />
      </span>
      <div className={styles.pair}>
        <span>
          {t('chart.left')} <b>{percent(100 * figures.leftShare)}</b>
        </span>
        <span>
          {t('chart.right')} <b>{percent(100 * (1 - figures.leftShare))}</b>
        </span>
      </div>
      {fastest && (
        <p className="muted">
          {t('chart.fastest', {
            speed: decimal(fastest.lanesPerSecond),
            hand: t(`chart.${fastest.hand}`),
            time: length(fastest.to.time),
          })}
        </p>
      )}
      {hardest.length > 0 && (
        <>
          <h3>{t('chart.hardest')}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('chart.time')}</th>
                <th scope="col" className={styles.number}>
                  {t('chart.hits')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('chart.lanesMoved')}
                </th>
              </tr>
            </thead>
            <tbody>
              {hardest.map(({ from, hits, lanes }) => (
                <tr key={from}>
                  <th scope="row">{length(from)}</th>
                  <td className={styles.number}>{integer(hits)}</td>
                  <td className={styles.number}>{decimal(lanes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

type WindowsProps = Pick<Props, 'drawn' | 'skill' | 'onSkill'>;

/** How many notes the skills cover, and fever. */
function Windows({ drawn, skill, onSkill }: WindowsProps) {
  const { t } = useTranslation();
  const { integer, percent, length, decimal } = useFormat();
  const otherId = useId();
  const windows = skillStretches(drawn.scoring, skill);
  const fever = feverStretch(drawn.scoring);
  const most = Math.max(1, ...windows.map(({ notes }) => notes));
  return (
    <section className={styles.block} id="skills">
      <div className={styles.blockHead}>
        <h2>{t('chart.windows')}</h2>
        <SegmentedChoice
          label={t('chart.skillSeconds')}
          value={skill}
          choices={SKILL_SECONDS.map((seconds) => ({
            value: seconds,
            label: t('chart.seconds', { seconds: decimal(seconds) }),
          }))}
          onChange={onSkill}
        />
      </div>
      <label className={styles.pair} htmlFor={otherId}>
        {t('chart.otherSeconds')}
        <NumberField
          id={otherId}
          value={skill}
          min={MIN_SKILL}
          max={MAX_SKILL}
          decimals={1}
          width={72}
          onChange={onSkill}
        />
      </label>
      {windows.length === 0 && <p className="muted">{t('chart.noSkills')}</p>}
      <table className={styles.table}>
        <tbody>
          {windows.map(({ from, notes, share }, index) => (
            <tr key={from}>
              <th scope="row">{t('chart.skillNumber', { number: integer(index + 1) })}</th>
              <td className="muted">{length(from)}</td>
              <td>
                <Bar share={notes / most} color="var(--chart-skill)" />
              </td>
              <td className={styles.number}>{integer(notes)}</td>
              <td className={styles.number}>{percent(100 * share)}</td>
            </tr>
          ))}
          {fever && (
            <tr>
              <th scope="row">{t('chart.mark.fever')}</th>
              <td className="muted" colSpan={2}>
                {length(fever.from)} – {length(fever.to)}
              </td>
              <td className={styles.number}>{integer(fever.notes)}</td>
              <td className={styles.number}>{percent(100 * fever.share)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
