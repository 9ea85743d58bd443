// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allMachines } from '#tools/charts/all-machines.ts';
import { chartOf, withDescendants } from '#tools/charts/chart.ts';
import { columnsOf } from '#tools/inspector/drawing/columns.ts';
import { drawingOf } from '#tools/inspector/drawing/drawing.ts';
import { LETTER } from '#tools/inspector/drawing/measure.ts';
import type { StateBox } from '#tools/inspector/drawing/place.ts';
import { lampMachine } from './lamp.ts';

const charts = [lampMachine, ...(await allMachines()).map(({ machine }) => machine)].map(chartOf);

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
const isApart = (a: StateBox, b: StateBox): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const isInside = (inner: StateBox, outer: StateBox): boolean =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

describe.each(charts.map((chart) => ({ id: chart.id, chart })))('the drawing of $id', ({ chart }) => {
  const drawing = drawingOf(chart);
  const { boxes, lines } = drawing;

  test('has every state once, inside the one around it and apart from its siblings', () => {
    const states = withDescendants(chart.root);
    expect(boxes.map(({ path }) => path).sort()).toEqual(states.map(({ path }) => path).sort());
    const [root, ...others] = boxes;
    for (const box of others) {
      const around = boxes.find(({ path }) => path === parentOf(box.path)) ?? root;
      expect(around && isInside(box, around), box.path).toBe(true);
      const siblings = others.filter(
        ({ path }) => path !== box.path && parentOf(path) === parentOf(box.path),
      );
      expect(
        siblings.filter((sibling) => !isApart(box, sibling)).map(({ path }) => path),
        box.path,
      ).toEqual([]);
    }
  });

  test('has room for every text, above what is inside', () => {
    for (const box of boxes) {
      const children = boxes.filter(
        ({ path }) => path !== '' && path !== box.path && parentOf(path) === box.path,
      );
      for (const { text, y } of box.rows) {
        expect(text.length * LETTER).toBeLessThan(box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(Math.min(box.y + box.height, ...children.map((child) => child.y)));
      }
    }
  });

  test('has a line for every arrow that leads to another state', () => {
    const wanted = chart.arrows.flatMap(({ from, event, to }) => to.map((target) => [from, event, target]));
    expect(lines.map(({ from, event, to }) => [from, event, to]).sort()).toEqual(wanted.sort());
    for (const { path } of lines) expect(path).toMatch(/^M [-\d.]+ [-\d.]+ [CQ][-\d., CQVM]+$/);
  });

  test('lies within its frame', () => {
    const [root] = boxes;
    const frame = { ...root, ...drawing } as StateBox;
    expect(root && isInside(root, frame)).toBe(true);
  });
});

describe('columns', () => {
  const chart = chartOf(lampMachine);
  const keysIn = (path: string): string[][] => {
    const state = withDescendants(chart.root).find((found) => found.path === path);
    return (state ? columnsOf(chart, state) : []).map((column) => column.map(({ key }) => key));
  };

  test('begin with the first state and follow the arrows', () => {
    expect(keysIn('light')).toEqual([['dark'], ['bright', 'broken']]);
    expect(keysIn('light.bright')).toEqual([['low'], ['high']]);
  });

  test('are one where all are active together, none where nothing is inside', () => {
    expect(keysIn('')).toEqual([['light', 'colour']]);
    expect(keysIn('colour')).toEqual([]);
  });
});
