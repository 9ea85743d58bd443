import { LIST_READERS } from './list-readers.ts';
import { STORY_READERS } from './story.ts';

/** The readers of all lists of records, where it does not matter when their code comes. */
export const EVERY_READER = { ...LIST_READERS, ...STORY_READERS } as const;
