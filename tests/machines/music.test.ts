import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { musicMachine } from '#machines/music/music.machine';
import type { AlarmOrder, MusicCommand, MusicEvent, SoundOrder } from '#machines/music/music.types';
import { keptOf, musicView } from '#machines/music/music.view';
import { FIRST_LISTENING, type Listening } from '#model/media/music/listening';
import { MODES } from '#model/media/music/modes';
import { EMPTY_QUEUE, withMore } from '#model/media/music/queue';
import { walkMachine } from '../laws/machine-walk.ts';

const withQueue = (...songs: number[]): Listening => ({
  ...FIRST_LISTENING,
  queue: withMore(EMPTY_QUEUE, songs),
});

const STOPPED = ['stopped.blocked', 'stopped.unreached', 'stopped.unavailable'];
const SILENT = ['empty', 'paused', ...STOPPED, 'broken'];
const SOUNDING = ['sounding.starting', 'sounding.playing', 'sounding.buffering'];

describe('music machine', () => {
  walkMachine({
    machine: musicMachine,
    input: withQueue(1, 2),
    events: [
      { type: 'SONGS.ADDED', songs: [3] },
      { type: 'SONGS.PLAYED', songs: [1, 2], start: 1, seed: 1 },
      { type: 'SONG.PLAYED', song: 2 },
      { type: 'SONG.REMOVED', song: 1 },
      { type: 'SONG.MOVED', from: 0, to: 1 },
      { type: 'QUEUE.CLEARED' },
      { type: 'MODE.CHOSEN', mode: 'repeat', seed: 1 },
      { type: 'VERSION.CHOSEN', version: 'chorus' },
      { type: 'VOLUME.SET', volume: 0.5 },
      { type: 'MUTE.TOGGLED' },
      { type: 'SILENCE.TOGGLED' },
      { type: 'SLEEP.SET', sleep: 15 },
      { type: 'SLEEP.SET', sleep: 'song' },
      { type: 'SLEEP.SET', sleep: null },
      { type: 'MUSIC.PLAY' },
      { type: 'MUSIC.PAUSE' },
      { type: 'MUSIC.NEXT' },
      { type: 'MUSIC.PREVIOUS' },
      { type: 'MUSIC.SEEK', seconds: 9 },
      { type: 'QUEUE.TAKEN', listening: withQueue(2, 1) },
      { type: 'SOUND.PLAYING' },
      { type: 'SOUND.WAITING' },
      { type: 'SOUND.PAUSED' },
      { type: 'SOUND.ENDED' },
      { type: 'SOUND.BLOCKED' },
      { type: 'SOUND.UNAVAILABLE' },
      { type: 'SOUND.UNREACHED' },
      { type: 'SOUND.TIME', seconds: 3, length: 90 },
      { type: 'FOCUS.LOST' },
      { type: 'xstate.error.actor.sound', error: new Error('boom') },
      { type: 'SLEEP.ENDED' },
      { type: 'xstate.error.actor.alarm', error: new Error('boom') },
    ],
    deciding: ({ queue: { order, at }, unavailable, started, sleep }) => [
      sleep === 'song',
      order.length,
      unavailable.length,
      unavailable.includes(order[at] ?? 0),
      started === order[at],
    ],
    ignored: {
      'FOCUS.LOST': SILENT,
      'MUSIC.PAUSE': SILENT,
      'MUSIC.NEXT': ['empty', 'broken'],
      'MUSIC.PREVIOUS': ['empty', 'broken'],
      'MUSIC.PLAY': ['empty', 'broken', ...SOUNDING],
      'SOUND.PLAYING': [...SILENT, 'sounding.playing'],
      'SOUND.WAITING': [...SILENT, 'sounding.starting', 'sounding.buffering'],
      'SOUND.PAUSED': SILENT,
      'SOUND.ENDED': SILENT,
      'SOUND.BLOCKED': [...SILENT, 'sounding.playing', 'sounding.buffering'],
      'SOUND.UNAVAILABLE': SILENT,
      'SOUND.UNREACHED': SILENT,
      'SOUND.TIME': SILENT,
    },
  });
});

