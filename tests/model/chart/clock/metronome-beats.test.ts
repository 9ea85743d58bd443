import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metronomeBeats } from '#model/chart/clock/metronome-beats';
import { secondsToBeat, tempoSpans } from '#model/chart/time';

const STEADY = tempoSpans([{ type: 'BPM', beat: 0, bpm: 120 }]);

const short = (hits: ReturnType<typeof metronomeBeats>): string =>
  hits.map(({ sound }) => (sound === 'bar' ? 'B' : 'b')).join('');

describe('metronomeBeats', () => {
  test('sounds bars apart, by the meters of the chart', () => {
    const meters = [
      { beat: 0, beats: 4 },
      { beat: 8, beats: 3 },
      { beat: 14, beats: 4 },
    ];
    const hits = metronomeBeats(STEADY, meters, 0, 8);
    expect(short(hits)).toBe('BbbbBbbbBbbBbbBbb');
    expect(hits.map(({ time }) => time)).toEqual(Array.from({ length: 17 }, (_, i) => i / 2));
  });

  test('has four beats to a bar where no meter says otherwise, and cuts a bar short for the next meter', () => {
    expect(short(metronomeBeats(STEADY, [], 0, 3))).toBe('BbbbBbb');
    expect(short(metronomeBeats(STEADY, [{ beat: 6, beats: 2 }], 0, 4.5))).toBe('BbbbBbBbBb');
  });

  test('cuts the last beat of a bar short where the meter ends within it', () => {
    const hits = metronomeBeats(STEADY, [{ beat: 0, beats: 3.5 }], 0, 3.5);
    expect(short(hits)).toBe('BbbbBbbbB');
    expect(hits.map(({ time }) => time)).toEqual([0, 0.5, 1, 1.5, 1.75, 2.25, 2.75, 3.25, 3.5]);
  });

  test('leaves out what leads in', () => {
    const hits = metronomeBeats(STEADY, [], 4, 4);
    expect(short(hits)).toBe('BbbbB');
    expect(hits[0]?.time).toBe(2);
  });

  test('sounds on whole beats alone, in order, within its time, at any tempos', () => {
    const tempos = fc.array(fc.record({ beat: fc.nat(200), bpm: fc.integer({ min: 20, max: 1000 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(tempos, fc.integer({ min: 1, max: 12 }), fc.nat(60), (list, beats, to) => {
        const spans = tempoSpans(list.map((each) => ({ type: 'BPM', ...each })));
        const times = metronomeBeats(spans, [{ beat: 0, beats }], 0, to).map(({ time }) => time);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const time of times) {
          expect(time).toBeLessThanOrEqual(to);
          const beat = secondsToBeat(spans, time);
          expect(Math.abs(beat - Math.round(beat))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test('ends, even where a beat takes no time', () => {
    const spans = tempoSpans([{ type: 'BPM', beat: 0, bpm: Number.MAX_VALUE }]);
    expect(metronomeBeats(spans, [], 0, 600)).toHaveLength(20_000);
  });
});
