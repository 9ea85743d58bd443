import { describe, expect, test, vi } from 'vitest';
import { demoOrigin } from '#server/origin/demo-origin';
import { TINY_DEMO, TINY_PICTURE, tinyOrigin } from '../tiny-demo.ts';

describe('the demo origin', () => {
  test('cuts lists to the level that is asked for', async () => {
    const data = await tinyOrigin().read('cards/all', 2);
    expect(data).toMatchObject({ status: 'found', value: { 1: { characterId: 1, attribute: 'cool' } } });
    expect(JSON.stringify(data)).not.toContain('skillId');
  });

  test.each([
    ['an unknown name', 'cards/none', null],
    ['a level beyond the richest', 'cards/all', 6],
    ['a level of an item', 'cards/1', 5],
    ['a name that is none', '../cards/all', null],
  ])('has no %s', async (_what, name, level) => {
    expect(await tinyOrigin().read(name, level)).toEqual({ status: 'missing' });
  });

  test('draws a picture once when it is asked for twice at the same time', async () => {
    const asset = vi.fn(TINY_DEMO.asset);
    const origin = demoOrigin({ seed: 7, date: '2026-01-01' }, async () => ({ ...TINY_DEMO, asset }));
    const path = 'assets/jp/band/logo/001_rip/logoL.png';
    const [first, second] = await Promise.all([
      origin.readAsset(path),
      origin.readAsset(path.replace('jp', 'en')),
    ]);
    expect(first).toEqual({ status: 'found', type: 'image/png', body: { bytes: TINY_PICTURE } });
    expect(second).toEqual(first);
    expect(asset).toHaveBeenCalledTimes(1);
  });

  test('draws a comic of its own for each server, which has words of its own', async () => {
    const asset = vi.fn(TINY_DEMO.asset);
    const origin = demoOrigin({ seed: 7, date: '2026-01-01' }, async () => ({ ...TINY_DEMO, asset }));
    const paths = ['jp', 'en'].map((one) => `assets/${one}/comic/comic_singleframe/a_rip/a.png`);
    await Promise.all(paths.map((path) => origin.readAsset(path)));
    expect(asset.mock.calls.map(([path]) => path)).toEqual(paths);
  });

  test.each(['assets/xx/icon/cool.png', 'icon/cool.png', 'res/../icon/cool.png', 'res/icon/none.png'])(
    'has no picture %s',
    async (path) => {
      expect(await tinyOrigin().readAsset(path)).toEqual({ status: 'missing' });
    },
  );
});
