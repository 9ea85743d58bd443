import type { ScoringChart } from '../chart/chart.ts';
import type { Profile } from '../profile/profile.ts';
import type { AreaItemRecord } from '../records/area-item.ts';
import type { CardRecord } from '../records/card.ts';
import type { CharacterRecord } from '../records/character.ts';
import type { EventBonus } from '../records/event.ts';
import type { SkillRecord } from '../records/skill.ts';
import type { StudioKey } from '../vocabulary/area-items.ts';
import type { Attribute } from '../vocabulary/attributes.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { Stat } from '../vocabulary/stats.ts';
import type { PointPlay, PointTarget, TeamPoints } from './points.ts';

/** Cards of a team. */
export const TEAM_SIZE = 5;

/**
 * Whose skill the sixth activation of a multi live repeats: our leader's (we lead the score), another player's, or that of any of
 * the five players, each as often as the next.
 */
export const ENCORES = ['own', 'other', 'random'] as const;
export type Encore = (typeof ENCORES)[number];

/** What the other four players of a multi live are assumed to bring. */
export interface RoomAssumption {
  /** Average team power of the other four. */
  readonly averagePower: number;
  /** Score bonus of each of their leaders' skills in per cent, and its length in seconds. */
  readonly skillPercent: number;
  readonly skillSeconds: number;
  readonly encore: Encore;
}

/** Owned cards counted as if they were further than they are. */
export interface TreatAs {
  readonly maxLevel: boolean;
  readonly trained: boolean;
  readonly episodesRead: boolean;
}

export interface TeamConstraints {
  /** Card ids that may not appear. */
  readonly exclude: readonly number[];
  /** Card ids that must be among the five. */
  readonly must: readonly number[];
  /** The card that must lead (and so be among the five). */
  readonly leader: number | null;
  /** Lowest total power, area items and event included. */
  readonly minPower: number;
}

/** `leader`: the sixth activation repeats the leader's skill. `best`: the best other card of the collection. Or a card id. */
export type SixthSlot = 'leader' | 'best' | number;

/** How skills follow each other: all 120 orders alike, or as the game's own shuffle makes them likely. */
export const SKILL_ORDERS = ['uniform', 'native'] as const;
export type SkillOrder = (typeof SKILL_ORDERS)[number];

export const ITEM_SETS = ['uniform', 'mixed'] as const;
export type ItemSets = (typeof ITEM_SETS)[number];

/** One question to the team search, in the player's own terms. */
export interface TeamQuestion {
  readonly server: ServerIndex;
  readonly profile: Profile;
  /** Play level of the chart; its notes are in TeamData. */
  readonly level: number;
  /** 0–1; every other note counts as GREAT. */
  readonly perfectRate: number;
  readonly live: 'free' | 'multi';
  readonly room: RoomAssumption;
  /** Counts in a free live; in a room no one chooses his place among the players. */
  readonly order: SkillOrder;
  /** Seconds by which a skill ends later than its length says; 0 as songs are counted everywhere (reference R28). */
  readonly skillDelay: number;
  /** Whether a skill whose note comes while another is at work starts after it instead of beside it. */
  readonly skillQueue: boolean;
  readonly target: PointTarget;
  /** What an event pays for the live; null without one. Points cannot be the target then. */
  readonly points: PointPlay | null;
  /** Bonus added to power; null without an event or when the event multiplies points instead. */
  readonly powerBonus: EventBonus | null;
  readonly sixth: SixthSlot;
  /** Whether the studio holds one band's set or each of its seven places the item that helps most. */
  readonly itemSets: ItemSets;
  readonly treatAs: TreatAs;
  /** Cards the player does not own, counted as finished. */
  readonly temporary: readonly number[];
  readonly constraints: TeamConstraints;
  /** How many teams to return, 1–50. */
  readonly top: number;
}

/** The game data a question is answered from. */
export interface TeamData {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly skills: ReadonlyMap<number, SkillRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly chart: ScoringChart;
}

/** The items a result uses; null where no owned item helps. */
export interface AreaItemChoice {
  /** One band's set, or (mixed sets) whose item each of the seven places holds. */
  readonly studio: StudioKey | readonly (StudioKey | null)[] | null;
  readonly plaza: Attribute | null;
  readonly menu: Attribute | null;
  readonly magazine: Stat | null;
}

export interface PowerParts {
  readonly cards: number;
  readonly areaItems: number;
  readonly event: number;
}

