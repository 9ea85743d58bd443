import type { ScoringChart } from '../chart/chart.ts';
import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { NoTeamReason, Remark, TeamData, TeamQuestion, TeamResult } from './team.ts';

/** A chart that a team is scored on: its notes, or what skills cover of it (model/chart/covered.ts). */
export interface ChartToScore {
  readonly song: number;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly chart: ScoringChart | string;
}

/** One team on many charts. */
export interface ChartsProblem {
  /** Names the five cards in `must`; level, target and number of teams are of no account. */
  readonly question: TeamQuestion;
  readonly data: Omit<TeamData, 'chart'>;
  /** Lengths of skills in seconds that charts given as texts were counted for, rising. */
  readonly lengths: readonly number[];
  readonly charts: readonly ChartToScore[];
}

/** What the team reaches on one chart; whole points, own score in multi lives. */
export interface ChartScore {
  readonly average: number;
  readonly min: number;
  readonly max: number;
  /** Without any skill. */
  readonly plain: number;
  /** Event points; null without an event. */
  readonly points: number | null;
  /** What is odd about the chart. */
  readonly oddity: 'noFever' | 'repaired' | 'skillNotes' | null;
  /** Skills were asked to wait for each other and may have to here, but the score has them side by side. */
  readonly mayWait: boolean;
}

export interface ChartsAnswer {
  readonly isFinished: boolean;
  /** In the order of the charts, as far as they were reached; null where a chart cannot be read. */
  readonly scores: readonly (ChartScore | null)[];
  /** The team on the first chart that could be scored: its power and items are those of all. */
  readonly team: TeamResult | null;
  readonly noTeam: NoTeamReason | null;
  /** Lengths of the team's skills that the charts were not counted for; nothing is scored then. */
  readonly unknownLengths: readonly number[];
  /** About the cards, not about single charts. */
  readonly remarks: readonly Remark[];
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}
