import { describe, expect } from 'vitest';
import { blocksOf } from '#demo/music/sounds';
import { test } from './harness.ts';

/** Of the chorus of song 4, as the model makes it: the mean of both sides. */
function made(): Float32Array {
  const { blocks, seconds } = blocksOf(1, { kind: 'chorus', id: 4 });
  const sound = new Float32Array(Math.ceil(seconds * 32_000) + 1);
  let at = 0;
  for (const { left, right } of blocks) {
    for (const [i, value] of left.entries()) sound[at + i] = (value + (right[i] ?? 0)) / 2;
    at += left.length;
  }
  return sound;
}

/** Seconds into a song at which it is heard first. */
const PLACE = 60;

/** How alike two stretches are, −1…1. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB);
}

describe('music of the demo set in a browser', () => {
  test('is what was composed, to the sample, so that notes lie where they are heard', async ({ open }) => {
    const page = await open('/info');
    const decoded = await page.evaluate(async () => {
      const answer = await fetch('/assets/jp/musicscore/musicscore10_rip/bgm004_chorus.mp3');
      const context = new OfflineAudioContext(2, 32_000, 32_000);
      const sound = await context.decodeAudioData(await answer.arrayBuffer());
      const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)];
      const peak = left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const from = 6 * 32_000;
      const mean = Array.from(
        { length: 32_000 },
        (_, i) => ((left[from + i] ?? 0) + (right[from + i] ?? 0)) / 2,
      );
      return { seconds: sound.duration, peak, mean };
    });
    const sound = made();
    expect(Math.abs(decoded.seconds - blocksOf(1, { kind: 'chorus', id: 4 }).seconds)).toBeLessThan(0.04);
    expect(decoded.peak).toBeGreaterThan(0.3);
    expect(decoded.peak).toBeLessThan(1);
    const heard = Float32Array.from(decoded.mean);
    const from = 6 * 32_000;
    let [best, where] = [-1, 0];
    for (let late = -1_200; late <= 1_200; late++) {
      const like = likeness(heard, sound.subarray(from - late, from - late + heard.length));
      if (like > best) [best, where] = [like, late];
    }
    expect(where).toBe(0);
    expect(best).toBeGreaterThan(0.95);
  });

  test('plays from a place far ahead while a song is still being made, and is heard there', async ({
    open,
  }) => {
    const page = await open('/info');
    const heard = await page.evaluate(async (place) => {
      const audio = new Audio('/assets/jp/sound/bgm012_rip/bgm012.mp3');
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaElementSource(audio).connect(analyser);
      await context.resume();
      await audio.play();
      audio.currentTime = place;
      const samples = new Float32Array(analyser.fftSize);
      let loudest = 0;
      while (audio.currentTime < place + 2) {
        if (audio.error || audio.ended) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
        analyser.getFloatTimeDomainData(samples);
        if (audio.currentTime <= place + 0.5) continue;
        loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), loudest);
      }
      audio.pause();
      return { loudest, until: audio.currentTime, seconds: audio.duration, fault: audio.error?.message };
    }, PLACE);
    expect(heard.fault).toBeUndefined();
    expect(heard.until).toBeGreaterThanOrEqual(PLACE + 2);
    expect(heard.loudest).toBeGreaterThan(0.05);
    const song = await (await page.request.get(new URL('/api/songs/12.json', page.url()).href)).json();
    expect(Math.abs(heard.seconds - song.length)).toBeLessThan(0.1);
  });
});
