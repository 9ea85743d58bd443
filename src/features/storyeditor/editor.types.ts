import type { ReactNode } from 'react';

/** What belongs to the story as a draft, and stands around the editor. */
export interface StoryDraftParts {
  readonly title: string;
  /** Whether the story is kept. */
  readonly state: ReactNode;
  /** What can be done with the story as a whole: export, publish. */
  readonly buttons: ReactNode;
  /** What brings actions in; stands beside the search of the list. */
  readonly tools: ReactNode;
  /** What must be known before one goes on. */
  readonly notes: ReactNode;
  /** What is said about the story. */
  readonly about: ReactNode;
  /** Stores it now. */
  readonly keep: () => void;
  /** It can only be looked at. */
  readonly isLocked: boolean;
}
