/** Longer delays count as this long (reference R133). */
export const MAX_SECONDS = 60;

/** Beyond the edges of the stage nothing is seen. */
export const MAX_OFFSET = 1_280;
