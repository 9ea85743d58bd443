import { describe, expect, test } from 'vitest';
import { countByKind } from '#model/chart/counting';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';

const tempo = { type: 'System', cmd: 'BPM', beat: 0, bpm: 120 };

describe('a community chart of 2019–2021', () => {
  test('ties slides by their letter and counts lanes from one', () => {
    const { entries, repairs } = parseChart([
      tempo,
      { type: 'Note', note: 'Single', beat: 1, lane: 1, skill: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 2, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'B', beat: 2, lane: 6, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 3, lane: 3 },
      { type: 'Note', note: 'Slide', pos: 'B', beat: 3, lane: 7, end: true, flick: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 4, lane: 4, end: true },
    ]);
    expect(repairs).toEqual([]);
    expect(entries.map((entry) => entry.type)).toEqual(['BPM', 'Single', 'Slide', 'Slide']);
    const lanes = entries.map((entry) =>
      'connections' in entry
        ? entry.connections.map((node) => node.lane)
        : 'lane' in entry
          ? entry.lane
          : null,
    );
    expect(lanes).toEqual([null, 0, [5, 6], [1, 2, 3]]);
    expect(countByKind(parseChart(entries))).toMatchObject({ skill: 1, flick: 1, holdStart: 2, holdTick: 1 });
  });

  test('lets one letter serve one slide after the other', () => {
    const slide = (beat: number) => [
      { type: 'Note', note: 'Slide', pos: 'A', beat, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: beat + 1, lane: 3, end: true },
    ];
    expect(countByKind(parseChart([tempo, ...slide(1), ...slide(3)]))).toMatchObject({
      holdStart: 2,
      holdEnd: 2,
    });
  });

  test('closes a slide that never ends and says so', () => {
    const { entries, repairs } = parseChart([
      tempo,
      { type: 'Note', note: 'Slide', pos: 'A', beat: 1, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 2, lane: 3 },
    ]);
    expect(entries).toHaveLength(2);
    expect(repairs).toHaveLength(1);
  });

  test('knows its fever commands', () => {
    const chart = parseChart([
      tempo,
      { type: 'System', cmd: 'cmd_fever_start.wav', beat: 1 },
      { type: 'System', cmd: 'cmd_fever_end.wav', beat: 3 },
      { type: 'Note', note: 'Single', beat: 2, lane: 1 },
    ]);
    expect(scoringChart(chart).notes[0]?.fever).toBe(true);
  });
});

describe('a flat chart of 2019', () => {
  test('keeps its seconds and leaves drawing hints out', () => {
    const chart = parseChart([
      { type: 'Single', lane: 1, time: 1.5 },
      { type: 'Skill', lane: 7, time: 2.25 },
      { type: 'Sim', lane: [1, 7], time: 2.25 },
      { type: 'Bar', lane: [1, 2], time: [1, 2] },
    ]);
    const { notes } = scoringChart(chart);
    expect(notes.map(({ time, skill }) => [time, skill])).toEqual([
      [1.5, false],
      [2.25, true],
    ]);
    expect(chart.repairs).toHaveLength(1);
  });
});
