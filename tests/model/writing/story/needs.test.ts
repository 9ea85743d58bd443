import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_STORY_ACTIONS, MAX_STORY_LETTERS } from '#model/contract/community/story-limits';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import { EMPTY_STORY_ABOUT } from '#model/writing/story/about';
import { type StoryDraft, storyDraftOf } from '#model/writing/story/draft';
import { needsOfStory } from '#model/writing/story/needs';
import { refusedStoryParts } from '#model/writing/story/refused';

const withActions = (actions: readonly JsonObject[], change = {}): StoryDraft =>
  storyDraftOf(applyCommand(emptySheet(0), { kind: 'insert', at: 0, actions }), {
    ...EMPTY_STORY_ABOUT,
    title: 'Half past five',
    ...change,
  });
const LINE = { type: 'talk', name: 'Mika', body: 'Good evening.' };

describe('what a story needs to be published', () => {
  test('is a title and actions, and of a chapter its series', () => {
    expect(needsOfStory(storyDraftOf(emptySheet(0), EMPTY_STORY_ABOUT))).toEqual(['title', 'actions']);
    expect(needsOfStory(withActions([LINE]))).toEqual([]);
    expect(needsOfStory(withActions([LINE], { kind: 'chapter' }))).toEqual(['series']);
    const parent = { id: 1, title: 'Evenings' };
    expect(needsOfStory(withActions([LINE], { kind: 'chapter', parent }))).toEqual([]);
  });

  test('is that it keeps to what the site takes', () => {
    expect(needsOfStory(withActions([{ ...LINE, body: 'a'.repeat(MAX_STORY_LETTERS) }]))).toEqual(['large']);
    expect(needsOfStory(withActions([LINE, { body: 'no kind' }]))).toEqual(['kinds']);
    const many = Array.from({ length: MAX_STORY_ACTIONS + 1 }, () => ({ type: 'x' }));
    expect(needsOfStory(withActions(many))).toEqual(['many']);
  });
});

describe('what the site refused of a story', () => {
  const draft = withActions([LINE, { ...LINE, body: 'It is late.' }]);

  test('is found by its field, in the order of the form, actions by their place', () => {
    const fields = ['content.0.data', 'storySource.actions.1', 'warningDeath', 'storyParent', 'title'];
    expect(refusedStoryParts(fields, draft, draft)).toEqual({
      parts: ['actions', 'title', 'parent', 'text', 'warnings'],
      entries: [draft.sheet.actions[1]?.id],
    });
  });

  test('is no longer refused once it was changed', () => {
    const sheet = applyCommand(draft.sheet, { kind: 'remove', ids: [draft.sheet.actions[1]?.id ?? 0] });
    const now = { ...draft, sheet, about: { ...draft.about, title: 'Six' } };
    expect(refusedStoryParts(['storySource.actions.1', 'title', 'tags'], draft, now).parts).toEqual(['tags']);
  });

  test('names actions that there are, whatever the fields', () => {
    const field = fc.oneof(
      fc.string(),
      fc.nat(9).map((at) => `storySource.actions.${at}`),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const { entries } = refusedStoryParts(fields, draft, draft);
        const ids = draft.sheet.actions.map(({ id }) => id);
        expect(entries.every((id) => ids.includes(id))).toBe(true);
      }),
    );
  });
});
