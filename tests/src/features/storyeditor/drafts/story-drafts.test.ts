import { expect, test } from 'vitest';
import { THEATRE_SETTINGS } from '#machines/story/settings.logic';
import { STORY_MARKS } from '#machines/storymarks/storymarks.logic';
import { STORY_READING } from '#machines/storyvoices/settings.logic';
import { chartDrafts } from '#src/features/charteditor/drafts/chart-drafts.ts';
import { storyDrafts } from '#src/features/storyeditor/drafts/story-drafts.ts';

/** The name of a draft comes from the address of the page: no address may open and replace something else. */
test('a draft never lies where something else is kept, whatever its name', () => {
  const others = [STORY_MARKS, THEATRE_SETTINGS, STORY_READING].map(({ key }) => key);
  const names = others.map((key) => key.slice(key.indexOf('/') + 1));
  for (const drafts of [storyDrafts, chartDrafts])
    expect(names.map((name) => drafts.keyOf(name)).filter((key) => others.includes(key))).toEqual([]);
});
