import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { fields, id, listOf, orNull, text } from '#model/contract/bounds';
import { sharedChart } from '#model/contract/community/chart';
import { listFaults } from '#model/contract/faults';

const bpm = { type: 'BPM', beat: 0, bpm: 120 };
const slide = (...nodes: readonly object[]) => ({
  type: 'Slide',
  connections: [{ beat: 1, lane: 6 }, ...nodes, { beat: 2, lane: 6 }],
});
const isChart = (...rows: readonly object[]): boolean => Value.Check(sharedChart, [bpm, ...rows]);
const faults = (...rows: readonly object[]) => listFaults(sharedChart, [bpm, ...rows]);

describe('a shared chart', () => {
  test.each([-0.5, 0.25, 6.5])('may have hidden nodes at lane %f', (lane) => {
    expect(isChart(slide({ beat: 1.5, lane, hidden: true }))).toBe(true);
  });

  test('has its visible nodes inside the lanes, and hidden ones not further out', () => {
    expect(isChart(slide({ beat: 1.5, lane: 6.5 }))).toBe(false);
    expect(isChart(slide({ beat: 1.5, lane: 6.5, hidden: false }))).toBe(false);
    expect(isChart(slide({ beat: 1.5, lane: 7, hidden: true }))).toBe(false);
    expect(isChart(slide({ beat: 1.5, lane: 3, hidden: false }))).toBe(true);
  });

  test('may have a skill on a directional note', () => {
    expect(isChart({ type: 'Directional', beat: 1, lane: 3, direction: 'Left', width: 1, skill: true })).toBe(
      true,
    );
  });

  test.each([
    ['a lane', slide({ beat: 1.5, lane: 8, hidden: true }), { '1.connections.1.lane': 'INVALID' }],
    ['a visible lane', slide({ beat: 1.5, lane: 6.5 }), { '1.connections.1.lane': 'INVALID' }],
    ['a mark', slide({ beat: 1.5, lane: 6, hidden: 1 }), { '1.connections.1.hidden': 'INVALID' }],
    ['a missing beat', { type: 'Single', lane: 1 }, { '1.beat': 'MISSING' }],
    ['an unknown field', { type: 'Single', beat: 1, lane: 1, foo: 1 }, { '1.foo': 'UNKNOWN' }],
    ['a kind', { type: 'Odd', beat: 1 }, { '1.type': 'INVALID' }],
    [
      'a direction',
      { type: 'Directional', beat: 1, lane: 1, direction: 'Up', width: 1 },
      { '1.direction': 'INVALID' },
    ],
    ['too few nodes', { type: 'Slide', connections: [] }, { '1.connections': 'INVALID' }],
    ['no row', 7, { '1': 'INVALID' }],
  ])('is refused by the path of %s', (_, row, expected) => {
    expect(faults(row as object)).toEqual(expected);
  });

  test('names the wrong rows among many', () => {
    const good = Array.from({ length: 500 }, (_, beat) => ({ type: 'Single', beat, lane: 3 }));
    expect(faults(...good, { type: 'Single', beat: 600, lane: -1 })).toEqual({ '501.lane': 'INVALID' });
  });
});

describe('the faults of a request', () => {
  const schema = fields({ name: text(3), thing: orNull(fields({ id })), list: listOf(id, 2) });

  test('are reported by path, below nullable values as well', () => {
    expect(listFaults(schema, { name: 'abcd', thing: { id: -1 }, list: [1, 'x'], more: 1 })).toEqual({
      name: 'INVALID',
      'thing.id': 'INVALID',
      'list.1': 'INVALID',
      more: 'UNKNOWN',
    });
    expect(listFaults(schema, { thing: 5, list: [1, 2, 3] })).toEqual({
      name: 'MISSING',
      thing: 'INVALID',
      list: 'INVALID',
    });
  });

  test('are none of what is right, nor of what is no request at all', () => {
    expect(listFaults(schema, { name: 'a', thing: null, list: [] })).toEqual({});
    expect(listFaults(schema, 'hello')).toEqual({});
  });

  test('are never more than twenty', () => {
    expect(
      Object.keys(
        listFaults(
          listOf(id, 100),
          Array.from({ length: 50 }, () => 'x'),
        ),
      ),
    ).toHaveLength(20);
  });
});
