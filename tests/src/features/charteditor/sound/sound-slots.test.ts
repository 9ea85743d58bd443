import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartsoundMachine } from '#machines/chartsound/chartsound.machine';
import type { ChartSoundEvent } from '#machines/chartsound/chartsound.types';
import { chartSoundView } from '#machines/chartsound/chartsound.view';
import type { SoundSource } from '#machines/simulator/simulator.types';
import type { Peaks } from '#model/media/music/sound/peaks';
import type { TempoCandidate } from '#model/media/music/sound/tempo';
import { type EditorSoundWorld, editorSoundSlots } from '#src/features/charteditor/sound/sound-slots.ts';
import type { TempoQuestion } from '#src/features/charteditor/sound/tempo-question.ts';
import type { SoundRead } from '#src/features/simulator/engine/slots.ts';
import { FakeWorld } from '../../simulator/fake-world.ts';

const SONG: SoundSource = { kind: 'song', song: 1, servers: [0] };
const PEAKS: Peaks = { seconds: 90, levels: [new Uint8Array(4)], blocksPerSecond: 400 };
const CANDIDATE: TempoCandidate = { bpm: 128, offset: 0.3, beatsPerBar: 4, confidence: 0.8 };
const MONO = { samples: new Float32Array(10), sampleRate: 22_050 };
const LEAD = 0.05;

const music = (duration: number, numberOfChannels = 2): AudioBuffer =>
  ({ duration, numberOfChannels }) as AudioBuffer;

const settle = async () => {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
};

