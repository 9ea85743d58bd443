import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENCORES, type Encore, SKILL_ORDERS } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { bestPaid } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { startEngines } from './engines.ts';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { MULTIPLIED, withPoints } from './point-problems.ts';
import { crowdedProblem, playableProblem, problem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

/** A room in which our leader, another player or any of the five plays the encore. */

let wasm: Compute;
let splitting: Compute;

beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

const inRoom = (encore: Encore, asked: SmallProblem): SmallProblem =>
  asking(asked, { live: 'multi', room: { ...asked.question.room, encore } });
const rooms = (encore: Encore, problems: fc.Arbitrary<SmallProblem>) =>
  fc
    .tuple(problems, fc.constantFrom(...SKILL_ORDERS))
    .map(([asked, order]) => asking(inRoom(encore, asked), { order }));
const waiting = problem({ cards: { min: 5, max: 8 }, characters: { min: 5, max: 6 } }).map((asked) =>
  asking(asked, { skillQueue: true }),
);
const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

function expectBest({ question, data }: SmallProblem): void {
  const expected = bestTeams(question, data).slice(0, question.top);
  for (const compute of [wasm, splitting]) {
    const { teams, proved, gap } = solve(compute, question, data);
    expect(teams.map(({ cards, score }) => ({ cards: byId(cards), score: score.average }))).toEqual(
      expected.map(({ cards, score }) => ({ cards, score })),
    );
    expect([proved, gap]).toEqual([true, 0]);
  }
}

describe.each(ENCORES)('search for a room whose encore is by %s', (encore) => {
  test('finds what brute force finds', () => {
    fc.assert(fc.property(rooms(encore, fc.oneof(smallProblem, crowdedProblem)), expectBest), {
      numRuns: instances(150),
    });
  });

  test('finds what brute force over all orders finds where skills wait for each other', () => {
    fc.assert(fc.property(rooms(encore, waiting), expectBest), { numRuns: instances(30) });
  });

  test.each(MULTIPLIED)('finds the best paid team of a %s', (kind) => {
    const problems = withPoints(
      problem({ cards: { min: 5, max: 9 }, characters: { min: 5, max: 7 } }),
      fc.constant(kind),
    );
    fc.assert(
      fc.property(rooms(encore, problems), ({ question, data }) => {
        const expected = bestPaid(question, data).slice(0, question.top);
        expect(
          solve(wasm, question, data).teams.map(({ cards, points }) => [
            byId(cards),
            points?.table[0]?.points,
          ]),
        ).toEqual(expected.map(({ cards, points }) => [cards, points]));
      }),
      { numRuns: instances(25, 300) },
    );
  });
});

describe('a team in a room whose encore is by anyone', () => {
  test('scores once as with its own encore and four times as with another player’s', () => {
    fc.assert(
      fc.property(playableProblem, fc.boolean(), (asked, skillQueue) => {
        const [found] = solve(wasm, asking(asked, { skillQueue }).question, asked.data).teams;
        if (!found) return;
        const { cards: must, leader } = found;
        const constraints = { ...asked.question.constraints, must, leader };
        const of = (encore: Encore) => {
          const { question, data } = inRoom(
            encore,
            asking(asked, { skillQueue, constraints, sixth: 'leader' }),
          );
          return solve(wasm, question, data).teams[0]?.orderScores ?? [];
        };
        const [own, other, random] = [of('own'), of('other'), of('random')];
        expect(random).toEqual([own, other, other, other, other].flat());
      }),
      { numRuns: instances(100) },
    );
  });
});
