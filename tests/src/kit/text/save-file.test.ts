import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileName } from '#src/kit/text/save-file.ts';

describe('the name of a saved file', () => {
  test('is the title in any script, with its marks', () => {
    expect(fileName('On a wet day', 'story')).toBe('On-a-wet-day');
    expect(fileName('  二重の虹（ダブル）! ', 'chart')).toBe('二重の虹-ダブル');
    expect(fileName('हिन्दी', 'story')).toBe('हिन्दी');
  });

  test('is the same however letters are composed', () => {
    expect(fileName('か\u3099', 'story')).toBe('が');
  });

  test('is another where the title says nothing', () => {
    expect(fileName('', 'chart')).toBe('chart');
    expect(fileName('…/../\u0000', 'story')).toBe('story');
  });

  test('holds nothing that a disk refuses, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const name = fileName(title, 'story');
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect([...name].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
