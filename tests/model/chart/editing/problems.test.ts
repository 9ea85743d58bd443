import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '#model/chart/editing/edit';
import { hasCandidates } from '#model/chart/editing/problems/candidates';
import { fixOf } from '#model/chart/editing/problems/fixes';
import {
  CHART_PROBLEMS,
  type ChartProblem,
  type ChartProblemKind,
  MAX_PROBLEMS_OF_KIND,
} from '#model/chart/editing/problems/problem';
import { allProblems, problemsOf } from '#model/chart/editing/problems/problems';
import { type ChartSheet, sheetOf } from '#model/chart/editing/sheet';
import { type ChartEntry, type Connection, FEVER_COMMANDS } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { anySheet } from './any-command.ts';

const plain = { flick: false, skill: false, charge: false };

const single = (beat: number, lane: number, skill = false): ChartEntry => ({
  ...plain,
  type: 'Single',
  beat,
  lane,
  skill,
});

const node = (beat: number, lane: number, hidden = false): Connection => ({ ...plain, beat, lane, hidden });

const slide = (...nodes: readonly (readonly [number, number])[]): ChartEntry => ({
  type: 'Slide',
  connections: nodes.map(([beat, lane]) => node(beat, lane)),
});

const fever = (mark: keyof typeof FEVER_COMMANDS, beat: number): ChartEntry => ({
  type: 'System',
  beat,
  data: FEVER_COMMANDS[mark],
});

/** Nothing is wrong with it: six skills, fever, two hands. */
const SOUND: readonly ChartEntry[] = [
  { type: 'BPM', beat: 0, bpm: 120 },
  ...[4, 8, 12, 16, 20, 24].map((beat) => single(beat, 3, true)),
  fever('ready', 10),
  fever('start', 14),
  fever('end', 22),
];

const sheetWith = (...entries: readonly ChartEntry[]): ChartSheet =>
  sheetOf({ entries: [...SOUND, ...entries] });
const kindsOf = (problems: readonly ChartProblem[]): readonly ChartProblemKind[] =>
  problems.map(({ kind }) => kind);

function onlyProblem(sheet: ChartSheet, musicSeconds: number | null = null): ChartProblem {
  const problems = problemsOf(sheet, { musicSeconds });
  expect(problems).toHaveLength(1);
  return problems[0] as ChartProblem;
}

/** The chart after the quick fix of its only problem. */
function fixed(sheet: ChartSheet, kind: ChartProblemKind, musicSeconds: number | null = null): ChartSheet {
  const problem = onlyProblem(sheet, musicSeconds);
  expect(problem.kind).toBe(kind);
  const fix = fixOf(sheet, problem, { musicSeconds });
  expect(fix).not.toBeNull();
  const after = fix ? applyEdit(sheet, fix) : sheet;
  expect(problemsOf(after, { musicSeconds })).toEqual([]);
  return after;
}

const notesOf = ({ entries }: ChartSheet): readonly ChartEntry[] =>
  entries.map(({ entry }) => entry).filter(({ type }) => type !== 'BPM' && type !== 'System');

