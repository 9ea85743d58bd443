import { SECOND_MS } from '../vocabulary/time.ts';
import type { ChartQuestion } from './chart-questions.ts';
import { closenessOf, distanceMs } from './excerpt.ts';
import type { FindQuestion, GameQuestion } from './questions.ts';
import type { GameDifficulty, GameName, GameSettings } from './settings.ts';

/** Who it is. */
interface GuessAnswer {
  readonly game: 'guesswho';
  readonly character: number;
}

/** Where she is: places of the grid from 0. */
export interface FindAnswer {
  readonly game: 'findme';
  readonly cells: readonly number[];
}

/** Which song it is. */
interface SongAnswer {
  readonly game: 'chartmaster';
  readonly part: 'song';
  readonly song: number;
}

/** When the excerpt begins, in milliseconds of the song; it is asked once the song is named. */
interface MomentAnswer {
  readonly game: 'chartmaster';
  readonly part: 'moment';
  readonly momentMs: number;
}

/** What a player says. */
export type Answer = GuessAnswer | FindAnswer | SongAnswer | MomentAnswer;

export const HINTS = {
  guesswho: ['wider', 'band', 'title'],
  findme: ['wider', 'count'],
  chartmaster: ['wider', 'difficulty', 'level', 'band'],
} as const satisfies Readonly<Record<GameName, readonly string[]>>;
export type Hint = (typeof HINTS)[GameName][number];

/** What a hint costs, in hundredths of the points. All of a game leave something. */
export const HINT_COSTS: Readonly<Record<Hint, number>> = {
  wider: 25,
  band: 25,
  title: 25,
  count: 25,
  difficulty: 10,
  level: 15,
};
const WHOLE = 100;

/** What a player did in a round, in milliseconds since it began. */
export type Move =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly ms: number }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly ms: number };

/** A round as it was played: everything else follows from it. */
export interface PlayedRound {
  /** Which of the questions; one whose picture is missing is never played. */
  readonly at: number;
  readonly moves: readonly Move[];
}

type Limits = Pick<GameSettings, 'difficulty' | 'limitSeconds'>;

/** How a round stands. */
export interface RoundState {
  readonly strikes: number;
  readonly hints: readonly Hint[];
  readonly wrong: readonly Answer[];
  /** When its time is up, in milliseconds since it began. */
  readonly deadlineMs: number;
  /** When the song was named; null before, and in the other games. */
  readonly namedMs: number | null;
  readonly outcome: 'open' | 'right' | 'part' | 'wrong';
  /** 0–1, of what was asked for; in Chart Master how near the moment is. */
  readonly share: number;
  /** The answer that decided it; null where the time did. */
  readonly said: Answer | null;
  /** When it was decided; null while it is open. */
  readonly decidedMs: number | null;
}

const BASE = 1_000;
const FACTORS: Readonly<Record<GameDifficulty, number>> = { easy: 0.8, normal: 1, hard: 1.5, extreme: 2.5 };
const STREAK_STEP = 0.5;
const MIN_TIME = 0.1;
/** What the song brings in Chart Master; the moment brings the rest. */
const SONG_SHARE = 0.6;
/** Wrong answers that end a round. */
export const STRIKES: Readonly<Record<GameName, number>> = {
  guesswho: 3,
  findme: 1,
  chartmaster: 3,
};

export const difficultyFactor = (difficulty: GameDifficulty): number => FACTORS[difficulty];
/** Of the answer that is number `streak` in a row. */
export const streakFactor = (streak: number): number => 1 + STREAK_STEP * Math.max(0, streak - 1);

/** Cards that were found, without those that are not hers, of all of hers. */
function found({ cells }: FindQuestion, chosen: readonly number[]): number {
  const all = cells.filter(({ isRight }) => isRight).length;
  const hits = cells.filter(({ isRight }, place) => isRight && chosen.includes(place)).length;
  const misses = cells.filter(({ isRight }, place) => !isRight && chosen.includes(place)).length;
  return Math.max(0, hits - misses) / all;
}

/** Whether it is the song, or one with the same chart; how near the moment is to one where these notes come. */
function heard(question: ChartQuestion, answer: SongAnswer | MomentAnswer): number {
  const { excerpt, answer: song, alike } = question;
  if (answer.part === 'song') return answer.song === song || alike.includes(answer.song) ? 1 : 0;
  return excerpt ? closenessOf(distanceMs(excerpt, answer.momentMs)) : 0;
}

/** How right an answer is, 0–1. */
export function shareOf(question: GameQuestion, answer: Answer): number {
  switch (question.game) {
    case 'guesswho':
      return answer.game === 'guesswho' && answer.character === question.answer ? 1 : 0;
    case 'findme':
      return answer.game === 'findme' ? found(question, answer.cells) : 0;
    case 'chartmaster':
      return answer.game === 'chartmaster' ? heard(question, answer) : 0;
  }
}

const isMoment = (answer: Answer): answer is MomentAnswer =>
  answer.game === 'chartmaster' && answer.part === 'moment';
