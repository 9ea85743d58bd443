import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import type { ScoringChart } from '#model/chart/chart';
import { type Loop, SHORTEST_LOOP } from '#model/chart/clock/timeline';
import { notesBySecond } from '#model/chart/counting';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SimulatorActor, useSimulatorCommands, useSimulatorPart } from '../use-simulator.ts';
import styles from './simulator.module.css';

interface Props {
  readonly actor: SimulatorActor;
  readonly scoring: ScoringChart;
  readonly loop: Loop | null;
  readonly onLoop: (loop: Loop | null) => void;
}

const HEIGHT = 48;
/** Of the skills whose windows show. */
const SKILL_SECONDS = 7;
const PAGE_SECONDS = 10;

/** The whole chart at a glance: where the notes are, and where we are. */
export function SeekStrip({ actor, scoring, loop, onLoop }: Props) {
  const { t } = useTranslation();
  const { length: timeOf } = useFormat();
  const { seek } = useSimulatorCommands(actor);
  const box = useRef<HTMLDivElement>(null);
  const whole = useSimulatorPart(actor, (view) => view.length);
  const seconds = useSimulatorPart(actor, (view) => view.seconds);
  const at = (event: PointerEvent): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * whole;
  };
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    seek(at(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (by === null) return;
    event.preventDefault();
    seek(Number.isFinite(by) ? seconds + by : by > 0 ? whole : 0);
  };
  const share = (value: number) => `${whole > 0 ? (100 * Math.min(value, whole)) / whole : 0}%`;
  return (
    <div className={styles.strip} ref={box}>
      <div
        className={styles.density}
        role="slider"
        tabIndex={0}
        aria-label={t('stage.place')}
        aria-valuemin={0}
        aria-valuemax={Math.ceil(whole)}
        aria-valuenow={Math.round(seconds)}
        aria-valuetext={exactTime(seconds, timeOf)}
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      >
        <Density scoring={scoring} whole={whole} />
        <span className={styles.unplayed} style={{ insetInlineStart: share(seconds) }} />
        {loop && (
          <span
            className={styles.looped}
            style={{ insetInlineStart: share(loop.from), width: share(loop.to - loop.from) }}
          />
        )}
        <span className={styles.needle} style={{ insetInlineStart: share(seconds) }} />
      </div>
      {loop &&
        (['from', 'to'] as const).map((end) => (
          <LoopEnd
            key={end}
            end={end}
            loop={loop}
            whole={whole}
            box={box}
            place={share(loop[end])}
            onLoop={onLoop}
          />
        ))}
    </div>
  );
}

/** Seconds that a key goes; null for other keys, infinite for the ends. */
function stepOf(key: string): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: PAGE_SECONDS,
    PageDown: -PAGE_SECONDS,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key] ?? null;
}

/** Notes of each second, with skills and fever behind them. It stays as it is while the chart plays. */
const Density = memo(({ scoring, whole }: { readonly scoring: ScoringChart; readonly whole: number }) => {
  const bins = notesBySecond(scoring);
  const most = Math.max(1, ...bins);
  const fever = feverStretch(scoring);
  return (
    <svg viewBox={`0 0 ${Math.max(1, whole)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {skillStretches(scoring, SKILL_SECONDS).map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height={HEIGHT} className={styles.skillWindow} />
      ))}
      {fever && (
        <rect x={fever.from} width={fever.to - fever.from} height={HEIGHT} className={styles.feverWindow} />
      )}
      {[...bins.entries()].map(([second, notes]) => (
        <rect
          key={second}
          x={second + 0.1}
          y={HEIGHT * (1 - notes / most)}
          width={0.8}
          height={(HEIGHT * notes) / most}
          className={styles.notesBar}
        />
      ))}
    </svg>
  );
});

interface EndProps {
  readonly end: keyof Loop;
  readonly loop: Loop;
  readonly whole: number;
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly place: string;
  readonly onLoop: (loop: Loop) => void;
}

/** One end of the loop, to be dragged or moved by keys. */
function LoopEnd({ end, loop, whole, box, place, onLoop }: EndProps) {
  const { t } = useTranslation();
  const { length: timeOf } = useFormat();
  const move = (seconds: number) => {
    const [least, most] = end === 'from' ? [0, loop.to - SHORTEST_LOOP] : [loop.from + SHORTEST_LOOP, whole];
    onLoop({ ...loop, [end]: Math.min(most, Math.max(least, seconds)) });
  };
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {};
    move(((event.clientX - left) / width) * whole);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (by === null || !Number.isFinite(by)) return;
    event.preventDefault();
    move(loop[end] + by / 10);
  };
  return (
    <button
      type="button"
      role="slider"
      className={styles.end}
      data-end={end}
      style={{ insetInlineStart: place }}
      aria-label={t(end === 'from' ? 'stage.loopStart' : 'stage.loopEnd')}
      aria-valuemin={0}
      aria-valuemax={Math.ceil(whole)}
      aria-valuenow={Math.round(loop[end])}
      aria-valuetext={exactTime(loop[end], timeOf)}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
    >
      {t(`stage.endOf.${end}`)}
    </button>
  );
}
