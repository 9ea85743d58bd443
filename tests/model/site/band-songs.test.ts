import { expect, test } from 'vitest';
import { bandSongsPath } from '#model/site/band-songs';

test('filters the songs when the band is a main one', () => {
  expect(bandSongsPath({ bandId: 1, band: 'First Band' })).toBe('/info/songs?band=1');
});

test('searches for the name when the band has no filter', () => {
  const path = bandSongsPath({ bandId: 123456, band: 'A & B?' });
  expect(new URLSearchParams(path.split('?')[1]).get('q')).toBe('"A & B?"');
});
