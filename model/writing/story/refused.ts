import { type RefusableWork, type RefusedParts, refusedWork } from '../work/refused.ts';
import type { StoryDraft } from './draft.ts';

/** Parts of a draft that the site may refuse, in the order of the form. */
const STORY_PARTS = [
  'actions',
  'title',
  'kind',
  'parent',
  'summary',
  'text',
  'tags',
  'rating',
  'warnings',
] as const;
export type StoryPart = (typeof STORY_PARTS)[number];
export type RefusedStory = RefusedParts<StoryPart>;

const STORY: RefusableWork<StoryDraft, StoryPart> = {
  parts: STORY_PARTS,
  partOf: {
    storySource: 'actions',
    title: 'title',
    storyType: 'kind',
    storyParent: 'parent',
    summary: 'summary',
    content: 'text',
    tags: 'tags',
    rating: 'rating',
    warningViolence: 'warnings',
    warningDeath: 'warnings',
    warningNonCon: 'warnings',
    warningUnderage: 'warnings',
  },
  work: 'actions',
  // `storySource.actions.3`
  placeIn: ([, , place]) => Number(place),
  idAt: ({ actions }, place) => actions[place]?.id,
};

/** What of a story the fields that the site refused are about. */
export const refusedStoryParts = (
  fields: readonly string[],
  sent: StoryDraft,
  now: StoryDraft,
): RefusedStory => refusedWork(STORY, fields, sent, now);
