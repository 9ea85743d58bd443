import { describe, expect, test } from 'vitest';
import { FAMILY } from '#model/families/missions/family';
import { eventOf, type MissionItem } from '#model/families/missions/item';
import { readEvents } from '#model/records/event';
import { readMissions } from '#model/records/read-missions';
import { demoContext, itemsOf } from '#tests/families';

const at = (english: number) => [null, String(english), null, null, null];
const EVENTS = readEvents({
  5: { eventType: 'story', eventName: 'Five', startAt: at(100), endAt: at(200), assetBundleName: 'five' },
  6: { eventType: 'story', eventName: 'Six', startAt: at(300), endAt: at(400), assetBundleName: 'six' },
}).byId;
const setOf = (type: string, startAt: unknown) => {
  const set = readMissions({ 1: { type, title: 'A set', startAt } }).byId.get(1);
  if (!set) throw new Error('the set was not read');
  return set;
};

describe('the event of a set of missions', () => {
  test('is the one that begins with it', () => {
    expect(eventOf(setOf('event', at(300)), EVENTS)?.id).toBe(6);
  });

  test.each([
    ['it begins with none', setOf('event', at(301))],
    ['it begins with one on another server', setOf('event', ['300', null, null, null, null])],
    ['it is of another kind', setOf('limited', at(300))],
  ])('is none when %s', (_, set) => {
    expect(eventOf(set, EVENTS)).toBeNull();
  });
});

describe('the sets of the demo', () => {
  const items: readonly MissionItem[] = itemsOf(FAMILY);

  test('are of all five kinds, and those of events name them', () => {
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['normal', 'limited', 'album', 'event', 'ex']),
    );
    for (const { kind, eventName } of items) expect(eventName !== null).toBe(kind === 'event');
  });

  test('bring what their own files have', () => {
    const [everyday] = items;
    expect(everyday?.rewards).toEqual([
      { type: 'coin', id: 1, quantity: 10_000 },
      { type: 'practice_ticket', id: 2, quantity: 3 },
      { type: 'star', id: 1, quantity: 50 },
    ]);
  });

  test('are found by their event', () => {
    const [pick] = FAMILY.picks ?? [];
    const [option] = pick?.options(demoContext) ?? [];
    const found = items.filter((item) => pick?.share(item, option?.value ?? '', demoContext) !== null);
    expect(found.map(({ eventName }) => eventName)).toEqual([option?.label]);
  });
});
