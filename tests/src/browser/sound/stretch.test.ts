import { describe, expect, test } from 'vitest';
import { Stretch } from '#src/browser/sound/stretch.ts';

const RATE = 44_100;
const RATES = [0.25, 0.5, 0.75, 0.9, 1, 1.25, 2];

const sine = (hz: number, seconds: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / RATE));

/** All of it, a second at a time as the deck asks for it. */
function stretched(samples: Float32Array, from: number, rate: number, seconds: number): Float32Array {
  const stretch = new Stretch([samples], from, rate, RATE);
  const chunks = Array.from({ length: seconds }, () => [...(stretch.next(50)[0] ?? [])]);
  return Float32Array.from(chunks.flat());
}

function pitch(samples: Float32Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i += 1)
    if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) crossings += 1;
  return (crossings * RATE) / samples.length;
}

describe('Stretch', () => {
  test.each(RATES)('keeps pitch and loudness at rate %d, without a crack', (rate) => {
    for (const hz of [110, 440, 1500]) {
      const given = stretched(sine(hz, 5), RATE, rate, 2);
      expect(Math.abs(pitch(given) - hz)).toBeLessThan(hz * 0.01);
      const loudness = Math.sqrt(given.reduce((sum, sample) => sum + sample * sample, 0) / given.length);
      expect(loudness).toBeGreaterThan(0.33);
      // A sine that goes on has no steeper steps than it ever has.
      const steepest = 0.5 * ((2 * Math.PI * hz) / RATE);
      const steps = given.slice(1).map((sample, i) => Math.abs(sample - (given[i] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(steepest * 1.3);
    }
  });

  test.each(RATES)('gives each sound at its time at rate %d, early and late in the music', (rate) => {
    const samples = new Float32Array(40 * RATE);
    const clicks = Array.from({ length: 38 }, (_, i) => 1 + i);
    for (const second of clicks) samples.set(sine(2000, 0.02), second * RATE);
    const given = stretched(samples, 0.5 * RATE, rate, Math.ceil(20 / rate));
    for (const second of clicks.slice(0, 19)) {
      const expected = ((second - 0.5) / rate) * RATE;
      const near = given.slice(expected - 0.1 * RATE, expected + 0.1 * RATE);
      const loudest = near.findIndex((sample) => Math.abs(sample) > 0.25);
      expect(Math.abs(loudest / RATE - 0.1)).toBeLessThan(0.03);
    }
  });

  test('gives the very samples at rate 1, in all channels, and silence where there are none', () => {
    const [left, right] = [sine(440, 1), sine(330, 1)];
    const stretch = new Stretch([left, right], -RATE * 0.1, 1, RATE);
    const [a, b] = stretch.next(60);
    expect(a?.slice(0, 4400)).toEqual(new Float32Array(4400));
    for (const i of [5000, 20_000, 40_000]) {
      expect(a?.[i]).toBeCloseTo(left[i - 4410] ?? 9, 6);
      expect(b?.[i]).toBeCloseTo(right[i - 4410] ?? 9, 6);
    }
    expect(stretch.isOver()).toBe(true);
    expect(new Stretch([left], 0, 1, RATE).isOver()).toBe(false);
  });
});
