import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardEpisode } from '#model/records/card-details';
import { readCostumeDetails, readCostumes } from '#model/records/costume';
import { readCardDetails } from '#model/records/read-card-details';
import { readItemTexts } from '#model/records/read-reward';
import { itemTextOf } from '#model/records/reward';
import { demo } from '../../demo/demo-set.ts';

const whole = {
  characterId: 1,
  rarity: 4,
  attribute: 'cool',
  levelLimit: 50,
  skillId: 1,
  type: 'permanent',
  resourceSetName: 'res001001',
  prefix: ['一', 'One', null, null, null],
  releasedAt: ['1489626000000', null, null, null, null],
  stat: { 1: { performance: 1 } },
  episodes: {
    entries: [
      {
        episodeType: 'standard',
        title: ['話', 'Story', null, null, null],
        releaseLevel: 10,
        appendPerformance: 250,
        appendTechnique: '250',
        appendVisual: 250,
        costs: { entries: [{ resourceType: 'item', resourceId: 5, quantity: '500', lbBonus: 1 }] },
        rewards: { entries: [{ resourceType: 'star', quantity: 25, lbBonus: 1 }] },
      },
      { episodeType: 'memorial', title: ['話2', 'Story 2', null, null, null], releaseLevel: '50' },
    ],
  },
  source: [
    { gacha: { 12: { probability: 0.005 }, 3: { probability: '0.000297029' }, 4: { probability: 7 } } },
    { event: { 7: { point: '50000' } } },
    {},
    null,
    { login: { 4: {} } },
  ],
  gachaText: ['こんにちは', 'Hello', null, null, null],
  skillName: ['歌', 'Song', null, null, null],
  sdResourceName: 'sd001001',
  costumeId: 44,
  animation: { situationId: 1, assetBundleName: 'mov001' },
};

describe('what belongs to a card', () => {
  test('is read from its file', () => {
    expect(readCardDetails(1, whole)).toMatchObject({
      card: { id: 1, rarity: 4 },
      episodes: [
        {
          nth: 0,
          type: 'standard',
          releaseLevel: 10,
          gains: [250, 250, 250],
          costs: [{ type: 'item', id: 5, quantity: 500 }],
          rewards: [{ type: 'star', id: null, quantity: 25 }],
        },
        { nth: 1, type: 'memorial', releaseLevel: 50, gains: null, costs: [], rewards: [] },
      ],
      sources: [
        {
          gachas: [
            { id: 3, percent: 0.029703 },
            { id: 4, percent: null },
            { id: 12, percent: 0.5 },
          ],
          events: [],
        },
        { gachas: [], events: [{ id: 7, points: 50_000 }] },
        null,
        null,
        null,
      ],
      gachaText: ['こんにちは', 'Hello', null, null, null],
      skillName: ['歌', 'Song', null, null, null],
      figureName: 'sd001001',
      costumeId: 44,
      filmName: 'mov001',
    });
  });

  test.each(Object.keys(whole))('loses nothing else when %s is broken', (key) => {
    for (const value of [null, 7, 'x', [], {}, [[]], { entries: 'no' }]) {
      const read = readCardDetails(1, { ...whole, [key]: value });
      expect(read).not.toBeNull();
      if (key !== 'gachaText') expect(read?.gachaText[1]).toBe('Hello');
      if (key !== 'costumeId') expect(read?.costumeId).toBe(44);
    }
  });

  test.each<[string, unknown, Partial<CardEpisode>]>([
    ['an animated story', { appendPerformance: 0, appendTechnique: 0, appendVisual: 0 }, { gains: null }],
    ['one parameter alone', { appendVisual: '30' }, { gains: [0, 0, 30] }],
    ['gains beyond reason', { appendPerformance: 1e12, appendVisual: null }, { gains: null }],
    ['empty trades', { costs: {}, rewards: { entries: null } }, { costs: [], rewards: [] }],
    ['lists without their wrapping', { costs: [{ resourceType: 'item' }] }, { costs: [] }],
    [
      'a trade with holes',
      { costs: { entries: [null, 7, {}, { resourceType: '' }, { resourceType: 'hat', quantity: -2 }] } },
      { costs: [{ type: 'hat', id: null, quantity: 1 }] },
    ],
    [
      'words of events',
      { rewards: { entries: [{ rewardType: 'coin', rewardId: '3', rewardQuantity: '9' }] } },
      { rewards: [{ type: 'coin', id: 3, quantity: 9 }] },
    ],
  ])('reads what a story asks for and brings from %s', (_, oddity, expected) => {
    const story = { episodeType: 'standard', title: ['話'], ...Object(oddity) };
    const read = readCardDetails(1, { ...whole, episodes: { entries: [null, story] } });
    expect(read?.episodes).toHaveLength(1);
    expect(read?.episodes[0]).toMatchObject(expected);
  });

  test('names no file outside of its folder', () => {
    for (const name of ['../../etc', 'a/b', '', ' ', 'a'.repeat(81), 'a%2f']) {
      expect(readCardDetails(1, { ...whole, sdResourceName: name })?.figureName).toBeNull();
      expect(readCardDetails(1, { ...whole, animation: { assetBundleName: name } })?.filmName).toBeNull();
    }
  });

  test('survives any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const read = readCardDetails(1, json);
        expect(read === null || read.sources.length === 5).toBe(true);
      }),
    );
  });

  test('is in the demo set, for cards of every kind', () => {
    const ids = Object.keys(Object(demo.json('cards/all'))).map(Number);
    const read = ids
      .filter((_, at) => at % 23 === 0)
      .map((id) => readCardDetails(id, demo.json(`cards/${id}`)));
    const share = (has: (details: NonNullable<(typeof read)[number]>) => boolean): number =>
      read.filter((details) => details && has(details)).length / read.length;
    expect(share(({ gachaText }) => gachaText.some((text) => text !== null))).toBeGreaterThan(0.9);
    expect(
      share(({ sources }) => sources.some((source) => (source?.gachas.length ?? 0) > 0)),
    ).toBeGreaterThan(0.2);
    expect(
      share(({ sources }) => sources.some((source) => (source?.events.length ?? 0) > 0)),
    ).toBeGreaterThan(0.05);
    expect(share(({ episodes }) => episodes.length === 2)).toBeGreaterThan(0.5);
    const stories = read.flatMap((details) => details?.episodes ?? []);
    for (const { type, gains, costs, rewards } of stories) {
      const isFilm = type === 'animation';
      expect([gains === null, costs.length === 0, rewards.length === 0]).toEqual([isFilm, isFilm, isFilm]);
    }
  });

  test('is named in the demo set as far as stories ask for it', () => {
    const texts = readItemTexts(demo.json('misc/itemtexts'));
    const costs = [1, 500, 1_000, 1_500, 2_000].flatMap((id) =>
      (readCardDetails(id, demo.json(`cards/${id}`))?.episodes ?? []).flatMap((episode) => episode.costs),
    );
    expect(costs.length).toBeGreaterThan(8);
    for (const cost of costs) expect(itemTextOf(texts, cost)?.[1]).toMatch(/ bead$/);
  });
});

