import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { matchedRows } from '#model/media/story/reading/matched-rows';
import { type StoryRow, storyRows } from '#model/media/story/rows';
import { anyScript, compiled } from '#tests/arbitraries/story-script';

const story = (...actions: readonly unknown[]) => compiled(compileSource({ actions }));
const talk = (character: number, body: string) => ({
  type: 'talk',
  name: 'x',
  body,
  characters: [character],
});
const telop = (text: string) => ({ type: 'effect', effectType: 'telop', text });

const said = (row: StoryRow | null): string =>
  row === null ? '–' : row.kind === 'line' || row.kind === 'scene' ? row.text : row.kind;
const pairs = (...[main, second]: Parameters<typeof matchedRows>): readonly string[] =>
  matchedRows(main, second).map((row) => `${said(row.main)}|${said(row.second)}`);

describe('two languages', () => {
  it('stand side by side by their place when they have as many lines', () => {
    expect(
      pairs(story(telop('a'), talk(1, 'b'), talk(2, 'c')), story(talk(1, 'B'), telop('x'), talk(3, 'C'))),
    ).toEqual(['a|–', 'b|B', '–|x', 'c|C']);
  });

  it('are matched by who speaks when one has a line more', () => {
    expect(
      pairs(
        story(talk(1, 'a'), talk(2, 'b'), talk(3, 'c'), talk(1, 'd')),
        story(talk(1, 'A'), talk(3, 'C'), talk(1, 'D')),
      ),
    ).toEqual(['a|A', 'b|–', 'c|C', 'd|D']);
  });

  it('show each row of both once, and in order', () => {
    const row = fc.oneof(
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), fc.string({ minLength: 1, maxLength: 3 }))
        .map(([id, text]) => talk(id, text)),
      fc.constant(telop('t')),
    );
    const anyRows = fc.array(row, { maxLength: 12 }).map((actions) => story(...actions));
    const either = fc.oneof(anyRows, anyScript);
    fc.assert(
      fc.property(either, either, (main, second) => {
        const matched = matchedRows(main, second);
        expect(matched.flatMap((each) => each.main ?? [])).toEqual(storyRows(main));
        expect(matched.flatMap((each) => each.second ?? [])).toEqual(storyRows(second));
        expect(matched.filter((each) => !each.main && !each.second)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('stand side by side throughout when they are the same story', () => {
    fc.assert(
      fc.property(anyScript, (script) => {
        for (const { main, second } of matchedRows(script, script)) expect(main).toEqual(second);
      }),
    );
  });
});
