import { describe, expect, test } from 'vitest';
import { erase } from '#model/chart/editing/commands/erase';
import { type FillPattern, fill, MAX_FILL } from '#model/chart/editing/commands/fill';
import {
  setHidden,
  setKind,
  setMark,
  setWidth,
  toggleHidden,
  toggleMark,
} from '#model/chart/editing/commands/marks';
import { flipDirections, mirror } from '#model/chart/editing/commands/mirror';
import { move } from '#model/chart/editing/commands/move';
import { place } from '#model/chart/editing/commands/place';
import { addPoint, join, split, toLong, toSlide } from '#model/chart/editing/commands/slides';
import { reverse, shift, stretch } from '#model/chart/editing/commands/timing';
import { applyEdit, type ChartEdit, isNothing } from '#model/chart/editing/edit';
import { everyNote } from '#model/chart/editing/selection';
import { type ChartSheet, sheetOf } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { writeChart } from '#model/chart/write';

const START = { type: 'BPM', beat: 0, bpm: 120 };

/** Keys are the rows' numbers from 1, as long as rows are in order. */
const sheetWith = (...rows: readonly object[]): ChartSheet => sheetOf(parseChart([START, ...rows]));

/** The chart after an edit as it is published, without its first tempo. */
const published = (sheet: ChartSheet, edit: ChartEdit): readonly unknown[] => {
  const entries: readonly ChartEntry[] = applyEdit(sheet, edit).entries.map(({ entry }) => entry);
  return writeChart({ entries, repairs: [] }).slice(1);
};

const at = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const through = (...points: readonly (readonly [number, number, object?])[]) => ({
  type: 'Slide',
  connections: points.map(([beat, lane, more = {}]) => ({ beat, lane, ...more })),
});
const hold = (from: number, to: number, lane: number) => ({
  type: 'Long',
  connections: [
    { beat: from, lane },
    { beat: to, lane },
  ],
});
const side = (beat: number, lane: number, direction: string, width: number) => ({
  type: 'Directional',
  beat,
  lane,
  direction,
  width,
});
const keys = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

describe('placing', () => {
  const empty = sheetWith();

  test.each([
    [{ kind: 'single', beat: 1 / 3, lane: 2 }, at(1 / 3, 2)],
    [{ kind: 'flick', beat: 1, lane: 2 }, at(1, 2, { flick: true })],
    [{ kind: 'skill', beat: 1, lane: 2.4 }, at(1, 2, { skill: true })],
    [{ kind: 'single', beat: -1, lane: 9 }, at(0, 6)],
    [{ kind: 'left', beat: 1, lane: 1, width: 3 }, side(1, 1, 'Left', 2)],
    [{ kind: 'right', beat: 1, lane: 4, width: 3 }, side(1, 4, 'Right', 3)],
    [{ kind: 'long', beat: 2, toBeat: 1, lane: 3 }, hold(1, 2, 3)],
    [{ kind: 'long', beat: 2, toBeat: 2, lane: 3 }, at(2, 3)],
  ] as const)('makes of %o what is published as %o', (placed, row) => {
    expect(published(empty, place(empty, placed))).toEqual([row]);
  });

  test('makes a slide of points in any order, with hidden ones between two lanes', () => {
    const points = [
      { beat: 2, lane: 5 },
      { beat: 1, lane: 0 },
      { beat: 1.5, lane: 2.25, isHidden: true },
    ];
    expect(published(empty, place(empty, { kind: 'slide', points }))).toEqual([
      through([1, 0], [1.5, 2.25, { hidden: true }], [2, 5]),
    ]);
  });

  test('takes the place of the note that is there, but of no slide', () => {
    const sheet = sheetWith(at(1, 2), through([1, 2], [2, 3]));
    const edit = place(sheet, { kind: 'flick', beat: 1, lane: 2 });
    expect(published(sheet, edit)).toEqual([through([1, 2], [2, 3]), at(1, 2, { flick: true })]);
  });
});

describe('erasing', () => {
  test('keeps the rest of a slide that loses points, as a single note when one is left', () => {
    const sheet = sheetWith(through([1, 0], [2, 1], [3, 2, { flick: true }]));
    expect(published(sheet, erase(sheet, keys('1.1')))).toEqual([through([1, 0], [3, 2, { flick: true }])]);
    expect(published(sheet, erase(sheet, keys('1.0', '1.1')))).toEqual([at(3, 2, { flick: true })]);
    expect(published(sheet, erase(sheet, keys('1.0', '1.1', '1.2')))).toEqual([]);
  });

  test('leaves the tempo that the chart begins with', () => {
    const sheet = sheetWith({ ...START, beat: 4 }, at(5, 1));
    expect(published(sheet, erase(sheet, keys('0', '1')))).toEqual([at(5, 1)]);
  });
});

