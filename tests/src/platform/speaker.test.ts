import { describe, expect, test, vi } from 'vitest';
import { leadingSilence } from '#src/platform/silence.ts';
import { createSpeaker, type SpeakerReport, type Track } from '#src/platform/speaker.ts';

/** An element that plays what it is told to, without a sound. */
function fakeAudio() {
  const ears = new Map<string, () => void>();
  const audio = {
    src: '',
    currentTime: 0,
    duration: Number.NaN,
    ended: false,
    volume: 1,
    muted: false,
    play: vi.fn(async () => undefined),
    pause: vi.fn(),
    load: vi.fn(),
    removeAttribute: vi.fn(),
    addEventListener: (name: string, hear: () => void) => void ears.set(name, hear),
  };
  return { audio, tell: (name: string) => ears.get(name)?.() };
}

const track = (key: string, sources: readonly string[], rest: Partial<Track> = {}): Track => ({
  key,
  seconds: 0,
  skipsSilence: false,
  sources: async () => sources,
  ...rest,
});

function start(world: { silence?: number; isOffline?: boolean } = {}) {
  const { audio, tell } = fakeAudio();
  const heard: SpeakerReport['kind'][] = [];
  const speaker = createSpeaker(audio as never, ({ kind }) => heard.push(kind), {
    silenceAt: async () => world.silence ?? 0,
    isOffline: () => world.isOffline ?? false,
  });
  return { audio, tell, heard, speaker };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a speaker', () => {
  test('plays the first place of a sound, from where it stopped', async () => {
    const { audio, speaker } = start();
    speaker.play(track('a', ['/one', '/two'], { seconds: 12 }));
    await settled();
    expect(audio).toMatchObject({ src: '/one', currentTime: 12 });
    expect(audio.play).toHaveBeenCalledOnce();
  });

  test('tries the next place when one has nothing, and tells when none has', async () => {
    const { audio, tell, heard, speaker } = start();
    speaker.play(track('a', ['/one', '/two']));
    await settled();
    tell('error');
    await settled();
    expect(audio.src).toBe('/two');
    tell('error');
    await settled();
    expect(heard).toEqual(['lost']);
  });

  test('blames the network when there is none', async () => {
    const { tell, heard, speaker } = start({ isOffline: true });
    speaker.play(track('a', ['/one']));
    await settled();
    tell('error');
    await settled();
    speaker.play(track('b', [], { sources: () => Promise.reject(new Error('offline')) }));
    await settled();
    expect(heard).toEqual(['unreached', 'unreached']);
  });

  test('tells nothing of a sound that is not wanted any more', async () => {
    const { audio, tell, heard, speaker } = start();
    let arrive = (_: readonly string[]): void => undefined;
    const late = new Promise<readonly string[]>((resolve) => {
      arrive = resolve;
    });
    speaker.play(track('a', [], { sources: () => late }));
    speaker.play(track('b', ['/b']));
    await settled();
    arrive(['/a']);
    await settled();
    expect(audio.src).toBe('/b');
    speaker.pause();
    for (const name of ['pause', 'waiting', 'playing', 'ended']) tell(name);
    expect(heard).toEqual([]);
  });

  test('goes on at once with the same sound, and tells when the browser lets it not', async () => {
    const { audio, heard, speaker } = start();
    const sources = vi.fn(async () => ['/a']);
    speaker.play(track('a', [], { sources }));
    await settled();
    speaker.pause();
    audio.play.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    speaker.play(track('a', [], { sources }));
    await settled();
    expect(sources).toHaveBeenCalledOnce();
    expect(heard).toEqual(['blocked']);
  });

  test('begins where something is to be heard, only at the start of a song', async () => {
    const { audio, speaker } = start({ silence: 2.5 });
    speaker.play(track('a', ['/a'], { skipsSilence: true }));
    await settled();
    expect(audio.currentTime).toBe(2.5);
    speaker.play(track('b', ['/b'], { skipsSilence: true, seconds: 30 }));
    await settled();
    expect(audio.currentTime).toBe(30);
  });

  test('is as loud as ears hear the slider', () => {
    const { audio, speaker } = start();
    speaker.setVolume(0.5, true);
    expect(audio).toMatchObject({ volume: 0.25, muted: true });
  });
});

describe('silence at the start', () => {
  test('ends a little before the first sound', () => {
    const samples = new Float32Array(1_000);
    samples[500] = 0.2;
    expect(leadingSilence(samples, 1_000)).toBeCloseTo(0.45);
    expect(leadingSilence(new Float32Array(10), 1_000)).toBe(0);
    samples[3] = 0.2;
    expect(leadingSilence(samples, 1_000)).toBe(0);
  });
});
