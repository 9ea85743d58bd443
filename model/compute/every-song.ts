import type { ChartScore, ChartsProblem } from './charts.ts';
import type { NoTeamReason, Remark } from './team.ts';

/** The best team for each of many charts. Level and number of teams of the question are of no account. */
export type EverySongProblem = ChartsProblem;

/** The best team for one chart, proved. */
export interface ChartTeam extends ChartScore {
  /** Five card ids in line-up order, the leader in the middle. */
  readonly cards: readonly number[];
  readonly leader: number;
  readonly power: number;
}

export interface EverySongAnswer {
  readonly isFinished: boolean;
  /** In the order of the charts; null where a chart cannot be read or allows no team, undefined where it was not reached. */
  readonly teams: readonly (ChartTeam | null | undefined)[];
  readonly noTeam: NoTeamReason | null;
  /** Lengths of the collection's skills that the charts were not counted for; nothing is searched then. */
  readonly unknownLengths: readonly number[];
  /** About the cards, not about single charts. */
  readonly remarks: readonly Remark[];
  readonly nodes: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}
