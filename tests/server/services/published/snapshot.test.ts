import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#server/services/published/encodings';
import { openSnapshot, writeSnapshot } from '#server/services/published/snapshot';
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
