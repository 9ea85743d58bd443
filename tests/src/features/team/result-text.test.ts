import { describe, expect, test } from 'vitest';
import { DEFAULT_ROOM } from '#model/compute/room';
import { medleyText } from '#src/features/team/result/medley-text.ts';
import { answerText } from '#src/features/team/result/team-text.ts';
import { termsOf } from '#src/features/team/result/terms.ts';
import { sampleAnswer, sampleRequest } from '#tests/laws/samples';
import { afterChange, duringMedley, duringStory, EARNED, medley, paid, team, words } from './results.ts';

const linesOf = (text: string): readonly string[] => text.split('\n');

describe('a result as text', () => {
  test('says where, whose cards and when, and nothing of what is not set', () => {
    const request = sampleRequest();
    const text = answerText({ ...words, request }, sampleAnswer({ teams: [team(5)] }), duringStory);
    const [, event, proof, origin, gap] = linesOf(text);
    expect([event, proof, gap]).toEqual(['Night Song', 'builder.text.proved', '']);
    expect(origin).toBe('server.jp · Profile 1 · Nov 3, 2026');
    expect(text).not.toMatch(/builder\.(points|play|constraints|mixing)/);
  });

  test('lists boosts, support band, terms and what mixing gains', () => {
    const request = { ...paid('mission_live'), constraints: { ...sampleRequest().constraints, must: [4] } };
    const best = { ...team(5), points: EARNED };
    const answer = sampleAnswer({ teams: [best, team(4)], uniformBest: 5_000 });
    const lines = linesOf(answerText({ ...words, request }, answer, afterChange));
    expect(lines[1]).toBe(
      'builder.target.label: builder.target.points · builder.play.formula: builder.play.older · builder.constraints.must: Card 4 #4',
    );
    expect(lines).toContain('builder.text.points 7,000 +120% · builder.play.boosts 2');
    expect(lines).toContain(
      'builder.points.support · builder.points.supportPower 98,765: Card 6 #6 and Card 7 #7',
    );
    expect(lines.filter((line) => line === 'builder.mixing.gain 2,000 +40%')).toHaveLength(1);
  });

  test('names whatever was counted in another way than usual', () => {
    const request = {
      ...sampleRequest(),
      live: 'multi' as const,
      skillDelay: 0.08,
      skillQueue: true,
      itemSets: 'mixed' as const,
      sixth: 7,
      temporary: [8, 9],
      treatAs: { maxLevel: true, trained: false, episodesRead: true },
    };
    const answer = sampleAnswer({ teams: [team(5)] });
    const [, , terms] = linesOf(answerText({ ...words, request }, answer, duringStory));
    expect(terms?.split(' · ')).toEqual([
      'builder.live.delay unit.seconds 0.08',
      'builder.queue.label: builder.queue.wait',
      'builder.live.roomPower 300,000',
      'builder.live.roomSkill 100%, unit.seconds 7',
      'builder.encore.label: builder.encore.own',
      'items.title: items.sets.mixed',
      'builder.constraints.sixth: Card 7 #7',
      'builder.cards.maxLevel',
      'builder.cards.episodesRead',
      'builder.cards.temporary 2',
    ]);
    const usual = { ...sampleRequest(), live: 'multi' as const, room: DEFAULT_ROOM };
    expect(answerText({ ...words, request: usual }, answer, duringStory)).not.toContain('builder.live.room');
  });

  test('names for a medley how its cards were counted', () => {
    const { request, ...found } = medley([team(3), team(2), team(1)]);
    const asked = { ...request, skillDelay: 0.5, itemSets: 'mixed' as const, temporary: [8] };
    expect(linesOf(medleyText(words, { ...found, request: asked }, duringStory))).toContain(
      'builder.live.delay unit.seconds 0.5 · items.title: items.sets.mixed · builder.cards.temporary 1',
    );
  });

  test('names the target only where points depend on the bonus, and how a live ends only where not as usual', () => {
    const { play } = termsOf(words, paid('versus'), 'full');
    expect(play).toEqual(['builder.play.place 3', 'builder.play.formula: builder.play.older']);
    const { points } = paid('festival');
    const usual = points && { ...points, place: 1 as const, isWon: true, formula: 2 as const };
    expect(termsOf(words, { ...sampleRequest(), points: usual }, 'full').play).toEqual([]);
    const score = { ...paid('story'), target: 'score' as const };
    expect(termsOf(words, score, 'full').play[0]).toBe('builder.target.label: builder.target.score');
  });

  test('counts cards left out, and says what is spent, beside other results', () => {
    const constraints = { ...sampleRequest().constraints, exclude: [2, 3], minPower: 9_000 };
    const { play, constraints: said } = termsOf(words, { ...paid('challengePoints'), constraints }, 'brief');
    expect(play[0]).toBe('builder.play.challengePoints: 800');
    expect(said).toEqual(['builder.cards.excluded: 2', 'builder.constraints.minPower: 9,000']);
  });

  test('names the songs of a medley in which skills that wait are not counted, each once', () => {
    const { request, report, ...found } = medley([team(3), team(2), team(1)]);
    const asked = { ...request, skillQueue: true };
    const linesWith = (mayWait: readonly number[]) => {
      const told = { ...report, answer: { ...report.answer, mayWait } };
      return linesOf(medleyText(words, { ...found, request: asked, report: told }, duringStory));
    };
    expect(linesWith([])).toContain('builder.queue.label: builder.queue.wait');
    expect(linesWith([]).join()).not.toContain('uncounted');
    expect(linesWith([0, 2]).filter((line) => line.includes('uncounted'))).toHaveLength(1);
    expect(linesWith([0, 2]).join()).toMatch(/builder\.queue\.uncounted .*difficulty\./);
  });

  test('shows of a medley what it pays and what mixing gains', () => {
    const shown = medley([team(850_000), team(500_000), team(500_000)], 1_850_000);
    const lines = linesOf(medleyText(words, shown, duringMedley));
    expect(lines).toContain(
      'builder.target.points · builder.play.boosts 0 → 600 · 3 → 3,000 · 6 → 6,000 · 9 → 9,000',
    );
    expect(lines).toContain('builder.mixing.none');
    expect(lines).toContain('server.jp · Profile 1 · Nov 3, 2026');
    expect(linesOf(medleyText(words, shown, duringStory)).join()).not.toContain('builder.target.points');
  });
});
