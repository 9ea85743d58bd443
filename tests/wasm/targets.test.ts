import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coverChart, encodeCovered, skillLengths } from '#model/chart/covered';
import { ENCORES } from '#model/compute/team';
import { type Compute, createCompute } from '#wasm/host/compute';
import * as script from '#wasm/kernels/index';
import * as L from '#wasm/layout';
import { readModule } from './engines.ts';
import { instances } from './instances.ts';
import { type Kernels, openKernels, openScriptKernels } from './kernels.ts';
import { smallMedley } from './medley/problems.ts';
import { paidProblem } from './point-problems.ts';
import { chartArb, problem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

/** One source, two compilers: WebAssembly and TypeScript must give the same bits. */

const few = problem({ cards: { min: 5, max: 8 }, characters: { min: 5, max: 6 } });
const QUESTIONS: Readonly<Record<string, fc.Arbitrary<SmallProblem>>> = {
  'the score': smallProblem,
  'the score with mixed sets': smallProblem.map((asked) => asking(asked, { itemSets: 'mixed' })),
  'the score in a room': fc
    .tuple(smallProblem, fc.constantFrom(...ENCORES))
    .map(([asked, encore]) => asking(asked, { live: 'multi', room: { ...asked.question.room, encore } })),
  'the score in the game’s own order': smallProblem.map((asked) =>
    asking(asked, { live: 'free', order: 'native' }),
  ),
  'the score where skills wait': few.map((asked) => asking(asked, { skillQueue: true })),
  'event points': paidProblem,
};

type Readable = Parameters<Kernels['read']>[0];
const NUMBERS = Object.entries(script).flatMap(([name, value]) =>
  typeof value === 'number' ? [name as Readable] : [],
);
const ARRAYS = Object.entries(L)
  .filter(([name, value]) => value >= L.BASE && !name.startsWith('MEMORY') && name !== 'POWER_UNITS')
  .sort(([, a], [, b]) => b - a);

/** The array of the layout in which two memories first differ; null when they are the same. */
function firstDifference(one: Uint8Array, other: Uint8Array): string | null {
  if (Buffer.compare(one, other) === 0) return null;
  const at = L.BASE + one.findIndex((byte, i) => byte !== other[i]);
  return ARRAYS.find(([, start]) => start <= at)?.[0] ?? 'nothing';
}

/** Searches to the end, then scores every result note by note, and returns the numbers that kernels left behind. */
function search(target: Kernels, { question, data }: SmallProblem): readonly number[] {
  target.soil(0);
  const { kernels } = target;
  const packed = target.pack(question, data);
  if (packed.noTeam) return [];
  kernels.openSearch(packed.bands, 30);
  while (kernels.advanceSearch(100) === 0);
  const left: number[] = [];
  for (let place = 0; place < target.read('found'); place++) {
    kernels.recall(place);
    left.push(kernels.prepareNotes());
    kernels.scoreNotes();
    left.push(...target.f64s(L.ORDER_SCORE, L.ORDERS));
    kernels.scoreOrders(target.read('teamBase'));
    left.push(kernels.totalOfOrders(), ...NUMBERS.map((name) => target.read(name)));
  }
  return left;
}

describe('kernels as WebAssembly and as TypeScript', () => {
  let wasm: Kernels;
  beforeAll(async () => {
    wasm = await openKernels();
  });

  test.each(Object.entries(QUESTIONS))(
    'leave the same numbers and memory after a search for %s',
    (_, asked) => {
      const other = openScriptKernels();
      fc.assert(
        fc.property(asked, (one) => {
          expect(search(wasm, one)).toEqual(search(other, one));
          expect(firstDifference(wasm.memory(), other.memory())).toBe(null);
        }),
        { numRuns: instances(60, 1000) },
      );
    },
  );
});

interface Run {
  advance(ms: number): boolean;
  answer(): object;
}
type Start = (compute: Compute) => Run;

/** A problem on up to three charts, one of them known by what skills cover of it. */
const charts = fc
  .tuple(smallProblem, fc.array(chartArb, { minLength: 2, maxLength: 3 }))
  .map(([{ question, data }, all]) => {
    const { chart: _, ...lists } = data;
    const lengths = [...new Set([...skillLengths(data.skills.values()), question.room.skillSeconds])].sort(
      (a, b) => a - b,
    );
    const asked = all.map((chart, song) => ({
      song,
      difficulty: 'expert' as const,
      level: 10 + 7 * song,
      chart: song === 1 ? encodeCovered(coverChart(chart, lengths, question.skillDelay)) : chart,
    }));
    return { question, data: lists, lengths, charts: asked };
  });

const RUNS: Readonly<Record<string, fc.Arbitrary<Start>>> = {
  ...Object.fromEntries(
    Object.entries(QUESTIONS).map(([what, asked]) => [
      what,
      asked.map(
        ({ question, data }): Start =>
          (compute) =>
            compute.startTeamSearch(question, data),
      ),
    ]),
  ),
  'the best medley': smallMedley.map(
    ({ question, data }): Start =>
      (compute) =>
        compute.startMedleySearch(question, data),
  ),
  'the best team for every song': charts.map(
    (asked): Start =>
      (compute) =>
        compute.startEverySongSearch(asked),
  ),
  'one team for several songs': charts.map(
    ({ charts: all, ...asked }): Start =>
      (compute) =>
        compute.startOneTeamSearch({ ...asked, charts: all.filter(({ song }) => song !== 1) }),
  ),
  'the next steps': few.map(
    ({ question, data }): Start =>
      (compute) =>
        compute.startUpgradeSearch(question, data, 3),
  ),
};

describe('answers by WebAssembly and by TypeScript', () => {
  let wasm: Compute;
  let other: Compute;
  beforeAll(async () => {
    wasm = await createCompute(await readModule());
    other = await createCompute(null);
  });

  test.each(Object.entries(RUNS))('are the same for %s', (_, runs) => {
    const answer = (compute: Compute, start: Start): object => {
      const run = start(compute);
      while (!run.advance(50));
      return { ...run.answer(), ms: 0, engine: 'either' };
    };
    fc.assert(
      fc.property(runs, (start) => {
        expect(answer(wasm, start)).toEqual(answer(other, start));
      }),
      { numRuns: instances(15, 300) },
    );
  });
});