describe('problems of a chart', () => {
  test('are none on a sound one', () => {
    expect(problemsOf(sheetOf({ entries: SOUND }))).toEqual([]);
    expect(problemsOf(sheetOf({ entries: [] }))).toEqual([]);
  });

  test('name two notes in one place, and leave one of them when fixed', () => {
    const sheet = sheetWith(single(9, 2), single(9, 2));
    expect(onlyProblem(sheet).keys).toEqual(['10', '11']);
    expect(notesOf(fixed(sheet, 'samePlace'))).toHaveLength(7);
  });

  test('keep the skill of two notes in one place', () => {
    const after = fixed(sheetWith(single(4, 3)), 'samePlace');
    expect(notesOf(after)).toEqual(SOUND.filter(({ type }) => type === 'Single'));
  });

  test('join a slide to the one that begins where it ends', () => {
    const after = fixed(sheetWith(slide([5, 0], [6, 1]), slide([6, 1], [7, 2])), 'samePlace');
    expect(notesOf(after)).toContainEqual(slide([5, 0], [6, 1], [7, 2]));
  });

  test('count the lanes that a directional note covers', () => {
    const wide: ChartEntry = {
      type: 'Directional',
      beat: 9,
      lane: 2,
      direction: 'Right',
      width: 3,
      skill: false,
    };
    expect(kindsOf(problemsOf(sheetWith(wide, single(9, 4))))).toEqual(['samePlace']);
    expect(problemsOf(sheetWith(wide, single(9, 5)))).toEqual([]);
  });

  test('name a third finger: three notes at once, or two beside a slide', () => {
    expect(notesOf(fixed(sheetWith(single(9, 1), single(9, 3), single(9, 5)), 'thirdFinger'))).toHaveLength(
      8,
    );
    const beside = sheetWith(slide([8.5, 1], [11, 1]), single(9, 3), single(9, 5));
    expect(onlyProblem(beside)).toMatchObject({
      kind: 'thirdFinger',
      beat: 9,
      count: 3,
      keys: ['11', '12', '10'],
    });
    expect(notesOf(fixed(beside, 'thirdFinger'))).toHaveLength(8);
  });

  test('name slides that cross, and let hands change slides when fixed', () => {
    const sheet = sheetWith(slide([5, 0], [7, 6]), slide([5, 6], [7, 0]));
    expect(onlyProblem(sheet).keys).toEqual(['10', '11']);
    expect(notesOf(fixed(sheet, 'crossing'))).toEqual(
      expect.arrayContaining([slide([5, 0], [7, 0]), slide([5, 6], [7, 6])]),
    );
    expect(problemsOf(sheetWith(slide([5, 0], [7, 2]), slide([5, 6], [7, 3])))).toEqual([]);
  });

  test('name what is out of the lanes, and bring it in', () => {
    expect(notesOf(fixed(sheetWith(single(9, -2)), 'outOfLane'))).toContainEqual(single(9, 0));
    expect(notesOf(fixed(sheetWith(single(9, 8), single(9, 6)), 'outOfLane'))).toContainEqual(single(9, 5));
    const wide: ChartEntry = {
      type: 'Directional',
      beat: 9,
      lane: 1,
      direction: 'Left',
      width: 3,
      skill: false,
    };
    expect(notesOf(fixed(sheetWith(wide), 'outOfLane'))).toContainEqual({ ...wide, width: 2 });
  });

  test('let a hidden point be half a lane outside', () => {
    const bent = (lane: number): ChartEntry => ({
      type: 'Slide',
      connections: [node(5, 6), node(6, lane, true), node(7, 6)],
    });
    expect(problemsOf(sheetWith(bent(6.5)))).toEqual([]);
    expect(kindsOf(problemsOf(sheetWith(bent(6.6))))).toEqual(['outOfLane']);
  });

  test('name broken slides, and mend them', () => {
    const backwards = sheetWith(slide([7, 1], [6, 2], [9, 1]));
    expect(notesOf(fixed(backwards, 'brokenSlide'))).toContainEqual(slide([6, 2], [7, 1], [9, 1]));
    expect(notesOf(fixed(sheetWith(slide([7, 1], [7, 2])), 'brokenSlide'))).toContainEqual(single(7, 1));
    expect(notesOf(fixed(sheetWith(slide([7, 1])), 'brokenSlide'))).toContainEqual(single(7, 1));
  });

  test('name notes before the first tempo and after the music', () => {
    expect(notesOf(fixed(sheetWith(single(-1, 2)), 'beforeTempo'))).toContainEqual(single(0, 2));
    expect(notesOf(fixed(sheetWith(single(30, 2)), 'afterMusic', 14))).toHaveLength(6);
    const long = sheetWith(slide([26, 1], [27, 2], [40, 3]));
    expect(notesOf(fixed(long, 'afterMusic', 14))).toContainEqual(slide([26, 1], [27, 2]));
    expect(problemsOf(sheetWith(single(28, 2)), { musicSeconds: 14 })).toEqual([]);
  });

  test('name missing and superfluous skills, and make them six', () => {
    const few = sheetOf({
      entries: SOUND.map((entry) => ('skill' in entry ? { ...entry, skill: false } : entry)),
    });
    expect(onlyProblem(few)).toMatchObject({ kind: 'skills', count: 0 });
    fixed(few, 'skills');
    const many = sheetWith(single(4.5, 2, true), single(22, 2, true));
    expect(onlyProblem(many)).toMatchObject({ kind: 'skills', count: 8 });
    fixed(many, 'skills');
    const short = sheetOf({ entries: SOUND.filter((entry) => !('skill' in entry) || entry.beat < 20) });
    const [problem] = problemsOf(short);
    expect(problem?.kind).toBe('skills');
    expect(problem && fixOf(short, problem)).toBeNull();
  });

  test('name missing and disordered fever, and set it', () => {
    const without = sheetOf({ entries: SOUND.filter(({ type }) => type !== 'System') });
    const after = fixed(without, 'noFever');
    expect(after.entries.flatMap(({ entry }) => (entry.type === 'System' ? [entry.beat] : []))).toEqual([
      12, 16, 20,
    ]);
    fixed(sheetWith(fever('start', 13)), 'feverOrder');
    fixed(
      sheetOf({ entries: SOUND.filter((entry) => entry.type !== 'System' || entry.beat !== 14) }),
      'feverOrder',
    );
    const turned = sheetOf({
      entries: [
        ...SOUND.filter(({ type }) => type !== 'System'),
        fever('end', 5),
        fever('start', 9),
        fever('ready', 7),
      ],
    });
    expect(
      fixed(turned, 'feverOrder').entries.flatMap(({ entry }) =>
        entry.type === 'System' ? [entry.beat] : [],
      ),
    ).toEqual([5, 7, 9]);
  });

  test('name a note that the free hand cannot reach past a slide', () => {
    const sheet = sheetWith(slide([8.5, 0], [9, 0], [11, 6]), slide([8.5, 5], [8.75, 5]), single(10.9, 2));
    expect(kindsOf(problemsOf(sheet))).toEqual(['reach']);
  });

  test('name charts that are over the limits of publishing', () => {
    const wide = Array.from({ length: 2_500 }, (_, i) => [32 + i / 8, i % 7] as const);
    const after = fixed(sheetWith(slide(...wide)), 'tooManyPoints');
    expect(notesOf(after)).toHaveLength(9);
    const many = sheetWith(...Array.from({ length: 10_000 }, (_, i) => single(32 + i, i % 2)));
    expect(onlyProblem(many)).toMatchObject({ kind: 'tooManyEntries', count: 10_010 });
    expect(fixOf(many, onlyProblem(many))).toBeNull();
    expect(CHART_PROBLEMS.filter((kind) => !hasCandidates(kind))).toEqual(['tooManyEntries']);
  });

  test('are listed a few hundred times at most', () => {
    const crowd = sheetWith(...Array.from({ length: 3_000 }, (_, i) => single(32 + Math.floor(i / 3), 3)));
    expect(problemsOf(crowd).filter(({ kind }) => kind === 'samePlace')).toHaveLength(MAX_PROBLEMS_OF_KIND);
  });
});

