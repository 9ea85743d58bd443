import { expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { nearestNote } from '#model/chart/preview/nearest';

/** At 120 bpm a beat is half a second. */
const chart = playableChart(
  parseChart([
    { type: 'BPM', bpm: 120, beat: 0 },
    { type: 'Single', beat: 2, lane: 0 },
    { type: 'Single', beat: 2, lane: 6 },
    { type: 'Single', beat: 3, lane: 3 },
  ]),
);
const at = (seconds: number, lane: number) => nearestNote(chart, { seconds, lane }, 0.2);

test('finds the note of the moment in the nearest lane', () => {
  expect([at(1, 0.4), at(1.02, 5), at(1.45, 0)]).toEqual([0, 1, 2]);
});

test('finds nothing where no note is in reach', () => {
  expect([at(0.5, 0), at(1.8, 3), nearestNote({ notes: [] }, { seconds: 0, lane: 0 }, 1)]).toEqual([
    null,
    null,
    null,
  ]);
});
