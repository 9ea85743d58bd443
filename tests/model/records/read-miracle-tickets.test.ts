import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMiracleTickets } from '#model/records/miracle-ticket';

const NONE = [null, null, null, null, null];
const ROW = {
  name: ['券', 'Ticket', null, null, null],
  ids: [[1, '7', 7], [1], null, null, null],
  exchangeStartAt: ['1504159200000', '1514159200000', null, null, null],
  exchangeEndAt: ['1604159200000', '1614159200000', null, null, null],
};
const READ = {
  id: 3,
  name: ['券', 'Ticket', null, null, null],
  cards: [[1, 7], [1], null, null, null],
  startAt: [1_504_159_200_000, 1_514_159_200_000, null, null, null],
  endAt: [1_604_159_200_000, 1_614_159_200_000, null, null, null],
};

test('reads names, cards and times, each card once', () => {
  expect(readMiracleTickets({ '3': ROW })).toEqual({ byId: new Map([[3, READ]]), problems: [] });
});

test.each([
  ['name', 7, { name: NONE }],
  ['ids', 'all', { cards: NONE }],
  ['ids', [[0, null, 'x', 4], 5, null, null, null], { cards: [[4], null, null, null, null] }],
  ['exchangeStartAt', 'soon', { startAt: NONE }],
  ['exchangeEndAt', {}, { endAt: NONE }],
])('keeps a ticket when its %s is %j', (key, value, read) => {
  expect(readMiracleTickets({ '3': { ...ROW, [key]: value } }).byId.get(3)).toEqual({ ...READ, ...read });
});

test('never throws, whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => readMiracleTickets(json)).not.toThrow();
      expect(() => readMiracleTickets({ 1: json })).not.toThrow();
    }),
  );
});
