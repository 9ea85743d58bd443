import { expect, test } from 'vitest';
import { fileSize } from '#src/features/explorer/file-size.ts';

test('counts bytes in the plural, and larger sizes in short', () => {
  expect([1, 639, 7_100, 2_500_000].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1 byte',
    '639 bytes',
    '7.1 kB',
    '2.5 MB',
  ]);
});
