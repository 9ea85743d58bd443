/** Playable characters have ids 1–40; profiles keep one potential for each in this order. */
export const CHARACTER_COUNT = 40;
/** Highest potential of one character, in per-mille points (reference R35). */
export const MAX_POTENTIAL = 50;
/** Highest card master rank and highest skill level. */
export const MAX_MASTER_RANK = 4;
export const SKILL_LEVELS = 5;
