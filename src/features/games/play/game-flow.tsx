import { lazy, type ReactNode, Suspense } from 'react';
import type { RoundResult } from '#model/games/play';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useDailyOf } from '../daily/use-daily-of.ts';
import type { RoundProps, RoundView } from '../rounds/round.types.ts';
import { type GameView, useFirstAhead, useGame, useGameCommands, useGameView } from '../use-game.ts';
import { GameHead } from './game-head.tsx';
import type { Row } from './game-result.tsx';
import { GameSetup } from './game-setup.tsx';
import styles from './games.module.css';
import { Worth } from './marks.tsx';
import { wordsOf } from './settings-fields.tsx';
import { useBest } from './use-best.ts';
import type { People } from './use-people.ts';
import type { Playing } from './use-play.ts';

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
  readonly row: (result: RoundResult) => Row;
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
