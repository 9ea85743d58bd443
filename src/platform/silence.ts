/** Below this share of the loudest possible nothing is heard. */
const QUIET = 0.005;
/** A little before the first sound, so that it is not cut. */
const BEFORE_SECONDS = 0.05;
const MOST_SECONDS = 10;
/** Some ten seconds of what songs are kept as. */
const FIRST_BYTES = 262_144;
const PATIENCE_MS = 2_000;
const RATE = 44_100;

/** How long samples are silent at the start, in seconds; 0 when they are so throughout. */
export function leadingSilence(samples: Float32Array, rate: number): number {
  const first = samples.findIndex((sample) => Math.abs(sample) > QUIET);
  return first < 0 ? 0 : Math.min(MOST_SECONDS, Math.max(0, first / rate - BEFORE_SECONDS));
}

/** How long a sound is silent at its start; 0 when its beginning does not come in time or cannot be read. */
export async function silenceAt(src: string): Promise<number> {
  try {
    const answer = await fetch(src, {
      headers: { range: `bytes=0-${FIRST_BYTES - 1}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return 0;
    const decoder = new OfflineAudioContext(1, 1, RATE);
    const sound = await decoder.decodeAudioData(await answer.arrayBuffer());
    return leadingSilence(sound.getChannelData(0), sound.sampleRate);
  } catch {
    return 0;
  }
}
