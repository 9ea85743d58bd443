import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Look } from '#machines/simulator/simulator.types';
import type { Loop } from '#model/chart/clock/timeline';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { USUAL_SETTINGS } from '#model/chart/stage/settings';
import {
  CHART,
  CHART_HITS,
  type FakeWorld,
  fakeMusic,
  LATENCY,
  LEAD,
  openWorld,
  SHORT_CHART,
} from './fake-world.ts';

const PLAY = { type: 'ORDER.PLAY' } as const;
const PAUSE = { type: 'ORDER.PAUSE' } as const;
const seek = (seconds: number) => ({ type: 'ORDER.SEEK', seconds }) as const;
const setRate = (rate: number) => ({ type: 'ORDER.RATE', rate }) as const;
const setLoop = (loop: Loop | null) => ({ type: 'ORDER.LOOP', loop }) as const;
const look = (change: Partial<Look['settings']>) =>
  ({
    type: 'ORDER.LOOK',
    look: { settings: { ...USUAL_SETTINGS, ...change }, isStill: false, colour: '#ffffff' },
  }) as const;

type Act =
  | typeof PLAY
  | typeof PAUSE
  | ReturnType<typeof seek>
  | ReturnType<typeof setRate>
  | ReturnType<typeof setLoop>
  | { readonly type: 'MUSIC' }
  | { readonly type: 'HIDE'; readonly isHidden: boolean };

const anyLoop = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 3, max: 40 }))
  .map(([from, length]): Loop => ({ from: from / 10, to: (from + length) / 10 }));

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(PLAY) },
  fc.constant(PAUSE),
  fc
    .oneof(
      fc.constantFrom(...CHART.notes.slice(0, -1)).map(({ time }) => time),
      fc.double({ min: 0, max: 25, noNaN: true }),
    )
    .map(seek),
  fc.double({ min: 0.5, max: 2, noNaN: true }).map(setRate),
  fc.option(anyLoop).map(setLoop),
  fc.constant({ type: 'MUSIC' } as const),
  fc.boolean().map((isHidden) => ({ type: 'HIDE', isHidden }) as const),
);

interface Moment {
  readonly sound: string;
  readonly at: number;
}

const MOMENT = 1e-6;

/** Works out in its own way what must have been heard: it goes from change to change. */
class Teller {
  readonly heard: Moment[] = [];
  /** At the moment of a change: rounding decides whether they are heard. */
  readonly doubtful: Moment[] = [];
  position = 0;
  #start: number | null = null;
  #rate = 1;
  #loop: Loop | null = null;

