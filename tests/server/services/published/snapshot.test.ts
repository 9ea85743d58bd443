import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#server/services/published/encodings';
import {
  dropOldVersions,
  openSnapshot,
  snapshotFolder,
  writeSnapshot,
} from '#server/services/published/snapshot';
import { tempFolder } from '../../temp-folder.ts';
import { TINY_DEMO, tinyOrigin } from '../../tiny-demo.ts';

async function writeTiny(): Promise<{ readonly folder: string; readonly version: string }> {
  const folder = join(await tempFolder(), 'snapshot');
  const origin = tinyOrigin();
  await writeSnapshot(origin, TINY_DEMO.names, folder, 'maker 1');
  return { folder, version: origin.version };
}

describe('a snapshot', () => {
  test('holds every level of every list under the hash of its bytes', async () => {
    const { folder, version } = await writeTiny();
    const snapshot = await openSnapshot(folder, version);
    expect([...(snapshot?.hashes.keys() ?? [])].sort()).toEqual(
      [
        'cards/all',
        'cards/all.0',
        'cards/all.2',
        'cards/all.3',
        'cards/all.5',
        'expTables/card',
        'songs/meta/all',
        'songs/meta/all.0',
        'songs/meta/all.2',
        'songs/meta/all.5',
      ].sort(),
    );
    for (const hash of snapshot?.hashes.values() ?? []) {
      const prepared = await snapshot?.read(hash);
      expect(prepared && hashOf(prepared.bodies.identity)).toBe(hash);
    }
    const cards = await snapshot?.read(snapshot.hashes.get('cards/all.5') ?? '');
    expect(JSON.parse(Buffer.from(cards?.bodies.identity ?? '').toString())).toEqual(
      TINY_DEMO.json('cards/all'),
    );
    expect(Object.keys(cards?.bodies ?? {}).sort()).toEqual(['br', 'gzip', 'identity']);
  });

  test('is whole when several builds write it at the same time', async () => {
    const parent = await tempFolder();
    const folder = join(parent, 'snapshot');
    const write = () => writeSnapshot(tinyOrigin(), TINY_DEMO.names, folder, '');
    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 8 }, write));
      const snapshot = await openSnapshot(folder, tinyOrigin().version);
      expect(snapshot).not.toBeNull();
      for (const hash of snapshot?.hashes.values() ?? []) expect(await snapshot?.read(hash)).not.toBeNull();
      expect(await readdir(parent)).toEqual(['snapshot']);
    }
  });

  test('leaves out what is not what was written, and a list whose plain bytes are not', async () => {
    const { folder, version } = await writeTiny();
    const hash = (await openSnapshot(folder, version))?.hashes.get('cards/all.5') ?? '';
    const codingsAfter = async (file: string, change: (bytes: Buffer) => Buffer) => {
      const path = join(folder, file);
      const whole = await readFile(path);
      await writeFile(path, change(whole));
      const read = await (await openSnapshot(folder, version))?.read(hash);
      await writeFile(path, whole);
      return read && Object.keys(read.bodies).sort();
    };
    const cuts = [
      () => Buffer.alloc(0),
      (all: Buffer) => all.subarray(0, -9),
      (all: Buffer) => Buffer.from(all).fill(1, 10, 20),
    ];
    for (const cut of cuts) {
      expect(await codingsAfter(`${hash}.json.br`, cut)).toEqual(['gzip', 'identity']);
      expect(await codingsAfter(`${hash}.json.gz`, cut)).toEqual(['br', 'identity']);
      expect(await codingsAfter(`${hash}.json`, cut)).toBeNull();
    }
  });

  test('of each version has a folder of its own, of which the latest are kept', async () => {
    const parent = await tempFolder();
    const versions = Array.from({ length: 9 }, (_, seed) => `demo-${seed}-2026-01-01`);
    const folders = versions.map((version) => snapshotFolder(parent, version));
    expect(new Set(folders).size).toBe(9);
    expect(snapshotFolder(parent, '../../etc')).toBe(join(parent, '.._.._etc'));
    for (const [nth, folder] of folders.entries()) {
      await writeSnapshot(tinyOrigin(), ['expTables/card'], folder, '');
      await utimes(folder, nth + 1, nth + 1);
    }
    await dropOldVersions(parent);
    expect((await readdir(parent)).sort()).toEqual(versions.slice(3));
  });

  test('is not used for other data or by another maker', async () => {
    const { folder, version } = await writeTiny();
    expect(await openSnapshot(folder, `${version}x`)).toBeNull();
    expect(await openSnapshot(folder, version, 'maker 2')).toBeNull();
    expect(await openSnapshot(folder, version, 'maker 1')).not.toBeNull();
  });

  test('reads no file but its own', async () => {
    const { folder, version } = await writeTiny();
    await writeFile(join(folder, 'secret.json'), '{}');
    const snapshot = await openSnapshot(folder, version);
    for (const hash of ['secret', 'manifest', '../snapshot/manifest', ''])
      expect(await snapshot?.read(hash)).toBeNull();
  });

  test.each(['', '{', 'null', '[]', '{"version":3}', '{"version":"demo-7-2026-01-01"}'])(
    'is not there when its list of names is %j',
    async (manifest) => {
      const { folder, version } = await writeTiny();
      await writeFile(join(folder, 'manifest.json'), manifest);
      expect(await openSnapshot(folder, version)).toBeNull();
    },
  );
});
