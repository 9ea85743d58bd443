import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chorusOf, compose } from '#demo/music/composer/compose';
import { chooseHarmony, semitones } from '#demo/music/composer/harmony';
import { type MusicPlan, PART_NAMES, type SongPart } from '#demo/music/composer/plan.types';
import { DRUMS, INSTRUMENTS, STYLES } from '#demo/music/composer/score.types';
import { strokesOf } from '#demo/music/composer/strokes';
import { CODEC_DELAY, RATE } from '#demo/music/synth/samples';
import { random } from '#demo/seeded/random';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { beatToSeconds, tempoSpans } from '#model/chart/time';

const MEASURES = 24;

/** Any chart of two charts' notes, and any form. */
const anyPlan: fc.Arbitrary<MusicPlan> = fc
  .record({
    seed: fc.nat(),
    bpm: fc.integer({ min: 60, max: 240 }),
    style: fc.constantFrom(...STYLES),
    names: fc.array(fc.constantFrom(...PART_NAMES), { minLength: 1, maxLength: 5 }),
    charts: fc.array(
      fc.array(fc.record({ slot: fc.nat({ max: (MEASURES - 3) * 32 - 1 }), hold: fc.nat({ max: 32 }) })),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ seed, bpm, style, names, charts }) => {
    const parts: SongPart[] = names.map((name, nth) => ({
      name,
      from: 2 + nth * 4,
      to: nth === names.length - 1 ? MEASURES - 1 : 6 + nth * 4,
    }));
    const rows = charts.map((notes) => [
      { type: 'BPM', beat: 0, bpm },
      ...notes.map(({ slot, hold }) => {
        const beat = 8 + slot / 8;
        const end = Math.min(beat + hold / 8, (MEASURES - 1) * 4);
        return end > beat
          ? {
              type: 'Long',
              connections: [
                { beat, lane: 1 },
                { beat: end, lane: 1, flick: true },
              ],
            }
          : { type: 'Single', beat, lane: slot % 7 };
      }),
    ]);
    return {
      seconds: (MEASURES * 4 * 60) / bpm,
      measures: MEASURES,
      parts,
      charts: rows.map((chart) => parseChart(chart).entries),
      style,
      draw: (...key) => random(seed, ...key),
    };
  });

describe('the strokes of a chart', () => {
  test('are those of its notes, without what is hidden, and two notes at once are one', () => {
    const { entries } = parseChart([
      { type: 'BPM', beat: 0, bpm: 120 },
      { type: 'Single', beat: 4, lane: 1, flick: true },
      { type: 'Single', beat: 4, lane: 5 },
      {
        type: 'Slide',
        connections: [
          { beat: 5, lane: 1 },
          { beat: 5.5, lane: 1.5, hidden: true },
          { beat: 6, lane: 2 },
          { beat: 7, lane: 2, flick: true },
        ],
      },
      { type: 'Directional', beat: 8, lane: 3, direction: 'Left', width: 2 },
    ]);
    expect(strokesOf(entries)).toEqual([
      { beat: 4, until: 4, notes: 2, isFlick: true },
      { beat: 5, until: 6, notes: 1, isFlick: false },
      { beat: 6, until: 7, notes: 1, isFlick: false },
      { beat: 7, until: 7, notes: 1, isFlick: true },
      { beat: 8, until: 8, notes: 1, isFlick: true },
    ]);
  });
});

describe('harmony', () => {
  test('goes up by octaves with the scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (degree) => {
        expect(semitones(degree + 7)).toBe(semitones(degree) + 12);
        expect(semitones(degree + 1)).toBeGreaterThan(semitones(degree));
      }),
    );
  });

  test('leads from a bridge to its chorus by the fifth degree', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(chooseHarmony(random(seed), 0.5).chordAt('bridge', 7, 8)).toBe(4);
    }
  });
});

describe('a composed song', () => {
  test('has a drum hit and a tone at every note of every chart, at its very time', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { events } = compose(plan);
        const hits = new Set(events.flatMap((event) => (event.kind === 'hit' ? [event.at] : [])));
        const tones = new Set(events.flatMap((event) => (event.kind === 'tone' ? [event.at] : [])));
        for (const entries of plan.charts) {
          const spans = tempoSpans(entries);
          for (const { beat } of strokesOf(entries)) {
            const at = beatToSeconds(spans, beat);
            if (at >= plan.seconds) continue;
            expect(hits.has(at), `hit at beat ${beat}`).toBe(true);
            // The last measure rings out.
            if (beat < (MEASURES - 1) * 4) expect(tones.has(at), `tone at beat ${beat}`).toBe(true);
          }
          for (const { time } of scoringChart({ entries, repairs: [] }).notes) {
            if (time < plan.seconds) expect(hits.has(time)).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('begins nothing in what an encoder cuts off, not even at a note there', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const chart = parseChart([
          { type: 'BPM', beat: 0, bpm: 120 },
          { type: 'Single', beat: 0, lane: 1 },
          {
            type: 'Long',
            connections: [
              { beat: 0.0625, lane: 3 },
              { beat: 2, lane: 3 },
            ],
          },
        ]).entries;
        const parts: SongPart[] = [{ name: 'chorus', from: 0, to: 8 }];
        const { events } = compose({ ...plan, parts, charts: [chart] });
        const first = CODEC_DELAY / RATE;
        expect(events.filter(({ at }) => at < first)).toEqual([]);
        expect(new Set(events.flatMap(({ at, kind }) => (at === first ? [kind] : [])))).toEqual(
          new Set(['hit', 'tone']),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('is the same for the same plan, in order, and within its time and bounds', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const score = compose(plan);
        expect(compose(plan)).toEqual(score);
        const { events } = score;
        const wrong = events.filter((event, nth) => {
          const isInOrder = event.at >= (events[nth - 1]?.at ?? 0);
          const isBounded = event.level > 0 && event.level <= 1.01 && Math.abs(event.pan) <= 1;
          if (event.kind === 'hit') return !isInOrder || !isBounded || !DRUMS.includes(event.drum);
          const isWithin = event.seconds > 0 && event.at + event.seconds <= plan.seconds + 1e-9;
          const isHeard = event.pitch > 20 && event.pitch < 108 && INSTRUMENTS.includes(event.instrument);
          return !isInOrder || !isBounded || !isWithin || !isHeard;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('has a chorus within it, which is all of it when no part is one', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { from, to } = chorusOf(plan, tempoSpans(plan.charts[0] ?? []));
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(plan.seconds);
        const hasChorus = plan.parts.some(({ name }) => name === 'chorus');
        expect(from > 0).toBe(hasChorus);
      }),
    );
  });

  test('keeps to one key, but for the last chorus, which may be higher', () => {
    const MAJOR = [0, 2, 4, 5, 7, 9, 11];
    fc.assert(
      fc.property(anyPlan, (plan) => {
        fc.pre(plan.parts.filter(({ name }) => name === 'chorus').length < 2);
        const used = new Set(
          compose(plan).events.flatMap((event) =>
            event.kind === 'tone' && ['lead', 'second', 'pluck', 'keys', 'pad'].includes(event.instrument)
              ? [event.pitch % 12]
              : [],
          ),
        );
        const keys = Array.from({ length: 12 }, (_, tonic) => MAJOR.map((step) => (tonic + step) % 12));
        expect(keys.some((key) => [...used].every((pitch) => key.includes(pitch)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