/** A player whose sound does what the test says. */
function start(listening: Listening = FIRST_LISTENING) {
  const orders: SoundOrder[] = [];
  const alarms: (number | null)[] = [];
  const machine = musicMachine.provide({
    actors: {
      sound: fromCallback<SoundOrder>(({ receive }) => receive((order) => void orders.push(order))),
      alarm: fromCallback<AlarmOrder>(({ receive }) => receive(({ minutes }) => void alarms.push(minutes))),
    },
  });
  const actor = createActor(machine, { input: listening }).start();
  const view = () => musicView(actor.getSnapshot(), actor.send, () => 0.5);
  const hear = (type: Exclude<MusicEvent['type'] & `SOUND.${string}`, 'SOUND.TIME'>) => actor.send({ type });
  const started = () => orders.flatMap((order) => (order.type === 'ORDER.START' ? [order.song] : []));
  return { actor, view, hear, orders, alarms, started };
}

describe('the music', () => {
  test('is silent and where it stopped when it was kept, until someone asks for it', () => {
    const { view, started, orders } = start({ ...withQueue(5, 6), seconds: 42, volume: 0.3 });
    expect(view()).toMatchObject({ status: 'paused', song: 5, seconds: 42, volume: 0.3 });
    expect(started()).toEqual([]);
    view().play();
    expect(orders.at(-1)).toMatchObject({ type: 'ORDER.START', song: 5, seconds: 42, volume: 0.3 });
  });

  test('advances at the end of a song in sequence and shuffle, and in a circle', () => {
    for (const mode of ['sequence', 'shuffle'] as const) {
      const { view, hear, started } = start(withQueue(5, 6, 7));
      view().chooseMode(mode);
      view().play();
      for (let song = 0; song < 3; song++) {
        hear('SOUND.PLAYING');
        hear('SOUND.ENDED');
      }
      expect(new Set(started().slice(0, 3)).size).toBe(3);
      expect(started()[3]).toBe(started()[0]);
    }
  });

  test('goes on through a list when one of its songs is played, after what was queued before', () => {
    const { view, hear, started } = start();
    view().playFrom([5, 6, 7], 6);
    expect(view()).toMatchObject({ song: 6, order: [5, 6, 7] });
    hear('SOUND.PLAYING');
    hear('SOUND.ENDED');
    expect(started()).toEqual([6, 7]);
    // Another list: its song at once, the others when the queue is over.
    view().playFrom([1, 2, 5, 3], 2);
    expect(view()).toMatchObject({ song: 2, order: [5, 6, 7, 2, 3] });
    view().playFrom([1, 2, 5, 3], 5);
    expect(view()).toMatchObject({ song: 5, order: [5, 6, 7, 2, 3] });
  });

  test('knows no length of the next song before it is reported', () => {
    const { actor, view, hear } = start(withQueue(5, 6));
    view().play();
    actor.send({ type: 'SOUND.TIME', seconds: 90, length: 90 });
    hear('SOUND.ENDED');
    expect(view()).toMatchObject({ song: 6, seconds: 0, length: null });
  });

  test('plays the same song again in repeat, and another one when asked', () => {
    const { view, hear, started } = start(withQueue(5, 6));
    view().chooseMode('repeat');
    view().play();
    hear('SOUND.PLAYING');
    hear('SOUND.ENDED');
    view().next();
    expect(started()).toEqual([5, 5, 6]);
  });

  test('marks a song that cannot be heard, passes over it once, and goes on the same way', () => {
    const { view, hear, started } = start(withQueue(5, 6, 7));
    view().play();
    view().previous();
    hear('SOUND.UNAVAILABLE');
    expect(view()).toMatchObject({ song: 6, unavailable: [7] });
    view().next();
    expect(started()).toEqual([5, 7, 6, 5]);
  });

  test('stops when no song can be heard, and tries again when asked', () => {
    const { view, hear, started } = start(withQueue(5, 6));
    view().play();
    hear('SOUND.UNAVAILABLE');
    hear('SOUND.UNAVAILABLE');
    expect(view()).toMatchObject({ status: 'unavailable', isSounding: false });
    view().play();
    hear('SOUND.PLAYING');
    expect(view().status).toBe('playing');
    expect(started()).toEqual([5, 6, 6]);
  });

  test('gives up no song without a network', () => {
    const { view, hear } = start(withQueue(5, 6));
    view().play();
    hear('SOUND.UNREACHED');
    expect(view()).toMatchObject({ status: 'unreached', unavailable: [], song: 5 });
  });

  test('waits for the listener when the browser lets nothing sound', () => {
    const { view, hear } = start(withQueue(5));
    view().play();
    hear('SOUND.BLOCKED');
    expect(view()).toMatchObject({ status: 'blocked', isSounding: false });
    view().toggle();
    expect(view().status).toBe('starting');
  });

  test('reports that it waits for the sound, and goes on by itself', () => {
    const { view, hear } = start(withQueue(5));
    view().play();
    hear('SOUND.PLAYING');
    hear('SOUND.WAITING');
    expect(view()).toMatchObject({ status: 'buffering', isBusy: true, isSounding: true });
    hear('SOUND.PLAYING');
    expect(view().isBusy).toBe(false);
  });

  test('pauses when something else is heard, or the system stops it', () => {
    const { actor, view, hear, orders } = start(withQueue(5));
    view().play();
    actor.send({ type: 'FOCUS.LOST' });
    expect(view().status).toBe('paused');
    expect(orders.at(-1)).toEqual({ type: 'ORDER.PAUSE' });
    view().play();
    hear('SOUND.PLAYING');
    hear('SOUND.PAUSED');
    expect(view().status).toBe('paused');
  });

  test('pauses when the sleep timer ends, or the song does', () => {
    const { actor, view, hear, orders, alarms } = start(withQueue(5, 6));
    view().play();
    view().setSleep(30);
    expect(alarms).toEqual([30]);
    actor.send({ type: 'SLEEP.ENDED' });
    expect(view()).toMatchObject({ status: 'paused', sleep: null });
    expect(orders.at(-1)).toEqual({ type: 'ORDER.PAUSE' });
    view().play();
    hear('SOUND.PLAYING');
    view().setSleep('song');
    hear('SOUND.ENDED');
    expect(alarms).toEqual([30, null]);
    expect(view()).toMatchObject({ status: 'paused', sleep: null, song: 6 });
    expect(orders.at(-1)).toEqual({ type: 'ORDER.PAUSE' });
  });

  test('restarts the song in another version, and stays silent when it was', () => {
    const { view, hear, orders } = start(withQueue(5));
    view().chooseVersion('chorus');
    expect(orders).toEqual([]);
    view().play();
    hear('SOUND.PLAYING');
    view().chooseVersion('game');
    expect(orders.at(-1)).toMatchObject({ type: 'ORDER.START', song: 5, version: 'game', seconds: 0 });
  });

  test('goes on with what sounds when another tab changes the queue, and follows it while silent', () => {
    const { actor, view, hear, started } = start(withQueue(5, 6));
    view().play();
    hear('SOUND.PLAYING');
    actor.send({ type: 'QUEUE.TAKEN', listening: withQueue(7, 6, 5) });
    expect(view()).toMatchObject({ song: 5, order: [7, 6, 5], status: 'playing' });
    expect(started()).toEqual([5]);
    view().pause();
    actor.send({ type: 'QUEUE.TAKEN', listening: { ...withQueue(8, 9), seconds: 4 } });
    expect(view()).toMatchObject({ song: 8, seconds: 4, status: 'paused' });
  });

  test('is as loud as another tab sets it, whether it sounds or not', () => {
    const { actor, view, hear, orders } = start(withQueue(5, 6));
    actor.send({ type: 'QUEUE.TAKEN', listening: { ...withQueue(5, 6), volume: 0.2 } });
    expect(orders.at(-1)).toEqual({ type: 'ORDER.VOLUME', volume: 0.2, isMuted: false });
    view().play();
    hear('SOUND.PLAYING');
    actor.send({ type: 'QUEUE.TAKEN', listening: { ...withQueue(5, 6), volume: 0.2, isMuted: true } });
    expect(orders.at(-1)).toEqual({ type: 'ORDER.VOLUME', volume: 0.2, isMuted: true });
  });

  test('restarts the song in the version that another tab chose', () => {
    const { actor, view, hear, orders } = start(withQueue(5, 6));
    view().play();
    hear('SOUND.PLAYING');
    actor.send({ type: 'SOUND.TIME', seconds: 30, length: 90 });
    actor.send({ type: 'QUEUE.TAKEN', listening: { ...withQueue(5, 6), version: 'chorus' } });
    expect(view()).toMatchObject({ status: 'starting', length: null });
    const starts = orders.filter(({ type }) => type === 'ORDER.START');
    expect(starts).toHaveLength(2);
    expect(starts.at(-1)).toMatchObject({ song: 5, version: 'chorus', seconds: 0 });
  });

  test('keeps the exact place when it is silent, and a rough one while it sounds', () => {
    const { actor, view, hear } = start(withQueue(5));
    view().play();
    hear('SOUND.PLAYING');
    actor.send({ type: 'SOUND.TIME', seconds: 27.5, length: 90 });
    expect(keptOf(actor.getSnapshot(), 10).seconds).toBe(20);
    view().pause();
    expect(keptOf(actor.getSnapshot(), 10).seconds).toBe(27.5);
  });
});

