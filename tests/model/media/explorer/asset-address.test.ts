import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assetFilePath,
  explorerPath,
  pathInAddress,
  readAssetPlace,
  targetOf,
} from '#model/media/explorer/asset-address';
import { chartOf, isOfPictures, kindOf, sheetOf } from '#model/media/explorer/file-kinds';
import { viewersOf } from '#model/media/explorer/viewers';
import { matchPattern } from '#model/site/patterns';
import { SERVERS } from '#model/vocabulary/servers';

const part = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !/[/\\]|^\.{1,2}$|_rip$/.test(text));

describe('the address of a file on the page', () => {
  test('is that of the file itself, below the page', () => {
    const target = { kind: 'bundle', path: 'stamp/01', file: 'a b.png' } as const;
    expect(explorerPath('en', target)).toBe('/tool/explorer/asset/en/stamp/01_rip/a%20b.png');
    expect(assetFilePath('en', 'stamp/01', 'a b.png')).toBe('/assets/en/stamp/01_rip/a%20b.png');
  });

  test('reads back, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SERVERS),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        part,
        (server, path, file) => {
          const target = { kind: 'bundle', path: path.join('/'), file } as const;
          const rest = matchPattern('/tool/explorer/asset/{path*}', explorerPath(server, target))?.path ?? '';
          const place = readAssetPlace(rest.split('/').map(decodeURIComponent).join('/'));
          expect(place.server).toBe(server);
          expect(targetOf(place.parts)).toEqual(target);
          expect(pathInAddress(targetOf(place.parts))).toBe(place.parts.join('/'));
        },
      ),
    );
  });

  test.each([
    ['', null, []],
    ['en', 'en', []],
    ['live2d/chara/001', null, ['live2d', 'chara', '001']],
    ['jp/live2d//chara/', 'jp', ['live2d', 'chara']],
  ])('%j may leave out the server', (rest, server, parts) => {
    expect(readAssetPlace(rest)).toEqual({ server, parts });
  });
});

test('an address cannot lead out of the folder of the files', () => {
  const { parts } = readAssetPlace('kr/x_rip/../../../api/user/me/.');
  const target = targetOf(parts);
  expect(target).toEqual({ kind: 'bundle', path: 'x', file: 'api/user/me' });
  expect(assetFilePath('kr', target.path, 'api/user/me')).toBe('/assets/kr/x_rip/api/user/me');
});

describe('a file', () => {
  test.each([
    ['a.png', 'picture'],
    ['A.JPG', 'picture'],
    ['v.mp3', 'sound'],
    ['mv.mp4', 'film'],
    ['buildData.asset', 'json'],
    ['bg-scenario1.bundle', 'json'],
    ['.sprites', 'json'],
    ['notes.txt', 'text'],
    ['idle.mtn', 'text'],
    ['sd.skel.bytes', 'spine'],
    ['sd.atlas', 'spine'],
    ['001.moc', 'other'],
    ['noextension', 'other'],
  ])('%s is of the kind %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });

  test('of a chart says which song and difficulty it is, and leads to it', () => {
    expect(chartOf('187_demo_song_expert.txt')).toEqual({ song: 187, difficulty: 'expert' });
    expect(chartOf('assets-star-forassetbundle-startapp-musicscore-187_x_special.txt')?.song).toBe(187);
    expect(chartOf('readme_expert.txt')).toBeNull();
    expect(viewersOf({ server: 'jp', bundle: 'musicscore/musicscore190', name: '187_x_easy.txt' })).toEqual([
      { viewer: 'chart', path: '/tool/chart/187/easy' },
    ]);
  });

  test('of a figure or a story leads to the page that shows it', () => {
    const chara = { server: 'jp', bundle: 'live2d/chara/001_casual', name: 'buildData.asset' } as const;
    expect(viewersOf(chara)[0]?.path).toBe('/tool/live2d/asset/jp/live2d/chara/001_casual');
    const story = { server: 'jp', bundle: 'scenario/main', name: 'Scenario1.asset' } as const;
    expect(viewersOf(story)[0]?.path).toBe('/tool/storyviewer/asset/jp/scenario/main_rip/Scenario1.asset');
    expect(viewersOf({ ...story, name: 'other.asset' })).toEqual([]);
    expect(viewersOf({ ...story, bundle: 'scenario/a #1?', name: 'Scenario1.asset' })[0]?.path).toBe(
      '/tool/storyviewer/asset/jp/scenario/a%20%231%3F_rip/Scenario1.asset',
    );
    expect(viewersOf({ ...chara, bundle: 'live2d/chara/a#b' })[0]?.path).toBe(
      '/tool/live2d/asset/jp/live2d/chara/a%23b',
    );
  });

  test('with sprites belongs to the picture of its name, or the only one', () => {
    expect(sheetOf(['b.png', 'a.png', 'a.sprites'], 'a.sprites')).toBe('a.png');
    expect(sheetOf(['sheet.png', '.sprites'], '.sprites')).toBe('sheet.png');
    expect(sheetOf(['.sprites'], '.sprites')).toBeNull();
  });

  test('bundles show as pictures when most files are', () => {
    expect(isOfPictures(['a.png', 'b.png', 'c.bundle'])).toBe(true);
    expect(isOfPictures(['a.png', 'b.txt', 'c.bundle'])).toBe(false);
    expect(isOfPictures([])).toBe(false);
  });
});
