import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_STORY_ABOUT } from '#model/writing/story/about';
import { emptyStoryDraft } from '#model/writing/story/draft';
import { newWork } from '#model/writing/work/kept-work';
import { Begin } from '#src/features/drafts/begin.tsx';
import { storyDrafts } from '#src/features/storyeditor/drafts/story-drafts.ts';
import { STORIES } from '#src/features/storyeditor/drafts/story-kind.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(cleanup);

const story = (title: string) => newWork({ ...emptyStoryDraft(), about: { ...EMPTY_STORY_ABOUT, title } });

/** The site may have deleted the post, published the plan or be out of reach: what was not sent opens all the same. */
test('the list leads to each draft itself, also to one of what is published or planned', async () => {
  await storyDrafts.keep(storyDrafts.keyOf('own'), story('A new one'));
  await storyDrafts.keep(storyDrafts.keyOf('post-7'), { ...story('A published one'), post: 7, revision: 2 });
  await storyDrafts.keep(storyDrafts.keyOf('plan-3'), {
    ...story('A planned one'),
    plan: { id: 3, time: 500 },
    revision: 0,
  });
  await renderPiece(<Begin kind={STORIES} />, { answers: () => ({}) });
  const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'A new one' });
  expect(path('A new one')).toBe('/community/stories/new?draft=own');
  expect(path('A published one')).toBe('/community/stories/new?draft=post-7');
  expect(path('A planned one')).toBe('/community/stories/new?draft=plan-3');
});
