import { Pause, Play } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { bestKey, bestOf } from '#model/games/bests';
import { type DailyRecord, dailyResult, dayOfGame } from '#model/games/daily';
import type { RoundResult } from '#model/games/play';
import { versionOf } from '#model/games/pool';
import { SECOND_MS } from '#model/vocabulary/time';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RoundProps, RoundView } from '../rounds/round.types.ts';
import {
  type GameActor,
  type GameCommands,
  type GameView,
  useBests,
  useDaily,
  useFirstAhead,
  useGame,
  useGameCommands,
  useGameTime,
  useGameView,
  useUnsent,
} from '../use-game.ts';
import type { GameResultRow } from './game-result.tsx';
import { GameSetup } from './game-setup.tsx';
import styles from './games.module.css';
import { Worth } from './marks.tsx';
import { PlayHead, Ring } from './play-head.tsx';
import { wordsOf } from './settings-fields.tsx';
import { useKeys } from './use-keys.ts';
import type { People } from './use-people.ts';
import type { Playing } from './use-play.ts';

/** The most points with the settings as they are; keeps what a game came to where it is more. Null before the first. */
function useBest({ game, begun }: Playing, { status, settings, total }: GameView): number | null {
  const { bests, add } = useBests();
  const keep = useEffectEvent(() => {
    if (settings) add({ key: bestKey(game, settings), points: total });
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  return begun && bestOf(bests, bestKey(game, begun));
}

interface GameHeadProps {
  readonly actor: GameActor;
  readonly view: GameView;
  readonly commands: GameCommands;
}

const secondsLeft = ({ leftMs }: GameView): number => Math.ceil(leftMs / SECOND_MS);
const missesOf = ({ standing }: GameView): number => standing?.strikes ?? 0;

/** Round, time and score of a game that is played alone. P pauses and goes on. */
function GameHead({ actor, view, commands }: GameHeadProps) {
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
  return (
    <Ring seconds={useGameTime(actor, secondsLeft)} limit={limit} misses={useGameTime(actor, missesOf)} />
  );
}

/**
 * Keeps the first result of the challenge of the day it was begun on, and what was played until the server has it. Returns the record
 * of the challenge just played; null when it was not kept.
 */
function useDailyOf({ game, data }: Playing, view: GameView): DailyRecord | null {
  const { records, add } = useDaily();
  const { edit } = useUnsent();
  const { status, settings, results, rounds, begunOn, begunAt } = view;
  const day = settings ? dayOfGame(game, settings) : null;
  const record = records[game];
  const keep = useEffectEvent(() => {
    if (!settings || day === null || day !== begunOn) return;
    add(dailyResult(game, day, results));
    if (record && record.day >= day) return;
    const version = versionOf(game, data.lists, settings.server, day);
    edit({ kind: 'keep', play: { game, day, data: version, begunAt, rounds } });
  });
  useEffect(() => {
    if (status === 'result') keep();
  }, [status]);
  return status === 'result' && record?.day === day ? record : null;
}

const loadResult = () => import('./game-result.tsx');
const GameResult = lazy(loadResult);
/** Of the result of a daily challenge alone. */
const DailyOutcome = lazy(() => import('../daily/daily-outcome.tsx'));

interface Props {
  readonly title: string;
  readonly playing: Playing;
  readonly people: People;
  /** What is to be known before it begins: keys, and for whom it can be played. */
  readonly aside: string;
  /** What is asked about, where it is not cards. */
  readonly choice?: ReactNode;
  /** What a round was about. */
  readonly row: (result: RoundResult) => GameResultRow;
  /** The question, in the form of the game. */
  readonly Round: (props: RoundProps) => ReactNode;
}

/** A game from its settings to its result. Waits for its code. */
export function GameFlow({ title, playing, people, aside, choice, row, Round }: Props) {
  const { t } = useTranslation();
  const actor = useGame();
  const view = useGameView(actor);
  const commands = useGameCommands(actor);
  const record = useDailyOf(playing, view);
  const best = useBest(playing, view);
  const round = roundOf(view);
  useCodeAhead(loadResult);
  useFirstAhead(view.status === 'setup' && playing.isEnough ? playing.begun : null, playing.questions);
  const begin = (isNew: boolean) => {
    const play = playing.begin(isNew, best);
    if (play) commands.start(play);
  };
  switch (view.status) {
    case 'setup':
      return (
        <GameSetup playing={playing} best={best} people={people} choice={choice} onStart={() => begin(false)}>
          <p className={styles.aside}>{aside}</p>
        </GameSetup>
      );
    case 'failed':
      return (
        <ErrorState
          title={t(`${wordsOf(playing)}.failed`)}
          text={t(`${wordsOf(playing)}.failedText`)}
          onRetry={commands.retry}
        />
      );
    case 'result':
      return (
        <Suspense>
          <GameResult
            title={title}
            view={view}
            row={row}
            onAgain={begin}
            onSettings={commands.leave}
            daily={
              record && (
                <Suspense>
                  <DailyOutcome game={playing.game} title={title} record={record} today={playing.today} />
                </Suspense>
              )
            }
          />
        </Suspense>
      );
    default:
      return (
        <>
          <GameHead actor={actor} view={view} commands={commands} />
          {round && (
            <Suspense>
              <Round
                round={round}
                people={people}
                onAnswer={commands.answer}
                onHint={commands.takeHint}
                worth={<Worth actor={actor} />}
                onNext={commands.next}
              />
            </Suspense>
          )}
        </>
      );
  }
}

/** The round as it is shown; null before and after the rounds. */
function roundOf({ status, settings, question, standing, results, ...view }: GameView): RoundView | null {
  if (!settings || !question || !standing) return null;
  if (status === 'setup' || status === 'failed' || status === 'result') return null;
  const isDecided = status === 'feedback' || status === 'lingering';
  return {
    status: isDecided ? 'feedback' : status,
    settings,
    question,
    standing,
    streak: view.streak,
    nextStreak: view.nextStreak,
    points: isDecided ? (results.at(-1)?.points ?? null) : null,
  };
}
