import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoryRow } from '#model/media/story/rows';
import {
  cuesOf,
  type ShownRow,
  shownRows,
  stopAt,
  stopsOf,
  textsOf,
} from '#src/features/stories/text/reading.ts';
import { transcriptOf } from '#src/features/stories/text/transcript.ts';
import { anyScript } from '#tests/arbitraries/story-script';
import { sampleScript } from './sample-story.ts';

const second = { server: 'jp' as const, script: sampleScript('ja') };
const story = { server: 'en' as const, title: 'T', script: sampleScript('en'), second };
const kinds = (rows: readonly ShownRow[]): readonly string[] => rows.map(({ row }) => row.kind);

describe('rows of a story', () => {
  test('join a background with the words that name the place', () => {
    const rows = shownRows(story, 'both');
    expect(kinds(rows)).toEqual(['scene', 'music', 'line', 'line', 'line', 'choice']);
    expect(rows[0]?.row).toMatchObject({
      text: 'Studio B, evening',
      picture: { path: 'bg/scenario1_rip/studio.png' },
    });
    expect(rows[0]?.second).toMatchObject({ text: 'スタジオB、夕方' });
  });

  test('join them across the music that begins there', () => {
    const [telop, music, ...rest] = story.script.steps;
    if (!telop || !music) throw new Error('the sample has too few steps');
    const steps = [{ ...music, index: 0 }, { ...telop, index: 1 }, ...rest];
    const rows = shownRows({ script: { ...story.script, steps }, second: null }, 'main');
    expect(kinds(rows).slice(0, 3)).toEqual(['scene', 'music', 'line']);
    expect(rows[0]?.row).toMatchObject({ at: 1, text: 'Studio B, evening' });
  });

  test('have what only the second language says, without its voices, but not where the first shows alone', () => {
    const [, , , line] = sampleScript('ja').steps;
    if (!line) throw new Error('the sample has too few steps');
    const more = { ...second.script, steps: [...second.script.steps, { ...line, index: 6 }] };
    const rows = shownRows({ ...story, second: { ...second, script: more } }, 'both');
    const extra = rows.filter(({ isExtra }) => isExtra);
    expect(extra).toHaveLength(1);
    expect(extra[0]?.row).toMatchObject({ voices: [] });
    expect(textsOf(extra[0] as ShownRow, story, 'both').map(({ lang }) => lang)).toEqual(['ja']);
    expect(shownRows({ ...story, second: { ...second, script: more } }, 'main')).toHaveLength(6);
  });

  test('are spoken from the folder of their server', () => {
    expect(
      cuesOf(shownRows(story, 'both'), 'en').map(({ index, voices }) => [index, voices[0]?.address]),
    ).toEqual([
      [2, '/assets/en/sound/voice/a.mp3'],
      [3, '/assets/en/sound/voice/b.mp3'],
    ]);
  });
});

test('a transcript has all lines of both languages, and in the second what that lacks', () => {
  fc.assert(
    fc.property(anyScript, anyScript, fc.constantFrom('both', 'second'), (script, other, languages) => {
      const asked = { title: 'T', script, second: { server: 'jp' as const, script: other } };
      const text = transcriptOf(asked, 'txt', languages);
      const shown = shownRows(asked, languages).flatMap((row) =>
        textsOf(row, { server: 'en', second: asked.second }, languages).flatMap(({ text }) =>
          text.split(' · '),
        ),
      );
      const flat = (one: string) => one.replace(/\s+/g, ' ').trim();
      for (const one of shown) expect(flat(text)).toContain(flat(one));
    }),
  );
});

const row: fc.Arbitrary<(at: number) => StoryRow> = fc.constantFrom<(at: number) => StoryRow>(
  (at) => ({ at, kind: 'line', speaker: '', characterIds: [], text: 'x', voices: [] }),
  (at) => ({ at, kind: 'scene', text: '', picture: null }),
  (at) => ({ at, kind: 'scene', text: 'x', picture: null }),
  (at) => ({ at, kind: 'music', music: 'silence' }),
  (at) => ({ at, kind: 'choice', options: ['x'] }),
);
const rowsOf = fc.array(fc.tuple(row, fc.nat(2)), { maxLength: 30 }).map((parts): readonly ShownRow[] => {
  let at = -1;
  return parts.map(([make, step]) => {
    at += step;
    return { row: make(at), second: null, isExtra: false };
  });
});

describe('places of a story', () => {
  test('are each found again by the step that they are kept as', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const stops = stopsOf(rows);
        const steps = stops.map((nth) => rows[nth]?.row.at ?? Number.NaN);
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        steps.forEach((step, nth) => {
          expect(stopAt(rows, stops, step)).toBe(nth);
        });
      }),
    );
  });

  test('belong to the last one before a step that has nothing to read', () => {
    const rows = shownRows(story, 'main');
    const stops = stopsOf(rows);
    expect([-1, 0, 1, 2, 3, 99].map((index) => stopAt(rows, stops, index))).toEqual([0, 0, 0, 1, 2, 4]);
    expect(stopAt([], [], 3)).toBe(-1);
  });
});

describe('a transcript', () => {
  test('has both languages of a line one below the other', () => {
    const text = transcriptOf(story, 'txt', 'both');
    expect(text).toContain('Kasumi: The room is ours.\nここはわたしたちの部屋。');
    expect(text).toContain('[Studio B, evening / スタジオB、夕方]');
    expect(text).toContain('> Stay / 残る');
  });

  test('has one language where one is chosen, and the first where there is no other', () => {
    expect(transcriptOf(story, 'txt', 'second')).not.toContain('Kasumi');
    expect(transcriptOf({ ...story, second: null }, 'txt', 'both')).not.toContain('部屋');
  });
});
