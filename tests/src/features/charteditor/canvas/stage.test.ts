import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sheetOf, spansOf } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { drawnCommand, ghostsOf } from '#src/features/charteditor/canvas/drawn.ts';
import { beatAt, geometryOf, spotAt, xOfLane, yOfBeat } from '#src/features/charteditor/canvas/geometry.ts';
import { keyAt } from '#src/features/charteditor/canvas/hit.ts';
import {
  barLines,
  beatsInSight,
  entriesInSight,
  gridBeats,
  placeOfBeat,
} from '#src/features/charteditor/canvas/scene.ts';
import { StageTouches } from '#src/features/charteditor/canvas/touches.ts';
import { ChartViewport } from '#src/features/charteditor/canvas/viewport.ts';

const plain = { flick: false, skill: false, charge: false };
const tap = (beat: number, lane: number): ChartEntry => ({ type: 'Single', beat, lane, ...plain });
const slide = (...points: readonly (readonly [number, number])[]): ChartEntry => ({
  type: 'Slide',
  connections: points.map(([beat, lane]) => ({ beat, lane, hidden: false, ...plain })),
});
const BPM: ChartEntry = { type: 'BPM', beat: 0, bpm: 120 };

function stage(entries: readonly ChartEntry[], view = new ChartViewport()) {
  const sheet = sheetOf({ entries: [BPM, ...entries] });
  view.set({ width: 480, height: 600 });
  return { sheet, view, at: geometryOf(view.state, spansOf(sheet)) };
}

describe('the geometry of the stage', () => {
  test('finds the beat and the lane that it drew', () => {
    const { at } = stage([]);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 7, noNaN: true }),
        fc.integer({ min: 0, max: 6 }),
        (beat, lane) => {
          expect(beatAt(at, yOfBeat(at, beat))).toBeCloseTo(beat, 6);
          expect(spotAt(at, xOfLane(at, lane), yOfBeat(at, beat), 16).lane).toBe(lane);
        },
      ),
    );
  });

  test('keeps the moment below the pointer where it is while it zooms', () => {
    const { view } = stage([]);
    const before = view.state.from + (view.state.height - 200) / view.state.pxPerSecond;
    view.zoomTo(450, 200);
    expect(view.state.from + (view.state.height - 200) / view.state.pxPerSecond).toBeCloseTo(before);
  });

  test('snaps to the grid, and to the finest one without it', () => {
    const { at } = stage([]);
    const y = yOfBeat(at, 1.13);
    expect(spotAt(at, 200, y, 16).snappedBeat).toBe(1.25);
    expect(spotAt(at, 200, y, null).snappedBeat).toBeCloseTo(1.13, 2);
  });
});

describe('what is in sight', () => {
  test('is what reaches into the window, wherever it begins', () => {
    const { sheet, view } = stage([slide([0, 0], [400, 3]), tap(2, 1), tap(200, 2), tap(390, 3)]);
    view.set({ from: 99 });
    const at = geometryOf(view.state, spansOf(sheet));
    const found = entriesInSight(sheet.entries, beatsInSight(at));
    expect(found.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('counts bars as their meters have them', () => {
    const meters = [
      { beat: 0, beats: 4 },
      { beat: 8, beats: 3 },
    ];
    const { view, at } = stage([]);
    view.set({ height: 1_100 });
    const bars = barLines(meters, { ...at, ...view.state }).filter(({ bar }) => bar !== null);
    expect(bars.map(({ beat, bar }) => [beat, bar])).toEqual([
      [0, 1],
      [4, 2],
      [8, 3],
      [11, 4],
      [14, 5],
    ]);
    expect(placeOfBeat(meters, 12.5)).toEqual({ bar: 4, beatInBar: 2.5 });
  });
});

describe('bars that end within a beat', () => {
  test('begin anew there', () => {
    const meters = [
      { beat: 0, beats: 3.5 },
      { beat: 7, beats: 4 },
    ];
    const { view, at } = stage([]);
    view.set({ height: 1_100 });
    const lines = barLines(meters, { ...at, ...view.state });
    expect(lines.slice(0, 9).map(({ beat, bar, count }) => [beat, bar, count])).toEqual([
      [0, 1, 1],
      [1, null, 2],
      [2, null, 3],
      [3, null, 4],
      [3.5, 2, 1],
      [4.5, null, 2],
      [5.5, null, 3],
      [6.5, null, 4],
      [7, 3, 1],
    ]);
    expect(placeOfBeat(meters, 4)).toEqual({ bar: 2, beatInBar: 1.5 });
  });

  test('are the same lines wherever the window begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }).map((quarters) => quarters / 4),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (beats, from) => {
          const { view, at } = stage([]);
          const all = barLines([{ beat: 0, beats }], { ...at, from: -1, height: 150 * 70 });
          const some = barLines([{ beat: 0, beats }], { ...at, ...view.state, from });
          const keyOf = ({ beat, bar, count }: (typeof all)[number]) => `${beat} ${bar} ${count}`;
          const known = new Set(all.map(keyOf));
          expect(some.filter((line) => !known.has(keyOf(line)))).toEqual([]);
          expect(some.length).toBeGreaterThan(4);
        },
      ),
    );
  });
});

