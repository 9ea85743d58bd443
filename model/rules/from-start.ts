/** The first server of all opened on 16 March 2017 (reference R1). */
const FIRST_SERVER_OPENED = Date.UTC(2017, 2, 1);

/**
 * Whether it was there before any server opened. Lists date such things 0, 1, the first hour of 1970 by a server's clock, or some day years
 * before the game: no such date means anything to a player (reference R1).
 */
export const isFromStart = (at: number): boolean => at < FIRST_SERVER_OPENED;