/** An editor's sound in a browser whose clocks the test moves. */
function openSound(read: SoundRead | Error = { kind: 'read', music: music(90) }) {
  const world = new FakeWorld();
  const loaded: SoundSource[] = [];
  const questions: TempoQuestion[] = [];
  const events: ChartSoundEvent[] = [];
  let answer: (candidates: readonly TempoCandidate[]) => void = () => undefined;
  let measuring: AbortSignal | null = null;
  const browser: EditorSoundWorld = {
    earWorld: (report) => ({
      focus: world.focus,
      openDeck: () => world.openDeck(),
      isHidden: world.isHidden,
      watchHidden: (hear) => world.watchHidden(hear),
      seconds: world.seconds,
      nextFrame: (act) => world.nextFrame(act),
      every: (milliseconds, act) => world.every(milliseconds, act),
      report: (event) => {
        events.push(event);
        report(event);
      },
    }),
    loadSound: async (source, _decoder, { onProgress }) => {
      loaded.push(source);
      onProgress(0.5);
      if (read instanceof Error) throw read;
      return read;
    },
    peaksOf: async () => PEAKS,
    monoOf: async () => MONO,
    measureTempo: (question, { signal, onProgress }) => {
      questions.push(question);
      measuring = signal;
      onProgress(0.5);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  const { actors, playhead, waveform, heardAt } = editorSoundSlots(browser);
  const actor = createActor(chartsoundMachine.provide({ actors })).start();
  return {
    world,
    actor,
    playhead,
    waveform,
    heardAt,
    loaded,
    questions,
    events,
    view: () => chartSoundView(actor.getSnapshot(), actor.send),
    propose: async (candidates: readonly TempoCandidate[]) => {
      answer(candidates);
      await settle();
    },
    signal: () => measuring,
  };
}

async function withMusic() {
  const sound = openSound();
  sound.view().chooseSound(SONG);
  await settle();
  return sound;
}

const hits = [0.5, 1, 1.5, 2, 2.5, 3].map((time) => ({ time, sound: 'tap' as const }));

describe('sound of a chart under edit', () => {
  test('has its waveform once the music is there, and none when it is taken away', async () => {
    const { view, waveform, loaded } = await withMusic();
    expect(loaded).toEqual([SONG]);
    expect(view()).toMatchObject({ sound: 'ready', soundSeconds: 90 });
    expect(waveform.peaks).toBe(PEAKS);
    view().chooseSound(null);
    view().chooseSound({ kind: 'file', file: new Blob(['x']), offset: 0 });
    expect(waveform.peaks).toBeNull();
  });

  test.each([
    [{ kind: 'read', music: music(601) }, 'tooLong'],
    [{ kind: 'read', music: music(60, 9) }, 'tooManyChannels'],
    [{ kind: 'read', music: music(0) }, 'empty'],
    [{ kind: 'unreadable' }, 'unreadable'],
    [{ kind: 'none' }, 'missing'],
    [new Error('boom'), 'unreadable'],
  ] as const)('refuses %o as %s', async (read, refusal) => {
    const { view, waveform } = openSound(read);
    view().chooseSound(SONG);
    await settle();
    expect(view()).toMatchObject({ sound: 'refused', refusal });
    expect(waveform.peaks).toBeNull();
  });

  test('refuses a file that is too large or empty without reading it', async () => {
    const { view, loaded } = openSound();
    const large = Object.defineProperty(new Blob(['x']), 'size', { value: 32 * 2 ** 20 + 1 });
    view().chooseSound({ kind: 'file', file: large, offset: 0 });
    await settle();
    expect(view().refusal).toBe('tooLarge');
    view().chooseSound({ kind: 'file', file: new Blob([]), offset: 0 });
    await settle();
    expect([view().refusal, loaded]).toEqual(['empty', []]);
  });

  test('plays music and notes from the playhead, and rests where it is paused', async () => {
    const { view, world, playhead, events } = await withMusic();
    view().takeScore(hits, 60);
    view().seek(1.2);
    expect(playhead.seconds).toBe(1.2);
    view().toggle();
    await settle();
    world.run(1);
    expect(playhead.isMoving).toBe(true);
    expect(playhead.seconds).toBeCloseTo(1.2 + 1 - LEAD - 0.03, 1);
    expect(world.deck.musicAt(world.time)).toBeCloseTo(1.2 + 1 - LEAD, 2);
    expect(world.deck.hits.map(({ at }) => at.toFixed(2))).toContain((1.5 - 1.2 + LEAD).toFixed(2));
    view().toggle();
    const { seconds } = playhead;
    world.run(2);
    expect(playhead.seconds).toBe(seconds);
    expect(playhead.isMoving).toBe(false);
    expect(Math.abs(view().seconds - seconds)).toBeLessThan(0.02);
    expect(world.deck.faults).toEqual([]);
    expect(events.some(({ type }) => type === 'ENGINE.ENDED')).toBe(false);
  });

  test('repeats a loop, at a slower rate', async () => {
    const { view, world, playhead } = await withMusic();
    view().setRate(0.25);
    view().setLoop({ from: 10, to: 10.5 });
    view().seek(10);
    view().toggle();
    await settle();
    for (let i = 0; i < 30; i += 1) {
      world.run(0.25);
      expect(playhead.seconds).toBeGreaterThanOrEqual(10);
      expect(playhead.seconds).toBeLessThan(10.5);
    }
    expect(world.deck.turns.length).toBeGreaterThan(2);
    expect(world.deck.turns.every(({ rate }) => rate === 0.25)).toBe(true);
  });

  test('stops at the end of chart and music, and for another sound of the site', async () => {
    const { view, world, playhead } = openSound();
    view().takeScore(hits, 4);
    view().toggle();
    await settle();
    world.run(6);
    expect(view()).toMatchObject({ play: 'paused', seconds: 4 });
    expect(playhead.seconds).toBeCloseTo(4, 1);
    view().toggle();
    await settle();
    world.run(1);
    expect(view().play).toBe('playing');
    for (const stop of world.holders) stop();
    expect(view().play).toBe('paused');
  });

  test('knows what was heard at a time, while something plays', async () => {
    const { view, world, heardAt } = await withMusic();
    expect(heardAt(world.seconds())).toBeNull();
    view().seek(20);
    view().toggle();
    await settle();
    world.run(2);
    const now = world.seconds();
    expect((heardAt(now) ?? 0) - (heardAt(now - 0.5) ?? 0)).toBeCloseTo(0.5, 3);
  });

  test('stays paused where the browser allows no sound', async () => {
    const { view, world } = await withMusic();
    world.unlocking = () => Promise.resolve(false);
    view().toggle();
    await settle();
    expect(view().play).toBe('paused');
  });

  test('sounds as loud as is set, also before the first play', async () => {
    const { view, world } = await withMusic();
    view().setVolumes({ music: 0.5, hits: 0.4, beats: 0 });
    view().toggle();
    await settle();
    expect(world.deck.volumes).toEqual([0.5, 0.4, 0]);
    view().setVolumes({ music: 1, hits: 0.4, beats: 0.7 });
    expect(world.deck.volumes).toEqual([1, 0.4, 0.7]);
  });

  test('measures the tempo of the stretch it is asked for, and stops when no one wants to know', async () => {
    const { view, questions, propose, signal } = await withMusic();
    view().measureTempo({ from: 3, to: 30 });
    await settle();
    expect(questions).toEqual([{ ...MONO, range: { from: 3, to: 30 } }]);
    expect(view()).toMatchObject({ tempo: 'measuring' });
    expect(view().measured).toBeGreaterThan(0.5);
    await propose([CANDIDATE]);
    expect(view()).toMatchObject({ tempo: 'proposed', candidates: [CANDIDATE] });
    view().measureTempo(null);
    await settle();
    view().endTempo();
    expect(signal()?.aborted).toBe(true);
    await propose([CANDIDATE]);
    expect(view()).toMatchObject({ tempo: 'resting' });
  });

  test('closes its deck with the editor', async () => {
    const { actor, view, world, waveform } = await withMusic();
    view().toggle();
    await settle();
    actor.stop();
    expect(world.deck.isClosed).toBe(true);
    expect(waveform.peaks).toBeNull();
  });
});
