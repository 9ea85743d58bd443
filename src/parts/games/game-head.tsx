import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SECOND_MS } from '#model/vocabulary/time';
import { type GameActor, type GameCommands, type GameView, useGameTime } from '#src/actors/late/use-game.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './games.module.css';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly actor: GameActor;
  readonly view: GameView;
  readonly commands: GameCommands;
}

const secondsLeft = ({ leftMs }: GameView): number => Math.ceil(leftMs / SECOND_MS);

/** Round, time and score, and how the rounds before went. P pauses and goes on. */
export function GameHead({ actor, view, commands }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const head = useRef<HTMLElement>(null);
  // The settings were longer: on small phones the time would begin out of sight. Once it is painted, for a phone lays out the page for long.
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const rounds = view.settings?.rounds ?? 0;
  const isHalted = view.status === 'paused' || view.status === 'lingering';
  const Icon = isHalted ? Play : Pause;
  useKeys(({ key }) => {
    if (key !== 'p') return false;
    if (view.status === 'paused') commands.resume();
    else if (view.status === 'question') commands.pause();
    else return false;
    return true;
  });
  return (
    <header className={styles.head} ref={head}>
      <dl className={styles.figure}>
        <dt>{t('game.round')}</dt>
        <dd>
          <b>{format.integer(view.round)}</b> {t('list.of', { total: format.integer(rounds) })}
        </dd>
      </dl>
      <Ring actor={actor} limit={view.settings?.limitSeconds ?? 1} />
      <dl className={styles.figure} data-end>
        <dt>{t('game.score')}</dt>
        <dd>
          <b>{format.integer(view.total)}</b>
        </dd>
      </dl>
      <button
        type="button"
        className={styles.pause}
        aria-label={t(isHalted ? 'game.resume' : 'game.pause')}
        title={t(isHalted ? 'game.resume' : 'game.pause')}
        disabled={view.status === 'preloading'}
        onClick={() => {
          if (view.status === 'paused') commands.resume();
          else if (view.status === 'lingering') commands.next();
          else commands.pause();
        }}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
      <Progress view={view} rounds={rounds} />
    </header>
  );
}

const RADIUS = 27;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ actor, limit }: { readonly actor: GameActor; readonly limit: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = useGameTime(actor, secondsLeft);
  return (
    <span className={styles.ring} role="timer" aria-label={t('game.secondsLeft', { count: seconds })}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r={RADIUS} className={styles.track} />
        <circle
          cx="30"
          cy="30"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - Math.min(1, seconds / limit))}
        />
      </svg>
      <b aria-hidden="true">{format.integer(seconds)}</b>
    </span>
  );
}

/** A bar for each round, readable without colour. */
function Progress({ view, rounds }: { readonly view: GameView; readonly rounds: number }) {
  return (
    <span className={styles.progress} aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => {
        const now = round === view.round ? 'now' : undefined;
        return <span key={round} data-state={view.results[round - 1]?.standing.outcome ?? now} />;
      })}
    </span>
  );
}