describe('moving', () => {
  test('goes as far as the shape fits', () => {
    const sheet = sheetWith(at(1, 1), at(2, 5));
    expect(published(sheet, move(sheet, everyNote(sheet), { beats: -3, lanes: 4 }))).toEqual([
      at(0, 2),
      at(1, 6),
    ]);
  });

  test('counts all lanes of a directional note', () => {
    const sheet = sheetWith(side(1, 3, 'Left', 3));
    expect(published(sheet, move(sheet, keys('1'), { lanes: -3 }))).toEqual([side(1, 2, 'Left', 3)]);
  });

  test('keeps a point between its neighbours, and makes a slide of a hold that it bends', () => {
    const sheet = sheetWith(through([1, 0], [2, 1], [3, 2]), hold(4, 5, 3));
    expect(published(sheet, move(sheet, keys('1.1'), { beats: 5, lanes: 1 }))).toEqual([
      through([1, 0], [3, 2], [3, 2]),
      hold(4, 5, 3),
    ]);
    expect(published(sheet, move(sheet, keys('2.1'), { lanes: 1 }))).toEqual([
      through([1, 0], [2, 1], [3, 2]),
      through([4, 3], [5, 4]),
    ]);
  });

  test('moves tempo and marks in time alone, and not the first tempo', () => {
    const sheet = sheetWith({ ...START, beat: 4 }, at(5, 1));
    expect(published(sheet, move(sheet, keys('0', '1', '2'), { beats: 1, lanes: 1 }))).toEqual([
      { ...START, beat: 5 },
      at(6, 2),
    ]);
    expect(isNothing(move(sheet, keys('0', '1'), { lanes: 2 }))).toBe(true);
  });

  test('comes back to the same beats', () => {
    const sheet = sheetWith(at(1 / 3, 1), at(5 / 7, 1));
    const there = applyEdit(sheet, move(sheet, everyNote(sheet), { beats: 0.1 }));
    expect(applyEdit(there, move(there, everyNote(there), { beats: -0.1 }))).toEqual(sheet);
  });
});

describe('turning', () => {
  test('mirrors what is selected', () => {
    const sheet = sheetWith(at(1, 1), side(2, 1, 'Left', 2), through([3, 0], [4, 2]), at(5, 0));
    expect(published(sheet, mirror(sheet, keys('1', '2', '3')))).toEqual([
      at(1, 5),
      side(2, 5, 'Right', 2),
      through([3, 6], [4, 4]),
      at(5, 0),
    ]);
  });

  test('flips a directional note within the lanes that it covers', () => {
    const sheet = sheetWith(side(2, 4, 'Left', 3), at(3, 1));
    const edit = flipDirections(sheet, everyNote(sheet));
    expect(published(sheet, edit)).toEqual([side(2, 2, 'Right', 3), at(3, 1)]);
    const turned = applyEdit(sheet, edit);
    expect(applyEdit(turned, flipDirections(turned, everyNote(turned)))).toEqual(sheet);
  });

  test('plays backwards with marks at start and end, and forwards again', () => {
    const sheet = sheetWith(
      at(1, 1),
      through([2, 0, { skill: true }], [2.5, 3], [4, 6, { flick: true }]),
      at(5, 2),
    );
    const edit = reverse(sheet, everyNote(sheet));
    expect(published(sheet, edit)).toEqual([
      at(1, 2),
      through([2, 6, { skill: true }], [3.5, 3], [4, 0, { flick: true }]),
      at(5, 1),
    ]);
    const turned = applyEdit(sheet, edit);
    expect(applyEdit(turned, reverse(turned, everyNote(turned)))).toEqual(sheet);
  });

  test('stretches from the first beat on', () => {
    const sheet = sheetWith(at(1, 1), hold(2, 3, 0));
    expect(published(sheet, stretch(sheet, everyNote(sheet), 1 / 3))).toEqual([
      at(1, 1),
      hold(4 / 3, 5 / 3, 0),
    ]);
    expect(isNothing(stretch(sheet, everyNote(sheet), 0))).toBe(true);
    expect(isNothing(stretch(sheet, everyNote(sheet), 1e6))).toBe(true);
  });

  test('shifts everything from a beat on, no earlier than what comes before', () => {
    const sheet = sheetWith(at(1, 1), { ...START, beat: 4 }, hold(5, 6, 0));
    expect(published(sheet, shift(sheet, 4, 2))).toEqual([at(1, 1), { ...START, beat: 6 }, hold(7, 8, 0)]);
    expect(published(sheet, shift(sheet, 4, -8))).toEqual([at(1, 1), { ...START, beat: 1 }, hold(2, 3, 0)]);
    expect(isNothing(shift(sheet, 9, 2))).toBe(true);
  });
});

