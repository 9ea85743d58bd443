import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileName } from '#src/routes/tool/picture/file-name.ts';
import { clipped, wrapped } from '#src/routes/tool/picture/pen.ts';

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
