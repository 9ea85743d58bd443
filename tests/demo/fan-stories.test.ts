import { describe, expect, test } from 'vitest';
import { createFanStories } from '#demo/community/stories/stories';
import { STORY_WARNINGS, warningsOf } from '#model/contract/community/warnings';
import { compileSource, sourceServer } from '#model/media/story/compile-source';
import { isStoryProblem } from '#model/media/story/limits';
import { storyFiles } from '#model/media/story/story-files';
import { holdToStory } from '#server/services/fanstories/source';
import { demo } from './demo-set.ts';

const stories = createFanStories(demo.seed);

describe('stories of demo members', () => {
  test('are sixty, in five languages, the oldest first, with series before their chapters', () => {
    expect(stories).toHaveLength(60);
    expect(new Set(stories.map(({ source }) => sourceServer(source))).size).toBe(5);
    const ages = stories.map(({ age }) => age);
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(new Set(stories.map(({ facts }) => facts.storyType))).toEqual(
      new Set(['single', 'series', 'chapter']),
    );
    for (const [place, { series, facts, author }] of stories.entries()) {
      expect(series !== null).toBe(facts.storyType === 'chapter');
      if (series === null) continue;
      expect(series).toBeLessThan(place);
      expect(stories[series]).toMatchObject({ author, facts: { storyType: 'series' } });
    }
  });

  test('pass the checks of the server, and no reader leaves anything out', () => {
    for (const { source, title } of stories) {
      expect(() => holdToStory(source as Record<string, unknown>)).not.toThrow();
      const script = compileSource(source);
      if (isStoryProblem(script)) throw new Error(`${title}: ${script.problem}`);
      expect([title, script.unknown]).toEqual([title, []]);
      expect(script.steps.filter(({ kind }) => kind === 'talk').length).toBeGreaterThan(3);
    }
  });

  test('warn of what they tell, each of the four, and read on', () => {
    const warned = stories.filter(({ facts }) => warningsOf(facts).length > 0);
    expect(new Set(warned.flatMap(({ facts }) => warningsOf(facts)))).toEqual(new Set(STORY_WARNINGS));
    for (const { facts, series } of warned) expect([facts.storyType, series]).toEqual(['single', null]);
    // One is rated mature besides, and waits behind both questions.
    expect(warned.filter(({ facts }) => (facts.rating ?? 0) >= 2).length).toBeGreaterThan(0);
  });

  test('some are heard, the others are silent', () => {
    const voiced = stories.filter(({ source }) => (source as { readonly voice: string }).voice !== '');
    expect(voiced.length).toBeGreaterThan(9);
    expect(voiced.length).toBeLessThan(stories.length);
    expect(voiced.some(({ facts }) => facts.storyType === 'chapter')).toBe(true);
    for (const { source } of stories) {
      const script = compileSource(source);
      if (isStoryProblem(script)) throw new Error(script.problem);
      const isVoiced = voiced.some((each) => each.source === source);
      const spoken = script.steps.filter((step) => step.kind === 'talk' && step.voices.length > 0);
      expect(spoken.length > 0).toBe(isVoiced);
    }
  });

  test('use files that there are', async () => {
    const addresses = new Set(
      stories.flatMap(({ source }) => {
        const script = compileSource(source);
        return isStoryProblem(script)
          ? []
          : storyFiles(script, sourceServer(source)).map(({ address }) => address);
      }),
    );
    const missing: string[] = [];
    for (const address of addresses)
      if ((await demo.asset(decodeURI(address).slice(1))) === null) missing.push(address);
    expect(missing).toEqual([]);
  });

  test('are the same for the same seed', () => {
    expect(createFanStories(demo.seed)).toEqual(stories);
  });
});
