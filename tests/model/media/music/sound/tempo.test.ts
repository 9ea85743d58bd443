import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureOnsets } from '#model/media/music/sound/onsets';
import { MAX_CANDIDATES, proposeTempo, type TempoCandidate } from '#model/media/music/sound/tempo';
import { type DrumPlan, done, drums } from './drums.ts';

const propose = (samples: Float32Array, sampleRate: number): readonly TempoCandidate[] =>
  done(proposeTempo(done(measureOnsets(samples, sampleRate))));

const proposeFor = (plan: DrumPlan) => propose(drums(plan), plan.sampleRate);

/** How far a moment lies from the nearest of a row. */
const fromRow = (at: number, step: number): number => Math.abs(at - Math.round(at / step) * step);

describe('proposeTempo', () => {
  const rates = fc.constantFrom(22_050, 24_000, 32_000);
  const plans = fc.record({
    bpm: fc.integer({ min: 75, max: 250 }),
    beatsPerBar: fc.constant(4 as const),
    offset: fc.double({ min: 0, max: 0.9, noNaN: true }),
    seconds: fc.integer({ min: 25, max: 40 }),
    sampleRate: rates,
  });

  test('finds any whole tempo, and where its beats are', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const candidates = proposeFor(plan);
        expect(candidates.length).toBeLessThanOrEqual(MAX_CANDIDATES);
        const exact = candidates.find(({ bpm }) => bpm === plan.bpm);
        expect(exact, JSON.stringify(candidates)).toBeDefined();
        expect(fromRow((exact?.offset ?? 0) - plan.offset, 60 / plan.bpm)).toBeLessThan(0.012);
      }),
      { numRuns: 25 },
    );
  });

  test.each([96, 131, 174.5])('begins with the first bar, at %d beats a minute', (bpm) => {
    const plan = { bpm, beatsPerBar: 4, offset: 0.42, seconds: 40, sampleRate: 22_050 } as const;
    const found = proposeFor(plan).find((each) => each.bpm === bpm);
    expect(found?.beatsPerBar).toBe(4);
    expect(fromRow((found?.offset ?? 0) - 0.42, (4 * 60) / bpm)).toBeLessThan(0.012);
  });

  test.each([100, 144, 178])('tells bars of three, at %d beats a minute', (bpm) => {
    const plan = { bpm, beatsPerBar: 3, offset: 0.2, seconds: 40, sampleRate: 22_050 } as const;
    const found = proposeFor(plan).find((each) => each.bpm === bpm);
    expect(found?.beatsPerBar).toBe(3);
    expect(fromRow((found?.offset ?? 0) - 0.2, (3 * 60) / bpm)).toBeLessThan(0.012);
  });

  test.each([88, 220])('offers half or double besides, at %d beats a minute', (bpm) => {
    const plan = { bpm, beatsPerBar: 4, offset: 0, seconds: 40, sampleRate: 22_050 } as const;
    const bpms = proposeFor(plan).map((each) => each.bpm);
    expect(bpms).toContain(bpm);
    expect(bpms).toContain(bpm < 150 ? bpm * 2 : bpm / 2);
  });

  test('looks at a stretch alone when it is given one', () => {
    const sampleRate = 22_050;
    const [slow, fast] = [150, 185].map((bpm) =>
      drums({ bpm, beatsPerBar: 4, offset: 0.25, seconds: 30, sampleRate }),
    );
    const onsets = done(measureOnsets(Float32Array.from([...(slow ?? []), ...(fast ?? [])]), sampleRate));
    const [first] = done(proposeTempo(onsets, { from: 0, to: 30 }));
    const [second] = done(proposeTempo(onsets, { from: 30, to: 60 }));
    expect(first?.bpm).toBe(150);
    expect(second?.bpm).toBe(185);
    expect(second?.offset).toBeGreaterThanOrEqual(30);
    expect(fromRow((second?.offset ?? 0) - 30.25, 60 / 185)).toBeLessThan(0.012);
  });

  test('says nothing of silence, and nothing with confidence of noise', () => {
    expect(propose(new Float32Array(22_050 * 20), 22_050)).toEqual([]);
    expect(propose(new Float32Array(0), 22_050)).toEqual([]);
    expect(
      propose(drums({ bpm: 120, beatsPerBar: 4, offset: 0, seconds: 3, sampleRate: 22_050 }), 22_050),
    ).toEqual([]);
    const dice = [...Array(22_050 * 30).keys()].map((i) => Math.sin(i * i * 0.0137) * 0.3);
    for (const { confidence } of propose(Float32Array.from(dice), 22_050))
      expect(confidence).toBeLessThan(0.3);
  });

  test('proposes the same whenever it is asked, with shares that make up at most one', () => {
    const plan = { bpm: 132, beatsPerBar: 4, offset: 0.1, seconds: 25, sampleRate: 24_000 } as const;
    const candidates = proposeFor(plan);
    expect(proposeFor(plan)).toEqual(candidates);
    const shares = candidates.map(({ confidence }) => confidence);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeGreaterThan(0.3);
  });

  test('takes any samples', () => {
    const any = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 3000, size: 'max' });
    fc.assert(
      fc.property(any, rates, (values, sampleRate) => {
        const onsets = done(measureOnsets(Float32Array.from(values), sampleRate));
        expect([...onsets.all, ...onsets.low].every((value) => value >= 0 && Number.isFinite(value))).toBe(
          true,
        );
      }),
      { numRuns: 20 },
    );
  });
});
