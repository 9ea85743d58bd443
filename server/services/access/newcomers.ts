import { DAY_MS } from '#model/vocabulary/time';

/** Members who signed up more recently than this may do less (reference R93): accounts made for spam do not wait. */
const NEW_FOR_MS = 3 * DAY_MS;

export const isNewcomer = (joinedAt: number, now: number): boolean => now - joinedAt < NEW_FOR_MS;

interface TextLimits {
  /** Links to other sites, and mentions, in one text. */
  readonly links: number;
  readonly mentions: number;
  /** Texts of a day with the same link to another site. */
  readonly sameLink: number;
}

export const TEXT_LIMITS: TextLimits = { links: 30, mentions: 20, sameLink: 5 };
export const NEWCOMER_TEXT_LIMITS: TextLimits = { links: 2, mentions: 3, sameLink: 2 };
