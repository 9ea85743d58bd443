/** Samples below this share of full scale are silence. */
const QUIET = 0.005;
/** Of silence kept before the first sound, so that it is not cut. */
const BEFORE_SECONDS = 0.05;
const MAX_SECONDS = 10;
/** About ten seconds of a song. */
const FIRST_BYTES = 262_144;
const PATIENCE_MS = 2_000;
const RATE = 44_100;

/** How long a sound is silent in all its channels at the start, in seconds; 0 when it is so throughout. */
export function leadingSilence(channels: readonly Float32Array[], rate: number): number {
  const firsts = channels.map((samples) => samples.findIndex((sample) => Math.abs(sample) > QUIET));
  const first = Math.min(...firsts.filter((place) => place >= 0));
  return Number.isFinite(first) ? Math.min(MAX_SECONDS, Math.max(0, first / rate - BEFORE_SECONDS)) : 0;
}

/** How long a sound is silent at its start; 0 when its beginning does not come in time or cannot be decoded. */
export async function silenceAt(src: string): Promise<number> {
  try {
    const answer = await fetch(src, {
      headers: { range: `bytes=0-${FIRST_BYTES - 1}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return 0;
    const decoder = new OfflineAudioContext(1, 1, RATE);
    const sound = await decoder.decodeAudioData(await answer.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
    return leadingSilence(channels, sound.sampleRate);
  } catch {
    return 0;
  }
}