const song = fc.integer({ min: 1, max: 6 });
const songs = fc.array(song, { maxLength: 6 });
const command: fc.Arbitrary<MusicEvent> = fc.oneof(
  fc.record({ type: fc.constant('SONGS.ADDED' as const), songs }),
  fc.record({ type: fc.constant('SONGS.PLAYED' as const), songs, start: fc.option(song), seed: fc.nat() }),
  fc.record({ type: fc.constantFrom('SONG.PLAYED' as const, 'SONG.REMOVED' as const), song }),
  fc.record({
    type: fc.constant('SONG.MOVED' as const),
    from: fc.integer(),
    to: fc.integer({ min: -1, max: 6 }),
  }),
  fc.record({ type: fc.constant('MODE.CHOSEN' as const), mode: fc.constantFrom(...MODES), seed: fc.nat() }),
  fc.record({ type: fc.constant('VOLUME.SET' as const), volume: fc.double() }),
  fc.record({ type: fc.constant('MUSIC.SEEK' as const), seconds: fc.double() }),
  fc.record({
    type: fc.constant('SOUND.TIME' as const),
    seconds: fc.double({ min: 0, max: 90, noNaN: true }),
    length: fc.option(fc.constant(90)),
  }),
  fc
    .constantFrom<
      Exclude<MusicEvent['type'], 'SOUND.TIME'> &
        (`SOUND.${string}` | `MUSIC.${string}` | 'FOCUS.LOST' | 'QUEUE.CLEARED')
    >(
      'SOUND.PLAYING',
      'SOUND.WAITING',
      'SOUND.PAUSED',
      'SOUND.ENDED',
      'SOUND.BLOCKED',
      'SOUND.UNAVAILABLE',
      'SOUND.UNREACHED',
      'MUSIC.PLAY',
      'MUSIC.PAUSE',
      'MUSIC.NEXT',
      'MUSIC.PREVIOUS',
      'FOCUS.LOST',
      'QUEUE.CLEARED',
    )
    .map((type) => ({ type }) as MusicCommand),
);

