import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChartInput, keyFinger, keyInput, laneOfTouch } from '#model/chart/judging/inputs';
import { Judge, type Judged } from '#model/chart/judging/judge';
import {
  JUDGEMENT_WINDOWS,
  judgementAt,
  WINDOW_PRESETS,
  type WindowPreset,
} from '#model/chart/judging/windows';
import { parseChart } from '#model/chart/parse';
import { mirrorChart } from '#model/chart/playing/mirror';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { LINE_Y, xAt } from '#model/chart/stage/geometry';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';
import { playedInputs } from './player.ts';

const anyPreset = fc.constantFrom(...WINDOW_PRESETS);

/** Without two notes at one place and moment, which no finger could tell apart. */
function isPlayable({ notes }: PlayableChart): boolean {
  const places = new Set(notes.map(({ time, lane }) => `${time} ${lane}`));
  return places.size === notes.length;
}

const anyPlayable = anyChartJson({ maxNotes: 25 })
  .map((json) => playableChart(parseChart(json)))
  .filter(isPlayable);

function judge(
  chart: PlayableChart,
  inputs: readonly ChartInput[],
  preset: WindowPreset = 'standard',
  end = Number.POSITIVE_INFINITY,
): readonly Judged[] {
  const one = new Judge(chart, JUDGEMENT_WINDOWS[preset]);
  return [...inputs.flatMap((input) => one.input(input)), ...one.advance(end)];
}

const byNote = (list: readonly Judged[]): readonly Judged[] => list.toSorted((a, b) => a.note - b.note);

const playable = (...rows: readonly object[]): PlayableChart =>
  playableChart(parseChart([{ type: 'BPM', beat: 0, bpm: 60 }, ...rows]));
const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const nodes = (type: 'Slide' | 'Long', ...places: readonly (readonly [number, number, object?])[]) => ({
  type,
  connections: places.map(([beat, lane, more]) => ({ beat, lane, ...more })),
});

const down = (time: number, x: number, finger = 1): ChartInput => ({ kind: 'down', finger, x, time });
const up = (time: number, finger = 1): ChartInput => ({ kind: 'up', finger, time });
const move = (time: number, x: number, dx = 0, dy = 0, finger = 1): ChartInput => ({
  kind: 'move',
  finger,
  x,
  time,
  dx,
  dy,
});

const words = (list: readonly Judged[]): readonly string[] =>
  byNote(list).map(({ judgement, error }) =>
    error === null ? judgement : `${judgement} ${Math.round(error * 1000)}`,
  );

/** Lanes and ways on a grid, so that a mirrored one is the mirror image to the last digit. */
const anyInputs = (seconds: number, perSecond = 50): fc.Arbitrary<ChartInput[]> => {
  const finger = fc.integer({ min: 0, max: 9 });
  const x = fc.integer({ min: -8, max: 56 }).map((n) => n / 8);
  const way = fc.integer({ min: -16, max: 16 }).map((n) => n / 128);
  const time = fc.integer({ min: -perSecond, max: seconds * perSecond }).map((n) => n / perSecond);
  return fc
    .array(
      fc.oneof(
        fc.record({ kind: fc.constant('down' as const), finger, x, time }),
        fc.record({ kind: fc.constant('move' as const), finger, x, time, dx: way, dy: way }),
        fc.record({ kind: fc.constant('up' as const), finger, time }),
        fc.record({
          kind: fc.constant('flick' as const),
          finger,
          time,
          direction: fc.constantFrom('Left' as const, 'Right' as const, null),
        }),
      ),
      { maxLength: 120, size: 'max' },
    )
    .map((inputs) => inputs.sort((a, b) => a.time - b.time));
};