describe('names of items', () => {
  test('are kept by kind and number, without those that say nothing', () => {
    const texts = readItemTexts({
      item_1: { name: ['珠', null, null, null, null], resourceId: 1 },
      item_2: { name: [null, '', null, null] },
      item_3: null,
      practice_ticket_2: { name: 'Slip' },
    });
    expect([...texts.keys()]).toEqual(['item_1', 'practice_ticket_2']);
    expect(itemTextOf(texts, { type: 'item', id: 1, quantity: 5 })?.[0]).toBe('珠');
    expect(itemTextOf(texts, { type: 'item', id: null, quantity: 5 })).toBeUndefined();
    expect(itemTextOf(texts, { type: 'practice_ticket', id: 2, quantity: 5 })?.[4]).toBe('Slip');
  });

  test('survive any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const [, name] of readItemTexts(json)) expect(name).toHaveLength(5);
      }),
    );
  });
});

describe('a costume', () => {
  test('is read from list and file, and needs a picture to be one', () => {
    const row = {
      characterId: '3',
      assetBundleName: '003_a',
      description: ['服', null],
      publishedAt: ['1', null],
    };
    const { byId, problems } = readCostumes({ 5: row, 6: { characterId: 3 }, 7: null });
    expect([...byId.keys()]).toEqual([5]);
    expect(problems).toHaveLength(2);
    expect(readCostumeDetails(5, row)?.costume).toEqual(byId.get(5));
    expect(byId.get(5)).toMatchObject({ characterId: 3, name: ['服', null, null, null, null] });
  });

  test('of the demo set has a picture and comes with its card', async () => {
    const { byId } = readCostumes(demo.json('costumes/all'));
    expect(byId.size).toBeGreaterThan(2_300);
    expect(readCostumeDetails(12, demo.json('costumes/12'))?.costume).toEqual(byId.get(12));
    const { assetBundleName } = byId.get(120) ?? { assetBundleName: '' };
    expect(await demo.asset(`assets/jp/thumb/costume/group2_rip/${assetBundleName}.png`)).not.toBeNull();
    expect(await demo.asset(`assets/jp/thumb/costume/group3_rip/${assetBundleName}.png`)).toBeNull();
  });
});

test('figures and voices of the demo set are where the data says', async () => {
  const details = readCardDetails(1, demo.json('cards/1'));
  const figure = await demo.asset(`assets/jp/characters/livesd/${details?.figureName}_rip/sdchara.png`);
  expect(figure?.type).toBe('image/png');
  const set = details?.card?.resourceSetName;
  const voice = await demo.asset(`assets/jp/sound/voice/gacha/spin_rip/${set}.mp3`);
  expect([voice?.type, new TextDecoder('latin1').decode(voice?.bytes.slice(0, 4))]).toEqual([
    'audio/wav',
    'RIFF',
  ]);
  expect(await demo.asset(`assets/jp/sound/voice/gacha/birthdayspin_rip/${set}.mp3`)).toBeNull();
  expect(await demo.asset('assets/jp/sound/voice/gacha/spin_rip/nothing.mp3')).toBeNull();
});