const anyBeat = fc.integer({ min: -2, max: 24 }).map((n) => n / 2);
const anyLane = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 6 }), weight: 6 },
  { arbitrary: fc.constantFrom(-2, -0.5, 2.5, 7, 9), weight: 1 },
);

/** Entries of a chart with all that can be wrong. */
const anyBroken: fc.Arbitrary<ChartEntry> = fc.oneof(
  fc.tuple(anyBeat, anyLane, fc.boolean()).map(([beat, lane, skill]) => single(beat, lane, skill)),
  fc.tuple(anyBeat, anyLane, fc.integer({ min: 1, max: 4 }), fc.boolean()).map(
    ([beat, lane, width, isLeft]): ChartEntry => ({
      type: 'Directional',
      beat,
      lane,
      width,
      direction: isLeft ? 'Left' : 'Right',
      skill: false,
    }),
  ),
  fc.array(fc.tuple(anyBeat, anyLane, fc.boolean()), { minLength: 1, maxLength: 4 }).map(
    (nodes): ChartEntry => ({
      type: 'Slide',
      connections: nodes.map(([beat, lane, hidden]) => node(beat, lane, hidden)),
    }),
  ),
  fc.tuple(fc.constantFrom('ready', 'start', 'end'), anyBeat).map(([mark, beat]) => fever(mark, beat)),
);

const anyBrokenSheet = fc.oneof(
  anySheet(30),
  fc
    .array(anyBroken, { maxLength: 24, size: 'max' })
    .map((entries) => sheetOf({ entries: [{ type: 'BPM', beat: 0, bpm: 150 }, ...entries] })),
);

const tally = (problems: readonly ChartProblem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind, beat } of problems)
    counts.set(`${kind} ${beat}`, (counts.get(`${kind} ${beat}`) ?? 0) + 1);
  return counts;
};

describe('a quick fix', () => {
  test('removes its problem and makes no other, whatever else is wrong', () => {
    const mended = new Set<string>();
    fc.assert(
      fc.property(anyBrokenSheet, fc.nat(30), (sheet, pick) => {
        const options = { musicSeconds: 4 };
        const problems = allProblems(sheet, options);
        const problem = problems[pick % Math.max(1, problems.length)];
        const fix = problem && fixOf(sheet, problem, options);
        if (!problem || !fix) return;
        mended.add(problem.kind);
        const [before, after] = [tally(problems), tally(allProblems(applyEdit(sheet, fix), options))];
        const name = `${problem.kind} ${problem.beat}`;
        expect(after.get(name) ?? 0).toBeLessThan(before.get(name) ?? 0);
        for (const [each, count] of after) expect(count).toBeLessThanOrEqual(before.get(each) ?? 0);
      }),
      { numRuns: 400 },
    );
    const unfixable: readonly ChartProblemKind[] = ['tooManyEntries', 'tooManyPoints', 'reach'];
    expect(CHART_PROBLEMS.filter((kind) => !mended.has(kind) && !unfixable.includes(kind))).toEqual([]);
  });
});

const folder = join(import.meta.dirname, '../../../../../shared/real-sample/api/charts');
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  : [];

test.skipIf(files.length === 0)('published charts have no problem', () => {
  for (const file of files) {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect([file, problemsOf(sheetOf(parseChart(json)))]).toEqual([file, []]);
  }
});
