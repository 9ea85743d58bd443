import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { possibleUpgrades, type Upgrade, withUpgrades } from '#model/rules/upgrades';
import { type Compute, createCompute } from '#wasm/host/compute';
import { canLowerScore } from '#wasm/host/upgrades/losing';
import { paidTeam } from '#wasm/reference/points';
import { bestTeams } from '#wasm/reference/search';
import { placedTeams } from '#wasm/reference/shuffle';
import { solve } from './host/plain.ts';
import { instances } from './instances.ts';
import { paidProblem, withPoints } from './point-problems.ts';
import { problem, type SmallProblem, smallProblem } from './problems.ts';
import { asking } from './teams.ts';

let wasm: Compute;

beforeAll(async () => {
  wasm = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
});

const MOST = 6;

function ask(
  compute: Compute,
  question: TeamQuestion,
  data: TeamData,
  most = MOST,
  ms = 1_000,
): UpgradeAnswer {
  const search = compute.startUpgradeSearch(question, data, most);
  while (!search.advance(ms));
  return search.answer();
}

const reached = (question: TeamQuestion, data: TeamData, upgrades: readonly Upgrade[]): number => {
  const profile = withUpgrades(question.profile, upgrades);
  const [team] = solve(wasm, { ...question, target: targetOf(question), profile, top: 1 }, data).teams;
  if (!team) return 0;
  return (targetOf(question) === 'points' ? team.points?.points : undefined) ?? team.score.average;
};

/** The same by brute force over every team, which shares nothing with the search. */
function bruteReached(question: TeamQuestion, data: TeamData, upgrades: readonly Upgrade[]): number {
  const asked = { ...question, profile: withUpgrades(question.profile, upgrades) };
  const teams = question.order === 'native' ? placedTeams(asked, data) : bestTeams(asked, data);
  const worth = (team: (typeof teams)[0]): number =>
    targetOf(question) === 'points' ? paidTeam(asked, data, team).points : team.score;
  return Math.max(0, ...teams.map(worth));
}

const targetOf = ({ target }: TeamQuestion) => (target === 'score' ? 'score' : 'points');

/** Every step alone, best first. */
function oneByOne(question: TeamQuestion, data: TeamData) {
  const base = reached(question, data, []);
  const { exclude } = question.constraints;
  return possibleUpgrades(question.profile, data, question.server)
    .filter((upgrade) => !('card' in upgrade && exclude.includes(upgrade.card)))
    .map((upgrade) => ({ upgrade, gain: reached(question, data, [upgrade]) - base }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** Short songs, in which skills that wait nearly always have to. */
const waiting = smallProblem.map((asked) => asking(asked, { skillQueue: true }));
const paidWaiting = paidProblem.map((asked) => asking(asked, { skillQueue: true }));

const shuffled = (asked: SmallProblem): SmallProblem => asking(asked, { order: 'native', live: 'free' });
const few = problem({ cards: { min: 5, max: 7 }, characters: { min: 5, max: 6 } });
/** The naive model pays without boosts. */
const paid = (asked: typeof few) =>
  withPoints(asked).map((one) =>
    asking(one, { points: one.question.points && { ...one.question.points, boosts: 0 } }),
  );

describe('the next upgrade', () => {
  test.each([
    ['score', smallProblem],
    ['event points', paidProblem],
    ['score where skills wait', waiting],
    ['event points where skills wait', paidWaiting],
    ['score in the game’s own order', smallProblem.map(shuffled)],
    ['event points in the game’s own order', paidProblem.map(shuffled)],
    ['score in the game’s own order where skills wait', waiting.map(shuffled)],
  ])('is the one that trying all of them finds, for the %s', (_what, problem) => {
    fc.assert(
      fc.property(problem, ({ question, data }) => {
        const tried = oneByOne(question, data);
        const { upgrades, isFinished, base } = ask(wasm, question, data);
        expect(isFinished).toBe(true);
        expect(upgrades.map(({ gain }) => gain)).toEqual(tried.slice(0, MOST).map(({ gain }) => gain));
        for (const { upgrade, value, gain } of upgrades) {
          expect(reached(question, data, [upgrade])).toBe(value);
          expect(value - (base ?? 0)).toBe(gain);
        }
      }),
      { numRuns: instances(12) },
    );
  });

  test.each([
    ['the score', few],
    ['event points', paid(few)],
    ['the score in the game’s own order', few.map(shuffled)],
    ['event points in the game’s own order', paid(few.map(shuffled))],
  ])('brings what brute force over every team and every step finds, for %s', (_what, problem) => {
    fc.assert(
      fc.property(problem, ({ question, data }) => {
        const { upgrades, base } = ask(wasm, question, data);
        const none = bruteReached(question, data, []);
        expect(base ?? 0).toBe(none);
        const { exclude } = question.constraints;
        const gains = possibleUpgrades(question.profile, data, question.server)
          .filter((upgrade) => !('card' in upgrade && exclude.includes(upgrade.card)))
          .map((upgrade) => bruteReached(question, data, [upgrade]) - none)
          .filter((gain) => gain > 0 && base !== null)
          .sort((a, b) => b - a);
        expect(upgrades.map(({ gain }) => gain)).toEqual(gains.slice(0, MOST));
      }),
      { numRuns: instances(8) },
    );
  });

  test('is the same however often the search for it is interrupted', () => {
    fc.assert(
      fc.property(fc.oneof(smallProblem, waiting, smallProblem.map(shuffled)), ({ question, data }) => {
        const { ms: _, engine: __, ...answer } = ask(wasm, question, data);
        expect(ask(wasm, question, data, MOST, 0.01)).toMatchObject(answer);
      }),
      { numRuns: instances(6) },
    );
  });

  test('is listed as soon as it is certain', () => {
    fc.assert(
      fc.property(smallProblem, ({ question, data }) => {
        const { upgrades } = ask(wasm, question, data);
        const search = wasm.startUpgradeSearch(question, data, MOST);
        let listed = 0;
        for (;;) {
          const isOver = search.advance(0.05);
          const soFar = search.answer();
          expect(soFar.upgrades).toEqual(upgrades.slice(0, soFar.upgrades.length));
          expect(soFar.upgrades.length).toBeGreaterThanOrEqual(listed);
          listed = soFar.upgrades.length;
          if (isOver) break;
        }
        expect(listed).toBe(upgrades.length);
      }),
      { numRuns: instances(6) },
    );
  });
});

describe('a step', () => {
  test('never lowers what the best team reaches, alone or with others', () => {
    fc.assert(
      fc.property(
        fc.oneof(smallProblem, waiting, smallProblem.map(shuffled)),
        fc.infiniteStream(fc.boolean()),
        (asked, coins) => {
          const { question, data } = asked;
          // A longer skill that counts nothing but PERFECT is a loss to a player who plays none.
          fc.pre(!canLowerScore(question, data));
          const steps = possibleUpgrades(question.profile, data, question.server).filter(
            ({ kind }) => !(question.skillQueue && kind === 'skill'),
          );
          const some = steps.filter(() => coins.next().value);
          const fewer = some.filter(() => coins.next().value);
          expect(reached(question, data, some)).toBeGreaterThanOrEqual(reached(question, data, fewer));
          expect(reached(question, data, fewer)).toBeGreaterThanOrEqual(reached(question, data, []));
        },
      ),
      { numRuns: instances(40) },
    );
  });
});
