import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { type Kernels, openKernels } from './kernels.ts';
import { slack } from './nodes.ts';
import { withPoints } from './point-problems.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

interface Weighed {
  readonly points: number;
  readonly score: number;
  /** The lowest sum of weights any balance gives the team. */
  readonly y: number;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Points, score and weight of a team under the slopes in force. */
function weigh(cards: readonly number[]): Weighed {
  scoreTeam(wasm, cards);
  wasm.kernels.earnPoints();
  const units = wasm.read('teamUnits') + wasm.read('othersUnits');
  const x = 2 * Math.sqrt(wasm.kernels.teamRate() * units);
  return {
    points: wasm.read('teamPoints'),
    score: wasm.read('teamScore'),
    y: x + sum(cards.map((card) => wasm.f64(L.CARD_WORTH, card))),
  };
}

/** Aims at a random total and bonus and weighs two random teams. */
function aim(asked: SmallProblem, at: readonly [number, number], random: readonly [number, number]) {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const all = teamsOf(problem, packed);
  const powers = all.map(({ cards }) => {
    scoreTeam(wasm, cards);
    return wasm.read('teamUnits');
  });
  wasm.kernels.limitPower(Math.max(...powers));
  wasm.kernels.aimAt(...at);
  return random.map((one) => weigh(choose(all, one).cards));
}

const seed = fc.record({
  problem: withPoints(playableProblem),
  at: fc.tuple(fc.double({ min: 0, max: 1e7, noNaN: true }), fc.integer({ min: 0, max: 400_000 })),
  random: fc.tuple(fc.nat(), fc.nat()),
});

describe('aim', () => {
  test('sets the limit above no team that stands before or level with the one it is set for, whatever the slopes', () => {
    let before = 0;
    fc.assert(
      fc.property(seed, ({ problem, at, random }) => {
        const [one, other] = aim(problem, at, random);
        if (!one || !other) throw new Error('two teams');
        const isBefore =
          other.points > one.points || (other.points === one.points && other.score >= one.score);
        if (!isBefore) return;
        before++;
        const limit = wasm.kernels.limitOfPoints(one.points, one.score, slack(wasm));
        expect(other.y * (1 + 1e-13)).toBeGreaterThanOrEqual(limit);
      }),
      { numRuns: 600 },
    );
    expect(before).toBeGreaterThan(200);
  });

  test('never promises a weight fewer points than a team of that weight earns', () => {
    fc.assert(
      fc.property(seed, ({ problem, at, random }) => {
        for (const { points, y } of aim(problem, at, random)) {
          expect(wasm.kernels.pointsOfReach(y, slack(wasm))).toBeGreaterThanOrEqual(points);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('counts a loss of the support band no higher than it is', () => {
    const mission = withPoints(playableProblem, fc.constant('mission_live'));
    fc.assert(
      fc.property(mission, fc.nat(), (asked, random) => {
        const problem = forAllTeams(asked);
        const packed = wasm.pack(problem.question, problem.data);
        const { cards } = choose(teamsOf(problem, packed), random);
        // The team is empty: the band that no team exceeds.
        wasm.setI32(L.TEAM, [-1, -1, -1, -1, -1]);
        wasm.setF64(L.CARD_BONUS - 8, [0]);
        wasm.kernels.countTeam();
        const most = wasm.read('teamSupport');
        scoreTeam(wasm, cards);
        wasm.kernels.countTeam();
        const lost = most - wasm.read('teamSupport');
        expect(sum(cards.map((card) => wasm.f64(L.CARD_LOSS, card)))).toBeLessThanOrEqual(lost);
      }),
      { numRuns: 200 },
    );
  });
});
