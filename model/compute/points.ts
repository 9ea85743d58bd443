import type { EventBonus } from '../records/event.ts';
import type { LiveOutcome, PointFormula, PointKind } from '../rules/event-points.ts';

/** `both`: points first, and beside them what the best team for the score alone would reach. */
export const TARGETS = ['score', 'points', 'both'] as const;
export type PointTarget = (typeof TARGETS)[number];

/** A medley pays its three songs together and has a question of its own. */
export type SongPointKind = Exclude<PointKind, 'medley'>;

/** What one live of an event pays by: its kind, its bonus to points, and how it is assumed to end. */
export interface PointPlay extends Pick<LiveOutcome, 'boosts' | 'place' | 'isWon' | 'challengePoints'> {
  readonly kind: SongPointKind;
  readonly formula: PointFormula;
  /** Of the event; where it lifts power instead of points it is the question's power bonus, too. */
  readonly bonus: EventBonus;
}

/** What someone can spend on a live, and the points it then brings. */
export interface PointRow {
  /** Live boosts, or challenge points where the live is played for them. */
  readonly spent: number;
  readonly points: number;
}

/** Event points of one team; computed from its score, so that no row needs a search. */
export interface TeamPoints {
  /** At the boosts or challenge points the question names. */
  readonly points: number;
  readonly table: readonly PointRow[];
  /** Of the whole team, rounded; 0 where the bonus lifts power. */
  readonly bonusPercent: number;
  /** Of each card in line-up order. */
  readonly cardPercents: readonly number[];
  /** The support band of a mission live. */
  readonly support: { readonly cards: readonly number[]; readonly power: number } | null;
}
