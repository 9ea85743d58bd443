import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { chartsoundMachine } from '#machines/chartsound/chartsound.machine';
import type { ChartSoundEvent, EarOrder } from '#machines/chartsound/chartsound.types';
import { chartSoundView } from '#machines/chartsound/chartsound.view';
import type { SoundSource } from '#machines/simulator/simulator.types';
import type { SoundRange } from '#model/media/music/sound/tempo';
import { walkMachine } from '../laws/machine-walk.ts';

const SONG = { kind: 'song', song: 1, servers: [0] } as const;
const CANDIDATE = { bpm: 128, offset: 0.3, beatsPerBar: 4, confidence: 0.8 } as const;
const VOLUMES = { music: 1, hits: 0.5, beats: 0 };
const RESTING = ['tempo.resting', 'tempo.proposed', 'tempo.unclear'];
const STILL = ['sound.absent', 'sound.ready', 'sound.refused'];

describe('chart sound machine', () => {
  walkMachine({
    machine: chartsoundMachine,
    deciding: ({ source, soundSeconds, chartSeconds, seconds }) => [
      source !== null,
      soundSeconds > 0,
      seconds >= Math.max(soundSeconds, chartSeconds),
    ],
    events: [
      { type: 'SOUND.CHOSEN', source: SONG },
      { type: 'SOUND.CHOSEN', source: null },
      { type: 'SOUND.RETRY' },
      { type: 'SCORE.CHANGED', hits: [], seconds: 60 },
      { type: 'VOLUMES.CHANGED', volumes: VOLUMES },
      { type: 'PLAYBACK.PLAY' },
      { type: 'PLAYBACK.PAUSE' },
      { type: 'PLAYBACK.SEEK', seconds: 3 },
      { type: 'RATE.SET', rate: 0.5 },
      { type: 'LOOP.SET', loop: { from: 1, to: 2 } },
      { type: 'TEMPO.MEASURE', range: null },
      { type: 'TEMPO.CANCEL' },
      { type: 'ENGINE.TIME', seconds: 2 },
      { type: 'ENGINE.ENDED' },
      { type: 'ENGINE.BLOCKED' },
      { type: 'FOCUS.LOST' },
      { type: 'SOUND.PROGRESS', share: 0.5 },
      { type: 'SOUND.READY', seconds: 90 },
      { type: 'SOUND.REFUSED', refusal: 'tooLong' },
      { type: 'TEMPO.PROGRESS', share: 0.5 },
      { type: 'TEMPO.PROPOSED', candidates: [CANDIDATE] },
      { type: 'TEMPO.PROPOSED', candidates: [] },
      { type: 'xstate.error.actor.engine', error: new Error('boom') },
      { type: 'xstate.error.actor.sound', error: new Error('boom') },
      { type: 'xstate.error.actor.tempo', error: new Error('boom') },
    ],
    ignored: {
      'SOUND.RETRY': ['sound.absent', 'sound.loading', 'sound.ready'],
      'SOUND.PROGRESS': STILL,
      'SOUND.READY': STILL,
      'SOUND.REFUSED': STILL,
      'PLAYBACK.PLAY': ['play.playing', 'play.broken'],
      'PLAYBACK.PAUSE': ['play.paused', 'play.broken'],
      'PLAYBACK.SEEK': ['play.broken'],
      'ENGINE.TIME': ['play.broken'],
      'ENGINE.ENDED': ['play.paused', 'play.broken'],
      'ENGINE.BLOCKED': ['play.paused', 'play.broken'],
      'FOCUS.LOST': ['play.paused', 'play.broken'],
      'TEMPO.MEASURE': ['tempo.measuring'],
      'TEMPO.CANCEL': ['tempo.resting'],
      'TEMPO.PROGRESS': RESTING,
      'TEMPO.PROPOSED': RESTING,
    },
  });
});