describe('Judge', () => {
  test('judges all PERFECT when every note is played at its time', () => {
    fc.assert(
      fc.property(anyPlayable, anyPreset, (chart, preset) => {
        const judged = byNote(judge(chart, playedInputs(chart), preset));
        expect(judged.map(({ note }) => note)).toEqual([...chart.notes.keys()]);
        expect(judged.filter(({ judgement }) => judgement !== 'perfect')).toEqual([]);
      }),
    );
  });

  test('judges what is off by its time as the window says', () => {
    const presses = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean()), { minLength: 1, maxLength: 10 })
      .map((list) => playable(...list.map(([lane, flick], i) => single(i, lane, { flick }))));
    const anyErrors = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 10 });
    fc.assert(
      fc.property(presses, anyPreset, anyErrors, (chart, preset, errors) => {
        const inputs = playedInputs(chart, (note) => errors[note] ?? 0);
        const judged = byNote(judge(chart, inputs, preset));
        expect(judged.map(({ judgement }) => judgement)).toEqual(
          chart.notes.map((_, i) => judgementAt(JUDGEMENT_WINDOWS[preset].press, errors[i] ?? 0) ?? 'miss'),
        );
      }),
    );
  });

  test('judges every note once, whatever fingers do', () => {
    fc.assert(
      fc.property(anyMutatedChart(), anyPreset, anyInputs(20), (json, preset, inputs) => {
        const chart = playableChart(parseChart(json));
        const judged = byNote(judge(chart, inputs, preset));
        expect(judged.map(({ note }) => note)).toEqual([...chart.notes.keys()]);
      }),
    );
  });

  test('takes inputs that are out of order or no numbers', () => {
    const junk = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -1);
    fc.assert(
      fc.property(anyPlayable, anyInputs(20), fc.array(junk), (chart, inputs, times) => {
        const mixed = inputs
          .toReversed()
          .map((input, i) => (times[i] === undefined ? input : { ...input, time: times[i] }));
        expect(judge(chart, mixed)).toHaveLength(chart.notes.length);
      }),
    );
  });

  test('does not depend on the order of fingers at one moment', () => {
    fc.assert(
      fc.property(anyPlayable, anyInputs(6, 8), (chart, inputs) => {
        // Stable by finger: what one finger does stays in its order.
        const other = inputs.toSorted((a, b) => a.time - b.time || b.finger - a.finger);
        expect(judge(chart, other)).toEqual(judge(chart, inputs));
      }),
    );
  });

  test('does not depend on how often it is advanced', () => {
    fc.assert(
      fc.property(anyPlayable, anyInputs(15), fc.double({ min: 0.005, max: 1 }), (chart, inputs, step) => {
        const one = new Judge(chart, JUDGEMENT_WINDOWS.withBad);
        const judged: Judged[] = [];
        let now = -2;
        for (const input of inputs) {
          for (; now + step < input.time; now += step) judged.push(...one.advance(now));
          judged.push(...one.input(input));
        }
        judged.push(...one.advance(Number.POSITIVE_INFINITY));
        expect(judged).toEqual(judge(chart, inputs, 'withBad'));
      }),
    );
  });

  test('judges the mirrored chart with mirrored fingers alike', () => {
    fc.assert(
      fc.property(anyChartJson({ maxNotes: 25 }), anyInputs(15), (json, inputs) => {
        const chart = parseChart(json);
        const mirrored = inputs.map((input): ChartInput => {
          if (input.kind === 'up') return input;
          if (input.kind === 'down') return { ...input, x: 6 - input.x };
          if (input.kind === 'move') return { ...input, x: 6 - input.x, dx: -input.dx };
          const { direction } = input;
          return { ...input, direction: direction && (direction === 'Left' ? 'Right' : 'Left') };
        });
        expect(judge(playableChart(mirrorChart(chart)), mirrored)).toEqual(
          judge(playableChart(chart), inputs),
        );
      }),
    );
  });

  test('judges as if nothing had been when it is reset to the beginning', () => {
    fc.assert(
      fc.property(anyPlayable, anyInputs(15), (chart, inputs) => {
        const one = new Judge(chart, JUDGEMENT_WINDOWS.standard);
        for (const input of inputs) one.input(input);
        const lifted = new Set(inputs.map(({ finger }) => finger));
        for (const finger of lifted) one.input({ kind: 'up', finger, time: 1e6 });
        one.advance(1e6);
        one.reset(-10);
        expect(one.judgements.every((judged) => judged === null)).toBe(true);
        const again = [
          ...inputs.flatMap((input) => one.input(input)),
          ...one.advance(Number.POSITIVE_INFINITY),
        ];
        expect(again).toEqual(judge(chart, inputs));
      }),
    );
  });

  test('keeps judgements before a moment it is reset to and passes over what was not played', () => {
    const chart = playable(single(1, 0), single(2, 0), single(3, 0), single(4, 0));
    const one = new Judge(chart, JUDGEMENT_WINDOWS.standard);
    one.input(down(1, 0));
    one.input(up(1.1));
    one.advance(1.5);
    one.reset(3);
    expect(words(one.advance(4.1))).toEqual(['miss']);
    expect(one.judgements.map((judged) => judged?.judgement)).toEqual([
      'perfect',
      undefined,
      'miss',
      undefined,
    ]);
  });
});

