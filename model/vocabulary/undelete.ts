/** How long whoever took a post or comment away may bring it back. */
export const UNDELETE_WITHIN_MS = 600_000;