describe('previous', () => {
  test.each([
    [2, 1],
    [3.5, 2],
  ])('after %d seconds of song 2 is song %d', (seconds, song) => {
    const { actor, view, started } = start(withQueue(1, 2, 3));
    actor.send({ type: 'SONG.PLAYED', song: 2 });
    actor.send({ type: 'SOUND.PLAYING' });
    actor.send({ type: 'SOUND.TIME', seconds, length: 90 });
    actor.send({ type: 'MUSIC.PREVIOUS' });
    expect([view().song, view().seconds]).toEqual([song, 0]);
    expect(started().at(-1)).toBe(song);
    actor.send({ type: 'SOUND.PLAYING' });
    actor.send({ type: 'MUSIC.PREVIOUS' });
    expect(view().song).toBe(song === 1 ? 3 : 1);
  });
});

describe('whatever happens', () => {
  test('what was started last is what is current while it sounds, and nothing sounds of an empty queue', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (events) => {
        const { actor, view, orders, started } = start(withQueue(1, 2, 3));
        for (const event of events) {
          actor.send(event);
          const now = view();
          expect(now.volume).toBeGreaterThanOrEqual(0);
          expect(now.volume).toBeLessThanOrEqual(1);
          expect(now.seconds).toBeGreaterThanOrEqual(0);
          expect(now.isEmpty).toBe(now.order.length === 0);
          expect(new Set(now.order).size).toBe(now.order.length);
          if (now.isSounding) expect(started().at(-1)).toBe(now.song);
          if (now.isEmpty) expect(orders.at(-1)?.type).not.toBe('ORDER.START');
        }
      }),
    );
  });
});
