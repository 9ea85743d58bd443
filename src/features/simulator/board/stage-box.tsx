import { Maximize, Minimize, Pause } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { PlayableChart } from '#model/chart/playing/playable';
import { playheadAt } from '#model/chart/playing/playhead';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SimulatorActor, useSimulatorCommands, useSimulatorPart } from '../use-simulator.ts';
import styles from './simulator.module.css';
import type { useFullscreen } from './use-fullscreen.ts';

const Verdict = lazy(async () => ({ default: (await import('../play/verdict.tsx')).Verdict }));

interface Props {
  readonly actor: SimulatorActor;
  readonly chart: PlayableChart | null;
  readonly difficulty: Difficulty | null;
  readonly level: number | null;
  readonly fullscreen: ReturnType<typeof useFullscreen>;
}

const ICON = 18;

/** The moving picture, and what is written over it. */
export function StageBox({ actor, chart, difficulty, level, fullscreen }: Props) {
  const { t } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const { drawIn, toggle, pause } = useSimulatorCommands(actor);
  const picture = useSimulatorPart(actor, (view) => view.picture);
  const mode = useSimulatorPart(actor, (view) => view.mode);
  useEffect(() => {
    drawIn(host.current);
    return () => drawIn(null);
  }, [drawIn]);
  const isLive = useSimulatorPart(actor, (view) => view.mode.kind === 'play' && view.status === 'playing');
  useEffect(() => {
    // On a phone held across the button to begin is below the picture.
    if (isLive) host.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isLive]);
  const Icon = fullscreen.isFull ? Minimize : Maximize;
  return (
    <div
      className={styles.stage}
      data-tall={mode.kind === 'play' || undefined}
      data-undisturbed={isLive || undefined}
    >
      {/* Where the chart plays itself, a press on the picture does what the button below does; the keyboard has the button. */}
      <div
        ref={host}
        className={styles.host}
        data-mode={mode.kind}
        data-live={isLive || undefined}
        onClick={() => mode.kind === 'watch' && toggle()}
        aria-hidden="true"
      />
      {mode.kind === 'play' && (
        <Suspense>
          <Verdict actor={actor} />
        </Suspense>
      )}
      <div className={styles.marks}>
        {difficulty !== null && level !== null && (
          <span className={styles.mark}>
            <DifficultyTag difficulty={difficulty} level={level} named />
          </span>
        )}
        {chart && <Moment actor={actor} chart={chart} />}
      </div>
      <div className={styles.corner}>
        <Frames actor={actor} />
        {isLive && (
          <button type="button" className={styles.round} aria-label={t('stage.pause')} onClick={pause}>
            <Pause size={ICON} aria-hidden="true" />
          </button>
        )}
        {fullscreen.isPossible && (
          <button
            type="button"
            className={styles.round}
            aria-label={t(fullscreen.isFull ? 'stage.leaveFullscreen' : 'stage.fullscreen')}
            onClick={fullscreen.toggle}
          >
            <Icon size={ICON} aria-hidden="true" />
          </button>
        )}
      </div>
      {(picture === 'refused' || picture === 'lost') && (
        <p className={styles.trouble} role="status">
          {t(picture === 'lost' ? 'stage.pictureLost' : 'stage.noPicture')}
        </p>
      )}
    </div>
  );
}

/** Tempo and bar at this moment. */
function Moment({ actor, chart }: { readonly actor: SimulatorActor; readonly chart: PlayableChart }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const words = useSimulatorPart(actor, ({ seconds }) => {
    const { bpm, bar } = playheadAt(chart, seconds);
    return `${bpm} ${bar}`;
  });
  const [bpm = 0, bar = 0] = words.split(' ').map(Number);
  return (
    <>
      <span className={styles.mark}>
        {t('chart.mark.bpm')} <b>{decimal(Math.abs(bpm))}</b>
      </span>
      <span className={styles.mark}>
        {t('stage.bar')} <b>{integer(bar)}</b>
      </span>
    </>
  );
}

/** Pictures in the last second while it plays. */
function Frames({ actor }: { readonly actor: SimulatorActor }) {
  const { t } = useTranslation();
  const frames = useSimulatorPart(actor, ({ status, framesPerSecond }) =>
    status === 'playing' ? Math.round(framesPerSecond) : 0,
  );
  return frames > 0 ? <span className={styles.mark}>{t('stage.frames', { frames })}</span> : null;
}
