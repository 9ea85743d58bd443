import type { StorySheet } from '#model/media/story/editing/sheet';

/** Where something new goes: behind the cursor, at the beginning where that is at the opening. */
export const placeBehind = ({ actions }: StorySheet, cursor: number | null): number =>
  cursor === null ? 0 : actions.findIndex(({ id }) => id === cursor) + 1;
