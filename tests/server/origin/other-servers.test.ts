import { describe, expect, test } from 'vitest';
import { openOrigin } from '#server/origin/open-origin';
import { readOriginOptions } from '#server/origin/options';
import { type AssetRead, MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { withOtherServers } from '#server/origin/other-servers';
import { tempFolder } from '../temp-folder.ts';

const PICTURE: AssetRead = { status: 'found', type: 'image/png', body: { bytes: new Uint8Array([1]) } };

/** An origin with these answers, and what it was asked. */
function origin(answers: Readonly<Record<string, AssetRead>>) {
  const asked: string[] = [];
  let now = 0;
  const bare: Origin = {
    kind: 'dump',
    label: 'x',
    version: 'v',
    read: async () => MISSING,
    readAsset: async (path) => {
      asked.push(path);
      return answers[path] ?? MISSING;
    },
    readPlayer: async () => UNAVAILABLE,
    readTracker: async () => UNAVAILABLE,
    close: async () => {},
  };
  const whole = withOtherServers(bare, () => now);
  return { asked, readAsset: whole.readAsset.bind(whole), wait: (ms: number) => (now += ms) };
}

describe('a picture that a server lacks', () => {
  test('comes from the next server that has it, and its place is remembered', async () => {
    const { asked, readAsset } = origin({ 'assets/tw/a.png': PICTURE });
    expect(await readAsset('assets/kr/a.png')).toEqual(PICTURE);
    expect(asked).toEqual(['assets/kr/a.png', 'assets/jp/a.png', 'assets/en/a.png', 'assets/tw/a.png']);
    asked.length = 0;
    expect(await readAsset('assets/kr/a.png')).toEqual(PICTURE);
    expect(asked).toEqual(['assets/kr/a.png', 'assets/tw/a.png']);
  });

  test('is missing where no one has it, and no one is asked again for a while', async () => {
    const { asked, readAsset, wait } = origin({});
    expect(await readAsset('assets/en/a.png')).toEqual(MISSING);
    expect(asked).toHaveLength(5);
    expect(await readAsset('assets/en/a.png')).toEqual(MISSING);
    expect(asked).toHaveLength(6);
    wait(600_001);
    await readAsset('assets/en/a.png');
    expect(asked).toHaveLength(11);
  });

  test('is unavailable while the origin is', async () => {
    const { asked, readAsset } = origin({ 'assets/jp/a.png': UNAVAILABLE });
    expect(await readAsset('assets/en/a.png')).toEqual(UNAVAILABLE);
    expect(asked).toHaveLength(2);
  });
});

test('a picture of its own is taken first, and other names than those of servers are left alone', async () => {
  const { asked, readAsset } = origin({ 'assets/en/a.png': PICTURE });
  expect(await readAsset('assets/en/a.png')).toEqual(PICTURE);
  expect(await readAsset('res/icon/a.svg')).toEqual(MISSING);
  expect(await readAsset('assets/xx/a.png')).toEqual(MISSING);
  expect(asked).toEqual(['assets/en/a.png', 'res/icon/a.svg', 'assets/xx/a.png']);
});

test('a folder with the pictures of one server serves the visitors of all', async () => {
  const path = 'characters/resourceset/res_rip/card_normal.png';
  const data = await tempFolder({ 'api/a.json': {}, [`assets/jp/${path}`]: 'png' });
  const opened = await openOrigin(
    readOriginOptions({ data }, {}, new Date('2026-11-20T12:00:00Z')),
    () => {},
  );
  for (const server of ['jp', 'en', 'kr'])
    expect(await opened.readAsset(`assets/${server}/${path}`)).toMatchObject({ status: 'found' });
  expect(await opened.readAsset('assets/en/none.png')).toEqual(MISSING);
  expect(await opened.readAsset('assets/en/../../api/a.json')).toEqual(MISSING);
});
