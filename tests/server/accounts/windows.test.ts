import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { spendRate } from '#server/routes/api/rates';
import { MAX_KEYS, windows } from '#server/services/accounts/windows';

const NO_REPLY = { headers: (given: object) => given as never };
const BUDGET = { most: 5, windowMs: 60_000 };

/** Counts what is done to maps, which is where a limiter could walk. */
function countOperations(): () => number {
  const names = ['get', 'set', 'delete', 'has', 'keys', 'values', 'entries', 'forEach'] as const;
  const spies = names.map((name) => vi.spyOn(Map.prototype, name));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => {
    const sum = spies.reduce((calls, spy) => calls + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockClear();
    return sum;
  };
}

describe('a budget', () => {
  test('allows exactly so many in a window, regardless of other callers', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b'), { maxLength: 40 }), (keys) => {
        const counts = windows(() => 1_000);
        const allowed = keys.filter((key) => counts.spend(key, BUDGET) === 0);
        for (const key of ['a', 'b']) {
          const wanted = keys.filter((each) => each === key).length;
          expect(allowed.filter((each) => each === key).length).toBe(Math.min(5, wanted));
        }
      }),
    );
  });

  test('starts over after its window, also when it was forgotten in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('spend', 'forget', 'wait'), { maxLength: 60 }), (deeds) => {
        let now = 0;
        let spent = 0;
        let endsAt = 0;
        const counts = windows(() => now);
        for (const deed of deeds) {
          now += 10_000;
          const isOpen = now < endsAt;
          if (!isOpen) spent = 0;
          if (deed === 'forget') {
            counts.forget('a', BUDGET);
            spent = 0;
            continue;
          }
          const isAllowed = spent < BUDGET.most;
          expect((deed === 'spend' ? counts.spend : counts.wait).call(counts, 'a', BUDGET) === 0).toBe(
            isAllowed,
          );
          if (deed !== 'spend' || !isAllowed) continue;
          if (!isOpen) endsAt = now + BUDGET.windowMs;
          spent++;
        }
      }),
    );
  });

  test('costs each call as little at ten times as many keys as it holds, while they live and after they ended', () => {
    let now = 0;
    const counts = windows(() => now);
    for (let key = 0; key < MAX_KEYS * 10; key++) counts.spend(`early ${key}`, BUDGET);
    const operations = countOperations();
    const costs = (name: string): Set<number> => {
      const seen = new Set<number>();
      for (let key = 0; key < 1_000; key++) {
        counts.spend(`${name} ${key}`, BUDGET);
        seen.add(operations());
      }
      return seen;
    };
    expect(Math.max(...costs('late'))).toBeLessThanOrEqual(10);
    // All of them have ended by now, a hundred thousand at once.
    now += BUDGET.windowMs;
    expect(Math.max(...costs('later'))).toBeLessThanOrEqual(10);
  });

  test('of one length is not pushed out by windows of another, nor by coming and going of one key', () => {
    const counts = windows(() => 0);
    const day = { most: 1, windowMs: 86_400_000 };
    counts.spend('owner', day);
    counts.spend('other', BUDGET);
    for (let key = 0; key < MAX_KEYS + 10; key++) {
      counts.spend(`stranger ${key}`, { most: 5, windowMs: 1_000 });
      counts.spend('again', BUDGET);
      counts.forget('again', BUDGET);
    }
    expect(counts.wait('owner', day)).toBeGreaterThan(0);
    expect(counts.wait('other', { ...BUDGET, most: 1 })).toBeGreaterThan(0);
  });
});

describe('addresses of one network', () => {
  test('have a wider budget together, so that a host with all of them cannot fill the memory', () => {
    const counts = windows(() => 0);
    let allowed = 0;
    for (let group = 0; group < 20_000; group++) {
      try {
        spendRate(counts, 'read', null, { ip: `2001:db8:1:${group.toString(16)}::1` }, NO_REPLY);
        allowed++;
      } catch {
        // Refused, as most of them must be.
      }
    }
    expect(allowed).toBe(300 * 16);
    expect(() => spendRate(counts, 'read', null, { ip: '2001:db8:2:1::1' }, NO_REPLY)).not.toThrow();
    expect(() => spendRate(counts, 'read', null, { ip: '192.0.2.1' }, NO_REPLY)).not.toThrow();
  });
});
