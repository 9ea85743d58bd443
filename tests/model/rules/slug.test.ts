import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from '#model/rules/slug';

describe('slug', () => {
  test.each([
    ['Yes! BanG_Dream!', 'Yes-BanG-Dream'],
    ['  Happy -- Synthesizer  ', 'Happy-Synthesizer'],
    ['2nd Anniversary (JP)', '2nd-Anniversary-JP'],
    ['ときめきエクスペリエンス！', 'ときめきエクスペリエンス'],
    ['Łódź nocą', 'Łódź-nocą'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test.each(['', '!!!', ' - ', '♪☆'])('of %j is none', (name) => {
    expect(slugOf(name)).toBeNull();
  });

  test('has only letters, digits and single dashes between them, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        if (slug === null) return;
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  test('is found at once in a name of a million characters', () => {
    const started = performance.now();
    expect(slugOf('- '.repeat(500_000))).toBeNull();
    expect(performance.now() - started).toBeLessThan(50);
  });
});
