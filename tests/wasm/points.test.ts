import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { paidTeam } from '#wasm/reference/points';
import { scoredTeam } from '#wasm/reference/search';
import { instances } from './instances.ts';
import { type Kernels, openKernels } from './kernels.ts';
import { slack } from './nodes.ts';
import { withPoints } from './point-problems.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const paid = withPoints(playableProblem);

/** Scores a random team and lets it earn its points. */
function earn(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(wasm, cards, random);
  wasm.kernels.earnPoints();
  return { ...problem, packed, ids };
}

describe('points', () => {
  test('are those of the published formulas, with the bonus and the support band of a count by hand', () => {
    fc.assert(
      fc.property(paid, fc.nat(), (asked, random) => {
        const { question, data, packed, ids } = earn(asked, random);
        const free = { ...question, sixth: packed.sixth };
        const expected = paidTeam(question, data, scoredTeam(free, data, ids));
        expect(wasm.read('teamPoints')).toBe(expected.points);
        expect(wasm.read('teamBonus')).toBe(expected.bonusPercent);
        expect(Math.floor(wasm.read('teamSupport') / L.POWER_UNITS)).toBe(expected.supportPower);
      }),
      { numRuns: instances(300) },
    );
  });

  test('fill the support band with cards outside the team, one of each character', () => {
    fc.assert(
      fc.property(withPoints(playableProblem, fc.constant('mission_live')), fc.nat(), (asked, random) => {
        const { data, packed, ids } = earn(asked, random);
        const band = wasm
          .i32s(L.TEAM_SUPPORT, L.TEAM_SIZE)
          .filter((index) => index >= 0)
          .map((index) => packed.cards[index]?.id ?? 0);
        expect(band.filter((id) => ids.includes(id))).toEqual([]);
        const characters = band.map((id) => data.cards.get(id)?.characterId);
        expect(new Set(characters).size).toBe(band.length);
        const left = packed.cards.filter(({ id }) => !ids.includes(id)).map((card) => card.characterId);
        expect(band.length).toBe(Math.min(5, new Set(left).size));
      }),
      { numRuns: instances(150) },
    );
  });

  test('never exceed what the total of rate and power promises', () => {
    fc.assert(
      fc.property(paid, fc.nat(), (asked, random) => {
        const { packed } = earn(asked, random);
        const { kernels } = wasm;
        wasm.kernels.limitPower(Number.POSITIVE_INFINITY);
        const units = wasm.read('teamUnits') + wasm.read('othersUnits');
        const total = kernels.highestTotal((kernels.teamRate() * units) / L.POWER_UNITS, slack(wasm));
        expect(packed.noTeam).toBe(null);
        expect(kernels.mostPoints(total)).toBeGreaterThanOrEqual(wasm.read('teamPoints'));
      }),
      { numRuns: instances(300) },
    );
  });

  test('turn totals and base points into each other', () => {
    fc.assert(
      fc.property(paid, fc.nat(), fc.integer({ min: 0, max: 2000 }), (asked, random, more) => {
        earn(asked, random);
        const { kernels } = wasm;
        const base = kernels.mostBase(0) + more;
        const total = kernels.totalFor(base);
        // Formula 0 counts no score beyond its clip.
        if (total === Number.POSITIVE_INFINITY) return;
        expect(kernels.mostBase(total) / base).toBeCloseTo(1, 9);
        const step = kernels.scorePerPoint(total);
        const next = kernels.mostBase(total + step * 1e-3) - kernels.mostBase(total);
        expect(next).toBeLessThanOrEqual(1e-3 * (1 + 1e-6));
      }),
      { numRuns: instances(300) },
    );
  });
});
