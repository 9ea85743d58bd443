import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { PEOPLE } from '#demo/words/people';
import { glyphOf } from '#model/encoding/svg/glyphs';
import { readRecent } from '#model/records/read-recent';
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
  gachaBannerPath,
  homeBannerPath,
  jacketPath,
  jacketThumbPath,
  loginBackgroundPath,
  rarityIconPath,
  serverIconPath,
  thumbFramePath,
  trainedStarIconPath,
  typeIconPath,
} from '#model/rules/asset-paths';
import { eventTopPath, rewardIconPath, stampPath, titlePicturePaths } from '#model/rules/media-paths';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { SERVERS } from '#model/vocabulary/servers';
import { cards, DATE, demo, events, songs } from './demo-set.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const every = <T>(values: Iterable<T>, step: number): T[] => [...values].filter((_, i) => i % step === 0);

const recent = readRecent(demo.json('news/dynamic/recent'));
const paths: readonly (string | null)[] = [
  ...every(cards.byId.values(), 120).flatMap((card) =>
    artKinds(card).flatMap((kind) => [cardThumbPath('jp', card, kind)]),
  ),
  ...every(cards.byId.values(), 600).flatMap((card) =>
    artKinds(card).flatMap((kind) => [cardArtPath('en', card, kind), cardArtPath('kr', card, kind, 'trim')]),
  ),
  ...every(songs.byId.values(), 60).flatMap((song) => [
    jacketPath('jp', song),
    jacketThumbPath('tw', song, 0),
  ]),
  ...every(events.byId.values(), 90).flatMap((event) => [
    eventImagePath('jp', event, 'banner'),
    eventImagePath('jp', event, 'logo'),
    titlePicturePaths('kr', `degree${String(event.id).padStart(3, '0')}`)[0] ?? '',
    stampPath('tw', `stamp_${String(event.id).padStart(3, '0')}`),
    eventTopPath('cn', event, 'bg'),
    eventTopPath('cn', event, 'trim'),
    homeBannerPath('en', event),
  ]),
  ...every(recent.gacha.values(), 5).flatMap((gacha) => gachaBannerPath('jp', gacha) ?? []),
  ...every(recent.loginCampaigns.values(), 5).flatMap(
    (campaign) => loginBackgroundPath('jp', campaign) ?? [],
  ),
  ...BANDS.flatMap(({ id }) => [
    bandIconPath(id),
    bandLogoPath('jp', id),
    bandLogoPath('jp', id, 'logoS'),
    bandLogoPath('jp', id, 'logoL_Mask'),
  ]),
  ...[1, 20, 40].map(characterIconPath),
  ...ATTRIBUTES.flatMap((attribute) => [
    attributeIconPath(attribute),
    thumbFramePath(1, attribute),
    artFramePath(1, attribute),
  ]),
  ...SERVERS.map(serverIconPath),
  ...['permanent', 'dreamfes', 'live_try', 'anime'].map(typeIconPath),
  ...[1, 2, 3, 4, 5].map(rarityIconPath),
  ...[2, 3, 4, 5].flatMap((rarity) => [thumbFramePath(rarity, 'cool'), artFramePath(rarity, 'cool')]),
  trainedStarIconPath(),
  ...[1, 8, 40].flatMap((id) => [
    `/assets/jp/character_name_rip/name_top_chr${String(id).padStart(2, '0')}.png`,
    `/res/emoji/${id}.png`,
  ]),
  ...[1, 12].map((id) => `/assets/jp/thumb/material_rip/material${String(id).padStart(3, '0')}.png`),
  ...[
    'star',
    'coin',
    'item',
    'practice_ticket',
    'live_boost_recovery_item',
    'gacha_ticket',
    'miracle_ticket',
  ].map((type) => rewardIconPath('en', { type, id: 1 })),
  ...SERVERS.flatMap((server) => [`/res/image/${server}_1.png`, `/res/image/${server}_10.png`]),
  ...['normal_none', 'event_point_grade_gold', 'score_ranking_extra'].map(
    (name) => titlePicturePaths('jp', name)[0] ?? '',
  ),
  '/res/icon/star.png',
  '/res/icon/song_jacket.png',
  ...SERVERS.map((server) => `/res/icon/${server}.png`),
  ...['story', 'versus', 'livetry', 'live_try', 'challenge', 'mission', 'festival', 'medley'].map(
    (kind) => `/res/icon/event_${kind}.svg`,
  ),
  ...['kasumi-smile', 'rana-sleepy', 'misaki-happy', 'yukina-cry'].map((name) => `/res/emoji/${name}.png`),
  '/assets/jp/event/demo_event_090/slide_rip/rule1.png',
  '/assets/jp/comic/comic_singleframe/comic_001_rip/comic_001.png',
  '/assets/jp/comic/comic_fourframe_thumbnail/comic_fourframe_002_rip/comic_fourframe_002.png',
  ...['event_point_1', 'event_point_100', 'event_point_icon_3', 'event_point_icon_5000'].map(
    (name) => titlePicturePaths('jp', name)[0] ?? '',
  ),
];

