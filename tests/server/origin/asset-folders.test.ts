import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withExplorerOfOthers } from '#server/origin/explorer-lists';
import { tempFolder } from '../temp-folder.ts';

const FILES = {
  'api/cards/all.5.json': {},
  'assets/jp/bg/day_rip/b.png': 'b',
  'assets/jp/bg/day_rip/a.png': 'a',
  'assets/jp/bg/deep/x.1_rip/c.txt': 'c',
  'assets/jp/stamp_rip/01.png': '1',
  'assets/jp/stamp/more_rip/02.png': '2',
};

async function openDump(files: Readonly<Record<string, unknown>>) {
  const folder = await tempFolder(files);
  const open = async () => {
    const origin = withExplorerOfOthers(await dumpOrigin(folder, () => undefined));
    return async (name: string, level: number | null = null): Promise<unknown> => {
      const data = await origin.read(name, level);
      return data.status === 'found' ? data.value : data.status;
    };
  };
  return { folder, open };
}

describe('a dump that was saved without an index', () => {
  test('lists the bundles of its folders, on servers without files those of another', async () => {
    const { folder, open } = await openDump(FILES);
    await mkdir(join(folder, 'assets/jp/empty/inside'), { recursive: true });
    const value = await open();
    const index = { bg: { day: 2, deep: { 'x.1': 1 } }, stamp: { more: 1 } };
    expect(await value('explorer/jp/assets/_info')).toEqual(index);
    expect(await value('explorer/en/assets/_info')).toEqual(index);
    expect(await value('explorer/jp/assets/bg/day')).toEqual(['a.png', 'b.png']);
    expect(await value('explorer/jp/assets/bg/deep/x', 1)).toEqual(['c.txt']);
    expect(await value('explorer/en/assets/bg/day')).toEqual(['a.png', 'b.png']);
    expect(await value('explorer/jp/assets/bg')).toBe('missing');
    expect(await value('explorer/jp/assets/none')).toBe('missing');
  });

  test('lists and counts no file that it would not serve', async () => {
    const { folder, open } = await openDump({
      ...FILES,
      'assets/jp/bg/day_rip/.DS_Store': 'x',
      'assets/jp/bg/day_rip/two words.png': 'x',
      'assets/jp/bg/day_rip/.sprites': 'x',
      'assets/jp/bg/odd_rip/.hidden': 'x',
    });
    const value = await open();
    expect(await value('explorer/jp/assets/bg/day')).toEqual(['.sprites', 'a.png', 'b.png']);
    expect(await value('explorer/jp/assets/_info')).toMatchObject({ bg: { day: 3, odd: 0 } });
    const origin = await dumpOrigin(folder, () => undefined);
    for (const name of ['.sprites', 'a.png', 'b.png']) {
      expect(await origin.readAsset(`assets/jp/bg/day_rip/${name}`)).toMatchObject({ status: 'found' });
    }
  });

  test('lists nothing that a link leads to outside', async () => {
    const { folder, open } = await openDump({ ...FILES, 'outside/secret_rip/key.txt': 'k' });
    await symlink(join(folder, 'outside'), join(folder, 'assets/jp/linked'));
    await symlink(join(folder, 'outside/secret_rip'), join(folder, 'assets/jp/secret_rip'));
    const value = await open();
    expect(JSON.stringify(await value('explorer/jp/assets/_info'))).not.toMatch(/linked|secret/);
    expect(await value('explorer/jp/assets/secret')).toBe('missing');
    expect(await value('explorer/jp/assets/linked/secret')).toBe('missing');
  });

  test('has an index as it stands where there is one', async () => {
    const { open } = await openDump({ ...FILES, 'api/explorer/en/assets/_info.json': { other: 1 } });
    const value = await open();
    expect(await value('explorer/jp/assets/_info')).toEqual({ other: 1 });
    expect(await value('explorer/jp/assets/bg/day')).toBe('missing');
  });

  test('has none without files either', async () => {
    const value = await (await openDump({ 'api/cards/all.5.json': {} })).open();
    expect(await value('explorer/jp/assets/_info')).toBe('missing');
  });
});
