import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue, type QueueEntry } from '#server/origin/fair-queue';
import { singleFlight } from '#server/origin/flights';

/** Who came to be at work, in order; `let` ends the work of the one who began at that place. */
function watch(queue: FairQueue) {
  const began: string[] = [];
  const ends: Promise<boolean>[] = [];
  const enter = (who: string, entry?: QueueEntry): Promise<boolean> => {
    const turn = queue.enter(who, entry).then((isTurn) => {
      if (isTurn) began.push(who);
      return isTurn;
    });
    ends.push(turn);
    return turn;
  };
  return { began, enter };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  test('takes the first lane before the second', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, lanes: 2 });
    const { began, enter } = watch(queue);
    await enter('first');
    void enter('file', { lane: 1 });
    void enter('live', { lane: 0 });
    queue.leave('first');
    await settled();
    expect(began).toEqual(['first', 'live']);
    queue.leave('live');
    await settled();
    expect(began).toEqual(['first', 'live', 'file']);
  });

  test('leaves room for the next caller, however much one asks for', async () => {
    const queue = new FairQueue({ atOnce: 8, mostWaiting: 100, leavesRoom: true });
    const { began, enter } = watch(queue);
    for (let nth = 0; nth < 20; nth++) void enter('greedy');
    await settled();
    expect(began).toHaveLength(4);
    for (const who of ['b', 'c', 'd']) expect(await enter(who)).toBe(true);
    // Callers who leave make room for those who wait.
    queue.leave('greedy');
    await settled();
    expect(began.filter((who) => who === 'greedy')).toHaveLength(4);
    for (const who of ['b', 'c', 'd']) queue.leave(who);
    await settled();
    expect(began.filter((who) => who === 'greedy')).toHaveLength(5);
  });

  test('forgets who hangs up while waiting, and who has hung up before', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 10 });
    const { began, enter } = watch(queue);
    const gone = new AbortController();
    await enter('first');
    const left = enter('left', { signal: gone.signal });
    void enter('patient');
    gone.abort();
    expect(await left).toBe(false);
    queue.leave('first');
    await settled();
    expect(began).toEqual(['first', 'patient']);
    expect(await enter('never', { signal: gone.signal })).toBe(false);
  });

  test('sends away who has waited as long as they meant to', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 10 });
    await queue.enter('first');
    expect(await queue.enter('hasty', { patienceMs: 5 })).toBe(false);
    queue.leave('first');
    expect(await queue.enter('next')).toBe(true);
  });

  test('makes room in the second lane for the first, and in none for the second', async () => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 2, lanes: 2 });
    await queue.enter('first');
    const files = [queue.enter('a', { lane: 1 }), queue.enter('b', { lane: 1 })];
    void queue.enter('live');
    expect(await files[0]).toBe(false);
    void queue.enter('other');
    expect(await files[1]).toBe(false);
    expect(await queue.enter('c', { lane: 1 })).toBe(false);
  });

  test('works for so many at once and forgets no one, in whatever order callers come, hang up and leave', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('enter' as const),
        who: fc.constantFrom(...'abc'),
        lane: fc.nat(1),
        hangsUp: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('leave' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60, size: 'max' }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(6),
        fc.boolean(),
        async (steps, atOnce, mostWaiting, leavesRoom) => {
          const queue = new FairQueue({ atOnce, mostWaiting, lanes: 2, leavesRoom });
          const working: string[] = [];
          const answers: Promise<unknown>[] = [];
          for (const each of steps) {
            if (each.kind === 'leave') {
              const who = working.shift();
              if (who !== undefined) queue.leave(who);
            } else {
              const gone = new AbortController();
              const { who, lane } = each;
              const turn = queue.enter(who, { lane, signal: gone.signal });
              answers.push(turn.then((isTurn) => isTurn && working.push(who)));
              if (each.hangsUp) gone.abort();
            }
            await settled();
            expect(working.length).toBeLessThanOrEqual(atOnce);
          }
          for (let who = working.shift(); who !== undefined; who = working.shift()) {
            queue.leave(who);
            await settled();
          }
          // Everyone was notified, and every slot is free.
          await Promise.all(answers);
          const again = ['x', 'y', 'z', 'w'].slice(0, atOnce).map((who) => queue.enter(who));
          expect(await Promise.all(again)).toEqual(again.map(() => true));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('one flight for all who ask', () => {
  test('ends early when all of them have hung up, and the next one starts again', async () => {
    const once = singleFlight<string>();
    const gone: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      gone.push(signal);
      return new Promise<string>(() => {});
    };
    const [a, b] = [new AbortController(), new AbortController()];
    void once('key', work, a.signal);
    void once('key', work, b.signal);
    a.abort();
    expect(gone.map(({ aborted }) => aborted)).toEqual([false]);
    b.abort();
    expect(gone.map(({ aborted }) => aborted)).toEqual([true]);
    void once('key', work, new AbortController().signal);
    expect(gone.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('goes on for who asks without a signal', () => {
    const once = singleFlight<string>();
    let gone: AbortSignal | null = null;
    const work = (signal: AbortSignal) => {
      gone = signal;
      return new Promise<string>(() => {});
    };
    const caller = new AbortController();
    void once('key', work, caller.signal);
    void once('key', work);
    caller.abort();
    expect(gone).toMatchObject({ aborted: false });
  });
});
