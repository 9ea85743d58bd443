import {
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  Repeat,
  RotateCcw,
  StepBack,
  StepForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loop } from '#model/chart/clock/timeline';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SimulatorActor, useSimulatorCommands, useSimulatorPart } from '../use-simulator.ts';
import styles from './simulator.module.css';
import { FRAME_SECONDS, SKIP_SECONDS } from './use-simulator-keys.ts';

const ICON = 20;
const BIG_ICON = 24;
const RATE_CHOICES = [0.5, 0.75, 1, 1.5, 2] as const;

interface Props {
  readonly actor: SimulatorActor;
  readonly rate: number;
  readonly loop: Loop | null;
  readonly onRate: (rate: number) => void;
  readonly onLoop: (loop: Loop | null) => void;
}

/** Buttons of the simulator, from the time on the left to the rate on the right. */
export function Transport({ actor, rate, loop, onRate, onLoop }: Props) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const { toggle, seek, step } = useSimulatorCommands(actor);
  const status = useSimulatorPart(actor, (view) => view.status);
  const now = () => actor.getSnapshot().context.seconds;
  const rates = RATE_CHOICES.includes(rate as (typeof RATE_CHOICES)[number])
    ? RATE_CHOICES
    : [...RATE_CHOICES, rate].sort((a, b) => a - b);
  return (
    <div className={styles.transport}>
      <Clock actor={actor} />
      <div className={styles.buttons}>
        <TransportButton label={t('stage.restart')} onPress={() => seek(0)}>
          <RotateCcw size={ICON} aria-hidden="true" />
        </TransportButton>
        <TransportButton label={t('stage.back')} onPress={() => seek(now() - SKIP_SECONDS)}>
          <ChevronsLeft size={ICON} aria-hidden="true" />
        </TransportButton>
        <TransportButton label={t('stage.frameBack')} onPress={() => step(-FRAME_SECONDS)}>
          <StepBack size={ICON} aria-hidden="true" />
        </TransportButton>
        <button
          type="button"
          className={styles.play}
          aria-label={t(status === 'playing' ? 'stage.pause' : 'stage.play')}
          disabled={status === 'waiting'}
          onClick={toggle}
        >
          {status === 'playing' ? (
            <Pause size={BIG_ICON} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={BIG_ICON} fill="currentColor" aria-hidden="true" />
          )}
        </button>
        <TransportButton label={t('stage.frameForward')} onPress={() => step(FRAME_SECONDS)}>
          <StepForward size={ICON} aria-hidden="true" />
        </TransportButton>
        <TransportButton label={t('stage.forward')} onPress={() => seek(now() + SKIP_SECONDS)}>
          <ChevronsRight size={ICON} aria-hidden="true" />
        </TransportButton>
      </div>
      <LoopButton actor={actor} loop={loop} onLoop={onLoop} />
      <SegmentedChoice
        label={t('stage.rate')}
        value={rate}
        choices={rates.map((value) => ({ value, label: decimal(value) }))}
        onChange={onRate}
      />
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const TransportButton = ({ label, onPress, children }: ButtonProps) => (
  <button type="button" className={styles.plain} aria-label={label} title={label} onClick={onPress}>
    {children}
  </button>
);

function Clock({ actor }: { readonly actor: SimulatorActor }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const [seconds, whole] = [
    useSimulatorPart(actor, (view) => view.seconds),
    useSimulatorPart(actor, (view) => view.length),
  ];
  return (
    <p className={styles.clock} role="timer" aria-label={t('chart.time')}>
      <strong>{exactTime(seconds, length)}</strong>
      <span>/ {length(Math.ceil(whole))}</span>
    </p>
  );
}

/** How long a loop is that begins here. */
const LOOP_SECONDS = 8;

/** The first press loops what comes next; another press ends it. Its ends are set in the strip above, or by A and B. */
function LoopButton({ actor, loop, onLoop }: Pick<Props, 'actor' | 'loop' | 'onLoop'>) {
  const { t } = useTranslation();
  const begin = () => {
    const { seconds, chartSeconds } = actor.getSnapshot().context;
    const from = Math.max(0, Math.min(seconds, chartSeconds - LOOP_SECONDS));
    onLoop({ from, to: Math.min(chartSeconds, from + LOOP_SECONDS) });
  };
  return (
    <button
      type="button"
      className={styles.loop}
      aria-pressed={loop !== null}
      aria-label={t('stage.loop')}
      title={t('stage.loop')}
      onClick={() => (loop ? onLoop(null) : begin())}
    >
      <Repeat size={ICON} aria-hidden="true" /> {t('stage.ab')}
    </button>
  );
}
