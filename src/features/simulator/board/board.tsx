import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { type Loop, RATES } from '#model/chart/clock/timeline';
import { runKey as runKeyOf } from '#model/chart/judging/best-runs';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type DrawnChart, useShownChart } from '../../charts/drawn-chart.data.ts';
import { Options } from '../options/options.tsx';
import { ModeChoice } from '../play/mode-choice.tsx';
import {
  type SimulatorActor,
  type SoundSource,
  useSimulator,
  useSimulatorCommands,
  useSimulatorPart,
  useStageSettings,
} from '../use-simulator.ts';
import { SIMULATOR_CODEC, type SimulatorInputs } from './address.ts';
import { Facts } from './facts.tsx';
import { SeekStrip } from './seek-strip.tsx';
import styles from './simulator.module.css';
import { StageBox } from './stage-box.tsx';
import { Transport } from './transport.tsx';
import { useFading } from './use-fading.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useSimulatorKeys } from './use-simulator-keys.ts';

/** Most visitors watch, and loop nothing. */
const LoopNotes = lazy(async () => ({ default: (await import('./loop-notes.tsx')).LoopNotes }));
const PlayPanel = lazy(async () => ({ default: (await import('../play/play-panel.tsx')).PlayPanel }));

interface Props {
  readonly drawn: DrawnChart;
  /** Always the same object for the same sound. */
  readonly source: SoundSource;
  /** '#rrggbb' of the lights. */
  readonly colour: string;
  readonly difficulty: Difficulty | null;
  readonly level: number | null;
  /** By which the best run on the chart is kept; left out for a chart of the game, which its song names. */
  readonly runKey?: string;
  /** Stands below the time line, as wide as that. */
  readonly Marks?: ComponentType<{ readonly actor: SimulatorActor }>;
  /** What the page says more of the chart, before the options. */
  readonly children?: ReactNode;
}

const HUNDREDTHS = 100;

