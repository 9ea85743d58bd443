import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { sharedChart } from '#model/contract/community/chart';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { draftOf, emptyChartDraft } from '#model/writing/chart/draft';
import { isTaken, needsOf, publishedChart } from '#model/writing/chart/needs';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anySheet } from '#tests/arbitraries/sheet';

const one = parseChart([{ type: 'Single', beat: 1, lane: 2, speed: 3 }]);
const about = {
  ...EMPTY_ABOUT,
  music: { type: 'bandori', id: 1 },
  title: 'Stairs',
  diff: 3,
  level: 25,
} as const;

describe('what is needed to publish a chart', () => {
  test('is everything for a new one and nothing for a whole one', () => {
    expect(needsOf(emptyChartDraft())).toEqual(['music', 'title', 'diff', 'level', 'notes']);
    expect(needsOf(draftOf(one, about))).toEqual([]);
    const custom = { ...about, music: { type: 'custom', audio: null, cover: null } } as const;
    expect(needsOf(draftOf(one, { ...custom, title: '  ' }))).toEqual(['audio', 'title']);
  });

  test('leaves only charts that the contract takes, whatever is in the sheet', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const needs = needsOf({ ...draftOf(one, about), sheet });
        const isFit = sheet.entries.every(({ entry }) => isTaken(entry));
        expect(needs.includes('outside')).toBe(!isFit);
        expect(Value.Check(sharedChart, publishedChart(sheet))).toBe(isFit);
      }),
    );
  });

  test('takes charts of other programs without the fields that the site does not know', () => {
    expect(publishedChart(sheetOf(one)).at(-1)).toEqual({ type: 'Single', beat: 1, lane: 2 });
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const { entries } = sheetOf(parseChart(json));
        const fit = entries.filter(({ entry }) => isTaken(entry));
        expect(Value.Check(sharedChart, publishedChart({ entries: fit, layers: [], meters: [] }))).toBe(true);
      }),
    );
  });
});
