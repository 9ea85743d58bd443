/** In letters: what players call a song. */
export const LONGEST_NICKNAME = 40;