describe('marks', () => {
  const sheet = sheetWith(at(1, 1), side(2, 3, 'Left', 1), through([3, 0], [4, 1], [5, 2]));
  const all = everyNote(sheet);

  test('go where notes can carry them', () => {
    expect(published(sheet, setMark(sheet, all, 'flick', true))).toEqual([
      at(1, 1, { flick: true }),
      side(2, 3, 'Left', 1),
      through([3, 0], [4, 1], [5, 2, { flick: true }]),
    ]);
    expect(published(sheet, setMark(sheet, all, 'skill', true))).toEqual([
      at(1, 1, { skill: true }),
      { ...side(2, 3, 'Left', 1), skill: true },
      through([3, 0, { skill: true }], [4, 1], [5, 2]),
    ]);
    expect(isNothing(setMark(sheet, keys('3.1'), 'flick', true))).toBe(true);
    expect(isNothing(setMark(sheet, all, 'charge', false))).toBe(true);
  });

  test('go out again where all that can carry them have them', () => {
    const mixed = sheetWith(
      at(1, 1),
      side(2, 3, 'Left', 1),
      through([3, 0], [4, 1], [5, 2, { skill: true }]),
    );
    const chosen = new Set(mixed.entries.map(({ id }) => String(id)));
    for (const mark of ['flick', 'skill'] as const) {
      const on = applyEdit(mixed, toggleMark(mixed, chosen, mark));
      expect(isNothing(setMark(on, chosen, mark, true))).toBe(true);
      expect(published(on, toggleMark(on, chosen, mark))).toEqual([
        at(1, 1),
        side(2, 3, 'Left', 1),
        through([3, 0], [4, 1], [5, 2]),
      ]);
    }
    // A slide has its skill at either end.
    expect(published(mixed, toggleMark(mixed, chosen, 'skill')).at(-1)).toEqual(
      through([3, 0], [4, 1], [5, 2, { skill: true }]),
    );
  });

  test('are never flick and skill on one note', () => {
    const flicked = applyEdit(sheet, setMark(sheet, all, 'flick', true));
    expect(published(flicked, setMark(flicked, keys('1', '3.2'), 'skill', true))).toEqual([
      at(1, 1, { skill: true }),
      side(2, 3, 'Left', 1),
      through([3, 0], [4, 1], [5, 2, { skill: true }]),
    ]);
  });

  test('hide inner points alone, and bring them to a lane when they are shown', () => {
    const hidden = applyEdit(sheet, setHidden(sheet, all, true));
    expect(published(sheet, setHidden(sheet, all, true)).at(-1)).toEqual(
      through([3, 0], [4, 1, { hidden: true }], [5, 2]),
    );
    expect(applyEdit(hidden, setHidden(hidden, keys('3.1'), false))).toEqual(sheet);
    expect(toggleHidden(sheet, all)).toEqual(setHidden(sheet, all, true));
    expect(applyEdit(hidden, toggleHidden(hidden, all))).toEqual(sheet);
    const between = sheetWith(through([3, 0], [4, 1.6, { hidden: true }], [5, 2]));
    expect(published(between, setHidden(between, everyNote(between), false))).toEqual([
      through([3, 0], [4, 2], [5, 2]),
    ]);
  });

  test('make a note of one kind one of another', () => {
    expect(published(sheet, setKind(sheet, all, 'right'))).toEqual([
      side(1, 1, 'Right', 1),
      side(2, 3, 'Right', 1),
      through([3, 0], [4, 1], [5, 2]),
    ]);
    expect(published(sheet, setWidth(sheet, all, 9))[1]).toEqual(side(2, 3, 'Left', 4));
  });
});

