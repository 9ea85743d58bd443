import { type BestdoriChart, type BestdoriSlideNote, bestdoriToLevelData } from 'sonolus-bandori-engine';
import { expect, test } from 'vitest';
import { FORMATS } from '#model/chart/formats/formats';
import { levelDataOf } from '#model/chart/formats/level-data';
import { parseChart } from '#model/chart/parse';

/** Where our level data differs from that of the engine's converter, and why: docs/chart-formats.md. */

const archetypes = (json: BestdoriChart) => {
  const chart = FORMATS.levelData.writer?.fit(parseChart(structuredClone(json))).chart ?? {
    entries: [],
    repairs: [],
  };
  const count = (entities: readonly { readonly archetype: string }[], name: string) =>
    entities.filter(({ archetype }) => archetype === name).length;
  const [own, other] = [levelDataOf(chart).entities, bestdoriToLevelData(structuredClone(json)).entities];
  return (name: string) => ({ own: count(own, name), other: count(other, name) });
};

const TEMPO = { type: 'BPM', beat: 0, bpm: 120 } as const;
const hidden = (beat: number, lane: number) => ({ beat, lane, hidden: true }) as const;

test('slides without a visible point are left out, also where one follows the other', () => {
  const slide = (beat: number): BestdoriSlideNote => ({
    type: 'Slide',
    connections: [hidden(beat, 1), hidden(beat + 1, 2)],
  });
  const count = archetypes([TEMPO, slide(1), slide(3), { type: 'Single', beat: 9, lane: 3 }]);
  expect(count('SlideStartNote')).toEqual({ own: 0, other: 1 });
});

test('notes of one beat have a line between them, also where rounding sets their beats apart', () => {
  const note = (beat: number, lane: number) => ({ type: 'Single', beat, lane }) as const;
  const count = archetypes([TEMPO, note(0.1 + 0.2, 1), note(0.3, 5)]);
  expect(count('SimLine')).toEqual({ own: 1, other: 0 });
});

test('a chart that is converted stays as it was', () => {
  const json: BestdoriChart = [
    TEMPO,
    {
      type: 'Slide',
      connections: [
        { beat: 2, lane: 1 },
        { beat: 1, lane: 3 },
      ],
    },
  ];
  const before = JSON.stringify(json);
  levelDataOf(parseChart(json));
  expect(JSON.stringify(json)).toBe(before);
  bestdoriToLevelData(json);
  expect(JSON.stringify(json)).not.toBe(before);
});
