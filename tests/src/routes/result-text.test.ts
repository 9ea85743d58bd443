import { describe, expect, test } from 'vitest';
import { medleyText } from '#src/routes/tool/medley/medley-text.ts';
import { answerText } from '#src/routes/tool/share/team-text.ts';
import { sampleAnswer, sampleRequest } from '#tests/laws/samples';
import { DAY, EARNED, medley, medleyWords, paid, team, words } from './results.ts';

const fresh = { now: DAY.getTime(), isFresh: true };
const linesOf = (text: string): readonly string[] => text.split('\n');

describe('a result as text', () => {
  test('says where, whose cards and when, and nothing of what is not set', () => {
    const request = sampleRequest();
    const text = answerText({ ...words, request }, sampleAnswer({ teams: [team(5)] }), fresh);
    const [, event, proof, origin, gap] = linesOf(text);
    expect([event, proof, gap]).toEqual(['Night Song', 'builder.text.proved', '']);
    expect(origin).toBe('server.jp · Profile 1 · Nov 3, 2026');
    expect(text).not.toMatch(/builder\.(points|play|constraints|mixing)/);
  });

  test('tells boosts, support band, terms and what mixing gains', () => {
    const request = { ...paid('mission_live'), constraints: { ...sampleRequest().constraints, must: [4] } };
    const best = { ...team(5), points: EARNED };
    const answer = sampleAnswer({ teams: [best, team(4)], uniformBest: 5_000 });
    const lines = linesOf(answerText({ ...words, request }, answer, { ...fresh, isFresh: false }));
    expect(lines[1]).toBe(
      'builder.target.label: builder.target.points · builder.play.formula: builder.play.older · builder.constraints.must: Card 4 #4',
    );
    expect(lines).toContain('builder.text.points 7,000 +120% · builder.play.boosts 2');
    expect(lines).toContain(
      'builder.points.support · builder.points.supportPower 98,765: Card 6 #6 and Card 7 #7',
    );
    expect(lines.filter((line) => line === 'builder.mixing.gain 2,000 +40%')).toHaveLength(1);
  });

  test('tells of a medley what it pays and what mixing gains', () => {
    const shown = medley([team(850_000), team(500_000), team(500_000)], 1_850_000);
    const lines = linesOf(medleyText(medleyWords, shown, fresh));
    expect(lines).toContain(
      'builder.target.points · builder.play.boosts 0 → 600 · 3 → 3,000 · 6 → 6,000 · 9 → 9,000',
    );
    expect(lines).toContain('builder.mixing.none');
    expect(lines).toContain('server.jp · Profile 1 · Nov 3, 2026');
    expect(linesOf(medleyText(words, shown, fresh)).join()).not.toContain('builder.target.points');
  });
});