describe('the lines of the grid', () => {
  test('are all that have room', () => {
    const { at } = stage([]);
    expect(gridBeats(at, 16).slice(0, 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    // 96 of them to a bar are 3.1 px apart.
    expect(gridBeats(at, 96).slice(0, 3)).toEqual([0, 1 / 12, 1 / 6]);
  });

  test('are few where a tempo has more beats than pixels', () => {
    const { at } = stage([{ type: 'BPM', beat: 2, bpm: 1e9 }]);
    expect(gridBeats(at, 192).length).toBeLessThan(at.height / 4);
    expect(barLines([{ beat: 0, beats: 4 }], at).length).toBeLessThan(2 * at.height);
  });
});

describe('a press', () => {
  test('is on the note, the point or the ribbon that is drawn there', () => {
    const { sheet, at } = stage([tap(2, 1), slide([3, 2], [5, 4])]);
    const key = (beat: number, lane: number) => keyAt(sheet, at, xOfLane(at, lane), yOfBeat(at, beat));
    expect([key(2, 1), key(3, 2), key(4, 3), key(2, 5), key(5, 4)]).toEqual(['1', '2.0', '2', null, '2.1']);
  });

  test('puts what the tool makes of it', () => {
    const { sheet, at } = stage([]);
    const spot = (beat: number, lane: number) => spotAt(at, xOfLane(at, lane), yOfBeat(at, beat), 16);
    const drawn = (tool: Parameters<typeof drawnCommand>[0], from: [number, number], to = from) =>
      ghostsOf(sheet, drawnCommand(tool, spot(...from), spot(...to), { grid: 16, sheet }));
    expect(drawn('flick', [1, 2])).toMatchObject([{ type: 'Single', beat: 1, lane: 2, flick: true }]);
    expect(drawn('side', [1, 4], [1, 2])).toMatchObject([
      { type: 'Directional', lane: 4, direction: 'Left', width: 3 },
    ]);
    expect(drawn('slide', [4, 5], [2, 3])).toMatchObject([
      {
        type: 'Slide',
        connections: [
          { beat: 2, lane: 3 },
          { beat: 4, lane: 5 },
        ],
      },
    ]);
    expect(drawn('slide', [2, 3])).toMatchObject([
      { type: 'Long', connections: [{ beat: 2 }, { beat: 2.25 }] },
    ]);
    expect(drawn('bpm', [3, 3])).toEqual([{ type: 'BPM', beat: 3, bpm: 120 }]);
    expect(drawn('erase', [3, 3])).toEqual([]);
  });
});

describe('fingers', () => {
  function hand() {
    const view = new ChartViewport();
    view.set({ width: 480, height: 600 });
    const [undo, redo] = [vi.fn(), vi.fn()];
    return { view, undo, redo, touches: new StageTouches({ view, undo, redo }) };
  }

  test('undo by a tap of two and redo by one of three', () => {
    const { touches, undo, redo } = hand();
    for (const count of [1, 2, 3]) {
      for (let id = 0; id < count; id++) touches.down(id, { x: 10 + id * 50, y: 20 }, 1_000 + id);
      for (let id = 0; id < count; id++) touches.up(id, 1_150 + id);
    }
    expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  });

  test('undo nothing when they stay, or when they scroll and zoom', () => {
    const { touches, undo, view } = hand();
    touches.down(1, { x: 10, y: 100 }, 0);
    touches.down(2, { x: 60, y: 200 }, 5);
    touches.up(1, 900);
    touches.up(2, 900);
    const before = view.state;
    touches.down(1, { x: 10, y: 100 }, 2_000);
    touches.down(2, { x: 60, y: 200 }, 2_005);
    touches.move(2, { x: 60, y: 300 });
    touches.up(1, 2_100);
    touches.up(2, 2_100);
    expect(undo).not.toHaveBeenCalled();
    expect(view.state.pxPerSecond).toBeCloseTo(before.pxPerSecond * 2);
  });
});
