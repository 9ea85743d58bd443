import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeardVoice, VoiceCue } from '#machines/storyvoices/storyvoices.types';
import { hearCue, type VoiceElement } from '#src/features/stories/text/voices/hear-cue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const voice = (name: string, more: Partial<HeardVoice> = {}): HeardVoice => ({
  address: `/assets/jp/${name}`,
  name,
  volume: 1,
  delayMs: 0,
  ...more,
});

/** Elements that a test makes sound, and the focus of the site. */
function world(refusals: readonly (string | null)[] = []) {
  const elements: (VoiceElement & EventTarget & { isPaused: boolean })[] = [];
  let stop = (): void => undefined;
  const release = vi.fn();
  const elementAt = (nth: number) => {
    const element = Object.assign(new EventTarget(), {
      src: '',
      volume: 0,
      isPaused: true,
      removeAttribute: () => undefined,
      pause: () => {
        element.isPaused = true;
      },
      play: async () => {
        element.isPaused = false;
        const name = refusals[nth];
        if (name) throw Object.assign(new Error(name), { name });
      },
    });
    elements[nth] = element;
    return element;
  };
  const take = (onTaken: () => void) => {
    stop = onTaken;
    return release;
  };
  return {
    elements,
    release,
    takeAway: () => stop(),
    world: { focus: { take }, elementAt },
  };
}

const cueOf = (...voices: readonly HeardVoice[]): VoiceCue => ({ index: 0, voices });
const still = () => new AbortController().signal;
const end = (element: EventTarget | undefined, name = 'ended') => element?.dispatchEvent(new Event(name));

describe('a line', () => {
  test('is over when all its voices have ended', async () => {
    const { elements, release, world: sounds } = world();
    const heard = hearCue(cueOf(voice('a', { volume: 0.5 }), voice('b', { delayMs: 300 })), sounds, still());
    await vi.advanceTimersByTimeAsync(0);
    expect([elements[0]?.src, elements[0]?.volume, elements[1]?.src]).toEqual(['/assets/jp/a', 0.5, '']);
    await vi.advanceTimersByTimeAsync(300);
    expect(elements[1]?.src).toBe('/assets/jp/b');
    end(elements[0]);
    end(elements[1]);
    expect(await heard).toEqual({ kind: 'over', missing: [] });
    expect(release).toHaveBeenCalledOnce();
  });

  test('names the voices that are missing, or that do not come in time', async () => {
    const { elements, world: sounds } = world([null, 'NotSupportedError']);
    const heard = hearCue(cueOf(voice('a'), voice('b'), voice('c')), sounds, still());
    await vi.advanceTimersByTimeAsync(0);
    end(elements[0], 'error');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await heard).toEqual({ kind: 'over', missing: ['a', 'b', 'c'] });
  });

  test('may last as long as it takes once it is heard', async () => {
    const { elements, world: sounds } = world();
    const heard = hearCue(cueOf(voice('a')), sounds, still());
    await vi.advanceTimersByTimeAsync(0);
    end(elements[0], 'playing');
    await vi.advanceTimersByTimeAsync(60_000);
    end(elements[0]);
    expect(await heard).toEqual({ kind: 'over', missing: [] });
  });

  test('ends when something else on the site is heard', async () => {
    const { elements, takeAway, world: sounds } = world();
    const heard = hearCue(cueOf(voice('a'), voice('b', { delayMs: 900 })), sounds, still());
    await vi.advanceTimersByTimeAsync(0);
    takeAway();
    expect(await heard).toEqual({ kind: 'taken', missing: [] });
    expect(elements.map(({ isPaused }) => isPaused)).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(900);
    expect(elements[1]?.src).toBe('');
  });

  test('ends when it is no longer wanted', async () => {
    const { elements, release, world: sounds } = world();
    const wanted = new AbortController();
    const heard = hearCue(cueOf(voice('a')), sounds, wanted.signal);
    await vi.advanceTimersByTimeAsync(0);
    wanted.abort();
    await heard;
    expect([elements[0]?.isPaused, release.mock.calls.length]).toEqual([true, 1]);
  });

  test('says that the browser lets nothing sound yet', async () => {
    const { world: sounds } = world(['NotAllowedError']);
    const heard = hearCue(cueOf(voice('a')), sounds, still());
    await vi.advanceTimersByTimeAsync(0);
    expect(await heard).toEqual({ kind: 'blocked', missing: [] });
  });
});