function start() {
  const orders: EarOrder[] = [];
  const ranges: (SoundRange | null)[] = [];
  let cancelled = 0;
  const machine = chartsoundMachine.provide({
    actors: {
      engine: fromCallback<EarOrder>(({ receive }) => receive((order) => orders.push(order))),
      sound: fromCallback<ChartSoundEvent, SoundSource>(() => undefined),
      tempo: fromCallback<ChartSoundEvent, SoundRange | null>(({ input }) => {
        ranges.push(input);
        return () => {
          cancelled += 1;
        };
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => chartSoundView(actor.getSnapshot(), actor.send);
  return { actor, view, orders, ranges, cancels: () => cancelled, last: () => orders.at(-1) };
}

function withSound(seconds = 90) {
  const started = start();
  started.view().chooseSound(SONG);
  started.actor.send({ type: 'SOUND.READY', seconds });
  return started;
}

describe('chart sound', () => {
  test('stays in place at a pause, and goes on from there', () => {
    const { actor, view, orders } = withSound();
    view().seek(30);
    view().toggle();
    expect(view().play).toBe('playing');
    actor.send({ type: 'ENGINE.TIME', seconds: 34.5 });
    view().toggle();
    expect(view()).toMatchObject({ play: 'paused', seconds: 34.5 });
    orders.length = 0;
    view().toggle();
    expect(orders).toEqual([{ type: 'ORDER.PLAY' }]);
  });

  test('starts over when it is played at the end', () => {
    const { actor, view, orders } = withSound(20);
    view().toggle();
    actor.send({ type: 'ENGINE.TIME', seconds: 20 });
    actor.send({ type: 'ENGINE.ENDED' });
    expect(view()).toMatchObject({ play: 'paused', seconds: 20 });
    orders.length = 0;
    view().toggle();
    expect(orders).toEqual([{ type: 'ORDER.SEEK', seconds: 0 }, { type: 'ORDER.PLAY' }]);
  });

  test('plays notes and metronome without music, as long as the chart is', () => {
    const { actor, view, orders } = start();
    view().takeScore([{ time: 1, sound: 'tap' }], 12);
    expect(orders.slice(-2)).toEqual([
      { type: 'ORDER.HITS', hits: [{ time: 1, sound: 'tap' }] },
      { type: 'ORDER.LENGTH', seconds: 12 },
    ]);
    view().toggle();
    expect(view()).toMatchObject({ play: 'playing', sound: 'absent', length: 12 });
    actor.send({ type: 'FOCUS.LOST' });
    expect(view().play).toBe('paused');
  });

  test('says why a sound is refused, and tries again', () => {
    const { actor, view } = start();
    view().chooseSound(SONG);
    actor.send({ type: 'SOUND.REFUSED', refusal: 'tooManyChannels' });
    expect(view()).toMatchObject({ sound: 'refused', refusal: 'tooManyChannels' });
    view().retrySound();
    expect(view()).toMatchObject({ sound: 'loading', refusal: null });
    actor.send({ type: 'SOUND.READY', seconds: 3 });
    view().chooseSound(null);
    expect(view()).toMatchObject({ sound: 'absent', length: 0, source: null });
  });

  test('measures a tempo once there is sound, and stops when it is told to', () => {
    const { actor, view, ranges, cancels } = start();
    view().measureTempo(null);
    expect(view().tempo).toBe('resting');
    view().chooseSound(SONG);
    actor.send({ type: 'SOUND.READY', seconds: 60 });
    view().measureTempo({ from: 2, to: 30 });
    expect(ranges).toEqual([{ from: 2, to: 30 }]);
    actor.send({ type: 'TEMPO.PROGRESS', share: 0.4 });
    expect(view()).toMatchObject({ tempo: 'measuring', measured: 0.4 });
    view().endTempo();
    expect([view().tempo, cancels()]).toEqual(['resting', 1]);
    view().measureTempo(null);
    actor.send({ type: 'TEMPO.PROPOSED', candidates: [CANDIDATE] });
    expect(view()).toMatchObject({ tempo: 'proposed', candidates: [CANDIDATE] });
    view().chooseSound(null);
    expect(view()).toMatchObject({ tempo: 'resting', candidates: [] });
  });

  test('holds rate, place and loop within bounds whatever is asked', () => {
    const numbers = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1));
    fc.assert(
      fc.property(numbers, numbers, numbers, numbers, (rate, seconds, from, to) => {
        const { view } = withSound();
        view().setRate(rate);
        view().seek(seconds);
        view().setLoop({ from, to });
        const now = view();
        expect(now.rate).toBeGreaterThanOrEqual(0.25);
        expect(now.rate).toBeLessThanOrEqual(1.5);
        expect(now.seconds).toBeGreaterThanOrEqual(0);
        expect(now.seconds).toBeLessThanOrEqual(36_000);
        if (now.loop) expect(now.loop.to - now.loop.from).toBeGreaterThanOrEqual(0.1);
      }),
    );
  });
});
