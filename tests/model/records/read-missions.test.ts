import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMissionDetails, readMissionRewards, readMissions } from '#model/records/read-missions';

const NONE = [null, null, null, null, null];

describe('readMissions', () => {
  const ROW = {
    type: 'limited',
    startAt: ['1504159200000', '1504159300000', null, null, null],
    endAt: ['1504958399000', '4121982000000', null, null, null],
    title: ['名', 'Name', null, null, null],
  };
  const READ = {
    id: 12,
    type: 'limited',
    title: ['名', 'Name', null, null, null],
    startAt: [1_504_159_200_000, 1_504_159_300_000, null, null, null],
    endAt: [1_504_958_399_000, 4_121_982_000_000, null, null, null],
  };

  test('reads names and times', () => {
    expect(readMissions({ '12': ROW })).toEqual({ byId: new Map([[12, READ]]), problems: [] });
  });

  test.each([
    ['type', 7, ''],
    ['startAt', {}, NONE],
    ['endAt', ['soon', null, 'x', [], {}], NONE],
  ])('keeps a set when its %s is %j', (key, value, read) => {
    expect(readMissions({ '12': { ...ROW, [key]: value } }).byId.get(12)).toEqual({ ...READ, [key]: read });
  });

  test('leaves a set without a title out', () => {
    const { byId, problems } = readMissions({ '1': { ...ROW, title: NONE } });
    expect(byId.size).toBe(0);
    expect(problems).toEqual(['The mission 1 has no title and is left out.']);
  });
});

describe('readMissionDetails', () => {
  const step = (more: object = {}) => ({
    seq: 1,
    title: 'Play',
    description: 'Clear 5 lives',
    maxProgress: 5,
    reward: { missionId: 9, seq: 1, resourceType: 'star', resourceId: 1, quantity: '50' },
    ...more,
  });
  const READ = {
    place: 1,
    title: 'Play',
    description: 'Clear 5 lives',
    target: 5,
    reward: { type: 'star', id: 1, quantity: 50 },
  };
  const missionsOf = (details: unknown) => readMissionDetails({ details })?.missions;

  test('reads the missions of each server in their order', () => {
    expect(missionsOf([[step({ seq: 2 }), step()], null, [step()], [], 7])).toEqual([
      [READ, { ...READ, place: 2 }],
      null,
      [READ],
      null,
      null,
    ]);
  });

  test.each([
    ['title', 5, { title: null }],
    ['description', '', { description: null }],
    ['maxProgress', 'often', { target: null }],
    ['reward', null, { reward: null }],
    ['reward', { quantity: 5 }, { reward: null }],
    ['seq', {}, { place: 1 }],
  ])('keeps a mission when its %s is %j', (key, value, read) => {
    expect(missionsOf([[step({ [key]: value })]])?.[0]).toEqual([{ ...READ, ...read }]);
  });

  test('is null when there is no file', () => {
    expect(readMissionDetails('<html>')).toBeNull();
  });

  test('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(() => readMissions(json)).not.toThrow();
        expect(() => readMissionRewards({ 1: json, 2: { rewards: json } })).not.toThrow();
        expect(() => readMissionDetails(json)).not.toThrow();
        expect(() => missionsOf([[json], json])).not.toThrow();
      }),
    );
  });
});

test('readMissionRewards reads what each set brings on each server', () => {
  const { byId } = readMissionRewards({
    3: { rewards: [[{ resourceType: 'coin', quantity: 7 }, null], [], null, 5] },
  });
  expect(byId.get(3)).toEqual({
    id: 3,
    rewards: [[{ type: 'coin', id: null, quantity: 7 }], null, null, null, null],
  });
});
