import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DueHit, HitQueue, hitsOfNotes, type QueuedHit } from '#model/chart/clock/hit-queue';
import {
  type Loop,
  pause,
  play,
  SAME_MOMENT,
  seek,
  setLoop,
  setRate,
  stillTimeline,
  type Timeline,
} from '#model/chart/clock/timeline';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { anyChartJson } from '#tests/arbitraries/chart';

type Act =
  | { readonly kind: 'play' | 'pause' }
  | { readonly kind: 'seek'; readonly to: number }
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'loop'; readonly loop: Loop | null }
  | { readonly kind: 'wait'; readonly seconds: number; readonly isHidden: boolean };

/** Often on a grid, so that changes fall on hits and ends of loops; two that differ do so by more than rounding. */
const anyPosition = fc.oneof(
  fc.integer({ min: 0, max: 80 }).map((n) => n / 4),
  fc.integer({ min: 0, max: 20_000_000 }).map((n) => n / 1_000_000),
);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constant({ kind: 'play' } as const),
  fc.constant({ kind: 'pause' } as const),
  fc.record({ kind: fc.constant('seek' as const), to: anyPosition }),
  fc.record({
    kind: fc.constant('rate' as const),
    rate: fc.oneof(fc.constantFrom(0.5, 0.7, 1, 2), fc.double({ min: 0.5, max: 2, noNaN: true })),
  }),
  fc.record({
    kind: fc.constant('loop' as const),
    loop: fc.option(
      fc.tuple(anyPosition, anyPosition).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
    ),
  }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.oneof(
        fc.integer({ min: 1, max: 12 }).map((n) => n / 4),
        fc.double({ min: 0.001, max: 3, noNaN: true }),
      ),
      isHidden: fc.boolean(),
    }),
  },
);
const anyHits = fc
  .uniqueArray(anyPosition, { maxLength: 60 })
  .map((times) => times.sort((a, b) => a - b).map((time): QueuedHit => ({ time, sound: 'tap' })));

const FRAME = { pump: 1 / 60, horizon: 0.15 };
const HIDDEN = { pump: 1, horizon: 2 };

/** Chart time as it goes, in the plainest way: from one end of a loop to the next. */
class Teller {
  position = 0;
  rate = 1;
  loop: Loop | null = null;
  isPlaying = false;
  readonly heard: DueHit[] = [];
  readonly #hits: readonly QueuedHit[];

  constructor(hits: readonly QueuedHit[]) {
    this.#hits = hits;
  }

  go(from: number, until: number): void {
    let at = from;
    while (this.isPlaying && until - at > 1e-8) {
      this.wrap();
      const end = Math.min(
        this.position + (until - at) * this.rate,
        this.loop?.to ?? Number.POSITIVE_INFINITY,
      );
      for (const { time, sound } of this.#hits) {
        const isIn = time >= this.position - 1e-8 && time < end - 1e-8;
        if (isIn) this.heard.push({ sound, at: at + (time - this.position) / this.rate });
      }
      at += (end - this.position) / this.rate;
      this.position = end;
    }
    this.wrap();
  }

  wrap(): void {
    if (this.loop && this.position >= this.loop.to - 1e-8) this.position = this.loop.from;
  }
}

/** What an owner does: on a change it cancels what lies ahead and starts over. */
class Owner {
  now = 1;
  timeline: Timeline = stillTimeline();
  scheduled: DueHit[] = [];
  readonly queue: HitQueue;

  constructor(hits: readonly QueuedHit[]) {
    this.queue = new HitQueue(hits);
  }

  change(timeline: Timeline): void {
    this.timeline = timeline;
    this.scheduled = this.scheduled.filter(({ at }) => at < this.now - SAME_MOMENT);
    this.queue.restart(timeline);
    this.pump(FRAME.horizon);
  }

  pump(horizon: number): void {
    const due = this.queue.pump(this.now, horizon);
    // Sound that should have begun cannot be scheduled any more.
    for (const { at } of due) expect(at).toBeGreaterThanOrEqual(this.now - 2 * SAME_MOMENT);
    this.scheduled.push(...due);
  }

  wait(seconds: number, { pump, horizon }: typeof FRAME): void {
    const end = this.now + seconds;
    this.pump(horizon);
    while (end - this.now > pump) {
      this.now += pump;
      this.pump(horizon);
    }
    this.now = end;
  }
}

function changed(timeline: Timeline, now: number, act: Exclude<Act, { kind: 'wait' }>): Timeline {
  switch (act.kind) {
    case 'play':
      return play(timeline, now);
    case 'pause':
      return pause(timeline, now);
    case 'seek':
      return seek(timeline, now, act.to);
    case 'rate':
      return setRate(timeline, now, act.rate);
    case 'loop':
      return setLoop(timeline, now, act.loop);
  }
}

