import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '#model/encoding/base64';

describe('base 64', () => {
  test('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  test('writes what every other encoder writes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });

  test('reads without padding and across line breaks', () => {
    expect(decodeBase64('AQI\nD')).toEqual(Uint8Array.of(1, 2, 3));
    expect(decodeBase64('AQ')).toEqual(Uint8Array.of(1));
  });

  test.each(['A', 'AQ=D', 'AQ*=', 'ÄÄÄÄ', 'A==='])('refuses %j', (text) => {
    expect(decodeBase64(text)).toBeNull();
  });
});
