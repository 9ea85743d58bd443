import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEventDetails } from '#model/records/read-event-details';
import { readLiveGoals } from '#model/records/read-live-goals';
import { prizesOf } from '#model/rules/prizes-of';

const entries = (rows: Record<string, unknown>) => ({ entries: rows });
const goal = (id: number, type: string, difficulty: string, level: unknown) => ({
  liveTryMissionId: id,
  liveTryMissionType: type,
  liveTryMissionDifficultyType: difficulty,
  level,
});
const EVENT = {
  masterLiveTryMissionMap: entries({
    7: goal(7, 'score', 'extra', 1),
    8: goal(8, 'score', 'normal', '2'),
    9: goal(9, 'score', 'normal', 1),
    10: goal(10, 'multi', 'normal', 1),
    11: goal(11, 'swim', 'normal', 1),
    12: goal(12, 'combo', 'normal', 1),
    13: null,
  }),
  masterLiveTryMissionDetailMap: entries({
    7: { description: ['[ff3b72]七[-]回', 'Seven', null, null, null], musicDescription: ['どれでも'] },
    8: { description: ['八'] },
    9: { description: ['九'] },
    10: { description: ['十'] },
    11: { description: ['十一'] },
  }),
  masterLiveTryMissionTypeSequenceMap: entries({ multi: 1, score: 2 }),
  masterLiveTryMissionRewardMap: entries({
    9: entries({ 1: { resourceType: 'star', quantity: 50 }, 2: { quantity: 3 } }),
  }),
  masterLiveTryLevelRewardDifficultyMap: [
    entries({
      extra: entries({ 1: { resourceType: 'degree', resourceId: 44, quantity: 1 } }),
      normal: entries({ 2: { resourceType: 'coin', quantity: 7 }, x: { resourceType: 'coin' } }),
    }),
    null,
    null,
    null,
    null,
  ],
};

test('goals stand by kind, the easier row first, without the colours of the game', () => {
  const goals = readLiveGoals(EVENT)?.goals ?? [];
  expect(goals.map(({ id, kind, tier, level }) => [id, kind, tier, level])).toEqual([
    [10, 'multi', 'normal', 1],
    [9, 'score', 'normal', 1],
    [8, 'score', 'normal', 2],
    [7, 'score', 'extra', 1],
  ]);
  expect(goals[3]?.text).toEqual(['七回', 'Seven', null, null, null]);
  expect(goals[3]?.songs[0]).toBe('どれでも');
  expect(goals[1]?.rewards).toEqual([{ type: 'star', id: null, quantity: 50 }]);
});

test('levels bring what they bring on a server, and a title among it is a prize of the event', () => {
  const details = readEventDetails(EVENT);
  expect(details?.goals?.levels[0]).toEqual([
    { tier: 'normal', level: 2, reward: { type: 'coin', id: null, quantity: 7 } },
    { tier: 'extra', level: 1, reward: { type: 'degree', id: 44, quantity: 1 } },
  ]);
  expect(details?.goals?.levels[1]).toBeNull();
  expect(details && prizesOf(details, 0)).toEqual([{ kind: 'title', id: 44, points: null, places: null }]);
});

test('an event of another kind has none, and whatever stands there is read', () => {
  expect(readLiveGoals({})).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(EVENT)), fc.jsonValue(), (key, value) => {
      expect(() => readLiveGoals({ ...EVENT, [key]: value })).not.toThrow();
    }),
  );
});
