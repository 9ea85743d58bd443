import type { CueEnd, HeardVoice, VoiceCue } from '#machines/storyvoices/storyvoices.types';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';

/** The part of an audio element that is used, so that a test can replace it. */
export type VoiceElement = Pick<
  HTMLAudioElement,
  'src' | 'volume' | 'play' | 'pause' | 'addEventListener' | 'removeAttribute'
>;

export interface CueWorld {
  readonly focus: SoundFocus;
  /** The same element for each place among the voices of a line: phones let only those sound that a press once started. */
  elementAt(nth: number): VoiceElement;
}

type VoiceEnd = 'over' | 'missing' | 'blocked';

/** As for figures: a file that has not come by then counts as missing (reference R131). */
const PATIENCE_MS = 20_000;

function endOfRefusal(error: unknown): VoiceEnd {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'blocked';
  // A pause that comes before the sound; what paused it says how that ends.
  return name === 'AbortError' ? 'over' : 'missing';
}

/** Says one voice to its end, or until the signal is aborted. */
function hearVoice({ address, volume, delayMs }: HeardVoice, element: VoiceElement, signal: AbortSignal) {
  return new Promise<VoiceEnd>((resolve) => {
    const listening = new AbortController();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = (kind: VoiceEnd) => {
      listening.abort();
      clearTimeout(delay);
      clearTimeout(patience);
      element.pause();
      resolve(kind);
    };
    const on = (name: 'ended' | 'error' | 'playing', act: () => void) =>
      element.addEventListener(name, act, { signal: listening.signal });
    const begin = () => {
      element.src = address;
      element.volume = volume;
      patience = setTimeout(() => end('missing'), PATIENCE_MS);
      element.play().catch((error) => {
        const kind = endOfRefusal(error);
        if (kind !== 'over') end(kind);
      });
    };
    const delay = setTimeout(begin, delayMs);
    on('playing', () => clearTimeout(patience));
    on('ended', () => end('over'));
    on('error', () => end('missing'));
    signal.addEventListener('abort', () => end('over'), { once: true, signal: listening.signal });
  });
}

/** All voices of a line together. It holds the sound of the site meanwhile, and ends when something else takes that. */
export async function hearCue(
  { voices }: VoiceCue,
  { focus, elementAt }: CueWorld,
  signal: AbortSignal,
): Promise<CueEnd> {
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  let isTaken = false;
  const release = focus.take(() => {
    isTaken = true;
    own.abort();
  });
  const hearing = voices.map((voice, nth) => hearVoice(voice, elementAt(nth), either));
  const ends = await Promise.all(hearing);
  release();
  const missing = voices.flatMap(({ name }, nth) => (ends[nth] === 'missing' ? [name] : []));
  if (isTaken) return { kind: 'taken', missing };
  return { kind: ends.includes('blocked') ? 'blocked' : 'over', missing };
}
