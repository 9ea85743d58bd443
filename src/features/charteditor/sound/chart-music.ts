import { type Downmix, downmix } from '#model/media/music/sound/downmix';
import { measurePeaks, type Peaks } from '#model/media/music/sound/peaks';
import { nextTask } from '#src/browser/first/next-task.ts';

const channelsOf = (music: AudioBuffer): readonly Float32Array[] =>
  Array.from({ length: music.numberOfChannels }, (_, at) => music.getChannelData(at));

/** A step in each task, so that the page answers between any two. */
async function gently<T>(
  steps: Generator<number, T>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await nextTask();
    signal.throwIfAborted();
  }
}

/** Rejects with the reason of the signal. */
export const peaksOf = (
  music: AudioBuffer,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Peaks> => gently(measurePeaks(channelsOf(music), music.sampleRate), signal, onProgress);

/** Rejects with the reason of the signal. */
export const monoOf = (
  music: AudioBuffer,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Downmix> => gently(downmix(channelsOf(music), music.sampleRate), signal, onProgress);