function perform(owner: Owner, teller: Teller, act: Act): void {
  const { now } = owner;
  if (act.kind === 'wait') {
    owner.wait(act.seconds, act.isHidden ? HIDDEN : FRAME);
    teller.go(now, owner.now);
    return;
  }
  owner.change(changed(owner.timeline, now, act));
  teller.isPlaying = act.kind === 'play' || (act.kind !== 'pause' && teller.isPlaying);
  if (act.kind === 'seek') teller.position = act.to;
  if (act.kind === 'rate') teller.rate = act.rate;
  // Whether a loop is long enough is tested elsewhere.
  teller.loop = owner.timeline.loop;
  teller.wrap();
}

describe('HitQueue', () => {
  test('hands out each hit once at its time, whatever is done in between and however rarely it is asked', () => {
    fc.assert(
      fc.property(anyHits, fc.array(anyAct, { maxLength: 40 }), (hits, acts) => {
        const owner = new Owner(hits);
        const teller = new Teller(hits);
        for (const act of acts) perform(owner, teller, act);
        const heard = owner.scheduled.filter(({ at }) => at < owner.now - 1e-8).sort((a, b) => a.at - b.at);
        const told = teller.heard.filter(({ at }) => at < owner.now - 1e-8).sort((a, b) => a.at - b.at);
        expect(heard).toHaveLength(told.length);
        for (const [i, { at }] of heard.entries())
          expect(Math.abs(at - (told[i]?.at ?? 0))).toBeLessThan(1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  test('hands out a hit once when the pause falls on it, whichever way its moment was rounded', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (from, rate, start, ahead) => {
          const owner = new Owner([{ time: from + ahead, sound: 'tap' }]);
          owner.now = start;
          owner.change(play(setRate(stillTimeline(from), 0, rate), start));
          owner.wait(ahead / rate, FRAME);
          owner.change(pause(owner.timeline, owner.now));
          owner.wait(1, FRAME);
          owner.change(play(owner.timeline, owner.now));
          owner.wait(1, FRAME);
          expect(owner.scheduled).toHaveLength(1);
        },
      ),
    );
  });

  const HITS: readonly QueuedHit[] = [0, 0.5, 1, 1.5].map((time) => ({ time, sound: 'tap' }));

  test('has nothing after a pause', () => {
    const queue = new HitQueue(HITS);
    queue.restart(pause(play(stillTimeline(), 0), 0.7));
    expect(queue.pump(0.7, 100)).toEqual([]);
  });

  test('does not make up for what is past', () => {
    const queue = new HitQueue(HITS);
    queue.restart(play(stillTimeline(), 0));
    expect(queue.pump(0, 0.1).map(({ at }) => at)).toEqual([0]);
    expect(queue.pump(1.2, 0.5).map(({ at }) => at)).toEqual([1.5]);
  });

  test('has the hits of a loop again at every turn, its end left out', () => {
    const queue = new HitQueue(HITS);
    queue.restart(play(setLoop(stillTimeline(), 0, { from: 0.5, to: 1 }), 10));
    expect(queue.pump(10, 2).map(({ at }) => at)).toEqual([10, 10.5, 11, 11.5]);
  });
});

describe('hitsOfNotes', () => {
  const single = (beat: number, lane: number) => ({ type: 'Single', beat, lane });

  test('sounds once for notes of one kind and moment, and once for each kind', () => {
    const rows = [
      { type: 'BPM', beat: 0, bpm: 60 },
      ...[single(1, 0), single(1, 3), single(1.01, 5), single(1.02, 6)],
      { ...single(1, 6), flick: true },
      { type: 'Directional', beat: 2, lane: 1, direction: 'Right', width: 3 },
    ];
    const hits = hitsOfNotes(playableChart(parseChart(rows)).notes);
    expect(hits.map(({ sound }) => sound).sort()).toEqual(['directional3', 'flick', 'tap', 'tap']);
    expect(hits.filter(({ sound }) => sound === 'tap').map(({ time }) => time)).toEqual([1, 1.02]);
  });

  test('leaves no note without a sound of its kind within 20 ms', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const { notes } = playableChart(parseChart(json));
        const hits = hitsOfNotes(notes);
        expect(hits.every(({ time }, i) => i === 0 || time >= (hits[i - 1]?.time ?? 0))).toBe(true);
        for (const { time } of notes)
          expect(hits.some((hit) => hit.time <= time && time - hit.time < 0.02)).toBe(true);
      }),
    );
  });
});
