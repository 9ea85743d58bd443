import { expect, test } from 'vitest';
import { bandName } from '#model/listing/views/bands';
import type { BandRecord } from '#model/records/band';

const JP = 0;
const EN = 1;
const ROSELIA = 5;
const bands: ReadonlyMap<number, BandRecord> = new Map([
  [ROSELIA, { id: ROSELIA, name: ['ロゼリア', null, null, null, null] }],
  [99, { id: 99, name: [null, null, null, null, null] }],
]);

test('a band is called as on the main server, as on another one, by its usual name or by its number', () => {
  expect(bandName(bands, ROSELIA, EN, JP)).toBe('ロゼリア');
  expect(bandName(new Map(), ROSELIA, EN, JP)).toBe('Roselia');
  expect(bandName(bands, 99, EN, JP)).toBe('#99');
});
