import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScoringChart, ScoringNote } from '#model/chart/chart';
import { REST_SECONDS } from '#model/chart/scoring';
import { SKILL_ORDERS } from '#model/compute/team';
import { type Compute, createCompute } from '#wasm/host/compute';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { bruteForce, naiveOrders } from './naive.ts';
import { bestPaid } from './naive-points.ts';
import { placedTeams } from './naive-shuffle.ts';
import { MULTIPLIED, withPoints } from './point-problems.ts';
import { crowdedProblem, problem, type SmallProblem } from './problems.ts';
import { asking } from './teams.ts';

/** Skills that wait for each other, in short songs in which they nearly always have to. */

let wasm: Compute;
let splitting: Compute;
let reference: Compute;

beforeAll(async () => {
  const module = await WebAssembly.compile(readFileSync('wasm/build/setori.wasm'));
  wasm = await createCompute(module);
  splitting = await createCompute(module, 0);
  reference = await createCompute(null);
});

const waiting = (asked: SmallProblem): SmallProblem => asking(asked, { skillQueue: true });
const few = problem({ cards: { min: 5, max: 8 }, characters: { min: 5, max: 6 } }).map(waiting);
const crowded = crowdedProblem.map(waiting);
const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Of all skills that may be in play, the room's among them. */
const longestOf = ({ question, data }: SmallProblem): number =>
  Math.max(question.room.skillSeconds, ...[...data.skills.values()].flatMap(({ durations }) => durations));

/** The chart with its skill notes moved apart as far as no skill of `longest` seconds makes the next wait, and no further. */
function spread(chart: ScoringChart, longest: number): ScoringChart {
  const notes = [...chart.notes];
  for (const [i, note] of chart.skillNotes.entries()) {
    const before = notes[chart.skillNotes[i - 1] ?? -1];
    const free = before ? before.time + longest + REST_SECONDS : 0;
    const due = notes[note]?.time ?? 0;
    if (free <= due) continue;
    for (let later = note; later < notes.length; later++) {
      const { time, ...rest } = notes[later] as ScoringNote;
      notes[later] = { ...rest, time: later === note ? free : free + (time - due) };
    }
  }
  return { ...chart, notes };
}

describe('search where skills wait for each other', () => {
  it('finds what brute force over all orders finds', () => {
    fc.assert(
      fc.property(fc.oneof(few, crowded), ({ question, data }) => {
        const expected = bruteForce(question, data).slice(0, question.top);
        for (const compute of [wasm, splitting]) {
          const { teams, proved, gap } = solve(compute, question, data);
          expect(teams.map(({ cards, score }) => ({ cards: byId(cards), score: score.average }))).toEqual(
            expected.map(({ cards, score }) => ({ cards, score })),
          );
          expect([proved, gap]).toEqual([true, 0]);
        }
      }),
      { numRuns: instances(40) },
    );
  });

  it('finds what brute force finds in the game’s own order', () => {
    fc.assert(
      fc.property(few, ({ question: asked, data }) => {
        const question = { ...asked, order: 'native' as const, live: 'free' as const };
        const expected = placedTeams(question, data).slice(0, question.top);
        const { teams } = solve(wasm, question, data);
        expect(teams.map(({ cards, score, leader }) => [byId(cards), score.average, leader])).toEqual(
          expected.map(({ cards, score, leader }) => [cards, score, leader]),
        );
      }),
      { numRuns: instances(10, 300) },
    );
  });

  it.each(MULTIPLIED)('finds the best paid team of a %s', (kind) => {
    fc.assert(
      fc.property(withPoints(few, fc.constant(kind)), ({ question, data }) => {
        const expected = bestPaid(question, data).slice(0, question.top);
        const { teams } = solve(wasm, question, data);
        expect(teams.map(({ cards, points }) => [byId(cards), points?.table[0]?.points])).toEqual(
          expected.map(({ cards, points }) => [cards, points]),
        );
      }),
      { numRuns: instances(10, 300) },
    );
  });

  it('scores its teams as all 120 orders note by note do', () => {
    fc.assert(
      fc.property(few, ({ question, data }) => {
        for (const { cards, leader, sixth, orderScores, score } of solve(wasm, question, data).teams) {
          const found = bruteForce(question, data).find((one) => String(one.cards) === String(byId(cards)));
          if (!found) throw new Error('the team is not allowed');
          const scores = naiveOrders(question, data, { ...found, cards, leader, sixth });
          expect(orderScores).toEqual(scores);
          expect(score).toEqual({
            average: Math.floor(scores.reduce((a, b) => a + b, 0) / 120),
            min: Math.min(...scores),
            max: Math.max(...scores),
          });
        }
      }),
      { numRuns: instances(30) },
    );
  });

  it('answers the same to the bit in WebAssembly and in TypeScript', () => {
    const orders = fc.constantFrom('uniform' as const, 'native' as const);
    fc.assert(
      fc.property(few, orders, ({ question: asked, data }, order) => {
        const question = { ...asked, order };
        const { ms: _a, engine: _b, ...inWasm } = solve(wasm, question, data);
        const { ms: _c, engine: _d, ...inReference } = solve(reference, question, data);
        expect(inWasm).toEqual(inReference);
      }),
      { numRuns: instances(100, 1000) },
    );
  });

  it('changes nothing in a song whose skill notes are just so far apart that the longest skill is over, nor for brute force', () => {
    fc.assert(
      fc.property(few, fc.constantFrom(...SKILL_ORDERS), ({ question: asked, data }, order) => {
        const question = { ...asked, order };
        const apart = { ...data, chart: spread(data.chart, longestOf({ question, data })) };
        const { ms: _a, ...waits } = solve(wasm, question, apart);
        const { ms: _b, ...side } = solve(wasm, { ...question, skillQueue: false }, apart);
        expect(waits).toEqual(side);
        if (order === 'native') return;
        const [best] = bruteForce(question, apart);
        expect(best?.score).toBe(bruteForce({ ...question, skillQueue: false }, apart)[0]?.score);
        expect(side.teams[0]?.score.average).toBe(best?.score);
      }),
      { numRuns: instances(30) },
    );
  });
});