describe('a press', () => {
  test.each([
    [3, 'perfect 0'],
    [4.17, 'perfect 0'],
    [1.83, 'perfect 0'],
    [4.2, 'miss'],
  ])('at %f lanes on lane 3 is %s', (x, expected) => {
    expect(words(judge(playable(single(1, 3)), [down(1, x)]))).toEqual([expected]);
  });

  test('hits the note under the finger rather than its neighbour of a little later', () => {
    const chart = playable(single(1, 2), single(1.075, 3));
    expect(words(judge(chart, [down(1.045, 2), down(1.12, 3, 2)]))).toEqual(['perfect 45', 'perfect 45']);
  });

  test('hits only one note', () => {
    expect(words(judge(playable(single(1, 3), single(1, 4)), [down(1, 3.4)]))).toEqual(['perfect 0', 'miss']);
  });

  test.each([
    ['standard', 'good 140'],
    ['strict', 'good 140'],
    ['withBad', 'bad 140'],
  ] as const)('140 ms late is judged by the window %s', (preset, expected) => {
    expect(words(judge(playable(single(1, 3)), [down(1.14, 3)], preset))).toEqual([expected]);
  });
});

describe('laneOfTouch', () => {
  test('is the lane whose note is drawn there at the line', () => {
    for (const lane of [0, 2.5, 6]) expect(laneOfTouch(xAt(lane, 1), LINE_Y)).toBeCloseTo(lane);
  });

  test('is none above the middle of the field', () => {
    expect([laneOfTouch(667, LINE_Y / 2 - 1), laneOfTouch(667, LINE_Y / 2)]).toEqual([null, 3]);
  });
});

describe('a flick', () => {
  const flick = playable(single(1, 3, { flick: true }));
  test.each([
    ['upwards', [down(0.93, 3), move(1, 3, 0, -0.041)], 'great -70'],
    ['not far enough', [down(1, 3), move(1.1, 3, 0.02, 0.03)], 'miss'],
    ['too late', [down(1.1, 3), move(1.21, 3, 0.05)], 'miss'],
    ['in time after a late touch', [down(1.1, 3), move(1.19, 3, 0.05)], 'great 100'],
    [
      'with a second finger after the first let go',
      [down(0.9, 3), up(0.95), down(1, 3), move(1, 3, 0.04)],
      'perfect 0',
    ],
  ])('%s', (_, inputs, expected) => {
    expect(words(judge(flick, inputs))).toEqual([expected]);
  });

  test.each([
    [2, -0.021, 'perfect 0'],
    [2, -0.019, 'miss'],
    [1, 0.1, 'miss'],
    [1, -0.011, 'perfect 0'],
  ])('to the left over %i lanes by %f is %s', (width, dx, expected) => {
    const chart = playable({ type: 'Directional', beat: 1, lane: 3, direction: 'Left', width });
    expect(words(judge(chart, [down(1, 3), move(1.02, 3, dx)]))).toEqual([expected]);
  });

  test.each([
    [null, 'perfect 0'],
    ['Left', 'perfect 0'],
    ['Right', 'miss'],
  ] as const)('to the left by a key of direction %s is %s', (direction, expected) => {
    const chart = playable({ type: 'Directional', beat: 1, lane: 3, direction: 'Left', width: 1 });
    const key: ChartInput = { kind: 'flick', finger: keyFinger(3), direction, time: 1.01 };
    expect(words(judge(chart, [keyInput(3, true, 1), key, keyInput(3, false, 1.1)]))).toEqual([expected]);
  });
});

