import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  artFramePath,
  artKinds,
  attributeIconPath,
  bandIconPath,
  bandLogoPath,
  cardArtPath,
  cardThumbPath,
  characterIconPath,
  eventImagePath,
  homeBannerPath,
  jacketPath,
  jacketThumbPath,
  otherArt,
  possibleArt,
  rarityIconPath,
  serverIconPath,
  thumbFramePath,
  trainedStarIconPath,
} from '#model/rules/asset-paths';
import { eventSoundPaths, eventTopPath } from '#model/rules/media-paths';
import { anyServerCode } from '../../arbitraries/vocabulary.ts';

const card = { id: 1234, resourceSetName: 'res007003' };
const song = { id: 12, jacketImages: ['012_First', '012_SECOND'] };
const event = { id: 42, assetBundleName: 'spring_fest', bannerAssetBundleName: 'banner_event42' };

describe('card pictures', () => {
  test('groups thumbnails by fifty, padded to five digits', () => {
    expect(cardThumbPath('jp', card, 'normal')).toBe(
      '/assets/jp/thumb/chara/card00024_rip/res007003_normal.png',
    );
    expect(cardThumbPath('en', { ...card, id: 49 }, 'after_training')).toBe(
      '/assets/en/thumb/chara/card00000_rip/res007003_after_training.png',
    );
    expect(cardThumbPath('en', { ...card, id: 50 }, 'normal')).toContain('/card00001_rip/');
  });

  test('names the whole picture and the cut-out', () => {
    const folder = '/assets/kr/characters/resourceset/res007003_rip';
    expect(cardArtPath('kr', card, 'normal')).toBe(`${folder}/card_normal.png`);
    expect(cardArtPath('kr', card, 'after_training', 'trim')).toBe(`${folder}/trim_after_training.png`);
  });

  test('knows which pictures a card has', () => {
    expect(artKinds({ training: null })).toEqual(['normal']);
    expect(artKinds({ training: { levelLimit: 10 } })).toEqual(['normal', 'after_training']);
    expect(artKinds({ training: { levelLimit: 0 } })).toEqual(['after_training']);
    expect(possibleArt({ training: null })).toEqual(['normal']);
    expect(possibleArt({ training: { levelLimit: 0 } })).toEqual(['normal', 'after_training']);
  });

  test('leads from one picture of a card to the other, and from other pictures nowhere', () => {
    const [normal, trained] = (['normal', 'after_training'] as const).map((kind) =>
      cardArtPath('kr', { ...card, resourceSetName: 'res_normal.png' }, kind),
    );
    expect([otherArt(normal ?? ''), otherArt(trained ?? '')]).toEqual([trained, normal]);
    expect(otherArt('/assets/jp/event/a/images_rip/banner.png')).toBe(
      '/assets/jp/event/a/images_rip/banner.png',
    );
  });

  test('frames one-star cards by attribute and others by rarity', () => {
    expect(thumbFramePath(1, 'pure')).toBe('/res/image/card-1-pure.png');
    expect(thumbFramePath(4, 'pure')).toBe('/res/image/card-4.png');
    expect(artFramePath(1, 'cool')).toBe('/res/image/frame-1-cool.png');
    expect(artFramePath(5, 'cool')).toBe('/res/image/frame-5.png');
  });
});

describe('jackets', () => {
  test('take the last picture in lower case, grouped by ten', () => {
    expect(jacketPath('jp', song)).toBe(
      '/assets/jp/musicjacket/musicjacket20_rip/assets-star-forassetbundle-startapp-musicjacket-musicjacket20-012_second-jacket.png',
    );
    expect(jacketThumbPath('jp', song, 0)).toBe(
      '/assets/jp/musicjacket/musicjacket20_rip/assets-star-forassetbundle-startapp-musicjacket-musicjacket20-012_first-thumb.png',
    );
  });

  test.each([
    [1, 10],
    [10, 10],
    [11, 20],
    [13, 30],
    [40, 30],
    [744, 750],
    [10001, 10010],
  ])('of song %i lie in folder %i', (id, group) => {
    expect(jacketPath('jp', { ...song, id })).toContain(`/musicjacket${group}_rip/`);
  });

  test('have no path when there is no picture', () => {
    expect(jacketPath('jp', { id: 1, jacketImages: [] })).toBeNull();
    expect(jacketThumbPath('jp', song, 7)).toBeNull();
  });
});

describe('bands and events', () => {
  test('pads band logos to three digits', () => {
    expect(bandLogoPath('tw', 1)).toBe('/assets/tw/band/logo/001_rip/logoL.png');
    expect(bandLogoPath('tw', 45, 'logoS')).toBe('/assets/tw/band/logo/045_rip/logoS.png');
  });

  test('names event pictures and home banners', () => {
    expect(eventImagePath('cn', event, 'banner')).toBe('/assets/cn/event/spring_fest/images_rip/banner.png');
    expect(eventTopPath('cn', event, 'trim')).toBe(
      '/assets/cn/event/spring_fest/topscreen_rip/trim_eventtop.png',
    );
    expect(homeBannerPath('cn', event)).toBe('/assets/cn/homebanner_rip/banner_event42.png');
  });

  test('looks for the chorus of a song in the folder of its ten, and for other music in its own bundle', () => {
    expect(eventSoundPaths('jp', { bundle: 'musicscore/742', file: 'bgm742_chorus' })).toEqual([
      '/assets/jp/musicscore/musicscore750_rip/bgm742_chorus.mp3',
      '/assets/jp/musicscore/742_rip/bgm742_chorus.mp3',
    ]);
    expect(eventSoundPaths('en', { bundle: 'sound/scenario/bgm/62_Sense', file: '62_Sense' })).toEqual([
      '/assets/en/sound/scenario/bgm/62_sense_rip/62_Sense.mp3',
    ]);
  });

  test('makes up the banner name of early events from the id', () => {
    expect(homeBannerPath('cn', { id: 7, bannerAssetBundleName: null })).toBe(
      '/assets/cn/homebanner_rip/banner_event7.png',
    );
  });
});

describe('icons', () => {
  test('lie in one folder', () => {
    expect([
      bandIconPath(21),
      characterIconPath(40),
      attributeIconPath('happy'),
      serverIconPath('kr'),
      rarityIconPath(5),
      trainedStarIconPath(),
    ]).toEqual([
      '/res/icon/band_21.svg',
      '/res/icon/chara_icon_40.png',
      '/res/icon/happy.svg',
      '/res/icon/kr.svg',
      '/res/icon/star_5.png',
      '/res/icon/star_trained.png',
    ]);
  });
});

describe('every asset path', () => {
  test('stays inside its folder whatever the data names it', () => {
    fc.assert(
      fc.property(anyServerCode, fc.string({ unit: 'grapheme' }), (server, name) => {
        const path = cardArtPath(server, { id: 1, resourceSetName: name }, 'normal');
        const url = new URL(path, 'http://localhost');
        expect(url.pathname.startsWith(`/assets/${server}/characters/resourceset/`)).toBe(true);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});
