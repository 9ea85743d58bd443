import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HelpsAnswer, HelpsProblem } from '#model/compute/helps';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { ProfileCard } from '#model/profile/profile';
import type { Compute } from '#wasm/host/compute';
import { paidTeam } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { startEngines } from './engines.ts';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { paidProblem, withPoints } from './point-problems.ts';
import { chartArb, problem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

let wasm: Compute;
let splitting: Compute;
beforeAll(async () => {
  ({ wasm, splitting } = await startEngines());
});

interface Asked {
  readonly problem: HelpsProblem;
  /** The data of each chart. */
  readonly data: readonly TeamData[];
}

/** Of a small problem: every second or third card is not there yet. */
function asked({ question, data }: SmallProblem, nth: number, charts: readonly TeamData['chart'][]): Asked {
  const { chart: _, ...lists } = data;
  const { cards } = question.profile;
  const profile = { ...question.profile, cards: cards.filter((_card, i) => i % nth !== 0) };
  const candidates = cards.filter((_card, i) => i % nth === 0);
  const toScore = charts.map((chart, song) => ({
    song,
    difficulty: 'expert' as const,
    level: question.level,
    chart,
  }));
  return {
    problem: {
      question: { ...question, profile, skillQueue: false },
      data: lists,
      lengths: [],
      charts: toScore,
      candidates,
    },
    data: charts.map((one) => ({ ...lists, chart: one })),
  };
}

function ask(compute: Compute, problem: HelpsProblem, ms = 1_000): HelpsAnswer {
  const search = compute.startHelpsSearch(problem);
  while (!search.advance(ms));
  return search.answer();
}

const withCard = (question: TeamQuestion, card: ProfileCard | null): TeamQuestion => {
  if (card === null) return question;
  const { profile } = question;
  return { ...question, profile: { ...profile, cards: [...profile.cards, card] } };
};

const isPaid = ({ target, points }: TeamQuestion) => target !== 'score' && points !== null;

/** The search for one team, asked about each card alone. */
function searched(question: TeamQuestion, data: TeamData): number | null {
  const target = isPaid(question) ? 'points' : 'score';
  const [team] = solve(wasm, { ...question, target, top: 1 }, data).teams;
  if (!team) return null;
  return (isPaid(question) ? team.points?.points : undefined) ?? team.score.average;
}

/** Every team, by code that shares nothing with the search. */
function tried(question: TeamQuestion, data: TeamData): number | null {
  const values = bestTeams(question, data).map((team) =>
    isPaid(question) ? paidTeam(question, data, team).points : team.score,
  );
  return values.length === 0 ? null : Math.max(...values);
}

function oneByOne({ problem: { question, candidates }, data }: Asked, best: typeof searched) {
  const bases = data.map((one) => best(question, one));
  const before = bases.reduce<number>((sum, base) => sum + (base ?? 0), 0);
  const cards = candidates.map((card) => {
    const gains = data.map((one, i) => {
      const base = bases[i] ?? null;
      return base === null ? 0 : (best(withCard(question, card), one) ?? 0) - base;
    });
    const gain = gains.reduce((sum, one) => sum + one, 0);
    return { card: card.id, before, after: before + gain, gain };
  });
  const isHopeless = bases.every((base) => base === null);
  return {
    isHopeless,
    before,
    cards: cards.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain || a.card - b.card),
  };
}

const medium = problem({ cards: { min: 7, max: 10 }, characters: { min: 5, max: 7 } });
/** The naive model pays without boosts. */
const paidMedium = withPoints(medium).map((one) =>
  asking(one, { points: one.question.points && { ...one.question.points, boosts: 0 } }),
);
const nth = fc.constantFrom(2, 3, 4);
const oneChart = (arb: fc.Arbitrary<SmallProblem>) =>
  fc.tuple(arb, nth).map(([given, n]) => asked(given, n, [given.data.chart]));

describe('cards that help', () => {
  test.each([
    ['the score', medium],
    ['event points', paidMedium],
  ])('are those that brute force over every team finds, with their gains, for %s', (_what, arb) => {
    fc.assert(
      fc.property(oneChart(arb), (given) => {
        const { cards, before, isFinished, noTeam } = ask(wasm, given.problem);
        const expected = oneByOne(given, tried);
        expect(isFinished).toBe(true);
        expect(noTeam !== null || before === 0).toBe(expected.isHopeless || expected.before === 0);
        expect({ before, cards }).toEqual({
          before: expected.before,
          cards: expected.isHopeless ? [] : expected.cards,
        });
      }),
      { numRuns: instances(12) },
    );
  });

  test('are those that a search with each of them finds, on several charts together', () => {
    const charts = fc.array(chartArb, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.oneof(smallProblem, paidProblem), nth, charts, (small, n, several) => {
        const given = asked(small, n, several);
        const expected = oneByOne(given, searched);
        for (const compute of [wasm, splitting]) {
          const { cards, before, decided, toDecide } = ask(compute, given.problem);
          const helping = expected.isHopeless ? [] : expected.cards;
          expect({ before, cards }).toEqual({ before: expected.before, cards: helping });
          if (!expected.isHopeless) expect(decided).toBe(toDecide);
        }
      }),
      { numRuns: instances(12) },
    );
  });

  test('are the same however often the search is interrupted', () => {
    fc.assert(
      fc.property(oneChart(smallProblem), ({ problem }) => {
        const { ms: _, ...whole } = ask(wasm, problem);
        const { ms: __, ...cut } = ask(wasm, problem, 0.01);
        expect(cut).toEqual(whole);
      }),
      { numRuns: instances(6) },
    );
  });

  test('are none when the collection holds all of them', () => {
    fc.assert(
      fc.property(oneChart(smallProblem), ({ problem }) => {
        const { cards, toDecide } = ask(wasm, { ...problem, candidates: problem.question.profile.cards });
        expect(cards).toEqual([]);
        expect(toDecide).toBe(0);
      }),
      { numRuns: instances(6) },
    );
  });
});
