import { MAX_STORY_ACTIONS, MAX_STORY_LETTERS } from '../../contract/community/story-limits.ts';
import type { StorySheet } from '../../media/story/editing/sheet.ts';
import { isBlank } from '../post/words.ts';
import { publishedSource, type StoryDraft } from './draft.ts';

/** What is missing or wrong before the site takes a story, in the order of the form. */
const STORY_NEEDS = ['title', 'series', 'actions', 'many', 'large', 'kinds'] as const;
export type FanStoryNeed = (typeof STORY_NEEDS)[number];

/** Letters of a source are counted once for each state of it. */
const lengths = new WeakMap<StorySheet, number>();

function lengthOf(draft: StoryDraft): number {
  const known = lengths.get(draft.sheet);
  if (known !== undefined) return known;
  const source = publishedSource(draft);
  const length = typeof source === 'string' ? source.length : JSON.stringify(source).length;
  lengths.set(draft.sheet, length);
  return length;
}

/** What must be done before a story can be published. */
export function needsOfStory(draft: StoryDraft): readonly FanStoryNeed[] {
  const { about, sheet } = draft;
  const { actions } = sheet;
  const missing: { readonly [N in FanStoryNeed]: boolean } = {
    title: isBlank(about.title),
    series: about.kind === 'chapter' && about.parent === null,
    actions: actions.length === 0,
    many: actions.length > MAX_STORY_ACTIONS,
    large: lengthOf(draft) > MAX_STORY_LETTERS,
    kinds: actions.some(({ json }) => typeof json.type !== 'string'),
  };
  return STORY_NEEDS.filter((need) => missing[need]);
}
