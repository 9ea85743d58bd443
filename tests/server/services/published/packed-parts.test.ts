import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedCrc, shiftOf } from '#server/services/published/crc';
import {
  type AnswerPart,
  CommonParts,
  gzipParts,
  joinParts,
  OWN_WORD,
  PackedText,
  packedTogether,
} from '#server/services/published/packed-parts';

const PLACE = '@PLACE@';
const shared = (texts: readonly string[]): PackedText => new PackedText(texts);

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', 'again ', 'again and again '.repeat(400)),
);
const part: fc.Arbitrary<AnswerPart> = fc.oneof(
  text,
  fc.constant(OWN_WORD),
  fc.array(text, { maxLength: 4 }).map(shared),
);

test('unpacks to its parts behind each other, with its own word at every place', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.base64String({ maxLength: 24 }), (parts, word) => {
      // Twice: what was packed for one answer serves the next.
      for (const own of [word, `${word}x`]) {
        const whole = joinParts(parts, own);
        expect(gunzipSync(gzipParts(parts, own)).toString()).toBe(Buffer.from(whole).toString());
      }
    }),
  );
});

test('says the same when its own parts are packed as well', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.base64String({ maxLength: 24 }), (parts, word) => {
      const together = packedTogether(parts);
      expect(together.every((each) => each instanceof PackedText)).toBe(true);
      expect(joinParts(together, word)).toBe(joinParts(parts, word));
      expect(gunzipSync(gzipParts(together, word)).toString()).toBe(
        Buffer.from(joinParts(parts, word)).toString(),
      );
    }),
  );
});

test('puts the word of an answer into places of shared texts alone', () => {
  const parts: readonly AnswerPart[] = [`said: ${PLACE}; `, shared(['<a ', '><b ', '>']), ' ', OWN_WORD];
  expect(joinParts(parts, 'W')).toBe(`said: ${PLACE}; <a W><b W> W`);
});

test('packs what is shared once', () => {
  const one = new PackedText(['x'.repeat(5_000)]);
  const [first, second] = [one.packed(), one.packed()];
  expect(second).toBe(first);
});

test('the check sum of two texts follows from theirs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const both = Buffer.concat([first, second]);
      expect(joinedCrc(crc32(first), crc32(second), shiftOf(second.length))).toBe(crc32(both));
    }),
  );
  const large = Buffer.alloc(70_001, 'long');
  expect(joinedCrc(crc32('a'), crc32(large), shiftOf(large.length))).toBe(
    crc32(Buffer.concat([Buffer.from('a'), large])),
  );
});

test('writes what answers have in common once for each key', () => {
  const common = new CommonParts<'head'>();
  const written: string[] = [];
  const of = (key: string) =>
    common.of(key, () => {
      written.push(key);
      return { head: [key, OWN_WORD, new PackedText([key])] };
    });
  expect(of('a')).toBe(of('a'));
  expect(of('b').head[0]).toBe('b');
  expect(written).toEqual(['a', 'b']);
});
