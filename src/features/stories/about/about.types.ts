import type { StoryRef } from '#model/media/story/catalogue/story-ref';
import type { StoryPlace } from '#model/media/story/voice-bundles';
import type { PerServer } from '#model/vocabulary/servers';
import type { ScriptSource } from '../script.data.ts';

/** What a story belongs to, with its page. */
export interface StoryOwner {
  readonly name: PerServer<string>;
  /** Null where it has no page. */
  readonly path: string | null;
}

/** Another story in the same row. */
export interface NextStory {
  readonly ref: StoryRef;
  readonly title: PerServer<string>;
}

/** All that a page knows of a story besides its script. */
export interface StoryAbout {
  /** Null for a script by its path, which no list names. */
  readonly ref: StoryRef | null;
  readonly title: PerServer<string>;
  /** Stands for the title on servers without one. */
  readonly named: string;
  readonly caption: PerServer<string>;
  readonly synopsis: PerServer<string>;
  readonly owners: readonly StoryOwner[];
  readonly characterIds: readonly number[];
  /** Epoch milliseconds; null on servers that do not have it. */
  readonly publishedAt: PerServer<number>;
  /** What opens it in the game: a level of the card, points of the event. */
  readonly condition: PerServer<string>;
  readonly previous: NextStory | null;
  readonly next: NextStory | null;
  /** Null where the data names no script. */
  readonly source: ScriptSource | null;
  readonly place: StoryPlace | null;
}

export type AboutState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'unknown' }
  | { readonly state: 'known'; readonly about: StoryAbout };
