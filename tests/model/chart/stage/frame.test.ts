import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { mirrorChart } from '#model/chart/playing/mirror';
import { laneAt, type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { playheadAt } from '#model/chart/playing/playhead';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import { frame } from '#model/chart/stage/frame';
import { depthAt, LANE_WIDTH, LINE_Y, ratioAt, xAt, yAt } from '#model/chart/stage/geometry';
import { stageChart } from '#model/chart/stage/stage-chart';
import { anyChartJson } from '#tests/arbitraries/chart';
import {
  anyClean,
  anyOptions,
  anyPlayable,
  contentOf,
  drawn,
  hitsIn,
  momentOf,
  PLAIN,
  playableOf,
  ribbonsIn,
  spritesIn,
  tiesIn,
  windowsIn,
} from './drawn.ts';

/** A beat is half a second. */
const chartOf = (...rows: readonly object[]) => playableOf([{ type: 'BPM', beat: 0, bpm: 120 }, ...rows]);
const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const slide = (...nodes: readonly (readonly [beat: number, lane: number, more?: object])[]) => ({
  type: 'Slide',
  connections: nodes.map(([beat, lane, more]) => ({ beat, lane, ...more })),
});

/** Kind, x, y, and size beside a note at the line. */
const seen = (...args: Parameters<typeof drawn>) =>
  spritesIn(drawn(...args)).map(({ kind, x, y, width }) => [
    kind,
    ...[x, y, width / LANE_WIDTH].map((value) => Math.round(value * 1000) / 1000),
  ]);
const ratioOf = (time: number, seconds: number, approach = PLAIN.approach) =>
  ratioAt(depthAt((seconds - time) / approach));
const close = (value: number | undefined) => expect.closeTo(value ?? Number.NaN, 3);
const moment = fc.nat();

describe('a frame', () => {
  test('holds what it held when this was written', () => {
    const chart = chartOf(
      single(4, 0),
      single(4, 6, { flick: true }),
      single(5.25, 3),
      { type: 'Directional', beat: 6, lane: 2, width: 3, direction: 'Right' },
      slide([2, 1], [4.5, 3], [7, 2, { flick: true }]),
    );
    expect(seen(chart, 1.5)).toMatchInlineSnapshot(`
      [
        [
          "hold",
          484,
          630,
          0.94,
        ],
        [
          "flick",
          658.141,
          4.809,
          0.055,
        ],
        [
          "right",
          655.313,
          17.118,
          0.048,
        ],
        [
          "right",
          667,
          17.118,
          0.048,
        ],
        [
          "right",
          678.687,
          17.118,
          0.048,
        ],
        [
          "offBeat",
          667,
          42.645,
          0.108,
        ],
        [
          "tick",
          667,
          105.026,
          0.146,
        ],
        [
          "flick",
          821.915,
          191.004,
          0.318,
        ],
        [
          "tap",
          512.085,
          191.004,
          0.318,
        ],
        [
          "flickTop",
          658.141,
          2.063,
          0.032,
        ],
        [
          "rightTop",
          684.531,
          17.118,
          0.023,
        ],
        [
          "flickTop",
          821.915,
          174.996,
          0.186,
        ],
      ]
    `);
    expect(
      tiesIn(drawn(chart, 1.5)).map((tie) => tie.map((value) => Math.round(value * 1000) / 1000)),
    ).toMatchInlineSnapshot(`
      [
        [
          512.085,
          191.004,
          821.915,
          191.004,
          3.098,
        ],
      ]
    `);
  });

  test('is empty before and after', () => {
    const chart = chartOf(single(4, 3), slide([4, 1], [5, 2]));
    for (const seconds of [-10, -0.001, 2.8]) {
      const { lanes, combo, sinceHit, ...lists } = contentOf(drawn(chart, seconds));
      expect(lists).toEqual({ ties: [], windows: [], ribbons: [], sprites: [], hits: [] });
      expect(lanes).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect([combo, sinceHit]).toEqual(seconds < 0 ? [0, Number.POSITIVE_INFINITY] : [3, close(0.3)]);
    }
  });

  test('holds nothing of an empty chart', () => {
    expect(contentOf(drawn(playableOf([]), 1))).toEqual({
      ties: [],
      windows: [],
      ribbons: [],
      sprites: [],
      hits: [],
      lanes: [0, 0, 0, 0, 0, 0, 0],
      combo: 0,
      sinceHit: Number.POSITIVE_INFINITY,
    });
  });

  test('shows every note on its way where the law puts it, and no other', () => {
    fc.assert(
      fc.property(
        anyClean,
        moment,
        fc.double({ min: 0.01, max: 5.5, noNaN: true }),
        (chart, at, approach) => {
          const seconds = momentOf(chart, { ...PLAIN, approach }, at);
          const expected = chart.notes
            .filter(({ time }) => time > seconds && (seconds - time) / approach >= -1 + 1e-9)
            .flatMap(({ time, lane, width, direction }) =>
              Array.from({ length: width }, (_, i) => {
                const ratio = ratioOf(time, seconds, approach);
                return [xAt(lane + (direction === 'Left' ? -i : i), ratio), yAt(ratio)].map((value) =>
                  Math.round(value),
                );
              }),
            );
          const heads = playheadAt(chart, seconds).held.length;
          const found = spritesIn(drawn(chart, seconds, { approach }))
            .slice(heads)
            .filter(({ kind, y }) => !kind?.endsWith('Top') && y > yAt(ratioAt(depthAt(-1 + 2e-9))))
            .map(({ x, y }) => [Math.round(x), Math.round(y)]);
          expect(found.map(String).sort()).toEqual(expected.map(String).sort());
        },
      ),
    );
  });

  test('has later notes behind, the right one of a moment behind the left, and arrows in front', () => {
    const kinds = (...rows: readonly object[]) =>
      seen(chartOf(...rows), 0).map(([kind, x]) => [kind, Number(x) > 667]);
    expect(kinds(single(1, 6), single(2, 0, { flick: true }), single(1, 0, { flick: true }))).toEqual([
      ['flick', false],
      ['tap', true],
      ['flick', false],
      ['flickTop', false],
      ['flickTop', false],
    ]);
    fc.assert(
      fc.property(anyPlayable, anyOptions, moment, (chart, options, at) => {
        const sprites = spritesIn(drawn(chart, momentOf(chart, options, at), options));
        const first = sprites.findIndex(({ kind }) => kind?.endsWith('Top'));
        const notes = first < 0 ? sprites : sprites.slice(0, first);
        const heads = notes.findLastIndex(({ kind, y }) => kind === 'hold' && y === LINE_Y) + 1;
        const ys = notes.slice(heads).map(({ y }) => y);
        expect(ys).toEqual(ys.toSorted((a, b) => a - b));
        expect(sprites.slice(notes.length).every(({ kind }) => kind?.endsWith('Top'))).toBe(true);
      }),
    );
  });

  test('shows a note up to its time, then its hit', () => {
    const chart = chartOf(single(4, 3));
    const [before] = spritesIn(drawn(chart, 2 - 1e-9));
    expect([before?.kind, before?.x, before?.y]).toEqual(['tap', 667, LINE_Y]);
    expect(spritesIn(drawn(chart, 2))).toEqual([]);
    expect(hitsIn(drawn(chart, 2))).toEqual([{ kind: 'tap', x: 667, width: LANE_WIDTH, age: 0 }]);
    expect(hitsIn(drawn(chart, 2.1)).map(({ age }) => age)).toEqual([close(0.4)]);
    expect(hitsIn(drawn(chart, 2.25))).toEqual([]);
  });

  test('lights the lanes of a note for a tenth of a second', () => {
    const chart = chartOf(
      { type: 'Directional', beat: 4, lane: 5, width: 3, direction: 'Right' },
      single(4, 0),
      single(4, -3),
    );
    expect([...drawn(chart, 2).lanes]).toEqual([1, 0, 0, 0, 0, 1, 1]);
    expect([...drawn(chart, 2.05).lanes]).toEqual([close(0.5), 0, 0, 0, 0, close(0.5), close(0.5)]);
    expect([...drawn(chart, 2.1).lanes]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect([...drawn(chart, 2, { hasLaneLight: false }).lanes]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('moves arrows to and fro three times a second', () => {
    const flick = chartOf(single(8, 3, { flick: true }));
    const rise = (seconds: number) => {
      const [note, top] = spritesIn(drawn(flick, seconds));
      return ((note?.y ?? 0) - (top?.y ?? 0)) / (note?.height ?? 0);
    };
    expect(rise(3 + 1 / 12) - rise(3)).toBeCloseTo(1 / 4, 3);
    expect(rise(3 + 3 / 12) - rise(3)).toBeCloseTo(-1 / 4, 3);
    expect(rise(3 + 1 / 3) - rise(3)).toBeCloseTo(0, 3);
    const reach = (direction: string, seconds: number) => {
      const chart = chartOf({ type: 'Directional', beat: 8, lane: 3, width: 2, direction });
      const [, last, top] = spritesIn(drawn(chart, seconds));
      return ((top?.x ?? 0) - (last?.x ?? 0)) / (LANE_WIDTH * ratioOf(4, seconds));
    };
    expect(reach('Right', 3 + 1 / 12) - reach('Right', 3)).toBeCloseTo(1 / 4, 3);
    expect(reach('Left', 3 + 1 / 12)).toBeCloseTo(-reach('Right', 3 + 1 / 12), 3);
  });

  test('shows a directional note in each of its lanes with a cap at the last', () => {
    const chart = (more: object) =>
      chartOf({ type: 'Directional', beat: 4, lane: 4, width: 3, direction: 'Left', ...more });
    const lanesOf = (more: object) => spritesIn(drawn(chart(more), 1)).map(({ kind, lane }) => [kind, lane]);
    expect(lanesOf({})).toEqual([
      ['left', 4],
      ['left', 3],
      ['left', 2],
      ['leftTop', 2],
    ]);
    expect(lanesOf({ skill: true })).toEqual([
      ['skill', 4],
      ['skill', 3],
      ['skill', 2],
      ['leftTop', 2],
    ]);
    expect(lanesOf({ lane: 1 })).toEqual([
      ['left', 1],
      ['left', 0],
      ['left', 0],
      ['leftTop', 0],
    ]);
  });

  test('shows off-beat notes in their colour when asked', () => {
    const chart = chartOf(single(4.25, 3));
    expect(seen(chart, 1.5)[0]?.[0]).toBe('offBeat');
    expect(seen(chart, 1.5, { hasOffBeat: false })[0]?.[0]).toBe('tap');
    expect(hitsIn(drawn(chart, 2.2, { hasOffBeat: false }))[0]?.kind).toBe('tap');
  });

  test('joins notes of a beat when asked', () => {
    const chart = chartOf(single(4, 1), single(4, 5));
    const ratio = ratioOf(2, 1);
    expect(tiesIn(drawn(chart, 1))).toEqual([
      [xAt(1, ratio), yAt(ratio), xAt(5, ratio), yAt(ratio), 0.06 * LANE_WIDTH * ratio].map(close),
    ]);
    expect(tiesIn(drawn(chart, 1, { hasTies: false }))).toEqual([]);
    expect(tiesIn(drawn(chart, 2))).toEqual([]);
  });

  test('keeps to what cover and hiding leave of the way', () => {
    const way = (share: number) => {
      const far = yAt(ratioAt(depthAt(-1)));
      return far + (LINE_Y - far) * share;
    };
    fc.assert(
      fc.property(anyPlayable, anyOptions, moment, (chart, options, at) => {
        const seconds = momentOf(chart, options, at);
        const out = drawn(chart, seconds, options);
        const [top, bottom] = [way(options.cover) - 1e-3, way(1 - options.hidden) + 1e-3];
        const onTheWay = spritesIn(out).filter(({ kind, y }) => !kind?.endsWith('Top') && y !== LINE_Y);
        const ys = [
          ...onTheWay.map(({ y }) => y),
          ...tiesIn(out).flatMap(([, y0, , y1]) => [y0, y1]),
          ...ribbonsIn(out).flatMap(({ corners }) => corners.filter((_, i) => i % 2 === 1)),
        ];
        for (const y of ys) expect(y).toSatisfy((value: number) => value >= top && value <= bottom);
        if (options.cover + options.hidden > 1.001) expect(ys).toEqual([]);
      }),
    );
  });

  test('marks where notes can be hit PERFECT and GREAT when asked, but not ends and inner nodes of slides', () => {
    const long = {
      type: 'Long',
      connections: [
        { beat: 4, lane: 1 },
        { beat: 5, lane: 1 },
      ],
    };
    const chart = chartOf(single(4, 3), long);
    expect(windowsIn(drawn(chart, 1.9))).toEqual([]);
    // The line crosses a window as long as the note can be hit so well: 50 and 100 ms to both sides.
    const crossed = (seconds: number) =>
      windowsIn(drawn(chart, seconds, { hasWindows: true }))
        .filter(({ corners }) => (corners[1] ?? 0) < LINE_Y && LINE_Y < (corners[5] ?? 0))
        .map(({ isPerfect }) => isPerfect)
        .toSorted();
    expect(crossed(1.89)).toEqual([]);
    expect(crossed(1.91)).toEqual([false, false]);
    expect(crossed(1.96)).toEqual([false, false, true, true]);
    expect(crossed(2.04)).toEqual([false, false, true, true]);
    expect(crossed(2.09)).toEqual([false, false]);
    expect(crossed(2.5)).toEqual([]);
  });

  test('scales notes with their size', () => {
    const chart = chartOf(single(4, 3), slide([4, 1], [6, 2]));
    const [half, full] = [0.5, 1].map((noteSize) => drawn(chart, 1.5, { noteSize }));
    const sizes = (out: ReturnType<typeof drawn> | undefined, by: number) =>
      out && spritesIn(out).map(({ x, y, width, height }) => [x, y, width * by, height * by].map(close));
    expect(half && spritesIn(half).map(({ x, y, width, height }) => [x, y, width, height])).toEqual(
      sizes(full, 0.5),
    );
  });
});

describe('slides and holds', () => {
  test('show a head on the line while they are held, and light up', () => {
    fc.assert(
      fc.property(anyPlayable, anyOptions, moment, (chart, options, at) => {
        const seconds = momentOf(chart, options, at);
        const { held } = playheadAt(chart, seconds);
        const out = drawn(chart, seconds, options);
        const heads = spritesIn(out).slice(0, held.length);
        const expected = held.map((index) => xAt(laneOf(chart, index, seconds), 1));
        expect(heads.map(({ x }) => x).sort((a, b) => a - b)).toEqual(
          expected.sort((a, b) => a - b).map(close),
        );
        for (const { kind, y } of heads) expect([kind, y]).toEqual(['hold', LINE_Y]);
        if (held.length === 0) expect(ribbonsIn(out).some(({ isHeld }) => isHeld)).toBe(false);
      }),
    );
    const chart = chartOf(slide([2, 0], [4, 3], [6, 3]), slide([5, 6], [6, 5]));
    expect(new Set(ribbonsIn(drawn(chart, 0.9)).map(({ isHeld }) => isHeld))).toEqual(new Set([false]));
    expect(ribbonsIn(drawn(chart, 2)).map(({ isHeld }) => isHeld)).toContain(true);
  });

  test('are one quad where they stay in their lane', () => {
    const [first, ...rest] = ribbonsIn(drawn(chartOf(slide([4, 5], [6, 5])), 1.5));
    const [far, near] = [3, 2].map((time) => ratioOf(time, 1.5));
    const half = 0.38 * LANE_WIDTH;
    expect(rest).toEqual([]);
    expect(first?.corners).toEqual(
      [
        [-1, far],
        [1, far],
        [1, near],
        [-1, near],
      ]
        .flatMap(([side = 0, ratio = 0]) => [xAt(5, ratio) + side * half * ratio, yAt(ratio)])
        .map(close),
    );
  });

  test('hang together and lie within half a pixel of their curve', () => {
    const anyTurn = fc.record({
      from: fc.integer({ min: 0, max: 6 }),
      to: fc.integer({ min: 0, max: 6 }),
      beats: fc.double({ min: 0.05, max: 12, noNaN: true }),
      seconds: fc.double({ min: -6, max: 7, noNaN: true }),
      approach: fc.double({ min: 0.05, max: 5.5, noNaN: true }),
    });
    fc.assert(
      fc.property(anyTurn, ({ from, to, beats, seconds, approach }) => {
        const chart = chartOf(slide([0, from], [beats, to]));
        const quads = ribbonsIn(drawn(chart, seconds, { approach })).map(({ corners }) => corners);
        for (const [i, [, y0 = 0, , , , y1 = 0]] of quads.entries()) {
          expect(quads[i + 1]?.slice(0, 4) ?? []).toEqual(
            quads[i + 1] ? [quads[i]?.[6], quads[i]?.[7], quads[i]?.[4], quads[i]?.[5]] : [],
          );
          for (const part of [0.25, 0.5, 0.75]) {
            const y = y0 + (y1 - y0) * part;
            const x = middle(quads[i], part);
            expect(Math.abs(x - curveX(chart, y, seconds, approach))).toBeLessThan(0.51);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('reach from the line, or their start, to the far end, or theirs', () => {
    const chart = chartOf(slide([0, 0], [8, 6]));
    const ends = (seconds: number) => {
      const quads = ribbonsIn(drawn(chart, seconds, { approach: 1 })).map(({ corners }) => corners);
      return [quads[0]?.[1], quads.at(-1)?.[5]];
    };
    const y = (time: number, seconds: number) => close(yAt(ratioOf(time, seconds, 1)));
    expect(ends(-0.5)).toEqual([y(0.5, -0.5), y(0, -0.5)]);
    expect(ends(2)).toEqual([y(3, 2), y(2, 2)]);
    expect(ends(3.5)).toEqual([y(4, 3.5), y(3.5, 3.5)]);
  });
});

describe('a moment', () => {
  test('looks the same however it was reached', () => {
    fc.assert(
      fc.property(
        anyPlayable,
        fc.array(fc.tuple(moment, anyOptions), { minLength: 1, maxLength: 6 }),
        (chart, steps) => {
          const stage = stageChart(chart);
          const out = createDrawList(stage);
          for (const [at, options] of steps) {
            const seconds = momentOf(chart, options, at);
            frame(stage, seconds, options, out);
            expect(contentOf(out)).toEqual(contentOf(drawn(chart, seconds, options)));
          }
        },
      ),
    );
  });

  test('counts notes as the playhead does', () => {
    fc.assert(
      fc.property(anyPlayable, anyOptions, moment, (chart, options, at) => {
        const seconds = momentOf(chart, options, at);
        const { combo, sinceHit } = drawn(chart, seconds, options);
        expect(combo).toBe(playheadAt(chart, seconds).combo);
        expect(sinceHit).toBe(
          combo === 0 ? Number.POSITIVE_INFINITY : seconds - (chart.notes[combo - 1]?.time ?? 0),
        );
      }),
    );
  });

  test('of a mirrored chart has everything on the other side', () => {
    fc.assert(
      fc.property(anyChartJson({ maxNotes: 40 }), anyOptions, moment, (json, options, at) => {
        const chart = parseChart(json);
        const [plain, mirrored] = [chart, mirrorChart(chart)].map(playableChart);
        if (!plain || !mirrored) return;
        const seconds = momentOf(plain, options, at);
        const shape = (out: ReturnType<typeof drawn>, turn: (x: number) => number) => [
          ...spritesIn(out).map(({ x, y, width, height }) => [turn(x), y, width, height]),
          ...hitsIn(out).map(({ x, width, age }) => [turn(x), width, age]),
        ];
        const rounded = (shapes: readonly (readonly number[])[]) =>
          shapes.map((values) => values.map((value) => Math.round(value)).join(' ')).sort();
        expect(rounded(shape(drawn(mirrored, seconds, options), (x) => x + 1e-3))).toEqual(
          rounded(shape(drawn(plain, seconds, options), (x) => 2 * 667 - x + 1e-3)),
        );
      }),
    );
  });
});

const laneOf = (chart: PlayableChart, ribbon: number, seconds: number): number => {
  const found = chart.ribbons[ribbon];
  return found ? laneAt(found, seconds) : Number.NaN;
};

/** The middle of a quad at a share of its height. */
function middle(corners: readonly number[] | undefined, part: number): number {
  const [farLeft = 0, , farRight = 0, , nearRight = 0, , nearLeft = 0] = corners ?? [];
  return ((farLeft + farRight) / 2) * (1 - part) + ((nearLeft + nearRight) / 2) * part;
}

/** Where a chart's only slide really is at a height of the screen. */
function curveX(chart: PlayableChart, y: number, seconds: number, approach: number): number {
  const ratio = (y - yAt(0)) / (LINE_Y - yAt(0));
  const time = seconds - (Math.log((ratio - 0.05) / 0.95) / (50 * Math.log(1.1))) * approach;
  return xAt(laneOf(chart, 0, time), ratio);
}

describe('a frame of a run', () => {
  const playable = chartOf(single(4, 3), single(8, 0));
  const chart = stageChart(playable);
  const at = (seconds: number, ...hitAt: readonly number[]) => {
    const list = createDrawList(chart);
    frame(chart, seconds, PLAIN, list, { hitAt: Float64Array.from(hitAt) });
    return list;
  };

  test('lets a note go on past the line until it is hit', () => {
    const late = spritesIn(at(2.1, Number.NaN, Number.NaN));
    expect(Math.max(...late.map(({ y }) => y))).toBeGreaterThan(LINE_Y);
    expect(spritesIn(at(2.1, 2.05, Number.NaN)).filter(({ y }) => y > LINE_Y)).toEqual([]);
    expect(spritesIn(at(2.4, Number.POSITIVE_INFINITY, Number.NaN)).filter(({ y }) => y > LINE_Y)).toEqual(
      [],
    );
  });

  test('shows a hit when it came, early or late, and none for a miss', () => {
    expect(hitsIn(at(1.95, 1.94, Number.NaN))).toHaveLength(1);
    expect(hitsIn(at(2.1, 2.08, Number.NaN))).toHaveLength(1);
    expect(hitsIn(at(2.1, Number.POSITIVE_INFINITY, Number.NaN))).toHaveLength(0);
    expect(hitsIn(at(2.1, Number.NaN, Number.NaN))).toHaveLength(0);
  });

  test('never overflows its lists, whenever notes are hit', () => {
    fc.assert(
      fc.property(
        anyPlayable,
        anyOptions,
        fc.infiniteStream(fc.double({ min: -0.3, max: 0.3, noNaN: true })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, options, errors, share) => {
          const laid = stageChart(given);
          const list = createDrawList(laid);
          const hitAt = Float64Array.from(given.notes, ({ time }) => time + (errors.next().value ?? 0));
          frame(laid, momentOf(given, options, share), options, list, { hitAt });
          expect(list.spriteCount * 4).toBeLessThanOrEqual(list.sprites.length);
          expect(list.hitCount * 3).toBeLessThanOrEqual(list.hits.length);
        },
      ),
    );
  });
});
