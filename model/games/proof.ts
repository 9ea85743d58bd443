import { MINUTE_MS, SECOND_MS } from '../vocabulary/time.ts';
import { type DailyResult, dailyGame, dailyResult } from './daily.ts';
import { dayOf } from './day.ts';
import {
  beginning,
  canMove,
  HINTS,
  type Move,
  moved,
  type PlayedRound,
  type RoundResult,
  replayed,
} from './play.ts';
import type { GameQuestion } from './questions.ts';
import type { BegunSettings, GameName } from './settings.ts';

/** A player needs at least this long to see a question and know its answer. */
const MIN_MS = SECOND_MS / 5;

/** A challenge that was begun before midnight may be sent so long after it. */
const GRACE_MS = 15 * MINUTE_MS;
/** As much may clocks differ. */
const DIFFERENCE_MS = MINUTE_MS;

/** A challenge of a day as a player sends it: what was done, and nothing of what came of it. */
export interface SentDaily {
  readonly game: GameName;
  readonly day: string;
  /** The version of the data that the questions were made of. */
  readonly data: string;
  readonly rounds: readonly PlayedRound[];
  /** Since it was begun, with pauses. */
  readonly elapsedMs: number;
}

/** Whether a challenge that was begun so long ago was that of its day, and can still be sent. */
export function isInTime({ day, elapsedMs }: Pick<SentDaily, 'day' | 'elapsedMs'>, now: number): boolean {
  const begun = now - elapsedMs;
  const isOfDay = [-DIFFERENCE_MS, 0, DIFFERENCE_MS].some((off) => dayOf(begun + off) === day);
  return isOfDay && [-GRACE_MS, 0, DIFFERENCE_MS].some((off) => dayOf(now + off) === day);
}

/** Whether each move meant something when it was made, in the words of the game. */
function areMoves(question: GameQuestion, moves: readonly Move[], settings: BegunSettings): boolean {
  let standing = beginning(settings);
  let before = 0;
  for (const move of moves) {
    const isOfGame =
      move.kind === 'hint'
        ? HINTS[question.game].some((hint) => hint === move.hint)
        : move.answer.game === question.game;
    if (!isOfGame || move.ms < before || !canMove(standing, move)) return false;
    standing = moved(question, standing, move);
    before = move.ms;
  }
  return true;
}

/** A question without its chart was never asked. */
const canBeAsked = (question: GameQuestion): boolean =>
  question.game !== 'chartmaster' || question.excerpt !== null;

/** Whether the rounds are a whole game, in the order of the questions. */
function areRounds(
  questions: readonly GameQuestion[],
  rounds: readonly PlayedRound[],
  settings: BegunSettings,
) {
  return (
    rounds.length === settings.rounds &&
    rounds.every(({ at, moves }, nth) => {
      const question = questions[at];
      const isNext = at > (rounds[nth - 1]?.at ?? -1);
      return isNext && question !== undefined && canBeAsked(question) && areMoves(question, moves, settings);
    })
  );
}

const isPossible = ({ points, ms, standing }: RoundResult): boolean =>
  points === 0 || (standing.namedMs ?? ms) >= MIN_MS;

/** What came of a challenge, from its moves alone; null when it cannot have been played so. */
export function provenResult(
  { game, day, rounds, elapsedMs }: SentDaily,
  questions: readonly GameQuestion[],
): DailyResult | null {
  const settings = dailyGame(game, day);
  if (!areRounds(questions, rounds, settings)) return null;
  const results = replayed(questions, rounds, settings);
  const playedMs = results.reduce((sum, { ms }) => sum + ms, 0);
  return results.every(isPossible) && playedMs <= elapsedMs ? dailyResult(game, day, results) : null;
}
