import type { ScoringChart } from '../chart/chart.ts';
import type { Difficulty } from '../vocabulary/difficulties.ts';
import type {
  AreaItemChoice,
  NoTeamReason,
  Remark,
  TeamData,
  TeamProgress,
  TeamQuestion,
  TeamResult,
} from './team.ts';

/** A medley: three songs in a row, a team of its own for each, no card twice, one choice of area items for all. */

export const MEDLEY_SONGS = 3;

interface MedleyConstraints {
  /** Card ids that may not appear. */
  readonly exclude: readonly number[];
  /** Card ids of which each must be in one of the three teams. */
  readonly must: readonly number[];
}

/**
 * One question to the medley search: everything of a single song's but what belongs to a song or to one team. All orders of
 * skills count as equally likely. A medley event pays by the total score: the best score is the best for points, too.
 */
export type MedleyQuestion = Omit<
  TeamQuestion,
  'level' | 'sixth' | 'constraints' | 'top' | 'target' | 'points' | 'order'
> & {
  /** Play levels of the three charts, in the order they are played. */
  readonly levels: readonly [number, number, number];
  readonly constraints: MedleyConstraints;
};

export type MedleyData = Omit<TeamData, 'chart'> & {
  readonly charts: readonly [ScoringChart, ScoringChart, ScoringChart];
};

/** Why there is no medley at all. */
export type NoMedleyReason =
  | Exclude<NoTeamReason, { kind: 'minPower' | 'sixthNone' | 'mustSameCharacter' | 'tooManyMust' }>
  /** Three teams of different characters take fifteen cards, at most three of one character; this many can be used. */
  | { readonly kind: 'tooFewForMedley'; readonly usable: number }
  /** The cards that must appear fit into no three teams. */
  | { readonly kind: 'mustTogether'; readonly cardIds: readonly number[] };

export interface MedleyAnswer {
  /** True when no other three teams can score more. */
  readonly proved: boolean;
  /** Points by which other teams could beat these; 0 when proved, null before anything is known. */
  readonly gap: number | null;
  /** Sum of the three average scores; null without teams. */
  readonly total: number | null;
  /** In the order of the songs; empty without a medley. */
  readonly teams: readonly TeamResult[];
  /** What all three share. */
  readonly areaItems: AreaItemChoice | null;
  /** Places of the songs in which skills that were asked to wait for each other may have to: they count side by side there. */
  readonly mayWait: readonly number[];
  readonly noMedley: NoMedleyReason | null;
  readonly remarks: readonly Remark[];
  readonly nodes: number;
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}

export interface MedleySong {
  readonly songId: number;
  readonly difficulty: Difficulty;
}

/** What the visitor asks: a medley that still names its charts instead of holding them. */
export type MedleyRequest = Omit<MedleyQuestion, 'levels'> & {
  /** In the order they are played; one may come twice. */
  readonly songs: readonly [MedleySong, MedleySong, MedleySong];
};

/** A request with its data loaded. */
export interface MedleyProblem {
  readonly question: MedleyQuestion;
  readonly data: MedleyData;
}

/** What the search reports of a medley, during and at its end. */
export interface MedleyReport {
  /** The medley is proved, and with mixed sets what they gain is known, too. */
  readonly isFinished: boolean;
  readonly answer: MedleyAnswer;
  /** Of the search that runs or ran last. */
  readonly progress: TeamProgress;
  /** With mixed sets: what the best medley with one band's set reaches; null until it is proved, and without mixed sets. */
  readonly uniformTotal: number | null;
}
