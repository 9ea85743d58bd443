import type { Part, Sign } from '../vocabulary/character-words.ts';
import type { PerServer } from '../vocabulary/servers.ts';

/** Texts of a character's profile, in the order in which a page tells them. */
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

/** `profile` of `characters/{id}` (game-data 2.9); what a dump lacks is null. */
export interface CharacterProfile {
  readonly texts: Readonly<Record<ProfileText, PerServer<string>>>;
  readonly introduction: PerServer<string>;
  readonly ruby: PerServer<string>;
  readonly part: Part | null;
  readonly sign: Sign | null;
  /** Centimetres. */
  readonly height: number | null;
}
