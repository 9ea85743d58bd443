import { describe, expect, test } from 'vitest';
import { asArray, asObject } from '#model/records/reading';
import { TIERS } from '#model/vocabulary/tiers';
import { demoOrigin } from '#server/origin/demo-origin';
import { DATE, demo } from '../../demo/demo-set.ts';
import { siteOfFile } from '../site.ts';

/** What a bot reads that draws what its users ask for: the largest of them ends a command for each fact that is missing. */
const rows = (name: string) => Object.entries(asObject(demo.json(name)));
const item = (name: string) => asObject(demo.json(name));

const CARDS = new Map(rows('cards/all').map(([id, row]) => [id, asObject(row)]));

describe('a bot that draws the demo set', () => {
  test('finds a text for each part of a profile on some server', () => {
    for (const [id] of rows('characters/main')) {
      const profile = asObject(item(`characters/${id}`).profile);
      for (const [key, value] of Object.entries(profile))
        if (Array.isArray(value))
          expect([id, key, value.some((text) => typeof text === 'string')]).toEqual([id, key, true]);
    }
  });

  test('finds the pictures of rules and teams of a festival', async () => {
    const festivals = rows('events/all').filter(([, row]) => asObject(row).eventType === 'festival');
    expect(festivals.length).toBeGreaterThan(3);
    const [id, row] = festivals.at(-1) ?? [];
    const folder = `/assets/jp/event/${asObject(row).assetBundleName}`;
    const teams = asArray(asObject(item(`events/${id}`).teamList).entries).map(
      (team) => asObject(team).iconFileName,
    );
    expect(teams).toHaveLength(2);
    for (const path of [...teams.map((icon) => `images_rip/${icon}`), 'slide_rip/rule1', 'slide_rip/rule2'])
      expect(await demo.asset(`${folder}/${path}.png`), path).not.toBeNull();
    expect(await demo.asset(`${folder}/slide_rip/rule3.png`)).toBeNull();
  });

  test('finds a card of every rarity that a gacha may give, and each card in the list', () => {
    for (const [id] of rows('gacha/all').filter((_, nth) => nth % 7 === 0)) {
      const { details, rates } = item(`gacha/${id}`);
      for (const [server, pool] of asArray(details).entries()) {
        const inside = Object.entries(asObject(pool)).map(
          ([card, detail]) => [card, asObject(detail).rarityIndex] as const,
        );
        expect(inside.filter(([card]) => !CARDS.has(card))).toEqual([]);
        const given = Object.entries(asObject(asArray(rates)[server])).filter(
          ([, rate]) => Number(asObject(rate).rate) > 0,
        );
        for (const [rarity] of given)
          expect([id, rarity, inside.some(([, index]) => index === Number(rarity))]).toEqual([
            id,
            rarity,
            true,
          ]);
      }
    }
  });

  test('finds the cards, songs and people that events name, and a trained picture where it draws one', () => {
    const songs = new Set(rows('songs/all').map(([id]) => id));
    const people = new Set(rows('characters/main').map(([id]) => id));
    for (const [id, row] of rows('events/all')) {
      const { rewardCards, characters } = asObject(row);
      for (const card of asArray(rewardCards))
        expect([id, card, CARDS.has(String(card))]).toEqual([id, card, true]);
      for (const one of asArray(characters)) expect(people.has(String(asObject(one).characterId))).toBe(true);
    }
    for (const [id] of rows('events/all').filter((_, nth) => nth % 5 === 0))
      for (const list of asArray(item(`events/${id}`).musics))
        for (const song of asArray(list)) expect(songs.has(String(asObject(song).musicId))).toBe(true);
    for (const [id, card] of CARDS)
      if (Number(card.rarity) >= 3)
        expect([id, asObject(card.stat).training !== undefined]).toEqual([id, true]);
  });
});

describe('what its commands ask of a site', () => {
  const site = siteOfFile(() => ({ origin: demoOrigin({ seed: 1, date: DATE }, async () => demo) }));
  const [event = '1'] =
    rows('events/all').findLast(([, row]) => asArray(asObject(row).endAt)[0] !== null) ?? [];
  const festival =
    rows('events/all').findLast(([, row]) => asObject(row).eventType === 'festival')?.[0] ?? '';
  const [card = '1', { resourceSetName = '' } = {}] = [...CARDS].find(([, row]) => row.rarity === 4) ?? [];

  const ASKED: readonly (readonly [address: string, fields: readonly string[]])[] = [
    [
      `events/${event}.json`,
      ['eventType', 'assetBundleName', 'pointRewards', 'rankingRewards', 'rewardCards', 'publicStartAt'],
    ],
    [
      `cards/${card}.json`,
      ['stat', 'sdResourceName', 'episodes', 'costumeId', 'gachaText', 'skillName', 'source'],
    ],
    ['characters/1.json', ['profile', 'characterName', 'sdAssetBundleName', 'ruby']],
    [
      'songs/1.json',
      ['difficulty', 'bgmId', 'jacketImage', 'notes', 'length', 'bpm', 'lyricist', 'achievements'],
    ],
    ['gacha/800.json', ['details', 'rates', 'paymentMethods', 'information', 'resourceName', 'gachaPeriod']],
    ['costumes/1.json', ['sdResourceName', 'description', 'cards']],
    [`eventtop/data?server=0&event=${event}&mid=0&interval=3600000`, ['points', 'users']],
    ['player/jp/1000001?mode=2', ['result', 'data']],
    ['player/jp/5?mode=2', ['result', 'data']],
    ...TIERS[0].map(
      (tier) => [`tracker/data?server=0&event=${event}&tier=${tier}`, ['result', 'cutoffs']] as const,
    ),
  ];

  test.each(ASKED)('%s is answered with what they read', async (address, fields) => {
    const { app } = await site();
    const answer = await app.inject(`/api/${address}`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      200,
      expect.arrayContaining([...fields]),
    ]);
  });

  test.each([
    'charts/1/expert',
    `festival/stages/${festival}`,
    `festival/rotationMusics/${festival}`,
    'tracker/rates',
  ])('%s is a list', async (name) => {
    const { app } = await site();
    const answer = await app.inject(`/api/${name}.json`);
    expect([answer.statusCode, answer.json().length > 0]).toEqual([200, true]);
  });

  test.each([
    '/res/image/card-1-cool.png',
    '/res/image/card-5.png',
    '/res/image/frame-4.png',
    '/res/icon/star.png',
    '/res/icon/star_trained.png',
    '/res/icon/chara_icon_1.png',
    '/res/icon/band_1.svg',
    '/res/icon/cool.svg',
    '/res/icon/jp.svg',
    '/res/image/jp_1.png',
    `/assets/jp/characters/resourceset/${resourceSetName}_rip/card_after_training.png`,
    '/assets/jp/band/logo/001_rip/logoL.png',
    '/assets/jp/thumb/degree_rip/normal_none.png',
  ])('%s is drawn', async (address) => {
    const { app } = await site();
    expect((await app.inject(address)).statusCode).toBe(200);
  });
});
