import type { ServerIndex } from './servers.ts';

/** Profiles keep a potential for each of these at least, in the order of ids; those of later characters follow (reference R84). */
export const CHARACTER_COUNT = 40;
/** Ids of characters that a profile can keep a potential for end here. */
export const MAX_CHARACTER_ID = 500;
const MAX_POTENTIALS = [55, 50, 50, 50, 50] as const;
/** Highest potential of one character on a server, in per-mille points (reference R35). */
export const maxPotential = (server: ServerIndex): number => MAX_POTENTIALS[server];
/** What the missions of one character add at most, in per-mille points. */
export const MAX_MISSIONS = 60;
/** Highest sum of both on any server. */
export const MAX_CHARACTER_BONUS = 115;
/** Highest card master rank and highest skill level. */
export const MAX_MASTER_RANK = 4;
export const SKILL_LEVELS = 5;
