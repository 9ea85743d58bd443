/** Limits of a member's profile for client and server. No schemas, so that pages can import it. */

/** In letters of the introduction, and in bytes of the whole profile as JSON. */
export const MAX_INTRO = 20_000;
export const MAX_PROFILE = 32 * 1024;
export const MAX_INTRO_NODES = 200;
export const MAX_WORN_TITLES = 2;
export const MAX_PLAYER_IDS = 10;
/** The largest id of a player. */
export const MAX_PLAYER = 999_999_999_999_999;
export const MAX_SOCIAL = 300;
export const MAX_FAVOURITES = 100;

/** How many members one member can mute or block in all. */
export const MAX_MUTED = 500;

/** Counting the likes of a member stops here. */
export const MAX_LIKES_COUNTED = 1_000;