  take(act: Act, now: number): void {
    if (act.type === 'MUSIC' || act.type === 'HIDE') return;
    // It goes on as before.
    if (act.type === 'ORDER.PLAY' && this.#start !== null) return;
    const begin = act.type === 'ORDER.PLAY' ? now + LEAD : now;
    this.goTo(begin);
    if (act.type === 'ORDER.PLAY') this.#start = begin;
    if (act.type === 'ORDER.PAUSE') this.#start = null;
    if (act.type === 'ORDER.SEEK') this.position = act.seconds;
    if (act.type === 'ORDER.RATE') this.#rate = act.rate;
    if (act.type === 'ORDER.LOOP') this.#loop = act.loop;
    if (this.#loop && this.position >= this.#loop.to) this.position = this.#loop.from;
    if (this.#start !== null) this.#start = begin;
  }

  goTo(end: number): void {
    if (this.#start === null) return;
    while (this.#start < end) {
      const turn = this.#loop ? this.#loop.to - this.position : Number.POSITIVE_INFINITY;
      const length = Math.min((end - this.#start) * this.#rate, turn);
      this.#hear(this.#start, this.position + length);
      this.#start += length / this.#rate;
      this.position = length === turn && this.#loop ? this.#loop.from : this.position + length;
      if (length < turn) break;
    }
    this.#start = Math.max(this.#start, end);
  }

  #hear(start: number, to: number): void {
    for (const { time, sound } of CHART_HITS) {
      const hit = { sound, at: start + (time - this.position) / this.#rate };
      if (Math.abs(time - to) < MOMENT) this.doubtful.push(hit);
      else if (time >= this.position && time < to) this.heard.push(hit);
    }
  }
}

/** Those left of `hits` without one for each of `others`; fails where one has none. */
function without(hits: readonly Moment[], others: readonly Moment[]): readonly Moment[] {
  const left = [...hits];
  for (const { sound, at } of others) {
    const found = left.findIndex((hit) => hit.sound === sound && Math.abs(hit.at - at) < MOMENT);
    expect(found, `${sound} at ${at}`).not.toBe(-1);
    left.splice(found, 1);
  }
  return left;
}

async function act(world: FakeWorld, one: Act): Promise<void> {
  if (one.type === 'MUSIC') world.engine.setMusic(fakeMusic(100));
  else if (one.type === 'HIDE') world.hide(one.isHidden);
  else await world.order(one);
}

describe('the engine', () => {
  test('schedules each hit once at its time, whatever is done in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyAct, fc.double({ min: 0.001, max: 1.5, noNaN: true })), {
          minLength: 1,
          maxLength: 12,
        }),
        async (acts) => {
          const world = await openWorld();
          const teller = new Teller();
          for (const [one, wait] of [[PLAY, 0.2] as const, ...acts]) {
            teller.take(one, world.time);
            await act(world, one);
            world.run(wait);
          }
          teller.take(PAUSE, world.time);
          await world.order(PAUSE);
          expect(world.deck.faults).toEqual([]);
          const extra = without(world.deck.hits, teller.heard);
          without(teller.doubtful, extra);
          world.hide(false);
          world.run(0.2);
          expect(Math.abs((world.place ?? 0) - teller.position)).toBeLessThan(MOMENT);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('keeps music and hits together when the music comes while the chart plays', async () => {
    const world = await openWorld();
    await world.order(seek(3), PLAY);
    const begin = world.time + LEAD;
    world.run(1);
    expect(world.deck.musicAt(world.time)).toBeNull();
    const before = world.deck.hits.length;
    world.engine.setMusic(fakeMusic(100));
    expect(world.deck.hits.length).toBe(before);
    world.run(1);
    expect(world.deck.musicAt(world.time)).toBeCloseTo(3 + world.time - begin, 6);
    await world.order(setRate(0.5));
    const [at, position] = [world.time, world.deck.musicAt(world.time) ?? 0];
    world.run(1);
    expect(world.deck.musicAt(world.time)).toBeCloseTo(position + (world.time - at) / 2, 6);
    expect(world.deck.prepared).toBeGreaterThan(world.time + 0.1);
    await world.order(PAUSE);
    expect(world.deck.musicAt(world.time + 0.01)).toBeNull();
    expect(world.deck.faults).toEqual([]);
  });

  test('plays what is ahead for seconds as soon as the page is hidden, and draws nothing there', async () => {
    const world = await openWorld();
    await world.order(PLAY);
    world.run(1);
    const { draws } = world.stage;
    world.hide(true);
    expect(Math.max(...world.deck.hits.map(({ at }) => at))).toBeGreaterThan(world.time + 2);
    world.run(5);
    expect(world.stage.draws).toBe(draws);
    expect(world.place).toBeGreaterThan(4.5);
    world.hide(false);
    world.run(0.1);
    expect(world.stage.draws).toBeGreaterThan(draws);
  });

  test('rests exactly where it was paused, and says so', async () => {
    const world = await openWorld();
    await world.order(PLAY);
    const begin = world.time + LEAD;
    world.run(1.234);
    await world.order(PAUSE);
    const paused = world.time;
    world.run(3);
    expect(world.place).toBeCloseTo(paused - begin, 9);
    await world.order(PLAY);
    world.run(LEAD + LATENCY + 0.2);
    expect(world.place).toBeLessThan(paused - begin + 0.21);
  });

  test('shows another place at once while it stands still, before and after it was heard', async () => {
    const world = await openWorld();
    await world.order(seek(8));
    world.frame();
    expect(world.place).toBe(8);
    await world.order(PLAY);
    world.frame();
    expect(world.place).toBe(8);
    world.run(1);
    await world.order(PAUSE);
    world.run(1);
    await world.order(seek(20));
    world.frame();
    expect(world.place).toBe(20);
    expect(world.frames.size).toBe(0);
  });

  test('draws while it moves, once for each change while it stands, and else not at all', async () => {
    const world = await openWorld();
    expect(world.frames.size).toBe(0);
    const drawn = async (change: () => void | Promise<void>) => {
      const { draws } = world.stage;
      await change();
      world.run(0.5);
      return world.stage.draws - draws;
    };
    expect(await drawn(() => undefined)).toBe(0);
    expect(await drawn(() => world.order(seek(4)))).toBe(1);
    expect(await drawn(() => world.order(look({ noteSize: 2 })))).toBe(1);
    expect(await drawn(() => world.order(setRate(0.5), seek(6)))).toBe(1);
    expect(await drawn(() => [...world.sizes].forEach((tell) => void tell(320, 180, 2)))).toBe(1);
    expect(await drawn(() => world.order(PLAY))).toBeGreaterThan(25);
    // The sound that is on its way has its picture.
    expect(await drawn(() => world.order(PAUSE))).toBeLessThan(5);
    expect(await drawn(() => undefined)).toBe(0);
  });

  test('ends once after the last note and the music, where it ends', async () => {
    const world = await openWorld(SHORT_CHART);
    world.engine.setMusic(fakeMusic(5));
    await world.order(PLAY);
    world.run(4.9);
    expect(world.count('ENGINE.ENDED')).toBe(0);
    world.run(5);
    expect(world.count('ENGINE.ENDED')).toBe(1);
    expect(world.place).toBe(5);
    expect(world.holders.size).toBe(0);
    expect(world.timers.size).toBe(0);
    expect(world.frames.size).toBe(0);
    await world.order(seek(0), PLAY);
    world.hide(true);
    world.run(9);
    expect(world.count('ENGINE.ENDED')).toBe(2);
    expect(world.timers.size).toBe(0);
  });

  test('does not end in a loop', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(setLoop({ from: 1, to: 4 }), PLAY);
    world.run(20);
    expect(world.count('ENGINE.ENDED')).toBe(0);
    expect(world.deck.faults).toEqual([]);
  });

  test('reports when something else sounds, or the system takes the sound', async () => {
    const world = await openWorld();
    await world.order(PLAY);
    expect(world.holders.size).toBe(1);
    for (const stop of world.holders) stop();
    expect(world.count('FOCUS.LOST')).toBe(1);
    world.deck.interrupt();
    expect(world.count('FOCUS.LOST')).toBe(2);
    await world.order(PAUSE);
    expect(world.holders.size).toBe(1);
  });

  test('draws nothing more when the system took the sound and its clock stands still', async () => {
    const world = await openWorld();
    await world.order(PLAY);
    world.run(1);
    world.isInterrupted = true;
    world.deck.interrupt();
    await world.order(PAUSE);
    world.run(0.5);
    expect(world.frames.size).toBe(0);
    expect(world.place).toBeCloseTo(1 - LEAD, 9);
  });

  test('starts once when play is pressed again while the browser thinks about it', async () => {
    const world = await openWorld();
    const answers: ((isUnlocked: boolean) => void)[] = [];
    world.unlocking = () => new Promise((resolve) => answers.push(resolve));
    await world.order(PLAY, PLAY);
    world.run(0.5);
    await world.order(seek(10));
    for (const answer of answers) answer(true);
    await world.order();
    const begin = world.time + LEAD;
    world.run(1);
    expect(world.decks).toHaveLength(1);
    expect(world.timers.size).toBe(1);
    expect(world.holders.size).toBe(1);
    const first = CHART_HITS.find(({ time }) => time >= 10)?.time ?? 0;
    expect(world.deck.hits[0]?.at).toBeCloseTo(begin + first - 10, 6);
    expect(new Set(world.deck.hits.map(({ at }) => at)).size).toBe(world.deck.hits.length);
  });

  test('stays silent when it is paused while the browser thinks about it', async () => {
    const world = await openWorld();
    let answer: (isUnlocked: boolean) => void = () => undefined;
    world.unlocking = () => new Promise((resolve) => (answer = resolve));
    await world.order(PLAY, PAUSE);
    answer(true);
    await world.order();
    world.run(1);
    expect(world.deck.hits).toEqual([]);
    expect(world.holders.size + world.timers.size).toBe(0);
  });

  test('reports when the browser blocks sound', async () => {
    const world = await openWorld();
    world.unlocking = () => Promise.resolve(false);
    await world.order(PLAY);
    world.run(1);
    expect(world.count('ENGINE.BLOCKED')).toBe(1);
    expect(world.deck.hits).toEqual([]);
    expect(world.holders.size + world.timers.size).toBe(0);
    world.unlocking = () => Promise.resolve(true);
    await world.order(PLAY);
    world.run(1);
    expect(world.deck.hits.length).toBeGreaterThan(0);
  });

  test('leaves nothing behind when it is closed, not even what was about to begin', async () => {
    const world = await openWorld();
    await world.order(PLAY);
    world.run(1);
    world.engine.close();
    const left = () =>
      [world.frames, world.timers, world.holders, world.sizes, world.watchers].map(({ size }) => size);
    expect(left()).toEqual([0, 0, 0, 0, 0]);
    expect([world.deck.isClosed, world.stage.isClosed]).toEqual([true, true]);

    const late = await openWorld();
    let answer: (isUnlocked: boolean) => void = () => undefined;
    late.unlocking = () => new Promise((resolve) => (answer = resolve));
    await late.order(PLAY);
    late.engine.close();
    answer(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(late.timers.size + late.holders.size).toBe(0);
  });

  test('reports a lost picture, and redraws it when it is back', async () => {
    const world = await openWorld();
    const { draws } = world.stage;
    world.stage.lose();
    world.run(0.2);
    expect(world.count('PICTURE.LOST')).toBe(1);
    world.stage.restore();
    world.run(0.2);
    expect(world.count('PICTURE.SHOWN')).toBe(2);
    expect(world.stage.draws).toBe(draws + 1);
  });

  test('plays on without a picture where the browser cannot draw', async () => {
    const world = await openWorld();
    world.openStage = () => {
      throw new Error('no WebGL');
    };
    await world.order({ type: 'ORDER.HOST', host: {} }, PLAY);
    world.run(1);
    expect(world.count('PICTURE.REFUSED')).toBe(1);
    expect(world.deck.hits.length).toBeGreaterThan(0);
    expect(world.place).toBeGreaterThan(0.5);
  });

  test('moves the picture alone by the offset', async () => {
    const shownAt = async (place: number, offsetMs: number) => {
      const world = await openWorld();
      await world.order(look({ offsetMs }), seek(place));
      world.frame();
      expect(world.place).toBe(place);
      return world.stage.shown;
    };
    expect(await shownAt(5.1, 100)).toEqual(await shownAt(5, 0));
    expect(await shownAt(5.1, 0)).not.toEqual(await shownAt(5, 0));
  });

  test('lets notes fall as fast at every rate unless they follow it', async () => {
    const shownAt = async (followsRate: boolean, rate: number) => {
      const world = await openWorld();
      await world.order(look({ followsRate }), seek(5), setRate(rate));
      world.frame();
      return world.stage.shown;
    };
    expect(await shownAt(true, 0.5)).toEqual(await shownAt(true, 1));
    expect(await shownAt(false, 1)).toEqual(await shownAt(true, 1));
    // Within half the time of the chart at half the rate.
    expect((await shownAt(false, 0.5)).length).toBeLessThan((await shownAt(false, 1)).length);
  });

  test('goes on with another chart at once', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(PLAY);
    const begin = world.time + LEAD;
    world.run(0.4);
    await world.order({ type: 'ORDER.CHART', chart: CHART });
    world.run(3);
    const heard = world.deck.hits.map(({ at }) => at - begin);
    const expected = CHART_HITS.map(({ time }) => time).filter((time) => time > 0.4 - LEAD && time < 2.5);
    expect(heard.slice(0, expected.length)).toEqual(expected.map((time) => expect.closeTo(time, 6)));
    expect(world.count('ENGINE.ENDED')).toBe(0);
    expect(world.deck.faults).toEqual([]);
  });

  test('sets volumes before and after there is something to hear', async () => {
    const world = await openWorld();
    await world.order(look({ musicVolume: 0.2, hitVolume: 0.3 }), PLAY);
    expect(world.deck.volumes).toEqual([0.2, 0.3, 0.3]);
    await world.order(look({ musicVolume: 0, hitVolume: 1 }));
    expect(world.deck.volumes).toEqual([0, 1, 1]);
  });
});

describe('an engine in play mode', () => {
  const MODE = { type: 'ORDER.MODE', mode: { kind: 'play', preset: 'standard' } } as const;
  const tallyOf = (world: FakeWorld) => {
    const event = world.events.findLast(({ type }) => type === 'RUN.JUDGED');
    return event?.type === 'RUN.JUDGED' ? event.tally : null;
  };
  const press = (world: FakeWorld, lane: number, isDown: boolean) => {
    const seconds = world.seconds();
    return [...world.ears].map((hear) => hear({ kind: 'lane', lane, isDown, seconds }));
  };

  test('makes no sound by itself, and reports at the end that all was missed', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(MODE, PLAY);
    world.run(30);
    expect(world.deck.hits).toEqual([]);
    expect(tallyOf(world)?.counts.miss).toBe(SHORT_CHART.notes.length);
    expect(world.count('ENGINE.ENDED')).toBe(1);
  });

  test('judges keys by when they were pressed, though it hears of them with the next frame', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(MODE, PLAY);
    const [first] = SHORT_CHART.notes;
    if (!first) throw new Error('no notes');
    world.run(LEAD + LATENCY + first.time - 0.02);
    expect(press(world, first.lane, true)).toEqual([true]);
    press(world, first.lane, false);
    world.run(0.5);
    expect(tallyOf(world)?.counts.perfect).toBe(1);
    expect(world.deck.hits).toHaveLength(1);
  });

  test('takes no keys while it stands still, and none once the chart plays itself again', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(MODE);
    expect(press(world, 3, true)).toEqual([false]);
    await world.order({ type: 'ORDER.MODE', mode: { kind: 'watch' } });
    expect(world.ears.size).toBe(0);
  });

  test('restarts judging where a seek or a turn of a loop leads', async () => {
    const world = await openWorld(SHORT_CHART);
    await world.order(MODE, PLAY);
    world.run(30);
    await world.order(PAUSE, seek(0));
    expect(tallyOf(world)?.counts.miss).toBe(0);
    const [first] = SHORT_CHART.notes;
    await world.order(setLoop({ from: 0, to: (first?.time ?? 0) + 0.3 }), PLAY);
    world.run(10);
    expect(tallyOf(world)?.counts.miss ?? 0).toBeLessThanOrEqual(SHORT_CHART.notes.length);
    expect(world.count('ENGINE.ENDED')).toBe(1);
  });

  test('counts nothing as missed that was passed over by a seek while it plays', async () => {
    const world = await openWorld();
    await world.order(MODE, PLAY);
    world.run(0.3);
    await world.order(seek(20));
    press(world, 3, true);
    world.run(LATENCY + 0.1);
    press(world, 3, false);
    expect(tallyOf(world)?.counts.miss).toBe(0);
    await world.order(seek(0));
    press(world, 3, true);
    world.run(LATENCY + 0.1);
    expect(tallyOf(world)?.counts.miss).toBe(0);
  });

  test('begins where the chart is when another one takes its place', async () => {
    const world = await openWorld();
    await world.order(MODE, seek(20), { type: 'ORDER.CHART', chart: CHART });
    world.run(0.1);
    expect(tallyOf(world)?.counts.miss).toBe(0);
  });

  test('knows of keys and fingers that go up while it stands still', async () => {
    const connections = [1, 4, 6].map((beat) => ({ beat, lane: 3 }));
    const slide = playableChart(
      parseChart([
        { type: 'BPM', beat: 0, bpm: 120 },
        { type: 'Slide', connections },
      ]),
    );
    const hitsWith = async (isLetGo: boolean) => {
      const world = await openWorld(slide);
      await world.order(MODE, PLAY);
      world.run(LEAD + LATENCY + 0.5);
      press(world, 3, true);
      world.run(0.5);
      await world.order(PAUSE);
      if (isLetGo) expect(press(world, 3, false)).toEqual([false]);
      await world.order(PLAY);
      world.run(1.5);
      return tallyOf(world)?.counts.perfect;
    };
    expect(await hitsWith(false)).toBe(2);
    expect(await hitsWith(true)).toBe(1);
  });
});
