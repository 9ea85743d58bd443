import { describe, expect, test, vi } from 'vitest';
import { leadingSilence } from '#src/browser/sound/silence.ts';
import { createSpeaker, type SpeakerReport, type Track } from '#src/browser/sound/speaker.ts';

/** An element that plays on command, without a sound. */
function fakeAudio() {
  const listeners = new Map<string, () => void>();
  const audio = {
    src: '',
    currentTime: 0,
    duration: Number.NaN,
    paused: true,
    ended: false,
    volume: 1,
    muted: false,
    play: vi.fn(async () => {
      audio.paused = false;
    }),
    pause: vi.fn(() => {
      audio.paused = true;
    }),
    load: vi.fn(),
    removeAttribute: vi.fn(),
    addEventListener: (name: string, listen: () => void) => void listeners.set(name, listen),
  };
  return { audio, tell: (name: string) => listeners.get(name)?.() };
}

const track = (key: string, sources: readonly string[], rest: Partial<Track> = {}): Track => ({
  key,
  seconds: 0,
  skipsSilence: false,
  sources: async () => sources,
  ...rest,
});

function start(world: { silenceAt?: () => Promise<number>; isOffline?: boolean } = {}) {
  const { audio, tell } = fakeAudio();
  const reports: SpeakerReport['kind'][] = [];
  const speaker = createSpeaker(audio as never, ({ kind }) => reports.push(kind), {
    silenceAt: world.silenceAt ?? (async () => 0),
    isOffline: () => world.isOffline ?? false,
  });
  return { audio, tell, reports, speaker };
}

