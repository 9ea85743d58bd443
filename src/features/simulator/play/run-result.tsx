import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { accuracyOf, type BestRun, runOf } from '#model/chart/judging/best-runs';
import type { Judged } from '#model/chart/judging/judge';
import { type Errors, errorsOf, isAllPerfect, isFullCombo, tallyOf } from '#model/chart/judging/tally';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import {
  type SimulatorActor,
  useSimulatorCommands,
  useSimulatorPart,
  useStageSettings,
} from '../use-simulator.ts';
import styles from './play.module.css';

interface Props {
  readonly actor: SimulatorActor;
  readonly judged: readonly Judged[];
  /** Of the chart. */
  readonly notes: number;
  readonly best: BestRun | null;
  /** Null where nothing is kept. */
  readonly onEnd: ((run: BestRun) => void) | null;
}

/** What came of a run, when it is over; in sight at once. */
export function RunResult(props: Props) {
  const isOver = useSimulatorPart(props.actor, ({ status }) => status === 'ended');
  return isOver && props.judged.length === props.notes ? <Ended {...props} /> : null;
}

const PERCENT = 100;
const ICON = 16;

function Ended({ actor, judged, notes, best, onEnd }: Props) {
  const { t } = useTranslation();
  const { percent, integer } = useFormat();
  const { play } = useSimulatorCommands(actor);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFull = document.fullscreenElement !== null;
    const left = isFull ? document.exitFullscreen().catch(() => undefined) : Promise.resolve();
    void left.then(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  const tally = useMemo(() => tallyOf(judged), [judged]);
  const errors = useMemo(() => errorsOf(judged), [judged]);
  const accuracy = accuracyOf(tally, notes);
  const title = isAllPerfect(tally, notes)
    ? t('stage.run.allPerfect')
    : isFullCombo(tally, notes)
      ? t('stage.run.fullCombo')
      : t('stage.run.result');
  return (
    <section ref={box} className={styles.result} aria-label={t('stage.run.result')}>
      <div className={styles.top}>
        <h2>{title}</h2>
        <Button leftSection={<RotateCcw size={ICON} aria-hidden="true" />} onClick={play}>
          {t('stage.run.again')}
        </Button>
      </div>
      <p role="status">
        <strong className={styles.accuracy}>{percent(PERCENT * accuracy)}</strong>{' '}
        <Kept actor={actor} judged={judged} notes={notes} best={best} onEnd={onEnd} />
      </p>
      <Histogram errors={errors} />
      <p className="muted">
        {t('stage.run.sides', { early: integer(tally.early), late: integer(tally.late) })}
      </p>
      <Offset errors={errors} />
    </section>
  );
}

/** Keeps the run where it counts, and says how it compares with the best before. */
function Kept({ actor, judged, notes, best, onEnd }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const preset = useSimulatorPart(actor, ({ mode }) => (mode.kind === 'play' ? mode.preset : null));
  const isPractice = useSimulatorPart(actor, (view) => view.isPractice);
  const before = useRef(best);
  const run = useMemo(() => preset && runOf(judged, notes, preset), [judged, notes, preset]);
  useEffect(() => {
    if (run && !isPractice) onEnd?.(run);
  }, [run, isPractice, onEnd]);
  if (isPractice) return t('stage.run.practice');
  if (!run || !onEnd) return null;
  return before.current === null || run.accuracy > before.current.accuracy
    ? t('stage.run.newBest')
    : t('stage.run.best', { accuracy: percent(PERCENT * before.current.accuracy) });
}

const MS = 1000;
const HEIGHT = 60;

/** How early and late the hits were. */
function Histogram({ errors: { bins, mean } }: { readonly errors: Errors }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <figure className={styles.histogram}>
      <svg viewBox={`0 0 ${bins.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[...bins.entries()].map(([place, { count, error }]) => (
          <rect
            key={error}
            x={place + 0.1}
            y={HEIGHT * (1 - count / most)}
            width={0.8}
            height={(HEIGHT * count) / most}
            data-middle={error === 0 || undefined}
          />
        ))}
      </svg>
      <figcaption>
        <span>{t('stage.run.early')}</span>
        <span>
          {mean === null ? '–' : t('stage.milliseconds', { milliseconds: integer(Math.round(mean * MS)) })}
        </span>
        <span>{t('stage.run.late')}</span>
      </figcaption>
    </figure>
  );
}

/** Less is not worth a change. */
const WORTH_MS = 5;

/** The offset that these hits suggest. */
function Offset({ errors: { suggestedOffset } }: { readonly errors: Errors }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { settings, change } = useStageSettings();
  const offsetMs = suggestedOffset === null ? 0 : Math.round(suggestedOffset * MS);
  if (Math.abs(offsetMs) < WORTH_MS) return null;
  return (
    <p>
      {t('stage.run.offset', { milliseconds: integer(settings.offsetMs + offsetMs) })}{' '}
      <button
        type="button"
        className={styles.take}
        onClick={() => change({ offsetMs: settings.offsetMs + offsetMs })}
      >
        {t('stage.run.takeOffset')}
      </button>
    </p>
  );
}
