import { describe, expect, test } from 'vitest';
import { BUDGETS } from '#model/contract/account/budgets';
import { costOf, WORK_BUDGET } from '#model/contract/account/work';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';

/** How many calls of an endpoint the budgets of calls allow in the window of the budget of work. */
const callsOf = (name: (typeof ENDPOINT_NAMES)[number]): number =>
  Math.min(
    ...BUDGETS[endpointOf(name).rate].map(
      ({ most, windowMs }) => most * Math.max(1, WORK_BUDGET.windowMs / windowMs),
    ),
  );

describe('the budget of work', () => {
  test('is never met by a program that stays within the budget of calls of one endpoint', () => {
    const beyond = ENDPOINT_NAMES.filter(
      (name) => callsOf(name) * costOf(endpointOf(name)) > WORK_BUDGET.most,
    );
    expect(beyond).toEqual([]);
  });

  test('has a price for every endpoint', () => {
    expect(ENDPOINT_NAMES.filter((name) => !(costOf(endpointOf(name)) > 0))).toEqual([]);
  });
});
