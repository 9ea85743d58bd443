import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { lengthOf } from '#machines/simulator/simulator.logic';
import { simulatorMachine } from '#machines/simulator/simulator.machine';
import type { EngineOrder, Look, SimulatorEvent, SoundSource } from '#machines/simulator/simulator.types';
import { simulatorView } from '#machines/simulator/simulator.view';
import { EMPTY_TALLY } from '#model/chart/judging/tally';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { type SkinChoice, USUAL_SETTINGS } from '#model/chart/stage/settings';
import { walkMachine } from '../laws/machine-walk.ts';

const CHART = playableChart(
  parseChart([
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 20, lane: 3 },
  ]),
);
const SONG: SoundSource = { kind: 'song', song: 1, servers: [0] };
const LOOK: Look = { settings: USUAL_SETTINGS, isStill: false, colour: '#ffffff' };
const OTHER_LOOK: Look = { ...LOOK, settings: { ...USUAL_SETTINGS, skin: 'contrast' } };

const STILL = ['play.waiting', 'play.paused', 'play.ended'];

describe('simulator machine', () => {
  walkMachine({
    machine: simulatorMachine,
    events: [
      { type: 'CHART.CHOSEN', chart: CHART, keepsTime: false },
      { type: 'SOUND.CHOSEN', source: SONG },
      { type: 'SOUND.CHOSEN', source: null },
      { type: 'SOUND.RETRY' },
      { type: 'HOST.CHANGED', host: {} },
      { type: 'LOOK.CHANGED', look: LOOK },
      { type: 'LOOK.CHANGED', look: OTHER_LOOK },
      { type: 'MODE.CHOSEN', mode: { kind: 'play', preset: 'standard' } },
      { type: 'RUN.JUDGED', tally: EMPTY_TALLY, judged: [] },
      { type: 'SIMULATOR.PLAY' },
      { type: 'SIMULATOR.PAUSE' },
      { type: 'SIMULATOR.SEEK', seconds: 3 },
      { type: 'SIMULATOR.STEP', seconds: 0.1 },
      { type: 'RATE.SET', rate: 0.5 },
      { type: 'LOOP.SET', loop: { from: 1, to: 2 } },
      { type: 'LOOP.CLEARED' },
      { type: 'ENGINE.TIME', seconds: 2, framesPerSecond: 60 },
      { type: 'ENGINE.ENDED' },
      { type: 'ENGINE.BLOCKED' },
      { type: 'PICTURE.SHOWN' },
      { type: 'PICTURE.LOST' },
      { type: 'PICTURE.REFUSED' },
      { type: 'FOCUS.LOST' },
      { type: 'SOUND.PROGRESS', share: 0.5 },
      { type: 'SOUND.READY', seconds: 90 },
      { type: 'SOUND.MISSING', silence: 'missing' },
      { type: 'xstate.error.actor.engine', error: new Error('boom') },
      { type: 'xstate.error.actor.sound', error: new Error('boom') },
      { type: 'xstate.done.actor.skin', output: [] },
      { type: 'xstate.done.actor.skin', output: ['/assets/jp/missing.png'] },
      { type: 'xstate.error.actor.skin', error: new Error('boom') },
    ],
    ignored: {
      'SIMULATOR.PLAY': ['play.waiting', 'play.playing'],
      'SIMULATOR.PAUSE': STILL,
      'SIMULATOR.SEEK': ['play.waiting'],
      'SIMULATOR.STEP': ['play.waiting'],
      'ENGINE.TIME': ['play.waiting', 'play.ended'],
      'ENGINE.ENDED': STILL,
      'ENGINE.BLOCKED': STILL,
      'FOCUS.LOST': STILL,
      'PICTURE.LOST': ['picture.awaiting', 'picture.lost', 'picture.refused'],
      'SOUND.RETRY': ['sound.loading', 'sound.ready'],
      'SOUND.PROGRESS': ['sound.ready', 'sound.silent'],
      'SOUND.READY': ['sound.ready', 'sound.silent'],
      'SOUND.MISSING': ['sound.ready', 'sound.silent'],
    },
  });
});

/** A simulator whose engine records its commands. */
function start() {
  const orders: EngineOrder[] = [];
  const machine = simulatorMachine.provide({
    actors: {
      engine: fromCallback<EngineOrder>(({ receive }) => receive((order) => orders.push(order))),
      sound: fromCallback<SimulatorEvent, SoundSource>(() => undefined),
      skin: fromPromise<readonly string[], SkinChoice>(({ input }) =>
        Promise.resolve(input.noteSkin === 'jp/nowhere' ? ['/assets/jp/missing.png'] : []),
      ),
    },
  });
  const actor = createActor(machine).start();
  return { actor, orders, view: () => simulatorView(actor.getSnapshot(), actor.send) };
}

