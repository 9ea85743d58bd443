import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { type ChartAbout, EMPTY_ABOUT, readAbout, songOf, writeAbout } from '#model/writing/chart/about';
import {
  draftOf,
  emptyChartDraft,
  isSameChartDraft,
  noteCount,
  readChartDraft,
  writeChartDraft,
} from '#model/writing/chart/draft';
import { readSheet, writeSheet } from '#model/writing/chart/stored-sheet';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anySheet } from '#tests/arbitraries/sheet';

const again = (value: object): unknown => JSON.parse(JSON.stringify(value));

const hash = fc.stringMatching(/^[0-9a-f]{40}$/);
const file = fc.record({
  hash,
  name: fc.string({ maxLength: 20 }),
  size: fc.nat(),
  type: fc.constant('audio/mpeg'),
});
const music = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constantFrom('bandori' as const, 'llsif' as const), id: fc.nat() }),
  fc.record({ type: fc.constant('custom' as const), audio: fc.option(file), cover: fc.option(file) }),
);
const anyAbout: fc.Arbitrary<ChartAbout> = fc.record({
  music,
  title: fc.string({ maxLength: 40 }),
  artists: fc.string({ maxLength: 40 }),
  diff: fc.option(fc.integer({ min: 0, max: 4 })),
  level: fc.option(fc.integer({ min: 1, max: 100 })),
  tags: fc.array(fc.record({ type: fc.constant('text'), data: fc.string({ minLength: 1, maxLength: 9 }) }), {
    maxLength: 5,
  }),
  summary: fc.string({ maxLength: 40 }),
  rating: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  origin: fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant('post' as const),
      id: fc.nat(),
      author: fc.option(fc.string({ minLength: 1, maxLength: 9 })),
      title: fc.string({ maxLength: 9 }),
    }),
    fc.record({ kind: fc.constant('song' as const), id: fc.nat(), difficulty: fc.nat(4) }),
  ),
});

describe('a draft of a chart', () => {
  test('reads back as written, with layers, meters and unknown fields', () => {
    const view = fc.record({ playhead: fc.nat(), zoom: fc.integer({ min: 1, max: 900 }) });
    fc.assert(
      fc.property(anySheet, anyAbout, view, (sheet, about, where) => {
        const draft = { sheet, about, view: where };
        const read = readChartDraft(again(writeChartDraft(draft)));
        expect(read).toEqual(draft);
        expect(read && isSameChartDraft(read, draft)).toBe(true);
      }),
    );
  });

  test('holds any chart of another program', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const sheet = sheetOf(parseChart(json));
        expect(readSheet(again(writeSheet(sheet)))).toEqual(sheet);
      }),
    );
  });

  test('is not opened in part when any one value of it is damaged', () => {
    const damaged = fc.constantFrom(null, 'x', -1, 1e300, {}, []);
    fc.assert(
      fc.property(anySheet, fc.nat(), damaged, (sheet, place, value) => {
        const json = again(writeSheet(sheet));
        const entries = Array.isArray(Object(json).entries) ? Object(json).entries : [];
        fc.pre(entries.length > 0);
        const at = place % entries.length;
        for (const part of [
          { ...Object(json), entries: entries.with(at, value) },
          { ...Object(json), entries: entries.with(at, { ...entries[at], entry: value }) },
          { ...Object(json), entries: entries.with(at, { ...entries[at], id: 'first' }) },
          { ...Object(json), layers: [] },
          { ...Object(json), meters: value },
        ])
          expect(readSheet(part)).toBeNull();
      }),
    );
  });

  test('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readChartDraft(value)).toBeNull();
      }),
    );
  });

  test('begins with a tempo and without notes', () => {
    const draft = emptyChartDraft();
    expect(noteCount(draft)).toBe(0);
    expect(draft.sheet.entries.map(({ entry }) => entry.type)).toEqual(['BPM']);
    expect(draftOf({ entries: [], repairs: [] }, EMPTY_ABOUT)).toEqual(draft);
  });
});

describe('what is said about a chart', () => {
  test('reads back as written', () => {
    fc.assert(
      fc.property(anyAbout, (about) => void expect(readAbout(again(writeAbout(about)))).toEqual(about)),
    );
  });

  test('is read from a post, with files by their addresses', () => {
    const audio = `/api/upload/file/${'a'.repeat(40)}`;
    const about = readAbout({
      song: { type: 'custom', audio, cover: null },
      title: 'Stairs',
      diff: 4,
      level: 28,
      tags: [{ type: 'text', data: 'stairs' }, { type: 'TEXT' }],
      summary: null,
    });
    expect(about).toMatchObject({ title: 'Stairs', diff: 4, level: 28, summary: '', rating: 0 });
    expect(about.tags).toEqual([{ type: 'text', data: 'stairs' }]);
    expect(songOf(about)).toEqual({ type: 'custom', audio, cover: null });
  });

  test('never fails on what others wrote', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => void readAbout({ tags: [value], song: value, diff: value })),
    );
  });
});
