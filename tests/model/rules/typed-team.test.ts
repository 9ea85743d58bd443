import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coveredEnd } from '#model/chart/scoring';
import { DEFAULT_ROOM } from '#model/compute/room';
import type { TeamQuestion } from '#model/compute/team';
import { comboMultiplier } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import { standIns, type TypedTeam } from '#model/rules/typed-team';
import { chartArb } from '#tests/wasm/problems';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { permutations } from '#wasm/reference/orders';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

const typed: fc.Arbitrary<TypedTeam> = fc.record({
  skills: fc.array(
    fc.record({
      percent: fc.integer({ min: 0, max: 300 }).map((half) => half / 2),
      seconds: fc.constantFrom(0, 3, 5.5, 7, 8),
    }),
    { minLength: 5, maxLength: 5 },
  ),
  power: fc.integer({ min: 0, max: 999_999 }),
  bonusPercent: fc.integer({ min: 0, max: 300 }),
});

const asked = (
  team: TypedTeam,
  level: number,
): { question: TeamQuestion; five: ReturnType<typeof standIns> } => {
  const five = standIns(team);
  return {
    five,
    question: {
      server: 0,
      profile: five.profile,
      level,
      perfectRate: 1,
      live: 'free',
      room: DEFAULT_ROOM,
      order: 'uniform',
      skillDelay: 0,
      skillQueue: false,
      target: 'score',
      points: {
        kind: 'story',
        formula: 2,
        bonus: five.bonus,
        boosts: 0,
        place: 1,
        isWon: true,
        challengePoints: 200,
      },
      powerBonus: null,
      sixth: 'leader',
      itemSets: 'uniform',
      treatAs: { maxLevel: false, trained: false, episodesRead: false },
      temporary: [],
      constraints: { exclude: [], must: five.cards, leader: five.leader, minPower: 0 },
      top: 1,
    },
  };
};

describe('a typed team', () => {
  test('has just the power, the skills and the bonus that were typed, note by note', () => {
    fc.assert(
      fc.property(typed, chartArb, fc.integer({ min: 5, max: 30 }), (team, chart, level) => {
        const { question, five } = asked(team, level);
        const where = { song: 1, difficulty: 'easy', level, chart } as const;
        const run = compute.startChartScoring({ question, data: five.data, lengths: [], charts: [where] });
        while (!run.advance(5));
        const answer = run.answer();
        expect(answer.remarks).toEqual([]);
        expect(answer.team?.power).toBe(team.power);
        expect(answer.team?.points?.bonusPercent).toBe(team.bonusPercent);
        const scores = naiveScores(team, chart, level);
        expect(answer.team?.orderScores.toSorted()).toEqual(scores.toSorted());
        expect(answer.scores[0]).toMatchObject({ min: Math.min(...scores), max: Math.max(...scores) });
      }),
      { numRuns: 60 },
    );
  });
});

/** Every order of the five, the first skill again as the sixth. */
function naiveScores(
  { skills, power }: TypedTeam,
  chart: ReturnType<typeof chartArb.generate>['value'],
  level: number,
) {
  const { notes, skillNotes } = chart;
  const inner = notes.map((_, i) =>
    Math.floor(power * noteShare(level, notes.length) * comboMultiplier(i + 1) * judgeMultiplier(1)),
  );
  const extra = (skill: number, window: number): number => {
    const trigger = skillNotes[window];
    const { percent = 0, seconds = 0 } = skills[skill] ?? {};
    if (trigger === undefined) return 0;
    const covered = inner.slice(trigger + 1, coveredEnd(notes, trigger, seconds));
    return covered.reduce((sum, points) => sum + Math.floor(points * (1 + percent / 100)) - points, 0);
  };
  const base = inner.reduce((sum, points) => sum + points, 0) + extra(0, 5);
  return [...permutations([0, 1, 2, 3, 4])].map((order) =>
    order.reduce((sum, skill, window) => sum + extra(skill, window), base),
  );
}
