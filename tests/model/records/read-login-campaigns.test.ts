import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoginCampaignDetails } from '#model/records/login-campaign';

const gift = (days: unknown, more: object = {}) => ({
  loginBonusId: 7,
  days,
  resourceType: 'star',
  resourceId: 1,
  quantity: 50,
  seq: 1,
  grantType: 'present',
  ...more,
});
const STARS = { type: 'star', id: 1, quantity: 50 };
const daysOf = (details: unknown) => readLoginCampaignDetails({ assetMap: {}, details })?.days;

test('reads what each day brings on each server, in the order of days and places', () => {
  const coins = { resourceType: 'coin', resourceId: undefined, quantity: '300' };
  expect(daysOf([[gift('2'), gift(1, { seq: 2, ...coins }), gift(1)], null, [gift(3)], null, []])).toEqual([
    [
      { day: 1, rewards: [STARS, { type: 'coin', id: null, quantity: 300 }] },
      { day: 2, rewards: [STARS] },
    ],
    null,
    [{ day: 3, rewards: [STARS] }],
    null,
    null,
  ]);
});

test.each([
  ['days', 0],
  ['days', 'soon'],
  ['resourceType', 7],
  ['resourceType', ''],
])('leaves a gift out when its %s is %j', (key, value) => {
  expect(daysOf([[gift(1), gift(2, { [key]: value })]])?.[0]).toEqual([{ day: 1, rewards: [STARS] }]);
});

test.each([
  ['quantity', 'many', { ...STARS, quantity: 1 }],
  ['resourceId', -1, { ...STARS, id: null }],
  ['seq', null, STARS],
  ['grantType', {}, STARS],
])('keeps a gift when its %s is %j', (key, value, reward) => {
  expect(daysOf([[gift(1, { [key]: value })]])?.[0]).toEqual([{ day: 1, rewards: [reward] }]);
});

test('is empty when there is no list, and null when there is no file', () => {
  expect(daysOf(undefined)).toEqual([null, null, null, null, null]);
  expect(readLoginCampaignDetails([])).toBeNull();
});

test('never throws, whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => readLoginCampaignDetails(json)).not.toThrow();
      expect(() => daysOf(json)).not.toThrow();
      expect(() => daysOf([[json, gift(json)]])).not.toThrow();
    }),
  );
});
