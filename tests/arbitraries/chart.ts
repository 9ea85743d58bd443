import fc from 'fast-check';
import type { ScoringChart } from '#model/chart/chart';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';

export type ChartRow = Readonly<Record<string, unknown>>;

export interface ChartOptions {
  readonly minNotes?: number;
  readonly maxNotes?: number;
  /** How many notes carry a skill; fewer when the chart has fewer single notes. */
  readonly skills?: number;
}

/** Beats on a grid of sixteenths, so that notes often meet. */
const beatBelow = (beats: number) => fc.integer({ min: 0, max: beats * 4 }).map((n) => n / 4);
const anyLane = fc.integer({ min: 0, max: 6 });

const anySingle = (beats: number): fc.Arbitrary<ChartRow> =>
  fc.record({
    type: fc.constant('Single'),
    beat: beatBelow(beats),
    lane: anyLane,
    flick: fc.boolean(),
    charge: fc.boolean(),
  });

const anyDirectional = (beats: number): fc.Arbitrary<ChartRow> =>
  fc.record({
    type: fc.constant('Directional'),
    beat: beatBelow(beats),
    lane: fc.constant(3),
    direction: fc.constantFrom('Left', 'Right'),
    width: fc.integer({ min: 1, max: 3 }),
  });

const anyLong = (beats: number): fc.Arbitrary<ChartRow> =>
  fc.tuple(beatBelow(beats), fc.integer({ min: 1, max: 8 }), anyLane).map(([beat, quarters, lane]) => ({
    type: 'Long',
    connections: [
      { beat, lane },
      { beat: beat + quarters / 4, lane },
    ],
  }));

const anySlide = (beats: number): fc.Arbitrary<ChartRow> =>
  fc
    .record({
      beat: beatBelow(beats),
      inner: fc.array(fc.record({ lane: anyLane, hidden: fc.boolean() }), { maxLength: 4 }),
      lanes: fc.tuple(anyLane, anyLane),
      flick: fc.boolean(),
    })
    .map(({ beat, inner, lanes, flick }) => ({
      type: 'Slide',
      connections: [
        { beat, lane: lanes[0] },
        ...inner.map((node, i) => ({ ...node, beat: beat + (i + 1) / 4 })),
        { beat: beat + (inner.length + 1) / 4, lane: lanes[1], flick },
      ],
    }));

const FEVER = ['cmd_fever_ready.wav', 'cmd_fever_start.wav', 'cmd_fever_end.wav'] as const;

const anyFever = (beats: number): fc.Arbitrary<readonly ChartRow[]> =>
  fc.option(fc.tuple(beatBelow(beats), beatBelow(beats), beatBelow(beats)), { nil: null }).map((at) => {
    const sorted = at?.toSorted((a, b) => a - b) ?? [];
    return sorted.map((beat, i) => ({ type: 'System', beat, data: FEVER[i] }));
  });

const anyTempo = (beats: number): fc.Arbitrary<readonly ChartRow[]> =>
  fc
    .tuple(
      fc.integer({ min: 60, max: 240 }),
      fc.array(fc.tuple(beatBelow(beats), fc.integer({ min: 60, max: 240 })), { maxLength: 3 }),
    )
    .map(([first, changes]) => [
      { type: 'BPM', beat: 0, bpm: first },
      ...changes.map(([beat, bpm]) => ({ type: 'BPM', beat, bpm })),
    ]);

/** The first single notes get the skills, spread over the list by generation order. */
function withSkills(rows: readonly ChartRow[], count: number): readonly ChartRow[] {
  let left = count;
  return rows.map((row) => {
    if (left === 0 || row.type !== 'Single') return row;
    left -= 1;
    return { ...row, skill: true, flick: false };
  });
}

/** A clean chart as `charts/{id}/{difficulty}` serves it; nothing of it needs repair. */
export function anyChartJson(options: ChartOptions = {}): fc.Arbitrary<readonly ChartRow[]> {
  const { minNotes = 1, maxNotes = 60, skills = 6 } = options;
  const beats = Math.max(8, maxNotes / 2);
  const anyRow = fc.oneof(
    { arbitrary: anySingle(beats), weight: 6 },
    { arbitrary: anySlide(beats), weight: 2 },
    { arbitrary: anyLong(beats), weight: 1 },
    { arbitrary: anyDirectional(beats), weight: 1 },
  );
  return fc
    .tuple(
      anyTempo(beats),
      anyFever(beats),
      fc.array(anyRow, { minLength: minNotes, maxLength: maxNotes, size: 'max' }),
    )
    .map(([tempo, fever, rows]) => [...tempo, ...fever, ...withSkills(rows, skills)]);
}

export const anyScoringChart = (options: ChartOptions = {}): fc.Arbitrary<ScoringChart> =>
  anyChartJson(options).map((json) => scoringChart(parseChart(json)));
