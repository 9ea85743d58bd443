import type { HitSound } from '#model/chart/clock/hit-queue';
import { createDeck, type Deck, type MusicTurn } from '#src/browser/sound/deck.ts';
import { loadMusic } from '#src/browser/sound/load-music.ts';

/** What a test does with a deck, in order. */
export type Step =
  | readonly ['hit', HitSound, number]
  | readonly ['startMusic', MusicTurn]
  | readonly ['stopMusic' | 'cancelHits' | 'prepare', number]
  | readonly ['setVolumes', number, number]
  /** Once: the steps after it are done when so much has been heard. */
  | readonly ['wait', number];

/** A tone that is heard in the first half of every second. */
export interface Music {
  readonly hz: number;
  readonly seconds: number;
}

const SAMPLE_RATE = 44_100;

function perform(deck: Deck, step: Exclude<Step, readonly ['wait', number]>): void {
  switch (step[0]) {
    case 'hit':
      deck.hit(step[1], step[2]);
      break;
    case 'startMusic':
      deck.startMusic(step[1]);
      break;
    case 'setVolumes':
      deck.setVolumes(step[1], step[2]);
      break;
    default:
      deck[step[0]](step[1]);
  }
}

function musicOf(context: BaseAudioContext, { hz, seconds }: Music): AudioBuffer {
  const music = context.createBuffer(2, seconds * SAMPLE_RATE, SAMPLE_RATE);
  for (const channel of [0, 1]) {
    const samples = music.getChannelData(channel);
    for (let i = 0; i < samples.length; i += 1) {
      const isOn = i % SAMPLE_RATE < SAMPLE_RATE / 2;
      samples[i] = isOn ? 0.5 * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE) : 0;
    }
  }
  return music;
}

const page = {
  /** What is heard in so many seconds: every sample of one channel, as bytes, which travel faster than numbers. */
  async render(seconds: number, music: Music | null, steps: readonly Step[]): Promise<string> {
    const context = new OfflineAudioContext(2, seconds * SAMPLE_RATE, SAMPLE_RATE);
    const deck = createDeck(context);
    if (music) deck.setMusic(musicOf(context, music));
    let pause: Promise<void> | null = null;
    for (const step of steps) {
      if (step[0] === 'wait') pause = context.suspend(step[1]);
      else if (pause) void pause.then(() => perform(deck, step));
      else perform(deck, step);
    }
    void pause?.then(() => context.resume());
    const { buffer } = (await context.startRendering()).getChannelData(0);
    return Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  },

  /** Plays in earnest for a moment: whether there was sound, and what the context's time and latency were. */
  async play(seconds: number): Promise<{ isUnlocked: boolean; now: number; latency: number }> {
    const deck = createDeck();
    const isUnlocked = await deck.unlock();
    deck.setMusic(musicOf(new OfflineAudioContext(2, 1, SAMPLE_RATE), { hz: 440, seconds: 2 }));
    const start = deck.now();
    for (const rate of [1, 0.5]) deck.startMusic({ start, end: Number.POSITIVE_INFINITY, from: 0, rate });
    deck.prepare(start + 1);
    deck.hit('tap', start + seconds / 2);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    deck.stopMusic();
    const played = { isUnlocked, now: deck.now() - start, latency: deck.latency() };
    deck.close();
    return played;
  },

  /** What came of music at an address: how it was read, how long it is, and how much of it had come at the end. */
  async load(src: string): Promise<{ kind: string; seconds: number; share: number | null }> {
    const deck = createDeck();
    let share: number | null = null;
    const onProgress = (now: number | null): void => {
      share = now;
    };
    const read = await loadMusic(src, deck.decoder, { signal: new AbortController().signal, onProgress });
    deck.close();
    return { kind: read.kind, seconds: read.kind === 'read' ? read.music.duration : 0, share };
  },

  /** How often an interruption was reported after the system took the sound away, after it came back, and after the end; and how late sound is then. */
  async interrupt(): Promise<{ counts: readonly number[]; lates: readonly boolean[]; state: string }> {
    const context = new AudioContext();
    const deck = createDeck(context);
    let told = 0;
    deck.onInterrupted(() => {
      told += 1;
    });
    const counts: number[] = [];
    const lates: boolean[] = [];
    const count = async (act: () => unknown): Promise<void> => {
      await act();
      // The event comes after the promise.
      await new Promise((resolve) => setTimeout(resolve, 200));
      counts.push(told);
      lates.push(deck.latency() > 0);
    };
    await count(() => deck.unlock());
    await count(() => context.suspend());
    await count(() => deck.unlock());
    await count(() => deck.close());
    return { counts, lates, state: context.state };
  },
};
export type DeckPage = typeof page;

Object.assign(window, { deckPage: page });