describe('demo pictures', () => {
  test('are there at every path the model builds, with the bytes the path promises', async () => {
    for (const path of paths) {
      const picture = await demo.asset(path ?? '');
      expect(picture, `${path}`).not.toBeNull();
      const head = [...(picture?.bytes.subarray(0, 8) ?? [])];
      if (path?.endsWith('.png')) {
        expect(head, path).toEqual(PNG);
        expect(picture?.type).toBe('image/png');
      } else {
        expect(String.fromCharCode(...head.slice(0, 4)), `${path}`).toBe('<svg');
        expect(picture?.type).toBe('image/svg+xml');
      }
    }
  });

  test('are found below the folder alone, as the origin asks', async () => {
    const card = cards.byId.get(100)!;
    const path = cardThumbPath('jp', card, 'normal');
    const [long, short] = await Promise.all([demo.asset(path), demo.asset(path.replace('/assets/jp/', ''))]);
    expect(short?.bytes).toEqual(long?.bytes);
  });

  test('are nothing where there is nothing', async () => {
    const thumb = cardThumbPath('jp', cards.byId.get(100)!, 'normal');
    const odd = [
      '',
      'nothing.png',
      thumb.replace('res', 'ser'),
      thumb.replace('card00002', 'card00003'),
      thumb.replace('normal', 'special'),
      'icon/band_99.svg',
      'icon/chara_icon_41.png',
      'icon/constructor.svg',
      'image/card-1.png',
      'image/card-3-cool.png',
      'band/logo/060_rip/logoL.png',
      '../../etc/passwd',
      'homebanner_rip/banner_event999.png',
      'homebanner_rip/banner_gacha9999.png',
      'event/loginbonus/demo_login_9999_rip/background.png',
      'character_name_rip/name_top_chr41.png',
      'thumb/material_rip/material000.png',
      'thumb/material_rip/material013.png',
      'thumb/degree_rip/normal_constructor.png',
      'image/jp_11.png',
      'image/jp_0.png',
      'emoji/41.png',
      'emoji/nobody-smile.png',
      'emoji/kasumi-constructor.png',
      'icon/event_constructor.svg',
      'icon/cool.png',
      'comic/comic_fourframe/comic_001_rip/comic_001.png',
      'comic/comic_singleframe/comic_999_rip/comic_999.png',
      'comic/comic_singleframe/comic_001_rip/comic_002.png',
    ];
    for (const path of odd) expect(await demo.asset(path), path).toBeNull();
  });

  test('show the trained look only for cards that have no other', async () => {
    const birthday = [...cards.byId.values()].find(({ type }) => type === 'birthday')!;
    expect(await demo.asset(cardThumbPath('jp', birthday, 'after_training'))).not.toBeNull();
    expect(await demo.asset(cardThumbPath('jp', birthday, 'normal'))).toBeNull();
    const untrained = cards.byId.get(1)!;
    expect(await demo.asset(cardThumbPath('jp', untrained, 'after_training'))).toBeNull();
  });

  test('have the same pixels when drawn by another set of the same seed', async () => {
    const again = createDemo({ seed: 1, date: DATE });
    const some = [
      paths[0],
      paths[5],
      jacketPath('jp', songs.byId.get(30)!),
      homeBannerPath('jp', events.byId.get(290)!),
    ];
    for (const path of some) {
      const [a, b] = await Promise.all([demo.asset(path ?? ''), again.asset(path ?? '')]);
      const pixels = await Promise.all([a, b].map((picture) => sharp(picture?.bytes).raw().toBuffer()));
      expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0)), `${path}`).toBe(true);
    }
  });

  test('differ from card to card of one character', async () => {
    const own = [...cards.byId.values()]
      .filter(({ characterId, rarity }) => characterId === 21 && rarity === 4)
      .slice(0, 12);
    const seen = new Set<string>();
    for (const card of own) {
      const kind = artKinds(card)[0]!;
      seen.add(
        Buffer.from((await demo.asset(cardThumbPath('jp', card, kind)))?.bytes ?? []).toString('base64'),
      );
    }
    expect(seen.size).toBe(own.length);
  });

  test('are square for thumbnails and 8:5 for whole art', async () => {
    const card = cards.byId.get(100)!;
    const sizeOf = async (path: string) => sharp((await demo.asset(path))?.bytes).metadata();
    const thumb = await sizeOf(cardThumbPath('jp', card, 'normal'));
    const art = await sizeOf(cardArtPath('jp', card, 'normal'));
    expect(thumb.width).toBe(thumb.height);
    expect(art.width * 5).toBe(art.height * 8);
  });
});

describe('our own alphabet', () => {
  test('has every letter that monograms, bands and titles need', () => {
    const latin = [...cards.byId.values()].flatMap(({ name }) => (name[1] === null ? [] : [name[1]]));
    const needed = new Set(
      [...PEOPLE.map(({ monogram }) => monogram), ...BANDS.map(({ name }) => name), ...latin].join(''),
    );
    needed.delete(' ');
    for (const character of needed) expect(glyphOf(character), `"${character}"`).toBeDefined();
  });

  test('spells a monogram of its own for each character', () => {
    expect(new Set(PEOPLE.map(({ monogram }) => monogram)).size).toBe(PEOPLE.length);
    for (const { monogram } of PEOPLE) expect(monogram).toMatch(/^[A-Z][a-z]{1,2}$/);
  });
});

test('a comic speaks the language of its server', async () => {
  const drawn = await Promise.all(
    SERVERS.map((server) =>
      demo.asset(`/assets/${server}/comic/comic_fourframe/comic_fourframe_002_rip/comic_fourframe_002.png`),
    ),
  );
  const different = new Set(drawn.map((picture) => Buffer.from(picture?.bytes ?? []).toString('base64')));
  // The two Chinese servers have the same few words.
  expect(different.size).toBe(SERVERS.length - 1);
});
