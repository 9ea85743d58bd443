import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { type ChartDraft, draftOf } from '#model/writing/chart/draft';
import { publishedChart } from '#model/writing/chart/needs';
import { REFUSABLE_PARTS, refusedParts } from '#model/writing/chart/refused';
import { anySheet } from '#tests/arbitraries/sheet';

const chart = parseChart([
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 1, lane: 2 },
  { type: 'Single', beat: 2, lane: 2 },
]);
const draft: ChartDraft = draftOf(chart, {
  ...EMPTY_ABOUT,
  title: 'Stairs',
  tags: [{ type: 'text', data: 'a' }],
});

describe('what the site refused', () => {
  test('is found by the first part of its path, in the order of the form', () => {
    const fields = ['content.0.data', 'tags.0.data', 'song.audio', 'rating', 'chart.2.lane', 'chart.2.beat'];
    expect(refusedParts(fields, draft, draft)).toEqual({
      parts: ['notes', 'music', 'tags', 'summary', 'rating'],
      entries: [2],
    });
  });

  test('is nothing where the form has no part for it', () => {
    expect(refusedParts(['key', 'revision', ''], draft, draft)).toEqual({ parts: [], entries: [] });
    expect(refusedParts(['chart', 'chart.99.lane', 'chart.x'], draft, draft)).toEqual({
      parts: ['notes'],
      entries: [],
    });
  });

  test('is no longer refused once it was changed', () => {
    const sheet = { ...draft.sheet };
    const now = { ...draft, sheet, about: { ...draft.about, tags: [] } };
    expect(refusedParts(['title', 'tags.0.data', 'chart.1.lane'], draft, now)).toEqual({
      parts: ['title'],
      entries: [],
    });
  });

  test('names the entries that stand at those places of what was sent', () => {
    fc.assert(
      fc.property(anySheet, fc.array(fc.nat(40)), (sheet, places) => {
        const sent = { ...draft, sheet };
        const { entries } = refusedParts(['chart', ...places.map((at) => `chart.${at}.beat`)], sent, sent);
        const known = new Set(places.filter((at) => at < sheet.entries.length));
        expect(publishedChart(sheet)).toHaveLength(sheet.entries.length);
        expect(new Set(entries)).toEqual(new Set([...known].map((at) => sheet.entries[at]?.id)));
      }),
    );
  });

  test('is one of the parts for any fields', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (fields) => {
        const { parts } = refusedParts(fields, draft, draft);
        expect(parts.every((part) => REFUSABLE_PARTS.includes(part))).toBe(true);
      }),
    );
  });
});
