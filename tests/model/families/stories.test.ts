import { describe, expect, test } from 'vitest';
import { facetsOf } from '#model/families/asking';
import type { Context } from '#model/families/family';
import { FAMILY } from '#model/families/stories/family';
import { readStoryKey, STORY_KINDS } from '#model/media/story/catalogue/story-ref';
import { routeAt } from '#model/site/patterns';
import { demoContext, itemsOf } from '#tests/families';

/** Keys stand for the texts, which the server does not have: it writes no list of stories. */
const context: Context = { ...demoContext, words: { ...demoContext.words, t: (key: string) => key } };
const items = itemsOf(FAMILY, context);

describe('the stories of the demo set', () => {
  test('are of every kind, each with a number and a key of its own', () => {
    expect(new Set(items.map(({ ref }) => ref.kind))).toEqual(new Set(STORY_KINDS));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    for (const { key, ref } of items) expect(readStoryKey(key)).toEqual(ref);
  });

  test('lead to pages of their kinds', () => {
    for (const item of items) {
      const path = FAMILY.path?.(item, context) ?? '';
      expect(routeAt(path)?.screen).toBe(`stories/story-${item.ref.kind}`);
    }
  });

  test('are opened on the server that is filtered by, where they are out there', () => {
    const asked: Context = { ...context, asked: { server: ['kr'] } };
    for (const item of items) {
      const [, , , , server] = (FAMILY.path?.(item, asked) ?? '').split('/');
      if (item.publishedAt[4] !== null) expect(server).toBe('kr');
      else expect(server).not.toBe('kr');
    }
  });

  test('are found by their synopses in every language, and by who is in them', () => {
    const main = items.find(({ ref, synopsis }) => ref.kind === 'main' && synopsis[0] !== null);
    expect(main?.subject.names).toContain('\n');
    for (const { characterIds, subject } of items)
      for (const id of characterIds) expect(subject.tags).toContain(`character ${id}`);
  });

  test('have filters with something to choose in each', () => {
    const facets = facetsOf(FAMILY as never, items as never, context);
    expect(facets.map(({ key }) => key)).toEqual(['kind', 'band', 'server', 'char', 'event', 'area']);
  });

  test('are called by who talks where they have no title, as the language lists them', () => {
    const talk = items.find(({ ref, characterIds }) => ref.kind === 'area' && characterIds.length === 2);
    expect(talk?.name).toMatch(/^\S+ and \S+$/);
  });
});
