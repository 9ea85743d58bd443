import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClockError, EPOCH_MS, firstIdAt, idMaker, NODES, timeOfId } from '#server/store/ids/id-maker';

const forever = (node: number) => () => ({ node, untilMs: Number.POSITIVE_INFINITY });
const YEAR_2094 = Date.UTC(2094, 0, 1);

describe('ids', () => {
  test('only ever grow, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -600_000, max: 600_000 }), { maxLength: 300 }),
        fc.nat(NODES - 1),
        (steps, node) => {
          let clock = EPOCH_MS + 1_000_000_000;
          const newId = idMaker(() => clock, forever(node));
          let last = 0;
          for (const step of steps) {
            clock += step;
            const id = newId();
            expect(id).toBeGreaterThan(last);
            last = id;
          }
        },
      ),
    );
  });

  test('of different processes are different at every moment', () => {
    const clock = (): number => EPOCH_MS + 5_000;
    const makers = Array.from({ length: NODES }, (_, node) => idMaker(clock, forever(node)));
    const ids = makers.flatMap((newId) => Array.from({ length: 500 }, newId));
    expect(new Set(ids).size).toBe(NODES * 500);
  });

  test('say when they were made and fit into a JSON number for decades', () => {
    const newId = idMaker(() => YEAR_2094, forever(NODES - 1));
    const id = newId();
    expect(timeOfId(id)).toBe(YEAR_2094);
    expect(id).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(id).toBeGreaterThanOrEqual(firstIdAt(YEAR_2094));
    expect(firstIdAt(YEAR_2094 + 1)).toBeGreaterThan(id);
  });

  test('are not made by a clock that is set before their first day', () => {
    const newId = idMaker(() => EPOCH_MS - 1, forever(0));
    expect(newId).toThrow(ClockError);
  });

  test('are not made any more when the right to make them has ended', () => {
    let clock = EPOCH_MS;
    const newId = idMaker(
      () => clock,
      () => ({ node: 1, untilMs: EPOCH_MS + 10 }),
    );
    newId();
    clock += 10;
    expect(newId).toThrow(ClockError);
  });
});
