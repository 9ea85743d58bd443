import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { bestPaid, paidTeam } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { startEngines } from './engines.ts';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { MULTIPLIED, paidProblem, withPoints } from './point-problems.ts';
import { crowdedProblem, smallProblem } from './problems.ts';

let wasm: Compute;
let splitting: Compute;

beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const inFull = (question: TeamQuestion, data: TeamData, compute: Compute) => {
  const unboosted = { ...question, points: question.points && { ...question.points, boosts: 0 as const } };
  const { teams, proved, gap } = solve(compute, unboosted, data);
  const rows = teams.map(({ cards, score, points }) => ({
    cards: byId(cards),
    score: score.average,
    points: points?.points,
    bonusPercent: points?.bonusPercent,
    supportPower: points?.support?.power ?? 0,
  }));
  return { rows, proved, gap };
};

describe('search for event points', () => {
  test('finds what brute force finds when the collection is small', () => {
    fc.assert(
      fc.property(paidProblem, ({ question, data }) => {
        const expected = bestPaid(question, data)
          .slice(0, question.top)
          .map(({ cards, score, points, bonusPercent, supportPower }) => ({
            cards,
            score,
            points,
            bonusPercent,
            supportPower,
          }));
        for (const compute of [wasm, splitting]) {
          expect(inFull(question, data, compute)).toEqual({ rows: expected, proved: true, gap: 0 });
        }
      }),
      { numRuns: instances(150) },
    );
  });
  test.each(MULTIPLIED)('keeps cards that only the bonus or the support band of a %s needs', (kind) => {
    const crowded = withPoints(crowdedProblem, fc.constant(kind));
    fc.assert(
      fc.property(crowded, ({ question, data }) => {
        const expected = bestPaid(question, data).slice(0, question.top);
        const { rows } = inFull(question, data, splitting);
        expect(rows.map(({ cards, points }) => ({ cards, points }))).toEqual(
          expected.map(({ cards, points }) => ({ cards, points })),
        );
      }),
      { numRuns: instances(40) },
    );
  });

  test('multiplies points and gap by the boosts, and leaves the teams as they are', () => {
    fc.assert(
      fc.property(paidProblem, ({ question, data }) => {
        const points = question.points;
        if (points === null) return;
        const at = (boosts: 0 | 1 | 2 | 3) =>
          solve(wasm, { ...question, points: { ...points, boosts } }, data).teams;
        const plain = at(0);
        for (const [boosts, factor] of [1, 5, 10, 15].entries()) {
          const boosted = at(boosts as 0 | 1 | 2 | 3);
          expect(boosted.map(({ cards }) => cards)).toEqual(plain.map(({ cards }) => cards));
          boosted.forEach((team, place) => {
            expect(team.points?.points).toBe((plain[place]?.points?.points ?? 0) * factor);
            expect(team.points?.table).toEqual(plain[place]?.points?.table);
          });
        }
      }),
      { numRuns: instances(40) },
    );
  });

  test('returns beside the best for points the best for the score alone when asked for both', () => {
    fc.assert(
      fc.property(paidProblem, ({ question, data }) => {
        const both = solve(wasm, { ...question, target: 'both' }, data);
        expect(both.teams).toEqual(solve(wasm, question, data).teams);
        const [best] = solve(wasm, { ...question, target: 'score', top: 1 }, data).teams;
        expect(both.bestByScore).toEqual(best ?? null);
        expect(both.proved).toBe(true);
      }),
      { numRuns: instances(60) },
    );
  });

  test('ranks by score where the bonus lifts power, and reports what each team earns', () => {
    const lifted = fc.constantFrom('versus' as const, 'festival' as const, 'challengePoints' as const);
    fc.assert(
      fc.property(withPoints(smallProblem, lifted), ({ question: asked, data }) => {
        const question = { ...asked, powerBonus: asked.points?.bonus ?? null };
        const expected = bestTeams(question, data).slice(0, question.top);
        const { rows } = inFull(question, data, wasm);
        expect(rows.map(({ cards, score }) => ({ cards, score }))).toEqual(
          expected.map(({ cards, score }) => ({ cards, score })),
        );
        expect(rows.map(({ points }) => points)).toEqual(
          expected.map((team) => paidTeam({ ...question, live: 'free' }, data, team).points),
        );
      }),
      { numRuns: instances(60) },
    );
  });

  test('gives the points of a team that was sought for its score', () => {
    fc.assert(
      fc.property(paidProblem, ({ question: asked, data }) => {
        const question: TeamQuestion = { ...asked, target: 'score' };
        const expected = bestTeams(question, data).slice(0, question.top);
        const paid = expected.map((team) => paidTeam(question, data, team));
        const { rows } = inFull(question, data, wasm);
        expect(rows).toEqual(
          paid.map(({ cards, score, points, bonusPercent, supportPower }) => ({
            cards,
            score,
            points,
            bonusPercent,
            supportPower,
          })),
        );
      }),
      { numRuns: instances(60) },
    );
  });
});
