import { STORY_KINDS, type StoryKind, type StoryRef } from '../../media/story/catalogue/story-ref.ts';
import type { CardRecord } from '../../records/card.ts';
import type { EventRecord } from '../../records/event.ts';
import type { Lists } from '../../records/list-readers.ts';
import type {
  ActionSetRecord,
  AfterLiveTalkRecord,
  BandStoryRecord,
  MainStoryRecord,
  StoryTexts,
} from '../../records/story.ts';
import { memoizePerObject } from '../../rules/once.ts';

/** What lists know of a story, by its kind. */
export type StorySource =
  | { readonly kind: 'main'; readonly story: MainStoryRecord }
  | { readonly kind: 'band'; readonly story: BandStoryRecord }
  | { readonly kind: 'event'; readonly story: StoryTexts; readonly event: EventRecord }
  | { readonly kind: 'card'; readonly card: CardRecord }
  | { readonly kind: 'area'; readonly set: ActionSetRecord }
  | { readonly kind: 'afterlive'; readonly talk: AfterLiveTalkRecord };

/** A story among all others. */
export interface StoryEntry {
  readonly id: number;
  readonly ref: StoryRef;
  readonly source: StorySource;
}

/** Keeps the numbers of the kinds apart, and below them chapters from events. */
const KIND = 1_000_000_000_000;
const PART = 1_000;

/** The number of a story among all kinds. */
const entryId = ({ kind, id, part }: StoryRef): number =>
  (STORY_KINDS.indexOf(kind) + 1) * KIND + id * PART + (part ?? 0);

const entry = (kind: StoryKind, id: number, part: number | null, source: StorySource): StoryEntry => {
  const ref = { kind, id, part };
  return { id: entryId(ref), ref, source };
};

const eventEntries = ({ eventStories, events }: Lists): readonly StoryEntry[] =>
  [...eventStories.values()].flatMap(({ id, chapters }) => {
    const event = events.get(id);
    if (!event) return [];
    return chapters.flatMap((story, nth) =>
      story ? [entry('event', id, nth + 1, { kind: 'event', story, event })] : [],
    );
  });

/** How many stories a card has the list says by what they add to it. */
const cardEntries = ({ cards }: Lists): readonly StoryEntry[] =>
  [...cards.values()].flatMap((card) =>
    card.episodes.map((_, nth) => entry('card', card.id, nth + 1, { kind: 'card', card })),
  );

/** All stories that the lists name, kind by kind. */
export const storyEntries = memoizePerObject((lists: Lists): ReadonlyMap<number, StoryEntry> => {
  const { mainStories, bandStories, actionSets, afterLiveTalks } = lists;
  const all = [
    ...[...mainStories.values()].map((story) => entry('main', story.id, null, { kind: 'main', story })),
    ...[...bandStories.values()].map((story) => entry('band', story.id, null, { kind: 'band', story })),
    ...eventEntries(lists),
    ...cardEntries(lists),
    ...[...actionSets.values()].map((set) => entry('area', set.id, null, { kind: 'area', set })),
    ...[...afterLiveTalks.values()].map((talk) =>
      entry('afterlive', talk.id, null, { kind: 'afterlive', talk }),
    ),
  ];
  return new Map(all.map((one) => [one.id, one]));
});
