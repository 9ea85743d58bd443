import { uniformAt } from '../gacha/dice.ts';
import { DAY_MS } from '../vocabulary/time.ts';
import { isDay } from './day.ts';
import { type RoundResult, totalOf } from './play.ts';
import { type BegunSettings, encodeGame, GAMES, type GameName, USUAL_GAME } from './settings.ts';

const ROUNDS = 5;
/** The charts that players know by heart. */
const CHARTS: BegunSettings['charts'] = ['hard', 'expert', 'special'];
const SEEDS = 0x1_0000_0000;

/** The game that everybody plays on a day. Links of earlier days must stay as they were. */
export const dailyGame = (game: GameName, day: string): BegunSettings => ({
  ...USUAL_GAME,
  // Every card comes out there first.
  server: 0,
  rounds: ROUNDS,
  charts: game === 'chartmaster' ? CHARTS : USUAL_GAME.charts,
  seed: Math.floor(uniformAt(Date.parse(day) / DAY_MS, GAMES.indexOf(game)) * SEEDS),
  data: day,
});

const queryOf = (settings: BegunSettings): string =>
  encodeGame(settings)
    .map((pair) => pair.join('='))
    .join('&');

export const dailyPath = (game: GameName, day: string): string =>
  `/game/${game}?${queryOf(dailyGame(game, day))}`;

/** The day whose challenge the game is; null for any other game. */
export function dayOfGame(game: GameName, settings: BegunSettings): string | null {
  const { data } = settings;
  return isDay(data) && queryOf(settings) === queryOf(dailyGame(game, data)) ? data : null;
}

/** How a round went, without a word of what it was about: right at once, right in part or with help, or not. */
export const MARKS = { whole: '●', part: '◐', none: '○' } as const;
export type DailyMark = keyof typeof MARKS;

export function markOf({ points, standing }: RoundResult): DailyMark {
  if (points === 0) return 'none';
  const { outcome, strikes, hints } = standing;
  return outcome === 'right' && strikes === 0 && hints.length === 0 ? 'whole' : 'part';
}

export const signsOf = (marks: readonly DailyMark[]): string => marks.map((mark) => MARKS[mark]).join(' ');

/** What a player keeps of the last challenge of a game. */
export interface DailyRecord {
  readonly day: string;
  readonly marks: readonly DailyMark[];
  readonly points: number;
  /** Days in a row until that one. */
  readonly streak: number;
  readonly longest: number;
}

export interface DailyResult {
  readonly game: GameName;
  readonly day: string;
  readonly marks: readonly DailyMark[];
  readonly points: number;
}

export const dailyResult = (game: GameName, day: string, results: readonly RoundResult[]): DailyResult => ({
  game,
  day,
  marks: results.map(markOf),
  points: totalOf(results),
});

export type DailyRecords = Readonly<Record<GameName, DailyRecord | null>>;

const isDayAfter = (day: string, before: string): boolean => Date.parse(day) - Date.parse(before) === DAY_MS;

/** The first result of a day counts, and no day before one that was played. */
export function withResult(records: DailyRecords, { game, day, marks, points }: DailyResult): DailyRecords {
  const before = records[game];
  if (before && before.day >= day) return records;
  const streak = before && isDayAfter(day, before.day) ? before.streak + 1 : 1;
  const longest = Math.max(streak, before?.longest ?? 0);
  return { ...records, [game]: { day, marks, points, streak, longest } };
}

/** Days in a row that can still grow: played today, or yesterday. */
export const streakOn = (record: DailyRecord | null, today: string): number =>
  record && (record.day === today || isDayAfter(today, record.day)) ? record.streak : 0;