describe('slides', () => {
  test('take points inside, before and after, and carry the flick to the new end', () => {
    const sheet = sheetWith(through([1, 0], [3, 2, { flick: true }]));
    expect(published(sheet, addPoint(sheet, 1, { beat: 2, lane: 0.5, isHidden: true }))).toEqual([
      through([1, 0], [2, 0.5, { hidden: true }], [3, 2, { flick: true }]),
    ]);
    expect(published(sheet, addPoint(sheet, 1, { beat: 4, lane: 3 }))).toEqual([
      through([1, 0], [3, 2], [4, 3, { flick: true }]),
    ]);
    expect(published(sheet, addPoint(sheet, 1, { beat: 0, lane: 3 }))).toEqual([
      through([0, 3], [1, 0], [3, 2, { flick: true }]),
    ]);
    expect(isNothing(addPoint(sheet, 1, { beat: 3, lane: 0 }))).toBe(true);
    expect(isNothing(addPoint(sheet, 1, { beat: 4, lane: 0, isHidden: true }))).toBe(true);
  });

  test('are joined one after the other, not where they overlap', () => {
    const sheet = sheetWith(hold(1, 2, 0), through([2, 0], [3, 1]), at(4, 5), hold(2.5, 6, 6));
    const ids = (...types: readonly number[]) => keys(...types.map(String));
    expect(published(sheet, join(sheet, ids(1, 2, 4)))).toEqual([
      through([1, 0], [2, 0], [3, 1], [4, 5]),
      hold(2.5, 6, 6),
    ]);
    expect(isNothing(join(sheet, ids(2, 3)))).toBe(true);
    expect(isNothing(join(sheet, ids(1)))).toBe(true);
  });

  test('are split without a note more or less, and joined again', () => {
    const sheet = sheetWith(through([1, 0], [2, 1], [3, 2], [4, 3]));
    const edit = split(sheet, 1, 1);
    expect(published(sheet, edit)).toEqual([through([1, 0], [2, 1]), through([3, 2], [4, 3])]);
    const two = applyEdit(sheet, edit);
    expect(applyEdit(two, join(two, everyNote(two)))).toEqual(sheet);
    expect(published(sheet, split(sheet, 1, 2))).toEqual([through([1, 0], [2, 1], [3, 2]), at(4, 3)]);
    expect(isNothing(split(sheet, 1, 3))).toBe(true);
  });

  test('become holds and holds slides', () => {
    const sheet = sheetWith(through([1, 0], [2, 1], [3, 2, { flick: true }]));
    const held = applyEdit(sheet, toLong(sheet, keys('1')));
    expect(published(sheet, toLong(sheet, keys('1')))).toEqual([
      {
        type: 'Long',
        connections: [
          { beat: 1, lane: 0 },
          { beat: 3, lane: 0, flick: true },
        ],
      },
    ]);
    expect(published(held, toSlide(held, keys('1')))).toEqual([through([1, 0], [3, 0, { flick: true }])]);
  });
});

describe('filling', () => {
  const placesOf = (pattern: FillPattern, sheet = sheetWith()): readonly unknown[] => {
    const wanted = { pattern, fromBeat: 4, toBeat: 6, division: 2, lane: 1, toLane: 3 };
    return published(sheet, fill(sheet, wanted)).map((row) =>
      typeof row === 'object' && row !== null && 'beat' in row && 'lane' in row ? [row.beat, row.lane] : row,
    );
  };

  test.each([
    [
      'stairs',
      [
        [4, 1],
        [4.5, 2],
        [5, 3],
        [5.5, 1],
        [6, 2],
      ],
    ],
    [
      'zigzag',
      [
        [4, 1],
        [4.5, 2],
        [5, 3],
        [5.5, 2],
        [6, 1],
      ],
    ],
    [
      'trill',
      [
        [4, 1],
        [4.5, 3],
        [5, 1],
        [5.5, 3],
        [6, 1],
      ],
    ],
    [
      'jacks',
      [
        [4, 1],
        [4.5, 1],
        [5, 1],
        [5.5, 1],
        [6, 1],
      ],
    ],
    [
      'doubles',
      [
        [4, 1],
        [4, 3],
        [4.5, 1],
        [4.5, 3],
        [5, 1],
        [5, 3],
        [5.5, 1],
        [5.5, 3],
        [6, 1],
        [6, 3],
      ],
    ],
    [
      'spread',
      [
        [4, 3],
        [4.5, 2],
        [4.5, 4],
        [5, 1],
        [5, 5],
        [5.5, 0],
        [5.5, 6],
        [6, 3],
      ],
    ],
    ['slide', [through([4, 1], [4.5, 2], [5, 2], [5.5, 3], [6, 3])]],
    ['snake', [through([4, 1], [4.5, 2], [5, 3], [5.5, 2], [6, 1])]],
  ] as const)('makes %s', (pattern, places) => {
    expect(placesOf(pattern)).toEqual(places);
  });

  test('leaves out places that are taken, and ends at a limit', () => {
    expect(placesOf('jacks', sheetWith(at(4.5, 1), hold(5, 5.5, 1)))).toHaveLength(4);
    const sheet = sheetWith();
    const all = { pattern: 'jacks', fromBeat: 0, toBeat: 9_000, division: 192, lane: 1, toLane: 1 } as const;
    expect(fill(sheet, all).add).toHaveLength(MAX_FILL);
    expect(isNothing(fill(sheet, { ...all, toBeat: -1 }))).toBe(true);
  });
});