const isSong = (answer: Answer): answer is SongAnswer =>
  answer.game === 'chartmaster' && answer.part === 'song';

const isSame = (a: Answer, b: Answer): boolean =>
  (a.game === 'guesswho' && b.game === 'guesswho' && a.character === b.character) ||
  (isSong(a) && isSong(b) && a.song === b.song);

export const beginning = ({ limitSeconds }: Limits): RoundState => ({
  strikes: 0,
  hints: [],
  wrong: [],
  deadlineMs: limitSeconds * SECOND_MS,
  namedMs: null,
  outcome: 'open',
  share: 0,
  said: null,
  decidedMs: null,
});

/** Whether the move means anything: none after the end, no answer twice, no hint twice, no moment of a song that is not named. */
export function canMove(standing: RoundState, move: Move): boolean {
  if (standing.outcome !== 'open' || move.ms >= standing.deadlineMs) return false;
  if (move.kind === 'hint') return !standing.hints.includes(move.hint);
  const { answer } = move;
  if (isMoment(answer) !== (standing.namedMs !== null)) return false;
  return !standing.wrong.some((one) => isSame(one, answer));
}

/** One move further. A wrong answer takes half of the time that is left. */
export function moved(question: GameQuestion, standing: RoundState, move: Move): RoundState {
  if (!canMove(standing, move)) return standing;
  if (move.kind === 'hint') return { ...standing, hints: [...standing.hints, move.hint] };
  const share = shareOf(question, move.answer);
  if (share > 0 && isSong(move.answer)) return { ...standing, namedMs: move.ms };
  if (share > 0 || isMoment(move.answer)) {
    return {
      ...standing,
      outcome: share === 1 ? 'right' : 'part',
      share,
      said: move.answer,
      decidedMs: move.ms,
    };
  }
  const strikes = standing.strikes + 1;
  const isOver = strikes >= STRIKES[question.game];
  return {
    ...standing,
    strikes,
    wrong: [...standing.wrong, move.answer],
    deadlineMs: move.ms + Math.floor((standing.deadlineMs - move.ms) / 2),
    ...(isOver && { outcome: 'wrong', said: move.answer, decidedMs: move.ms }),
  };
}

export const standingOf = (question: GameQuestion, moves: readonly Move[], limits: Limits): RoundState =>
  moves.reduce((standing, move) => moved(question, standing, move), beginning(limits));

/** What a right answer at `ms` is worth; never more later than earlier. */
export function worthAt(standing: RoundState, ms: number, streak: number, limits: Limits): number {
  const left = Math.max(MIN_TIME, (standing.deadlineMs - ms) / (limits.limitSeconds * SECOND_MS));
  const hints = (WHOLE - standing.hints.reduce((sum, hint) => sum + HINT_COSTS[hint], 0)) / WHOLE;
  return Math.round(BASE * left * hints * difficultyFactor(limits.difficulty) * streakFactor(streak));
}

/** What an answer at `ms` brings of which `share` is right. A song that was named before keeps what it was worth then. */
export function pointsAt(
  standing: RoundState,
  share: number,
  ms: number,
  streak: number,
  limits: Limits,
): number {
  const worth = worthAt(standing, ms, streak, limits);
  if (standing.namedMs === null) return Math.round(worth * share);
  const song = worthAt(standing, standing.namedMs, streak, limits);
  return Math.round(song * SONG_SHARE + worth * (1 - SONG_SHARE) * share);
}

/** A round with what it brought. */
export interface RoundResult {
  readonly question: GameQuestion;
  readonly standing: RoundState;
  /** Right answers in a row with this one; 0 when it was none. */
  readonly streak: number;
  readonly points: number;
  /** How long it took in milliseconds. */
  readonly ms: number;
}

/** The place in a row that a right answer would have now. A wrong one before it ended the row. */
export const nextStreak = (standing: RoundState, before: number): number =>
  standing.strikes === 0 ? before + 1 : 1;

/** Results from the moves alone: a replay gives the same. Unknown questions are left out. */
export function replayed(
  questions: readonly GameQuestion[],
  rounds: readonly PlayedRound[],
  limits: Limits,
): readonly RoundResult[] {
  const results: RoundResult[] = [];
  for (const { at, moves } of rounds) {
    const question = questions[at];
    if (question) results.push(resultOf(question, moves, results.at(-1)?.streak ?? 0, limits));
  }
  return results;
}

function resultOf(
  question: GameQuestion,
  moves: readonly Move[],
  before: number,
  limits: Limits,
): RoundResult {
  const standing = standingOf(question, moves, limits);
  const ms = standing.decidedMs ?? standing.deadlineMs;
  const isWhole = standing.outcome === 'right';
  const streak = isWhole ? nextStreak(standing, before) : 0;
  const points = pointsAt(standing, standing.share, ms, streak, limits);
  return { question, standing, streak, points, ms };
}

export const totalOf = (results: readonly RoundResult[]): number =>
  results.reduce((sum, { points }) => sum + points, 0);
