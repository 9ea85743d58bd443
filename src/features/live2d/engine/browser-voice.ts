import { mouthCurve } from '#model/media/live2d/animator/lip-sync';
import { loadMusic } from '#src/browser/sound/load-music.ts';
import { focus } from '../../music/sound/source.ts';
import type { LoadedVoice, VoiceWorld } from './voice.ts';

const MS = 1_000;

/** Plays to its end, or until something else on the site is heard. */
function play(context: AudioContext, voice: AudioBuffer, onTime: (ms: number) => void, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const source = new AudioBufferSourceNode(context, { buffer: voice });
    const began = context.currentTime;
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      release();
      source.onended = null;
      source.stop();
      void context.close().catch(() => undefined);
      resolve();
    };
    const follow = () => {
      onTime((context.currentTime - began) * MS);
      frame = requestAnimationFrame(follow);
    };
    const release = focus.take(end);
    signal.addEventListener('abort', end, { once: true });
    source.onended = end;
    source.connect(context.destination);
    source.start();
    follow();
  });
}

async function load(path: string, signal: AbortSignal): Promise<LoadedVoice | null> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  // Also while it waits for leave to sound, which it may never get.
  signal.addEventListener('abort', () => void context.close().catch(() => undefined), { once: true });
  const read = await loadMusic(path, context, { signal, onProgress: () => undefined }).catch(() => null);
  if (read?.kind !== 'read') {
    void context.close().catch(() => undefined);
    return null;
  }
  const { music } = read;
  return {
    mouth: mouthCurve(music.getChannelData(0), music.sampleRate),
    play: async (onTime, playing) => {
      await context.resume();
      playing.throwIfAborted();
      await play(context, music, onTime, playing);
    },
  };
}

/** Voices by Web Audio, of whose samples the mouth is worked out before they are heard. */
export const browserVoice: VoiceWorld = { load };
