import type { ChartsProblem } from './charts.ts';
import type { NoTeamReason, Remark } from './team.ts';

/**
 * The one team, with one leader, whose scores on all of the charts add up to most. All orders of skills count alike, and the
 * sixth activation repeats the leader's skill.
 */
export type OneTeamProblem = ChartsProblem;

export interface OneTeamAnswer {
  /** Whether no other team adds up to more. */
  readonly isFinished: boolean;
  /** By how much an unseen team could add up to more; 0 when finished, null before anything is known. */
  readonly gap: number | null;
  /** Sum of the average scores; null without a team. */
  readonly sum: number | null;
  /** Five card ids in line-up order, the leader in the middle; empty without a team. */
  readonly cards: readonly number[];
  readonly power: number;
  /** Average scores in the order of the charts; null where a chart cannot be read. */
  readonly scores: readonly (number | null)[];
  /**
   * Places of the charts in which skills that were asked to wait for each other may have to: there the scores have them side by
   * side. Empty until every chart was looked at.
   */
  readonly mayWait: readonly number[];
  readonly noTeam: NoTeamReason | null;
  readonly unknownLengths: readonly number[];
  /** About the cards, not about single charts. */
  readonly remarks: readonly Remark[];
  readonly nodes: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}
