import { describe, expect, test } from 'vitest';
import type { TeamRequest } from '#model/compute/request';
import { changeBetween } from '#src/features/team/teambuilder/answer/use-change.ts';
import { sampleAnswer, sampleProfile, sampleRequest } from '#tests/laws/samples';
import { EARNED, paid, team } from './results.ts';

const asked = sampleRequest();
const excluding = (...exclude: number[]): TeamRequest => ({
  ...asked,
  constraints: { ...asked.constraints, exclude },
});
const answered = (request: TeamRequest, average: number, points: number | null = null) => ({
  request,
  answer: sampleAnswer({
    teams: [{ ...team(average), points: points === null ? null : { ...EARNED, points } }],
  }),
});

describe('what an answer has more than the one before', () => {
  test('is reported where one thing was set', () => {
    expect(changeBetween(answered(asked, 900), answered(excluding(3), 1_000))).toBe(100);
    expect(changeBetween(answered(asked, 900), answered({ ...asked, profile: sampleProfile() }, 850))).toBe(
      -50,
    );
    expect(changeBetween(answered(asked, 900), answered({ ...asked, perfectRate: 0.9 }, 800))).toBe(-100);
  });

  test('is not reported where more was set, or nothing became of it', () => {
    const both = { ...excluding(3), perfectRate: 0.9 };
    expect(changeBetween(answered(asked, 900), answered(both, 800))).toBeNull();
    expect(changeBetween(answered(asked, 900), answered(excluding(3), 900))).toBeNull();
  });

  test('is not reported for another song or live, whose numbers do not compare', () => {
    expect(changeBetween(answered(asked, 900), answered({ ...asked, songId: 2 }, 800))).toBeNull();
    expect(changeBetween(answered(asked, 900), answered({ ...asked, live: 'multi' }, 800))).toBeNull();
  });

  test('is that of event points where they are sought', () => {
    const request = paid('story');
    const mixed: TeamRequest = { ...request, itemSets: 'mixed' };
    expect(changeBetween(answered(request, 900, 50), answered(mixed, 800, 60))).toBe(10);
    expect(
      changeBetween(answered(request, 900, 50), answered({ ...request, target: 'score' }, 800, 60)),
    ).toBeNull();
  });
});