describe('a hold', () => {
  const hold = playable(nodes('Long', [1, 3], [2, 3]));
  test.each([
    ['let go at its end', [down(1, 3), up(2.02)], 'standard', 'perfect 20'],
    ['let go late', [down(1, 3), up(2.19)], 'standard', 'perfect 190'],
    ['let go late, strictly', [down(1, 3), up(2.14)], 'strict', 'good 140'],
    ['let go early', [down(1, 3), up(1.92)], 'standard', 'great -80'],
    ['let go far too early', [down(1, 3), up(1.5)], 'standard', 'miss'],
    ['never let go', [down(1, 3)], 'standard', 'miss'],
    ['tapped at both ends', [down(1, 3), up(1.1), down(1.95, 3), up(2)], 'standard', 'miss'],
    ['caught again in between', [down(1, 3), up(1.3), down(1.6, 3), up(2)], 'standard', 'perfect 0'],
    [
      'taken over in its last moments',
      [down(1, 3), down(1.8, 3, 2), up(1.84), up(2, 2)],
      'standard',
      'perfect 0',
    ],
    ['handed over at one moment', [down(1, 3), up(1.5), down(1.5, 3, 2), up(2, 2)], 'standard', 'perfect 0'],
    ['let go beside it', [down(1, 3), move(1.9, 5), up(2)], 'standard', 'miss'],
    [
      'held through with a way around',
      [down(1, 3), move(1.5, 6), move(1.9, 3), up(2)],
      'standard',
      'perfect 0',
    ],
  ] as const)('%s', (_, inputs, preset, expected) => {
    expect(words(judge(hold, inputs, preset))).toEqual(['perfect 0', expected]);
  });

  test('with a flick at its end is flicked early, a bent slide is not', () => {
    const inputs = [down(1, 3), move(1.96, 3, 0, -0.05), up(1.98)];
    const straight = playable(nodes('Long', [1, 3], [2, 3, { flick: true }]));
    const bent = playable(nodes('Slide', [1, 2.5], [2, 3, { flick: true }]));
    expect(words(judge(straight, inputs))).toEqual(['perfect 0', 'perfect -40']);
    expect(words(judge(bent, inputs))).toEqual(['perfect 0', 'miss']);
  });
});

describe('a slide', () => {
  const slide = playable(nodes('Slide', [1, 0], [2, 3], [3, 6]));
  test.each([
    ['followed', [down(1, 0), move(2, 3), move(3, 6), up(3)], 'standard', ['perfect 0', 'perfect 0']],
    [
      'caught late at its tick',
      [down(1, 0), move(2.12, 3), move(3, 6), up(3)],
      'standard',
      ['perfect 120', 'perfect 0'],
    ],
    [
      'caught late, strictly',
      [down(1, 0), move(2.12, 3), move(3, 6), up(3)],
      'strict',
      ['good 120', 'perfect 0'],
    ],
    [
      'too late for its tick',
      [down(1, 0), move(2.3, 3), move(3, 6), up(3)],
      'standard',
      ['miss', 'perfect 0'],
    ],
    [
      'finished by a second finger',
      [down(1, 0), down(2, 3, 2), up(2.1), move(3, 6, 0, 0, 2), up(3, 2)],
      'standard',
      ['perfect 0', 'perfect 0'],
    ],
  ] as const)('%s', (_, inputs, preset, expected) => {
    expect(words(judge(slide, inputs, preset))).toEqual(['perfect 0', ...expected]);
  });

  test('is hit at its tick by a move that arrives after the tick', () => {
    const one = new Judge(slide, JUDGEMENT_WINDOWS.strict);
    one.input(down(1, 0));
    one.advance(2.01);
    one.input(move(1.99, 3));
    expect(words(one.advance(2.02))).toEqual(['perfect 0']);
  });

  test('can be caught in its middle after a seek, and its start is passed over', () => {
    const one = new Judge(slide, JUDGEMENT_WINDOWS.standard);
    one.reset(1.5);
    const inputs = [down(1.6, 1.5), move(2, 3), move(3, 6), up(3)];
    const judged = [...inputs.flatMap((input) => one.input(input)), ...one.advance(9)];
    expect(words(judged)).toEqual(['perfect 0', 'perfect 0']);
    expect(one.judgements[0]).toBeNull();
  });

  test('can be caught after its start was missed', () => {
    expect(words(judge(slide, [down(1.5, 1.5), move(2, 3), move(3, 6), up(3)]))).toEqual([
      'miss',
      'perfect 0',
      'perfect 0',
    ]);
  });
});

const folder = join(process.env.SETORI_REAL_SAMPLE ?? '', 'api', 'charts');
const files =
  process.env.SETORI_REAL_SAMPLE && existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    : [];

describe.skipIf(files.length === 0)('real charts', () => {
  test.each(files)('%s played at its times is all PERFECT', (file) => {
    const chart = playableChart(parseChart(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
    for (const preset of WINDOW_PRESETS) {
      const judged = judge(chart, playedInputs(chart), preset);
      expect(judged).toHaveLength(chart.notes.length);
      expect(judged.filter(({ judgement }) => judgement !== 'perfect')).toEqual([]);
    }
  });
});