describe('simulator', () => {
  test('plays without sound when its music is missing, and says why', () => {
    const { actor, view } = start();
    view().chooseSound(SONG);
    view().choose(CHART, false);
    view().play();
    actor.send({ type: 'SOUND.MISSING', silence: 'missing' });
    expect(view()).toMatchObject({ status: 'playing', sound: 'silent', silence: 'missing' });
    view().retrySound();
    expect(view()).toMatchObject({ sound: 'loading', silence: null });
  });

  test('restarts when it is played after its end', () => {
    const { actor, orders, view } = start();
    view().choose(CHART, false);
    view().play();
    actor.send({ type: 'ENGINE.TIME', seconds: 12, framesPerSecond: 60 });
    actor.send({ type: 'ENGINE.ENDED' });
    expect(view().status).toBe('ended');
    orders.length = 0;
    view().play();
    expect(orders.map(({ type }) => type)).toEqual(['ORDER.SEEK', 'ORDER.PLAY']);
    expect(view()).toMatchObject({ status: 'playing', seconds: 0 });
  });

  test('starts over, paused, in another mode', () => {
    const { actor, orders, view } = start();
    view().choose(CHART, false);
    view().play();
    view().seek(4);
    view().chooseMode({ kind: 'play', preset: 'strict' });
    expect(view()).toMatchObject({ status: 'paused', seconds: 0, mode: { kind: 'play', preset: 'strict' } });
    expect(orders).toContainEqual({ type: 'ORDER.MODE', mode: { kind: 'play', preset: 'strict' } });
    actor.send({ type: 'RUN.JUDGED', tally: EMPTY_TALLY, judged: [] });
    expect(view().run).toEqual({ tally: EMPTY_TALLY, judged: [] });
    view().chooseMode({ kind: 'watch' });
    expect(view().run).toBeNull();
  });

  test('takes a run for practice that is slower than the music or goes in parts, until it starts over', () => {
    const { actor, view } = start();
    view().choose(CHART, false);
    view().chooseMode({ kind: 'play', preset: 'standard' });
    expect(view().isPractice).toBe(false);
    view().play();
    actor.send({ type: 'ENGINE.TIME', seconds: 3, framesPerSecond: 60 });
    expect(view().isPractice).toBe(false);
    view().setRate(1.5);
    expect(view().isPractice).toBe(false);
    view().seek(1);
    expect(view().isPractice).toBe(true);
    view().seek(0);
    expect(view().isPractice).toBe(false);
    view().setRate(0.75);
    expect(view().isPractice).toBe(true);
    actor.send({ type: 'ENGINE.TIME', seconds: 3, framesPerSecond: 60 });
    view().setRate(1);
    expect(view().isPractice).toBe(true);
    actor.send({ type: 'ENGINE.ENDED' });
    view().play();
    expect(view().isPractice).toBe(false);
    view().setLoop({ from: 0, to: 2 });
    expect(view().isPractice).toBe(true);
  });

  test('pauses when something else on the site is heard', () => {
    const { actor, orders, view } = start();
    view().choose(CHART, false);
    view().play();
    actor.send({ type: 'FOCUS.LOST' });
    expect(view().status).toBe('paused');
    expect(orders.at(-1)).toEqual({ type: 'ORDER.PAUSE' });
  });

  test('keeps its place when the chart is mirrored, and starts over with another chart', () => {
    const { view } = start();
    view().choose(CHART, false);
    view().seek(4);
    view().choose(CHART, true);
    expect(view().seconds).toBe(4);
    view().choose(CHART, false);
    expect(view().seconds).toBe(0);
  });

  test('goes on when the chart is mirrored while it plays, and rests with another chart', () => {
    const { orders, view } = start();
    view().choose(CHART, false);
    view().play();
    orders.length = 0;
    view().choose(CHART, true);
    expect(view().status).toBe('playing');
    expect(orders.map(({ type }) => type)).toEqual(['ORDER.CHART']);
    view().choose(CHART, false);
    expect(view()).toMatchObject({ status: 'paused', seconds: 0 });
  });

  test('says when files of a skin are missing, until another one is chosen', async () => {
    const { view } = start();
    view().take({ ...LOOK, settings: { ...USUAL_SETTINGS, noteSkin: 'jp/nowhere' } });
    await expect.poll(() => view().skin).toBe('missing');
    view().take(OTHER_LOOK);
    await expect.poll(() => view().skin).toBe('ready');
  });

  test('holds place, rate and loop within what the chart allows whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom('seek', 'step', 'rate', 'loop'),
            value: fc.double(),
            other: fc.double(),
          }),
        ),
        (asked) => {
          const { actor, view } = start();
          view().choose(CHART, false);
          for (const { kind, value, other } of asked) {
            if (kind === 'seek') view().seek(value);
            if (kind === 'step') view().step(value);
            if (kind === 'rate') view().setRate(value);
            if (kind === 'loop') view().setLoop({ from: value, to: other });
          }
          const { context } = actor.getSnapshot();
          expect(context.seconds).toBeGreaterThanOrEqual(0);
          expect(context.seconds).toBeLessThanOrEqual(lengthOf(context));
          expect(context.rate).toBeGreaterThanOrEqual(0.25);
          expect(context.rate).toBeLessThanOrEqual(2);
          if (context.loop) expect(context.loop.to).toBeGreaterThan(context.loop.from);
        },
      ),
    );
  });
});
