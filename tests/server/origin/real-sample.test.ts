import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';

/** A folder with a few published answers; it is no part of the project. */
const SAMPLE = process.env.SETORI_REAL_SAMPLE ?? '';

describe.skipIf(SAMPLE === '')('a dump as people have them', () => {
  test.each([
    ['cards/all', 5],
    ['cards/all', 3],
    ['cards/all', null],
    ['skills/all', 10],
    ['songs/all', 5],
    ['songs/all', 7],
    ['events/all', 5],
    ['characters/main', 3],
    ['bands/main', 1],
    ['gacha/all', 5],
  ])('has %s at level %s', async (name, level) => {
    const lines: string[] = [];
    const origin = await dumpOrigin(SAMPLE, (line) => lines.push(line));
    const data = await origin.read(name, level);
    expect(data.status).toBe('found');
    expect(lines).toEqual([]);
  });

  test('has song meta from its charts', async () => {
    const meta = await (await dumpOrigin(SAMPLE, () => {})).read('songs/meta/all', 5);
    const songs =
      meta.status === 'found' && meta.value !== null && typeof meta.value === 'object' ? meta.value : {};
    expect(Object.keys(songs).length).toBeGreaterThan(3);
  });

  test('has no names that others gave to files of theirs', async () => {
    expect((await (await dumpOrigin(SAMPLE, () => {})).read('areaItems/main', 5)).status).toBe('missing');
  });
});
