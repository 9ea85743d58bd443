import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyShare, type CoreTimes, coreTimes, quietWaiter } from '../../bench/quiet.ts';

/** A machine whose share in use is `shares[i]` at the i-th look, and the last of them from then on. */
function machine(shares: readonly number[]) {
  let looks = 0;
  let times: CoreTimes = { idle: 0, all: 0 };
  let waitedMs = 0;
  const lines: string[] = [];
  const awaitQuiet = quietWaiter({
    times: () => times,
    wait: async (ms) => {
      waitedMs += ms;
      const share = shares[Math.min(looks++, shares.length - 1)] ?? 0;
      times = { idle: times.idle + ms * (1 - share), all: times.all + ms };
    },
    say: (line) => lines.push(line),
  });
  return { awaitQuiet, lines, waitedMs: () => waitedMs };
}

test('begins at once on a quiet machine, and says nothing', async () => {
  const { awaitQuiet, lines, waitedMs } = machine([0.02]);
  expect([await awaitQuiet(), waitedMs(), lines]).toEqual([true, 2_000, []]);
});

test('begins as soon as others are done', async () => {
  const { awaitQuiet, lines, waitedMs } = machine([0.9, 0.9, 0.05]);
  expect([await awaitQuiet(), waitedMs(), lines.length]).toEqual([true, 6_000, 1]);
});

test('waits for a minute at most in all, and then says that the machine is busy', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20 }), async (parts) => {
      const { awaitQuiet, waitedMs } = machine([1]);
      for (let part = 0; part < parts; part++) expect(await awaitQuiet()).toBe(false);
      // Each part looks once more, for two seconds.
      expect(waitedMs()).toBe(60_000 + parts * 2_000);
    }),
  );
});

test('reads the share from the times of the cores', () => {
  expect(busyShare({ idle: 10, all: 20 }, { idle: 15, all: 40 })).toBe(0.75);
  expect(busyShare({ idle: 10, all: 20 }, { idle: 10, all: 20 })).toBe(0);
  const { idle, all } = coreTimes();
  expect(idle).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(idle);
});
