import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mouthAt, mouthCurve, mouthShare } from '#model/media/live2d/animator/lip-sync';

const tone = (loudness: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => loudness * Math.sin(at / 5));

describe('a mouth', () => {
  it('is shut in silence, open in a loud voice, and wider the louder it is', () => {
    expect(mouthShare(new Float32Array(500))).toBe(0);
    expect(mouthShare(new Float32Array(0))).toBe(0);
    expect(mouthShare(tone(0.01, 500))).toBe(0);
    expect(mouthShare(tone(0.9, 500))).toBe(1);
    const shares = [0.05, 0.1, 0.2, 0.3].map((loudness) => mouthShare(tone(loudness, 500)));
    expect(shares).toEqual(shares.toSorted());
    expect(new Set(shares).size).toBe(4);
  });

  it('is between shut and open for any samples', () => {
    fc.assert(
      fc.property(fc.array(fc.float()), (samples) => {
        const share = mouthShare(Float32Array.from(samples));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('follows a voice and is left alone after it', () => {
    const rate = 8_000;
    const samples = new Float32Array(2 * rate);
    samples.set(tone(0.9, rate), rate / 2);
    const curve = mouthCurve(samples, rate);
    expect(mouthAt(curve, 200)).toBe(0);
    expect(mouthAt(curve, 1_000)).toBe(1);
    expect(mouthAt(curve, 1_800)).toBe(0);
    expect(mouthAt(curve, 2_100)).toBeNull();
  });
});
