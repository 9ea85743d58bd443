import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { KeptSounds } from '#demo/sound/kept-sounds';
import { tempFolder } from '../../server/temp-folder.ts';

const bytesOf = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => i % 251);
const textOf = async (stream: Readable | null): Promise<number[] | null> =>
  stream && [...(await buffer(stream))];

describe('sounds on the disk', () => {
  test('are given back in ranges', async () => {
    const kept = new KeptSounds(await tempFolder(), 1_000, () => {});
    await kept.put('a', bytesOf(10));
    expect(await textOf(await kept.open('a', 10, 0, 9))).toEqual([...bytesOf(10)]);
    expect(await textOf(await kept.open('a', 10, 3, 4))).toEqual([3, 4]);
    expect(await kept.open('b', 10, 0, 9)).toBeNull();
  });

  test('do not count when their size is another', async () => {
    const folder = await tempFolder();
    const kept = new KeptSounds(folder, 1_000, () => {});
    await kept.put('a', bytesOf(10));
    await writeFile(join(folder, 'a.mp3'), bytesOf(4));
    expect(await kept.open('a', 10, 0, 3)).toBeNull();
  });

  test('take no more room than they may; what was not used for longest goes', async () => {
    const folder = await tempFolder();
    const kept = new KeptSounds(folder, 25, () => {});
    for (const [name, hours] of [
      ['old', 9],
      ['older', 10],
    ] as const) {
      await kept.put(name, bytesOf(10));
      const then = new Date(Date.now() - hours * 3_600_000);
      await utimes(join(folder, `${name}.mp3`), then, then);
    }
    // Heard again, so the other one is the oldest.
    await textOf(await kept.open('older', 10, 0, 9));
    await kept.put('new', bytesOf(10));
    expect((await readdir(folder)).sort()).toEqual(['new.mp3', 'older.mp3']);
  });

  test('are not stored where they cannot be, which is reported to the operator', async () => {
    const folder = await tempFolder({ file: 'x' });
    const lines: string[] = [];
    const kept = new KeptSounds(join(folder, 'file'), 1_000, (line) => lines.push(line));
    await kept.put('a', bytesOf(10));
    expect(await kept.open('a', 10, 0, 9)).toBeNull();
    expect(lines).toEqual([expect.stringContaining('Music is not kept')]);
  });
});
