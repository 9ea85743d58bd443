import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreRun } from '#model/chart/playing/score-run';
import { POWER_UNITS } from '#model/rules/power';
import { type ResolvedSkill, SKILL_KINDS } from '#model/rules/skills';
import { smallProblem } from '#tests/wasm/problems';
import { scoreOfOrder } from '#wasm/reference/orders';

const anySkill: fc.Arbitrary<ResolvedSkill> = fc.record({
  kind: fc.constantFrom(...SKILL_KINDS),
  durationSeconds: fc.constantFrom(0, 3, 5, 7.5, 20),
  value: fc.integer({ min: 0, max: 15 }).map((tenths) => tenths / 10),
  fallback: fc.constantFrom(0, 0.5),
});

const anyRun = fc.record({
  problem: smallProblem,
  units: fc.integer({ min: 0, max: 4e10 }),
  skills: fc.array(anySkill, { minLength: 1, maxLength: 6 }),
  skillDelay: fc.constantFrom(0, 0.08),
  skillQueue: fc.boolean(),
});

describe('the score after each note', () => {
  test('ends with what the order scores', () => {
    fc.assert(
      fc.property(anyRun, ({ problem, units, skills, skillDelay, skillQueue }) => {
        const { data } = problem;
        const question = { ...problem.question, skillDelay, skillQueue };
        const scores = scoreRun(data.chart, {
          level: question.level,
          power: units / POWER_UNITS,
          perfectRate: question.perfectRate,
          skills,
          hasFever: question.live === 'multi',
          waits: skillQueue,
          delaySeconds: skillDelay,
        });
        expect(scores.length).toBe(data.chart.notes.length);
        expect(scores.at(-1) ?? 0).toBe(scoreOfOrder(question, data, units, skills));
      }),
      { numRuns: 300 },
    );
  });

  test('is what the part of the chart up to it scores', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(), ({ problem, units, skills, skillQueue }, at) => {
        const { chart } = problem.data;
        const count = at % (chart.notes.length + 1);
        const play = {
          level: 25,
          perfectRate: problem.question.perfectRate,
          skills,
          hasFever: true,
          waits: skillQueue,
          delaySeconds: 0,
        };
        const whole = scoreRun(chart, { ...play, power: units });
        const part = scoreRun(
          {
            ...chart,
            notes: chart.notes.slice(0, count),
            skillNotes: chart.skillNotes.filter((note) => note < count),
          },
          // A note of a shorter chart is worth a larger share.
          { ...play, power: (units * count) / chart.notes.length },
        );
        for (const [i, score] of part.entries()) {
          expect(Math.abs(score - (whole[i] ?? 0))).toBeLessThanOrEqual((i + 1) * (skills.length + 1));
        }
      }),
    );
  });

  test('adds a skill to the notes after its own', () => {
    const note = (time: number, more: object = {}) => ({
      time,
      beat: time,
      skill: false,
      fever: false,
      ...more,
    });
    const chart = {
      notes: [note(0), note(1, { skill: true }), note(2), note(9, { fever: true })],
      skillNotes: [1],
      hasFever: true,
      repairs: [],
    };
    const play = { level: 5, power: 1000, perfectRate: 0, waits: false, delaySeconds: 0 };
    const skills = [{ kind: 'constant' as const, durationSeconds: 5, value: 1, fallback: 0 }];
    expect([...scoreRun(chart, { ...play, skills, hasFever: true })]).toEqual([600, 1200, 2400, 3600]);
    expect([...scoreRun(chart, { ...play, skills: [], hasFever: false })]).toEqual([600, 1200, 1800, 2400]);
  });
});
