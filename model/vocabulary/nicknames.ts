/** In letters: what players call a song. */
export const MAX_NICKNAME = 40;
