import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { simulatorMachine } from '#machines/simulator/simulator.machine';
import type { SoundSource } from '#machines/simulator/simulator.types';
import { simulatorView } from '#machines/simulator/simulator.view';
import { type SkinChoice, USUAL_SETTINGS } from '#model/chart/stage/settings';
import type { MusicLoading } from '#src/browser/sound/load-music.ts';
import type { Skin } from '#src/browser/stage/skin.ts';
import { type SlotWorld, type SoundRead, simulatorSlots } from '#src/features/simulator/engine/slots.ts';
import { CHART, FakeWorld, fakeMusic, LEAD, SHORT_CHART } from './fake-world.ts';

const SONG: SoundSource = { kind: 'song', song: 1, servers: [0] };
const OTHER_SONG: SoundSource = { kind: 'song', song: 2, servers: [0] };

interface Loading extends MusicLoading {
  readonly source: SoundSource;
  readonly decoder: Parameters<SlotWorld['loadSound']>[1];
  answer(read: SoundRead): Promise<void>;
  fail(): Promise<void>;
}

interface SkinLoading {
  readonly choice: SkinChoice;
  readonly decoder: Parameters<SlotWorld['loadSkin']>[1];
  readonly signal: AbortSignal;
  answer(missing: readonly string[]): Promise<void>;
}

const settle = async () => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
};

/** A simulator as the page has it, in a browser whose clocks the test moves. */
function openSimulator(chart = CHART) {
  const world = new FakeWorld();
  const loadings: Loading[] = [];
  const skins: SkinLoading[] = [];
  const actors = simulatorSlots({
    engineWorld: (report) => {
      world.report = (event) => {
        world.events.push(event);
        report(event);
      };
      return world;
    },
    loadSkin: (choice, decoder, signal) =>
      new Promise((resolve) =>
        skins.push({
          choice,
          decoder,
          signal,
          answer: async (missing) => {
            resolve({
              skin: { name: choice.skin } as Skin,
              sounds: new Map([['tap', fakeMusic(1)]]),
              missing,
            });
            await settle();
          },
        }),
      ),
    loadSound: (source, decoder, loading) =>
      new Promise((resolve, reject) => {
        const answer = (read: SoundRead) => {
          resolve(read);
          return settle();
        };
        const fail = () => {
          reject(new Error('broken'));
          return settle();
        };
        loadings.push({ source, decoder, ...loading, answer, fail });
      }),
  });
  const actor = createActor(simulatorMachine.provide({ actors })).start();
  const view = () => simulatorView(actor.getSnapshot(), actor.send);
  view().drawIn({});
  view().choose(chart, false);
  world.run(0.1);
  const play = async () => {
    view().play();
    await settle();
    return world.time + LEAD;
  };
  return { world, actor, view, loadings, skins, play };
}

