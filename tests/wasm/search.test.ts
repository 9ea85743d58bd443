import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamAnswer, TeamData, TeamQuestion } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { scoresOfOrders } from '#wasm/reference/orders';
import { allowedTeams, bestTeams } from '#wasm/reference/search';
import { startEngines } from './engines.ts';
import { instances } from './instances.ts';
import { playableProblem, smallProblem } from './problems.ts';
import { forAllTeams } from './teams.ts';

let wasm: Compute;
let splitting: Compute;

beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

function solve(compute: Compute, question: TeamQuestion, data: TeamData): TeamAnswer {
  const search = compute.startTeamSearch(question, data);
  while (!search.advance(50));
  return search.answer();
}

const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe('team search', () => {
  test('finds what brute force finds when the collection is small', () => {
    fc.assert(
      fc.property(smallProblem, ({ question, data }) => {
        const expected = bestTeams(question, data).slice(0, question.top);
        const answer = solve(splitting, question, data);
        expect(answer.teams).toEqual(solve(wasm, question, data).teams);
        expect(answer.proved).toBe(true);
        expect(answer.gap).toBe(0);
        expect(answer.teams.map((team) => ({ cards: byId(team.cards), score: team.score.average }))).toEqual(
          expected.map(({ cards, score }) => ({ cards, score })),
        );
        expect(answer.noTeam === null).toBe(expected.length > 0);
      }),
      { numRuns: instances(400) },
    );
  });

  test('scores its teams as all orders note by note do', () => {
    fc.assert(
      fc.property(smallProblem, ({ question, data }) => {
        for (const team of solve(wasm, question, data).teams) {
          const [first] = bestTeams(
            {
              ...question,
              constraints: {
                ...question.constraints,
                must: [],
                leader: team.leader,
                exclude: question.profile.cards
                  .map((c) => c.id)
                  .filter((id) => !team.cards.includes(id) && id !== team.sixth),
              },
            },
            data,
          ).filter((one) => String(one.cards) === String(byId(team.cards)));
          if (!first) throw new Error('the team is not allowed');
          const scores = scoresOfOrders(question, data, {
            ...first,
            cards: team.cards,
            leader: team.leader,
            sixth: team.sixth,
          });
          expect(team.orderScores).toEqual(scores);
          expect(team.score.min).toBe(Math.min(...scores));
          expect(team.score.max).toBe(Math.max(...scores));
          expect(team.score.average).toBe(Math.floor(scores.reduce((a, b) => a + b, 0) / scores.length));
          expect(Math.floor(first.units / 100_000)).toBe(team.power);
        }
      }),
      { numRuns: instances(150) },
    );
  });

  test('answers the one team when all five cards must be there, however many are asked for', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), ({ question: asked, data }, pick) => {
        const free: TeamQuestion = {
          ...asked,
          constraints: { ...asked.constraints, must: [], leader: null, minPower: 0 },
        };
        const teams = [...allowedTeams(free, data)];
        const must = teams[pick % teams.length] ?? [];
        const question = { ...free, top: 10, constraints: { ...free.constraints, must } };
        expect(solve(wasm, question, data).teams.map(({ cards }) => byId(cards))).toEqual([must]);
      }),
      { numRuns: instances(200) },
    );
  });

  test('lists every team there is when more are asked for', () => {
    fc.assert(
      fc.property(playableProblem, (problem) => {
        const { question, data } = forAllTeams(problem);
        const all = bestTeams(question, data);
        const answer = solve(wasm, question, data);
        expect(answer.teams.map(({ cards }) => byId(cards))).toEqual(
          all.slice(0, 50).map(({ cards }) => cards),
        );
        expect([answer.proved, answer.gap]).toEqual([true, 0]);
      }),
      { numRuns: instances(200) },
    );
  });

  test('keeps to the constraints in every team it lists', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const { must, exclude, leader, minPower } = question.constraints;
        for (const team of solve(splitting, { ...question, top: 10 }, data).teams) {
          const characters = team.cards.map((id) => data.cards.get(id)?.characterId);
          expect(new Set(characters).size).toBe(5);
          expect(team.cards).toEqual(expect.arrayContaining([...must]));
          for (const id of exclude) expect([...team.cards, team.sixth]).not.toContain(id);
          expect(team.cards[2]).toBe(leader ?? team.leader);
          expect(team.power).toBeGreaterThanOrEqual(minPower);
          const isOwnEncore = question.live === 'free' || question.room.encore !== 'other';
          if (question.sixth === 'leader' || !isOwnEncore) expect(team.sixth).toBe(team.leader);
          else expect(team.cards).not.toContain(team.sixth);
        }
      }),
      { numRuns: instances(300) },
    );
  });

  test('answers with a valid gap before it has been given any time', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const answer = wasm.startTeamSearch(question, data).answer();
        const listed = answer.teams.map(({ cards }) => String(byId(cards)));
        const [unseen] = bestTeams(question, data).filter(({ cards }) => !listed.includes(String(cards)));
        const last = answer.teams.length === question.top ? (answer.teams.at(-1)?.score.average ?? 0) : 0;
        expect(answer.proved).toBe(false);
        expect(answer.noTeam).toBe(null);
        expect(last + answer.gap).toBeGreaterThanOrEqual(unseen?.score ?? 0);
      }),
      { numRuns: instances(200) },
    );
  });
});