/** One team of the answer. Scores are whole points, own score in multi lives. */
export interface TeamResult {
  /** Five card ids in line-up order, the leader in the middle; in the game's own order the others placed best. */
  readonly cards: readonly number[];
  readonly leader: number;
  /** The card whose skill is the sixth activation: the leader unless a sixth slot is used. */
  readonly sixth: number;
  /** Card ids in activation order 1–5 of the best order. In a multi live only the leader's place matters. */
  readonly order: readonly number[];
  /** How likely an order is that reaches the maximum. */
  readonly bestOrderShare: number;
  readonly power: number;
  readonly powerParts: PowerParts;
  readonly areaItems: AreaItemChoice;
  readonly score: { readonly average: number; readonly min: number; readonly max: number };
  /**
   * The score of each of the 120 orders, in lexicographic order of permutations of `cards`. Where any player of a room may play
   * the encore all of them come five times: first with ours, then with that of each of the others.
   */
  readonly orderScores: readonly number[];
  /** How likely each of them is, some never; null when all are equally likely. */
  readonly orderChances: readonly number[] | null;
  /** Multi live: score of the whole room under the assumption; null in free live. */
  readonly roomScore: number | null;
  /** Event points; null without an event. */
  readonly points: TeamPoints | null;
}

/** What the result leaves open because of the data; each is shown to the player in words. */
export type Remark =
  | { readonly kind: 'skillMissing'; readonly cardIds: readonly number[] }
  | { readonly kind: 'cardMissing'; readonly cardIds: readonly number[] }
  | { readonly kind: 'levelBeyondTable'; readonly cardIds: readonly number[] }
  | { readonly kind: 'characterMissing'; readonly cardIds: readonly number[] }
  | { readonly kind: 'attributeUnknown'; readonly cardIds: readonly number[] }
  | { readonly kind: 'areaItemMissing'; readonly itemIds: readonly number[] }
  /** Owned, but no one knows where they stand. */
  | { readonly kind: 'areaItemUnplaced'; readonly itemIds: readonly number[] }
  | { readonly kind: 'noFever' }
  | { readonly kind: 'chartRepaired'; readonly repairs: readonly string[] }
  | { readonly kind: 'skillNotes'; readonly count: number };

/** What a question can have too many of. */
const EXCESSES = [
  'cards',
  'notes',
  'bands',
  'studioSets',
  'characters',
  'skills',
  'skillLengths',
  'growingSkills',
  'coveredNotes',
] as const;

/** More of something than the kernels hold, and how many they do. */
export interface Excess {
  readonly what: (typeof EXCESSES)[number];
  readonly most: number;
}

/** Constraints that name a card. */
type NamingConstraint = 'must' | 'leader' | 'sixth';

/**
 * Why a card that is named cannot be used: the question leaves it out, the collection does, it is in neither of them, it is in no
 * list, or it is the one kept for the sixth activation.
 */
export type CardObstacle = 'excluded' | 'excludedInProfile' | 'notOwned' | 'unknown' | 'sixth';

export interface UnusableCard {
  readonly cardId: number;
  readonly constraint: NamingConstraint;
  readonly because: CardObstacle;
}

/** Why there is no team at all. `leader` is the fixed leader where he is one of too many cards, not named by `must` himself. */
export type NoTeamReason =
  | { readonly kind: 'tooFewCharacters'; readonly characters: number }
  | { readonly kind: 'unusable'; readonly cards: readonly UnusableCard[] }
  | {
      readonly kind: 'mustSameCharacter';
      readonly cardIds: readonly number[];
      readonly leader: number | null;
    }
  | { readonly kind: 'tooManyMust'; readonly count: number; readonly leader: number | null }
  | { readonly kind: 'minPower'; readonly best: number }
  /** No card is left for the sixth activation. */
  | { readonly kind: 'sixthNone' }
  | { readonly kind: 'noNotes' }
  | ({ readonly kind: 'tooLarge' } & Excess);

export interface TeamAnswer {
  /** True when no other team can reach more than the ones listed. */
  readonly proved: boolean;
  /** By how much of the target an unseen team could beat the last of the list; 0 when proved. */
  readonly gap: number;
  /** Best first; fewer than asked when fewer exist. */
  readonly teams: readonly TeamResult[];
  /** With both targets: the best team for the score alone; null while it is sought, or when points follow the score. */
  readonly bestByScore: TeamResult | null;
  /**
   * With mixed sets, once the answer is proved: what the best team with one band's set reaches, its score or, where they are
   * the target, its event points. Null before that is proved, where no such team is allowed, and without mixed sets.
   */
  readonly uniformBest: number | null;
  readonly noTeam: NoTeamReason | null;
  readonly remarks: readonly Remark[];
  /** Nodes of the search tree that were opened. */
  readonly nodes: number;
  /** Milliseconds for packing and search. */
  readonly ms: number;
  readonly engine: 'wasm' | 'ts';
}

/** Reported while a search runs, at most ten times a second. */
export interface TeamProgress {
  readonly nodes: number;
  readonly elapsedMs: number;
  /** Best average score so far, or event points where they are the target; null before the first team. */
  readonly best: number | null;
  /** No team can reach more than this. */
  readonly bound: number | null;
}
