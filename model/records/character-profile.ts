import type { Part, SeasonWear, Sign } from '../vocabulary/character-words.ts';
import type { PerServer } from '../vocabulary/servers.ts';

/** Texts of a character's profile, in the order in which a page shows them. */
export const PROFILE_TEXTS = [
  'school',
  'schoolYear',
  'schoolCls',
  'favoriteFood',
  'hatedFood',
  'hobby',
  'characterVoice',
] as const;
export type ProfileText = (typeof PROFILE_TEXTS)[number];

/** Worn in a season; several seasons may share one. */
export interface SeasonCostume {
  /** Null where the data has another word for it. */
  readonly wear: SeasonWear | null;
  /** As the data names its model. */
  readonly model: string;
  /** When it is worn, from spring, 1–4; empty where the data does not say. */
  readonly seasons: readonly number[];
  /** Of the model's design; null where its name has none. */
  readonly year: number | null;
}

/** `profile` of `characters/{id}` (reference R11); what a dump lacks is null. */
export interface CharacterProfile {
  readonly texts: Readonly<Record<ProfileText, PerServer<string>>>;
  readonly introduction: PerServer<string>;
  readonly ruby: PerServer<string>;
  readonly part: Part | null;
  readonly sign: Sign | null;
  /** Centimetres. */
  readonly height: number | null;
  /** Each model once, in the order of the data. */
  readonly seasonal: readonly SeasonCostume[];
}