/** Picture, strip, buttons and options; what the address and the visitor say of them goes to the machine. */
export function Board({ drawn, source, colour, difficulty, level, runKey, Marks, children }: Props) {
  const actor = useSimulator();
  const { choose, chooseSound, take, seek, setRate, setLoop } = useSimulatorCommands(actor);
  const { inputs, latest, change } = useAddress(SIMULATOR_CODEC);
  const { rate, loop, isMirrored, team } = inputs;
  const { settings, change: changeSettings } = useStageSettings();
  const board = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(board, true);
  const chart = useShownChart(drawn, isMirrored) ?? drawn.plain;
  const shown = useRef<DrawnChart | null>(null);
  useEffect(() => {
    choose(chart, shown.current === drawn);
    if (shown.current === null) seek(latest().seconds);
    shown.current = drawn;
  }, [choose, seek, latest, chart, drawn]);
  const mode = useSimulatorPart(actor, (view) => view.mode);
  const isOver = useSimulatorPart(actor, (view) => view.mode.kind === 'play' && view.status === 'ended');
  // What a run came to is below the picture.
  const isFull = fullscreen.isFull && !isOver;
  const controls = useFading(actor, isFull);
  const lacksSkin = useSimulatorPart(actor, (view) => view.skin === 'missing');
  const isStill = useLayout((view) => view.isCalm);
  useEffect(() => take({ settings, isStill, colour }), [take, settings, isStill, colour]);
  useEffect(() => chooseSound(source), [chooseSound, source]);
  useEffect(() => setRate(rate), [setRate, rate]);
  useEffect(() => setLoop(loop), [setLoop, loop]);
  const onLoop = useCallback((next: Loop | null) => change({ loop: next }), [change]);
  const { toggle: toggleFullscreen } = fullscreen;
  const keys = useMemo(
    () => ({
      actor,
      loop,
      onLoop,
      changeRate: (by: number) => change((before) => ({ rate: rateAfter(before, by) })),
      changeSpeed: (by: number) =>
        changeSettings({ speed: Math.round((settings.speed + by) * HUNDREDTHS) / HUNDREDTHS }),
      mirror: () => change((before) => ({ isMirrored: !before.isMirrored })),
      fullscreen: toggleFullscreen,
    }),
    [actor, loop, onLoop, change, changeSettings, settings.speed, toggleFullscreen],
  );
  useSimulatorKeys(keys);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div
          className={styles.board}
          id="stage"
          ref={board}
          data-full={isFull || undefined}
          data-controls={controls}
        >
          <StageBox
            actor={actor}
            chart={chart}
            difficulty={difficulty}
            level={level}
            fullscreen={fullscreen}
          />
          <div className={styles.below}>
            <SeekStrip actor={actor} scoring={drawn.scoring} loop={loop} onLoop={onLoop} />
            {Marks && <Marks actor={actor} />}
            <Transport
              actor={actor}
              rate={rate}
              loop={loop}
              onRate={(next) => change({ rate: next })}
              onLoop={onLoop}
            />
            {loop && (
              <Suspense>
                <LoopNotes chart={chart} loop={loop} onLoop={onLoop} />
              </Suspense>
            )}
            <ModeChoice actor={actor} />
            <SoundState actor={actor} />
          </div>
        </div>
        {mode.kind === 'play' ? (
          <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <PlayPanel
              actor={actor}
              drawn={drawn}
              chart={chart}
              runKey={runKey ?? keyOf(source, difficulty)}
              team={team}
              level={level}
            />
          </Suspense>
        ) : (
          <Facts actor={actor} drawn={drawn} loop={loop} team={team} level={level} />
        )}
        {children}
      </div>
      <Options
        hasScore={level !== null}
        isMirrored={isMirrored}
        onMirror={(next) => change({ isMirrored: next })}
        team={team}
        onTeam={(next) => change({ team: next })}
        lacksSkin={lacksSkin}
      />
      <PlaceInAddress actor={actor} onPlace={(seconds) => change({ seconds })} />
    </div>
  );
}

const keyOf = (source: SoundSource, difficulty: Difficulty | null): string | null =>
  source?.kind === 'song' && difficulty ? runKeyOf(source.song, difficulty) : null;

const rateAfter = ({ rate }: SimulatorInputs, by: number): number =>
  Math.min(RATES.most, Math.max(RATES.least, Math.round((rate + by) * HUNDREDTHS) / HUNDREDTHS));

interface PlaceProps {
  readonly actor: ReturnType<typeof useSimulator>;
  readonly onPlace: (seconds: number) => void;
}

const REST_MS = 400;

/** Writes the place into the address when it rests, so that a link leads to this moment. */
function PlaceInAddress({ actor, onPlace }: PlaceProps) {
  const resting = useSimulatorPart(actor, ({ status, seconds }) =>
    status === 'paused' || status === 'ended' ? seconds : null,
  );
  const write = useRef(onPlace);
  write.current = onPlace;
  useEffect(() => {
    if (resting === null) return;
    const timer = setTimeout(() => write.current(resting), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  return null;
}

/** Where the sound is, when it is not there. */
function SoundState({ actor }: Pick<PlaceProps, 'actor'>) {
  const { t } = useTranslation();
  const { retrySound } = useSimulatorCommands(actor);
  const sound = useSimulatorPart(actor, (view) => view.sound);
  const silence = useSimulatorPart(actor, (view) => view.silence);
  const isMute = sound === 'silent' && silence !== null;
  return (
    <p className={styles.sound} role="status">
      {sound === 'loading' && t('stage.soundLoading')}
      {isMute && `${t(`stage.silence.${silence}`)} `}
      {isMute && (silence === 'unreached' || silence === 'missing') && (
        <button type="button" className={styles.retry} onClick={retrySound}>
          {t('action.retry')}
        </button>
      )}
    </p>
  );
}