/** A promise that the test keeps when it wants to. */
function later<T>() {
  let arrive = (_: T): void => undefined;
  const promise = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive: (value: T) => arrive(value) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a speaker', () => {
  test('plays the first source of a sound, from where it stopped', async () => {
    const { audio, reports, speaker } = start();
    speaker.play(track('a', ['/one', '/two'], { seconds: 12 }));
    await settled();
    expect(audio).toMatchObject({ src: '/one', currentTime: 12, paused: false });
    expect(reports).toEqual(['playing']);
  });

  test('tries the next source when one has nothing, and reports when none has', async () => {
    const { audio, tell, reports, speaker } = start();
    speaker.play(track('a', ['/one', '/two'], { seconds: 12 }));
    await settled();
    speaker.seek(40);
    tell('error');
    await settled();
    expect(audio).toMatchObject({ src: '/two', currentTime: 40 });
    tell('error');
    await settled();
    expect(reports.at(-1)).toBe('unavailable');
  });

  test('blames the network when there is none', async () => {
    const { tell, reports, speaker } = start({ isOffline: true });
    speaker.play(track('a', ['/one']));
    await settled();
    tell('error');
    await settled();
    speaker.play(track('b', [], { sources: () => Promise.reject(new Error('offline')) }));
    await settled();
    expect(reports).toEqual(['playing', 'unreached', 'unreached']);
  });

  test('reports nothing of a sound that is not wanted any more', async () => {
    const { audio, tell, reports, speaker } = start();
    const late = later<readonly string[]>();
    speaker.play(track('a', [], { sources: () => late.promise }));
    speaker.play(track('b', ['/b']));
    await settled();
    late.arrive(['/a']);
    await settled();
    expect(audio.src).toBe('/b');
    reports.length = 0;
    speaker.pause();
    for (const name of ['pause', 'waiting', 'playing', 'ended']) tell(name);
    expect(reports).toEqual([]);
  });

  test('reports a pause that someone else made, none of its own', async () => {
    const { audio, tell, reports, speaker } = start();
    const sources = later<readonly string[]>();
    speaker.play(track('a', ['/a']));
    await settled();
    audio.pause();
    tell('pause');
    expect(reports).toEqual(['playing', 'paused']);
    speaker.play(track('a', ['/a']));
    await settled();
    reports.length = 0;
    speaker.play(track('b', [], { sources: () => sources.promise }));
    tell('pause');
    speaker.pause();
    speaker.play(track('b', ['/b']));
    await settled();
    tell('pause');
    expect(reports).toEqual(['playing']);
  });

  test('takes nothing that the sound before still does for the next one', async () => {
    const silence = later<number>();
    const { audio, tell, reports, speaker } = start({ silenceAt: () => silence.promise });
    speaker.play(track('a', ['/a']));
    await settled();
    reports.length = 0;
    speaker.play(track('b', ['/b', '/other'], { skipsSilence: true }));
    await settled();
    for (const name of ['error', 'timeupdate', 'ended', 'playing']) tell(name);
    silence.arrive(0);
    await settled();
    expect(audio.src).toBe('/b');
    expect(reports).toEqual(['playing']);
  });

  test('goes on at once with the same sound, and reports when the browser does not let it', async () => {
    const { audio, reports, speaker } = start();
    const sources = vi.fn(async () => ['/a']);
    speaker.play(track('a', [], { sources }));
    await settled();
    speaker.pause();
    audio.play.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    speaker.play(track('a', [], { sources }));
    await settled();
    expect(sources).toHaveBeenCalledOnce();
    expect(reports).toEqual(['playing', 'blocked']);
  });

  test('reports that it plays when it is asked for the sound that plays already', async () => {
    const { reports, speaker } = start();
    speaker.play(track('a', ['/a']));
    await settled();
    reports.length = 0;
    speaker.play(track('a', ['/a']));
    await settled();
    expect(reports).toEqual(['playing']);
  });

  test('plays the sound asked for when it is paused and wanted again while its silence is measured', async () => {
    const silence = later<number>();
    const { audio, speaker } = start({ silenceAt: () => silence.promise });
    speaker.play(track('a', ['/a']));
    await settled();
    speaker.play(track('b', ['/b'], { skipsSilence: true }));
    await settled();
    speaker.pause();
    audio.play.mockClear();
    speaker.play(track('b', ['/b'], { skipsSilence: true }));
    await settled();
    expect(audio.play).not.toHaveBeenCalled();
    silence.arrive(1);
    await settled();
    expect(audio).toMatchObject({ src: '/b', currentTime: 1, paused: false });
  });

  test('begins where something can be heard, only at the start of a song', async () => {
    const { audio, speaker } = start({ silenceAt: async () => 2.5 });
    speaker.play(track('a', ['/a'], { skipsSilence: true }));
    await settled();
    expect(audio.currentTime).toBe(2.5);
    speaker.play(track('b', ['/b'], { skipsSilence: true, seconds: 30 }));
    await settled();
    expect(audio.currentTime).toBe(30);
  });

  test.each([0, 30])(
    'begins where something can be heard when a song repeats that began at %i s',
    async (seconds) => {
      const { audio, speaker } = start({ silenceAt: async () => 2.5 });
      speaker.play(track('a', ['/a'], { skipsSilence: true, seconds }));
      await settled();
      audio.currentTime = 90;
      speaker.play(track('a', ['/a'], { skipsSilence: true }));
      await settled();
      expect(audio.currentTime).toBe(2.5);
    },
  );

  test('begins where the listener went while the sound was loading', async () => {
    const sources = later<readonly string[]>();
    const { audio, speaker } = start({ silenceAt: async () => 2.5 });
    speaker.play(track('a', [], { sources: () => sources.promise, skipsSilence: true }));
    speaker.seek(50);
    sources.arrive(['/a']);
    await settled();
    expect(audio.currentTime).toBe(50);
    speaker.play(track('b', ['/b']));
    await settled();
    expect(audio.currentTime).toBe(0);
  });

  test('squares the volume, as loudness is perceived', () => {
    const { audio, speaker } = start();
    speaker.setVolume(0.5, true);
    expect(audio).toMatchObject({ volume: 0.25, muted: true });
  });
});

describe('silence at the start', () => {
  const silent = () => new Float32Array(1_000);

  test('ends a little before the first sound', () => {
    const samples = silent();
    samples[500] = 0.2;
    expect(leadingSilence([samples], 1_000)).toBeCloseTo(0.45);
    expect(leadingSilence([silent()], 1_000)).toBe(0);
    samples[3] = 0.2;
    expect(leadingSilence([samples], 1_000)).toBe(0);
  });

  test('ends where any channel sounds first', () => {
    const [left, right] = [silent(), silent()];
    right[500] = 0.2;
    expect(leadingSilence([left, right], 1_000)).toBeCloseTo(0.45);
    left[300] = 0.2;
    expect(leadingSilence([left, right], 1_000)).toBeCloseTo(0.25);
  });
});
