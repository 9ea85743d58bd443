import { describe, expect } from 'vitest';
import { addressOf } from '../routes.ts';
import {
  expectUsable,
  inTurns,
  isNamedIn,
  KINDS,
  namedInDialog,
  openFaulty,
  texts,
  WHOLE_PAGES,
} from './data-faults.ts';
import { test } from './harness.ts';

describe('data that does not come, all that a page asks for', () => {
  test.for(KINDS)('is named in friendly words and leaves every page usable: %s', async (kind, { open }) => {
    const fault = await openFaulty(open, kind);
    const isNamed = isNamedIn(kind);
    for (const { pattern, names } of inTurns(WHOLE_PAGES, kind)) {
      fault.fail(names);
      await fault.page.goto(addressOf(pattern));
      const named = await namedInDialog(fault, names, isNamed);
      expect(named.toSorted(), pattern).toEqual(
        names
          .filter(isNamed)
          .map((name) => texts[name])
          .sort(),
      );
      await expectUsable(fault.page);
    }
  });
});