describe('a simulator with its slots', () => {
  test('plays, and rests where it is paused', async () => {
    const { world, view, play } = openSimulator();
    const begin = await play();
    world.run(2);
    expect(view().status).toBe('playing');
    expect(view().framesPerSecond).toBe(60);
    view().pause();
    const paused = world.time;
    world.run(1);
    expect(view().status).toBe('paused');
    expect(view().seconds).toBeCloseTo(paused - begin, 9);
  });

  test('keeps the place that is sought, while it stands still and while it plays', async () => {
    const { world, view, play } = openSimulator();
    view().seek(12);
    world.run(0.1);
    expect(view().seconds).toBe(12);
    await play();
    world.run(1);
    expect(view().seconds).toBeGreaterThan(12.5);
    view().seek(3);
    world.run(0.5);
    expect(view().seconds).toBeGreaterThan(3);
    expect(view().seconds).toBeLessThan(3.6);
    view().step(1);
    world.run(0.5);
    const { seconds } = view();
    expect(view().status).toBe('paused');
    world.run(1);
    expect(view().seconds).toBe(seconds);
  });

  test('rests at the end, and starts over from there', async () => {
    const { world, view, play } = openSimulator(SHORT_CHART);
    await play();
    world.run(6);
    expect(view().status).toBe('ended');
    expect(view().seconds).toBe(view().length);
    const begin = await play();
    world.run(1);
    expect(view().status).toBe('playing');
    expect(Math.abs(view().seconds - (world.time - begin))).toBeLessThan(0.2);
  });

  test('is paused when the browser lets nothing sound, and when something else is heard', async () => {
    const { world, view, play } = openSimulator();
    world.unlocking = () => Promise.resolve(false);
    await play();
    expect(view().status).toBe('paused');
    world.unlocking = () => Promise.resolve(true);
    await play();
    world.run(1);
    for (const stop of [...world.holders]) stop();
    expect(view().status).toBe('paused');
    const heard = world.deck.hits.length;
    world.run(2);
    expect(world.deck.hits.length).toBe(heard);
    expect(world.timers.size).toBe(0);
  });

  test('begins another chart at its start, and goes on where it is when mirrored', async () => {
    const { world, view, play } = openSimulator();
    view().seek(5);
    world.run(0.1);
    view().choose(CHART, true);
    world.run(0.1);
    expect(view().seconds).toBe(5);
    const begin = await play();
    world.run(1);
    view().choose(CHART, true);
    world.run(1);
    expect(view().status).toBe('playing');
    expect(Math.abs(view().seconds - 5 - (world.time - begin))).toBeLessThan(0.2);
    expect(world.deck.faults).toEqual([]);
    view().choose(SHORT_CHART, false);
    world.run(0.1);
    expect(view().seconds).toBe(0);
  });

  test('hears music as soon as it is there, and the other song alone after a change', async () => {
    const { world, view, loadings, play } = openSimulator();
    view().chooseSound(SONG);
    expect(view().sound).toBe('loading');
    const begin = await play();
    loadings[0]?.onProgress(0.5);
    expect(view().progress).toBe(0.5);
    world.run(1);
    expect(world.deck.music).toBeNull();
    await loadings[0]?.answer({ kind: 'read', music: fakeMusic(2000) });
    expect(view().sound).toBe('ready');
    expect(view().length).toBe(2000);
    expect(world.deck.musicAt(world.time)).toBeCloseTo(world.time - begin, 6);

    view().chooseSound(OTHER_SONG);
    expect(world.deck.music).toBeNull();
    expect(loadings[1]?.decoder).toBe(world.deck.decoder);
    view().chooseSound(SONG);
    expect(loadings[1]?.signal.aborted).toBe(true);
    await loadings[1]?.answer({ kind: 'read', music: fakeMusic(7) });
    expect(world.deck.music).toBeNull();
    expect(view().sound).toBe('loading');
  });

  test.each(['none', 'missing', 'unreached', 'unreadable'] as const)(
    'plays silently when the music is %s, and asks again',
    async (kind) => {
      const { world, view, loadings, play } = openSimulator();
      view().chooseSound(SONG);
      await loadings[0]?.answer({ kind });
      expect([view().sound, view().silence]).toEqual(['silent', kind]);
      await play();
      world.run(1);
      expect(world.deck.hits.length).toBeGreaterThan(0);
      view().retrySound();
      await loadings[1]?.fail();
      expect([view().sound, view().silence]).toEqual(['silent', 'unreadable']);
    },
  );

  test('has no sound where none is asked for', async () => {
    const { view, loadings } = openSimulator();
    view().chooseSound(null);
    await settle();
    expect([view().silence, loadings.length]).toEqual(['none', 0]);
  });

  test('takes another skin with its sounds, and drops one that comes after the next was chosen', async () => {
    const { world, view, skins, play } = openSimulator();
    const take = (change: Partial<SkinChoice>) =>
      view().take({ settings: { ...USUAL_SETTINGS, ...change }, isStill: false, colour: '#ffffff' });
    take({ noteSkin: 'jp/skin01' });
    take({ noteSkin: 'jp/skin02' });
    expect(skins.map(({ choice, signal }) => [choice.noteSkin, signal.aborted])).toEqual([
      ['jp/skin01', true],
      ['jp/skin02', false],
    ]);
    await skins[1]?.answer(['/assets/jp/missing.png']);
    expect(view().skin).toBe('missing');
    await play();
    expect([...world.deck.tapSounds.keys()]).toEqual(['tap']);
    take({ skin: 'contrast' });
    await skins[2]?.answer([]);
    expect(view().skin).toBe('ready');
  });

  test('leaves nothing behind when it ends', async () => {
    const { world, actor, view, loadings, play } = openSimulator();
    view().chooseSound(SONG);
    await play();
    world.run(0.5);
    actor.stop();
    expect([world.frames.size, world.timers.size, world.holders.size, world.sizes.size]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([world.deck.isClosed, world.stage.isClosed]).toEqual([true, true]);
    expect(loadings[0]?.signal.aborted).toBe(true);
  });
});
