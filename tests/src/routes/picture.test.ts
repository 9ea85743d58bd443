import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MedleyReport } from '#model/compute/medley';
import type { TeamResult } from '#model/compute/team';
import { formatFor } from '#src/components/format.ts';
import type { Shown } from '#src/routes/tool/medley/shown.ts';
import { medleyPicture, teamPicture, type Words } from '#src/routes/tool/picture/content.ts';
import { fileName } from '#src/routes/tool/picture/file-name.ts';
import { clipped, wrapped } from '#src/routes/tool/picture/pen.ts';
import { sampleAnswer, sampleRequest } from '#tests/laws/samples';

const DAY = new Date(2026, 10, 3, 12);
/** Every letter is one wide. */
const measure = (text: string): number => [...text].length;

describe('the name of a saved picture', () => {
  test('says song and date in any script', () => {
    expect(fileName(['Marble Paradox', 'Expert'], DAY)).toBe('setori-Marble-Paradox-Expert-2026-11-03');
    expect(fileName(['二重の虹（ダブル レインボウ）'], DAY)).toBe(
      'setori-二重の虹-ダブル-レインボウ-2026-11-03',
    );
    expect(fileName(['…/../\u0000'], DAY)).toBe('setori-2026-11-03');
  });

  test('holds nothing that a disk refuses, whatever a song is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 4 }), (titles) => {
        const name = fileName(titles, DAY);
        expect(name).toMatch(/^setori(-[\p{L}\p{M}\p{N}]+)*-2026-11-03$/u);
        expect([...name].length).toBeLessThan(110);
      }),
    );
  });
});

describe('words on a picture', () => {
  test('break between words, and anywhere in scripts that write no spaces', () => {
    expect(wrapped('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(wrapped('エリアアイテム', 3, measure)).toEqual(['エリア', 'アイテ', 'ム']);
    expect(wrapped('', 7, measure)).toEqual([]);
  });

  test('never overflow where they can break, and none is lost', () => {
    const text = fc
      .array(fc.oneof(fc.stringMatching(/^[a-z]{1,9}$/), fc.constantFrom('組', '曲', '、', '道具')))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 40 }), (words, width) => {
        const lines = wrapped(words, width, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
      }),
    );
  });

  test('are cut with an ellipsis only where they do not fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const shown = clipped(text, width, measure);
        expect(measure(shown)).toBeLessThanOrEqual(width);
        expect(shown === text).toBe(measure(text) <= width);
      }),
    );
  });
});

/** Texts are their own keys with what is put into them. */
const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
const builder = {
  ...{ main: 0, sub: 1, cardOf: () => null, bandName: String },
  game: { songs: new Map(), cards: new Map(), skills: new Map(), areaItems: new Map() },
  event: { name: ['Night Song', null, null, null, null] },
};
const words = { builder, t, format: formatFor('en'), labelOf: String } as unknown as Words;
const team = (average: number): TeamResult => ({
  ...{
    cards: [1, 2, 3, 4, 5],
    leader: 3,
    sixth: 3,
    order: [1, 2, 4, 5, 3],
    bestOrderShare: 1,
    power: 300_000,
  },
  powerParts: { cards: 300_000, areaItems: 0, event: 0 },
  areaItems: { studio: null, plaza: null, menu: null, magazine: null },
  score: { average, min: average - 10, max: average + 10 },
  ...{ orderScores: [], orderChances: null, roomScore: null, points: null },
});
const now = DAY.getTime();
const fresh = { now, isFresh: true };

describe('what a picture says', () => {
  test('is the best team with its song, its proof and how it was counted', () => {
    const answer = sampleAnswer({ teams: [team(1_234_567), team(1)] });
    const picture = teamPicture(words, sampleRequest(9), answer, fresh);
    expect(picture).toMatchObject({ title: '#9', score: '1,234,567', isProved: true });
    expect(picture?.verdict).toBe('builder.text.proved');
    expect(picture?.teams).toHaveLength(1);
    expect(picture?.settings).toMatch(/^builder\.live\.free · .*100%.* · Night Song$/);
    expect(picture?.fileName).toBe('setori-9-difficulty-expert-2026-11-03');
    expect(teamPicture(words, sampleRequest(), sampleAnswer(), fresh)).toBeNull();
  });

  test('names unusual settings, and no event that the answer may not be for', () => {
    const asked = {
      ...sampleRequest(),
      ...{ skillDelay: 0.08, order: 'native' as const },
      treatAs: { maxLevel: false, trained: true, episodesRead: false },
    };
    const answer = sampleAnswer({ teams: [team(5)], proved: false, gap: 7 });
    const picture = teamPicture(words, asked, answer, { now, isFresh: false });
    expect(picture?.settings).toContain('builder.order.native');
    expect(picture?.settings).toContain('builder.live.delay unit.seconds 0.08');
    expect(picture?.settings).toContain('builder.cards.trained');
    expect(picture?.settings).not.toContain('Night Song');
    expect([picture?.verdict, picture?.isProved]).toEqual(['builder.text.gap 7', false]);
  });

  test('is a medley with its total and each song', () => {
    const { songId, difficulty, order, target, points, sixth, top, constraints, ...shared } = sampleRequest();
    const songs = [4, 5, 4].map((id) => ({ songId: id, difficulty })) as unknown as Shown['request']['songs'];
    const shown: Shown = {
      request: { ...shared, constraints: { exclude: [], must: [] }, songs },
      report: {
        answer: { proved: true, gap: 0, total: 600, teams: [team(100), team(200), team(300)] },
      } as unknown as MedleyReport,
      ...{ isOld: false, isStale: false },
    };
    const picture = medleyPicture(words, shown, fresh);
    expect(picture).toMatchObject({ score: '600', isProved: true });
    expect(picture?.teams.map(({ title, score }) => [title, score])).toEqual([
      ['#4', '100'],
      ['#5', '200'],
      ['#4', '300'],
    ]);
    expect(picture?.facts.join()).toContain('570');
    expect(picture?.fileName).toMatch(/^setori-builder-live-medley-4-5-4-/);
  });
});
