import { describe, expect, test } from 'vitest';
import { NO_EVENT_BONUS, readEvent, readEvents } from '#model/records/event';

const row = {
  eventType: 'versus',
  eventName: ['名', 'Name', null, null, null],
  assetBundleName: 'spring',
  bannerAssetBundleName: 'banner_event9',
  startAt: ['1504159200000', null, null, null, null],
  endAt: ['1504958399000', null, null, null, null],
  attributes: [{ eventId: 9, attribute: 'pure', percent: 20 }],
  characters: [
    { characterId: '10', percent: 10 },
    { characterId: 12, percent: 10, seq: 2 },
  ],
  eventAttributeAndCharacterBonus: { pointPercent: 0, parameterPercent: 20 },
  eventCharacterParameterBonus: { performance: 0, technique: 50, visual: 0 },
  members: [{ eventId: 9, situationId: 2304, percent: 20, seq: 1 }],
  limitBreaks: [{ rarity: 1, rank: 1, percent: Math.fround(0.2) }],
  rewardCards: [194, '193', null],
};

describe('readEvents', () => {
  test('reads a row with every bonus', () => {
    expect(readEvents({ '9': row }).byId.get(9)).toEqual({
      id: 9,
      type: 'versus',
      name: ['名', 'Name', null, null, null],
      assetBundleName: 'spring',
      bannerAssetBundleName: 'banner_event9',
      startAt: [1_504_159_200_000, null, null, null, null],
      endAt: [1_504_958_399_000, null, null, null, null],
      bonus: {
        attributes: [{ attribute: 'pure', percent: 20 }],
        characters: [
          { characterId: 10, percent: 10 },
          { characterId: 12, percent: 10 },
        ],
        members: [{ cardId: 2304, percent: 20 }],
        limitBreaks: [{ rarity: 1, rank: 1, percent: Math.fround(0.2) }],
        pointPercent: 0,
        parameterPercent: 20,
        statPercent: [0, 50, 0],
      },
      rewardCards: [194, 193],
    });
  });

  test('reads an event without bonus, or with empty ones', () => {
    const bare = {
      eventType: 'story',
      eventCharacterParameterBonus: {},
      eventAttributeAndCharacterBonus: {},
    };
    expect(readEvent(1, bare)?.bonus).toEqual(NO_EVENT_BONUS);
  });

  test('keeps unknown types and leaves rows without one out', () => {
    const { byId, problems } = readEvents({ '1': { ...row, eventType: 'picnic' }, '2': {} });
    expect(byId.get(1)?.type).toBe('picnic');
    expect([...byId.keys()]).toEqual([1]);
    expect(problems).toHaveLength(1);
  });

  test('leaves single unreadable bonus rows out', () => {
    const event = readEvent(1, {
      ...row,
      attributes: [null, { attribute: 'loud', percent: 9 }, { attribute: 'cool' }],
    });
    expect(event?.bonus.attributes).toEqual([]);
    expect(event?.bonus.characters).toHaveLength(2);
  });
});
