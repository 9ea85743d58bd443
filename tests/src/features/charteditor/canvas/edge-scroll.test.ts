import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import { chartEditorView } from '#machines/charteditor/charteditor.view';
import { sheetOf } from '#model/chart/editing/sheet';
import type { Tool } from '#model/chart/editing/tools';
import { edgeSpeed } from '#src/features/charteditor/canvas/edge-scroll.ts';
import { xOfLane, yOfBeat } from '#src/features/charteditor/canvas/geometry.ts';
import { StageHands } from '#src/features/charteditor/canvas/stage-hands.ts';
import { ChartViewport } from '#src/features/charteditor/canvas/viewport.ts';

const HEIGHT = 600;
const FRAME_MS = 16;

describe('the speed at an edge', () => {
  test('is nothing in the middle and grows towards the edges and beyond', () => {
    const from = (y: number) => edgeSpeed(y, HEIGHT, HEIGHT / 2);
    expect(from(300)).toBe(0);
    expect(from(30)).toBeGreaterThan(0);
    expect(from(570)).toBeLessThan(0);
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 299 }), (y) => {
        expect(from(y - 1)).toBeGreaterThanOrEqual(from(y));
        expect(from(HEIGHT - y)).toBeCloseTo(-from(y), 9);
      }),
    );
  });

  test('is nothing for a press that stays where it began, also at the very edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HEIGHT }), fc.integer({ min: -3, max: 3 }), (y, by) => {
        expect(edgeSpeed(Math.min(HEIGHT, Math.max(0, y + by)), HEIGHT, y)).toBeCloseTo(0, 9);
      }),
    );
  });
});

let frames: ((now: number) => void)[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (step: (at: number) => void) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function play(count: number): void {
  for (let i = 0; i < count; i++) {
    now += FRAME_MS;
    const due = frames.splice(0);
    for (const step of due) step(now);
  }
}

const pointer = (pointerType: 'mouse' | 'touch', pointerId = 1) => ({
  pointerId,
  pointerType,
  button: 0,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: now,
});

function stage(tool: Tool) {
  const tap = (beat: number, lane: number) =>
    ({ type: 'Single', beat, lane, flick: false, skill: false, charge: false }) as const;
  const entries = [{ type: 'BPM', beat: 0, bpm: 120 } as const, ...[2, 4, 6, 20].map((beat) => tap(beat, 3))];
  const actor = createActor(charteditorMachine, { input: { sheet: sheetOf({ entries }) } }).start();
  const view = new ChartViewport();
  view.set({ width: 480, height: HEIGHT });
  const hands = new StageHands(actor, view);
  const editor = () => chartEditorView(actor.getSnapshot(), actor.send);
  editor().choose(tool);
  const spot = (beat: number, lane: number) => ({
    x: xOfLane(hands.geometry(), lane),
    y: yOfBeat(hands.geometry(), beat),
  });
  return { view, hands, editor, spot };
}

describe.each(['mouse', 'touch'] as const)('by %s, at the upper edge', (pointerType) => {
  test('a note that is dragged goes on with the chart until it is released', () => {
    const { view, hands, editor, spot } = stage('select');
    const event = pointer(pointerType);
    const from = view.state.from;
    const start = spot(2, 3);
    hands.down(event, start);
    hands.move(event, { ...start, y: 5 });
    play(120);
    const scrolled = view.state.from - from;
    expect(scrolled).toBeGreaterThan(1);
    const at = hands.geometry();
    const beat = (at.from + (HEIGHT - 5) / at.pxPerSecond) * 2;
    hands.up(event, { ...start, y: 5 });
    play(60);
    expect(view.state.from - from).toBe(scrolled);
    const notes = editor().sheet.entries.flatMap(({ entry }) => ('lane' in entry ? [entry.beat] : []));
    expect(notes).toContain(Math.round(beat * 4) / 4);
    expect(notes).not.toContain(2);
  });

  test('a box selects what comes in sight, and what went out of it stays selected', () => {
    const { hands, editor, spot } = stage('select');
    const event = pointer(pointerType);
    const start = spot(1, 1);
    const end = { x: spot(1, 5).x, y: 2 };
    hands.down(event, start);
    hands.move(event, end);
    expect(editor().selection.size).toBe(3);
    play(200);
    expect(editor().selection.size).toBe(4);
    hands.up(event, end);
    expect(editor().selection.size).toBe(4);
  });
});

test('a note that comes back to the pixel where it began, after the chart scrolled, is moved', () => {
  const { hands, editor, spot, view } = stage('select');
  const event = pointer('mouse');
  const start = spot(2, 3);
  hands.down(event, start);
  view.scrollBy(150);
  hands.move(event, start);
  hands.up(event, start);
  expect(editor().sheet.entries.map(({ entry }) => ('lane' in entry ? entry.beat : 0))).toEqual([
    0, 4, 4, 6, 20,
  ]);
});

test('the lower edge scrolls back to the beginning and no further', () => {
  const { hands, view } = stage('select');
  view.set({ from: 5 });
  const event = pointer('mouse');
  hands.down(event, { x: 200, y: 300 });
  hands.move(event, { x: 200, y: HEIGHT + 80 });
  play(400);
  expect(view.state.from).toBeCloseTo(-40 / view.state.pxPerSecond, 9);
});

test('a second finger ends the scrolling', () => {
  const { hands, view } = stage('select');
  const event = pointer('touch');
  hands.down(event, { x: 200, y: 300 });
  hands.move(event, { x: 200, y: 0 });
  play(10);
  hands.down(pointer('touch', 2), { x: 260, y: 300 });
  const { from } = view.state;
  play(30);
  expect(view.state.from).toBe(from);
});

test('Escape leaves what is dragged where it was', () => {
  const { hands, editor, spot, view } = stage('select');
  const event = pointer('mouse');
  const before = editor().sheet;
  expect(hands.escape()).toBe(false);
  hands.down(event, spot(2, 3));
  hands.move(event, { x: spot(2, 5).x, y: 0 });
  play(10);
  expect(hands.escape()).toBe(true);
  const { from } = view.state;
  play(10);
  hands.up(event, spot(4, 5));
  expect([editor().sheet, view.state.from]).toEqual([before, from]);
});
