import { Pause, Play } from 'lucide-react';
import { SECOND_MS } from '#model/vocabulary/time';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type GameActor, type GameCommands, type GameView, useGameTime } from '../use-game.ts';
import styles from './games.module.css';
import { PlayHead, Ring } from './play-head.tsx';
import { useKeys } from './use-keys.ts';

interface Props {
  readonly actor: GameActor;
  readonly view: GameView;
  readonly commands: GameCommands;
}

const secondsLeft = ({ leftMs }: GameView): number => Math.ceil(leftMs / SECOND_MS);

/** Round, time and score of a game that is played alone. P pauses and goes on. */
export function GameHead({ actor, view, commands }: Props) {
  const { t } = useTranslation();
  const isHalted = view.status === 'paused' || view.status === 'lingering';
  const Icon = isHalted ? Play : Pause;
  const label = t(isHalted ? 'game.resume' : 'game.pause');
  useKeys(({ key }) => {
    if (key !== 'p') return false;
    if (view.status === 'paused') commands.resume();
    else if (view.status === 'question') commands.pause();
    else return false;
    return true;
  });
  return (
    <PlayHead
      round={view.round}
      rounds={view.settings?.rounds ?? 0}
      points={view.total}
      outcomes={view.results.map(({ standing }) => standing.outcome)}
      ring={<GameRing actor={actor} limit={view.settings?.limitSeconds ?? 1} />}
    >
      <button
        type="button"
        className={styles.pause}
        aria-label={label}
        aria-keyshortcuts="p"
        title={t('game.withKey', { name: label })}
        disabled={view.status === 'preloading'}
        onClick={() => {
          if (view.status === 'paused') commands.resume();
          else if (view.status === 'lingering') commands.next();
          else commands.pause();
        }}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </PlayHead>
  );
}

function GameRing({ actor, limit }: { readonly actor: GameActor; readonly limit: number }) {
  return <Ring seconds={useGameTime(actor, secondsLeft)} limit={limit} />;
}
