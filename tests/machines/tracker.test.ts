import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { isAwaiting, isEnded, isSettling, isStale, STALE_MS } from '#machines/tracker/tracker.logic';
import { trackerMachine } from '#machines/tracker/tracker.machine';
import type { TrackerPlace } from '#machines/tracker/tracker.types';
import { trackerView } from '#machines/tracker/tracker.view';
import { walkMachine } from '../laws/machine-walk.ts';

const HOUR = 3_600_000;
const START = 1_000 * HOUR;
const END = START + 200 * HOUR;
const place: TrackerPlace = { server: 1, event: 280, tier: 1000, startAt: START, endAt: END };
const past: TrackerPlace = { ...place, event: 270, startAt: 1, endAt: 2 };

const BUSY = ['phase.loading', 'phase.refreshing'];
const IDLE = ['phase.choosing', 'phase.ended'];

describe('tracker machine', () => {
  walkMachine({
    machine: trackerMachine,
    events: [
      { type: 'PLACE.CHOSEN', place },
      { type: 'PLACE.CHOSEN', place: past },
      { type: 'TIME.TOLD', now: START - HOUR },
      { type: 'TIME.TOLD', now: START + HOUR },
      { type: 'TIME.TOLD', now: END + HOUR },
      { type: 'REFRESH.ASKED' },
      { type: 'REFRESH.DUE' },
      { type: 'PAST.SOUGHT', at: START + HOUR },
      { type: 'PAST.LEFT' },
      { type: 'xstate.done.actor.refresh', output: START + HOUR },
      { type: 'xstate.done.actor.refresh', output: null },
      { type: 'xstate.done.actor.refresh', output: END },
      { type: 'xstate.error.actor.refresh', error: new Error('gone') },
    ],
    deciding: ({ place, now, newestAt }) => [place?.event, now, newestAt],
    ignored: {
      'REFRESH.ASKED': [...IDLE, ...BUSY],
      'REFRESH.DUE': [...IDLE, ...BUSY],
      'PAST.LEFT': ['time.present'],
    },
  });
});

/** A tracker whose readings end as the test says. */
function start(now: number) {
  const answers: { give: (newest: number | null) => void; fail: () => void }[] = [];
  let beat = () => {};
  const machine = trackerMachine.provide({
    actors: {
      refresh: fromPromise<number | null, TrackerPlace>(
        () =>
          new Promise((resolve, reject) => {
            answers.push({ give: resolve, fail: () => reject(new Error('gone')) });
          }),
      ),
      pulse: fromCallback(({ sendBack }) => {
        beat = () => sendBack({ type: 'REFRESH.DUE' });
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => trackerView(actor.getSnapshot(), actor.send);
  view().tell(now);
  view().choose(place);
  return { view, answers, beat: () => beat() };
}

test('is awaited only before, settled only after its end, and never stale with a fresh sample', () => {
  const hours = fc.integer({ min: -10, max: 400 }).map((hour) => START + hour * HOUR);
  fc.assert(
    fc.property(hours, fc.option(hours), (now, newestAt) => {
      const context = { place, now, newestAt, at: null };
      expect(isAwaiting(context)).toBe(now < START);
      expect(isSettling(context)).toBe(now > END);
      expect(isEnded(context)).toBe(newestAt !== null && newestAt >= END);
      if (newestAt !== null && newestAt >= now - STALE_MS) expect(isStale(context)).toBe(false);
    }),
  );
});

describe('following an event', () => {
  test.each([
    ['live while samples come', START + 5 * HOUR, START + 5 * HOUR - STALE_MS, 'live'],
    ['stale once none came for too long', START + 5 * HOUR, START + 5 * HOUR - STALE_MS - 1, 'stale'],
    ['awaited before it begins', START - HOUR, null, 'awaiting'],
    ['being settled between the end and the last sample', END + HOUR, END - HOUR, 'settling'],
    ['over with a sample after the end', END + HOUR, END, 'ended'],
    ['over a week after the end without one', END + 169 * HOUR, END - HOUR, 'ended'],
  ])('is %s', async (_, now, newest, status) => {
    const { view, answers } = start(now);
    expect(view().status).toBe('loading');
    answers[0]?.give(newest);
    await expect.poll(() => view().status, { interval: 1 }).toBe(status);
  });

  test('reads again with each beat, and goes on after a reading that did not come', async () => {
    const { view, answers, beat } = start(START + 5 * HOUR);
    answers[0]?.give(START + 5 * HOUR);
    await expect.poll(() => view().status, { interval: 1 }).toBe('live');
    beat();
    expect(view().isRefreshing).toBe(true);
    answers[1]?.fail();
    await expect.poll(() => view().status, { interval: 1 }).toBe('lost');
    beat();
    answers[2]?.give(START + 5 * HOUR);
    await expect.poll(() => view().status, { interval: 1 }).toBe('live');
  });

  test('reports when time alone makes it stale', async () => {
    const { view, answers } = start(START + 5 * HOUR);
    answers[0]?.give(START + 5 * HOUR);
    await expect.poll(() => view().status, { interval: 1 }).toBe('live');
    view().tell(START + 6 * HOUR);
    expect(view().status).toBe('stale');
  });

  test('asks again for another place and comes back to the present', async () => {
    const { view, answers } = start(START + 5 * HOUR);
    view().seek(START + HOUR);
    expect(view().at).toBe(START + HOUR);
    view().leave();
    expect(view().at).toBeNull();
    view().seek(START + HOUR);
    view().choose({ ...place, tier: 100 });
    expect(view()).toMatchObject({ at: null, status: 'loading' });
    expect(answers).toHaveLength(2);
  });
});
