import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFanStories } from '#demo/community/stories/stories';
import { MAX_STORY_DEPTH } from '#model/contract/community/story-limits';
import { emptySheet, sheetOf, sourceOf, sourceText } from '#model/media/story/editing/sheet';
import { isStoryProblem, MAX_STORY_STEPS } from '#model/media/story/limits';
import { anyJunk } from '#tests/arbitraries/hostile';
import { junkStorySource } from '#tests/arbitraries/story-source';
import { anySourceText } from '#tests/arbitraries/story-text';
import { sheet } from './any-command.ts';

const parsed = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'string' ? JSON.parse(value) : value;
};

/** What other programs and people by hand write. */
const BY_HAND = [
  '{"actions":[]}',
  '{ "actions" : [ ] }',
  '\n{"bgm":null,"voice":"","server":0,"actions":[\n],"background":null}\n',
  '{"server":3,"actions":[{"type":"talk","body":"\\u3042\\n"} ,\t{"type":"quiz","answers":[1.50,2e1]}]}',
  '{"actions":[{"type":"talk"}],"actions":[{"type":"motion","character":"7"}]}',
  '{"actions":1,"server":1.0,"\\u0061ctions":[{"type":"talk","type":"sound"}],"planned":{"actions":[1]}}',
  '{"__proto__":{"a":1},"actions":[{"__proto__":[],"type":"talk","10":1,"2":0}]}',
  '{"version":12345678901234567890,"actions":[{"type":"x","deep":[[[[{"]":"}"}]]]]}]}',
  '"{\\"server\\":0,\\"actions\\":[{\\"type\\":\\"talk\\",\\"body\\":\\"\\\\u0041\\"}]}"',
  ' "{\\u0022actions\\u0022:[]}" ',
];

describe('a source', () => {
  test('is written back letter for letter: those of the demo set, by hand and in any spelling', () => {
    const demo = createFanStories(1).map(({ source }) => source);
    const texts = [
      ...demo.map((source) => JSON.stringify(source)),
      ...demo.slice(0, 20).map((source) => JSON.stringify(source, null, 2)),
      ...demo.slice(20, 30).map((source) => JSON.stringify(JSON.stringify(source))),
      ...BY_HAND,
      ...fc.sample(anySourceText, 120),
    ];
    expect(texts.length).toBeGreaterThanOrEqual(200);
    for (const text of texts) {
      const read = sheet(text);
      expect(sourceText(read)).toBe(text);
      expect(sourceOf(read)).toEqual(parsed(text));
    }
  });

  test('is written back letter for letter, whatever its spelling', () => {
    fc.assert(
      fc.property(anySourceText, (text) => {
        const read = sheet(text);
        expect(sourceText(read)).toBe(text);
        expect(sourceOf(read)).toEqual(parsed(text));
        for (const { json, written } of read.actions) expect(JSON.parse(written)).toEqual(json);
      }),
      { numRuns: 200 },
    );
  });

  test('is refused when it is none, too deep or too large', () => {
    const deep = (levels: number) =>
      `{"actions":[{"type":"x","a":${'['.repeat(levels - 3)}${']'.repeat(levels - 3)}}]}`;
    expect(isStoryProblem(sheetOf(deep(MAX_STORY_DEPTH)))).toBe(false);
    for (const text of ['', '{', 'null', '[]', '{}', '{"actions":{}}', '{"actions":[1]}', '"{}"', '"', '7'])
      expect(sheetOf(text)).toEqual({ problem: 'unreadable' });
    expect(sheetOf(deep(MAX_STORY_DEPTH + 1))).toEqual({ problem: 'unreadable' });
    expect(sheetOf('['.repeat(1_000_000))).toEqual({ problem: 'unreadable' });
    expect(sheetOf(`{"actions":[${'{},'.repeat(MAX_STORY_STEPS)}{}]}`)).toEqual({ problem: 'tooMany' });
    expect(sheetOf(' '.repeat(8_000_001))).toEqual({ problem: 'tooLong' });
  });

  test('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyJunk, junkStorySource), (json) => {
        const text = JSON.stringify(json) ?? '';
        const read = sheetOf(text);
        if (!isStoryProblem(read)) expect(sourceText(read)).toBe(text);
      }),
    );
  });
});

test('an empty sheet is a source without actions', () => {
  const empty = emptySheet(2);
  expect(JSON.parse(sourceText(empty))).toEqual({
    server: 2,
    voice: '',
    bgm: null,
    background: null,
    actions: [],
  });
  expect(sheet(sourceText(empty))).toEqual(empty);
});
