import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medleyPicture, teamPicture } from '#src/features/team/picture/content.ts';
import { pictureName } from '#src/kit/picture/file-name.ts';
import { clipped, wrapped } from '#src/kit/picture/pen.ts';
import { sampleAnswer, sampleRequest } from '#tests/laws/samples';
import { afterChange, DAY, duringMedley, duringStory, EARNED, medley, paid, team, words } from './results.ts';

/** Every letter is one wide. */
const measure = (text: string): number => [...text].length;

describe('the name of a saved picture', () => {
  test('says song and date in any script', () => {
    expect(pictureName(['Marble Paradox', 'Expert'], DAY)).toBe('setori-Marble-Paradox-Expert-2026-11-03');
    expect(pictureName(['二重の虹（ダブル レインボウ）'], DAY)).toBe(
      'setori-二重の虹-ダブル-レインボウ-2026-11-03',
    );
    expect(pictureName(['…/../\u0000'], DAY)).toBe('setori-2026-11-03');
  });

  test('holds nothing that a disk refuses, whatever a song is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 4 }), (titles) => {
        const name = pictureName(titles, DAY);
        expect(name).toMatch(/^setori(-[\p{L}\p{M}\p{N}]+)*-2026-11-03$/u);
        expect([...name].length).toBeLessThan(110);
      }),
    );
  });
});

describe('words on a picture', () => {
  test('break between words, and anywhere in scripts that write no spaces', () => {
    expect(wrapped('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(wrapped('エリアアイテム', 3, measure)).toEqual(['エリア', 'アイテ', 'ム']);
    expect(wrapped('雑誌（実技）', 3, measure)).toEqual(['雑誌', '（実', '技）']);
    expect(wrapped('', 7, measure)).toEqual([]);
  });

  test('never overflow where they can break, and none is lost', () => {
    const text = fc
      .array(
        fc.oneof(fc.stringMatching(/^[a-z]{1,9}$/), fc.constantFrom('組', '曲', '、', '道具', '（', '）')),
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 40 }), (words, width) => {
        const lines = wrapped(words, width, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
      }),
    );
  });

  test('are cut with an ellipsis only where they do not fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const shown = clipped(text, width, measure);
        expect(measure(shown)).toBeLessThanOrEqual(width);
        expect(shown === text).toBe(measure(text) <= width);
      }),
    );
  });
});

describe('what a picture says', () => {
  test('is the best team with its song, its proof and how it was counted', () => {
    const answer = sampleAnswer({ teams: [team(1_234_567), team(1)] });
    const picture = teamPicture(words, sampleRequest(9), answer, duringStory);
    expect(picture).toMatchObject({ title: '#9', score: '1,234,567', isProved: true });
    expect(picture?.verdict).toBe('builder.text.proved');
    expect(picture?.teams).toHaveLength(1);
    expect(picture?.settings).toMatch(/^builder\.live\.free · .*100%.* · Night Song$/);
    expect(picture?.fileName).toBe('setori-9-difficulty-expert-2026-11-03');
    expect(teamPicture(words, sampleRequest(), sampleAnswer(), duringStory)).toBeNull();
  });

  test('names unusual settings, and no event that the answer may not be for', () => {
    const asked = {
      ...sampleRequest(),
      skillDelay: 0.08,
      order: 'native' as const,
      treatAs: { maxLevel: false, trained: true, episodesRead: false },
    };
    const answer = sampleAnswer({ teams: [team(5)], proved: false, gap: 7 });
    const picture = teamPicture(words, asked, answer, afterChange);
    expect(picture?.settings).toContain('builder.order.native');
    expect(picture?.settings).toContain('builder.live.delay unit.seconds 0.08');
    expect(picture?.settings).toContain('builder.cards.trained');
    expect(picture?.settings).not.toContain('Night Song');
    expect([picture?.verdict, picture?.isProved]).toEqual(['builder.text.gap 7', false]);
  });

  test('is a medley with its total and each song', () => {
    const shown = medley([team(100), team(200), team(300)]);
    const picture = medleyPicture(words, shown, duringStory);
    expect(picture).toMatchObject({ score: '600', isProved: true });
    expect(picture?.teams.map(({ title, score }) => [title, score])).toEqual([
      ['#4', '100'],
      ['#5', '200'],
      ['#4', '300'],
    ]);
    expect(picture?.facts.join()).toContain('570');
    expect(picture?.fileName).toMatch(/^setori-builder-live-medley-4-5-4-/);
  });

  test('stands by event points where they were sought, with what is spent on them, and the score below', () => {
    const best = { ...team(1_000_000), points: EARNED, roomScore: 4_321_000, sixth: 9 };
    const picture = teamPicture(words, paid('mission_live'), sampleAnswer({ teams: [best] }), duringStory);
    expect(picture).toMatchObject({
      scoreLabel: 'builder.target.points · builder.play.boosts 2',
      score: '7,000',
    });
    expect(picture?.facts[0]).toMatch(
      /^score\.average 1,000,000 · score\.min .* · builder\.text\.room 4,321,000$/,
    );
    expect(picture?.facts[1]).toBe('builder.points.bonus +120%');
    expect(picture?.teams[0]?.facts).toContain('builder.text.sixth Card 9 9');
    const support = picture?.teams[0]?.support;
    expect(support?.title).toBe('builder.points.support · builder.points.supportPower 98,765');
    expect(support?.cards.map(({ character }) => character)).toEqual(['Card 6', 'Card 7']);
    expect(picture?.settings).toContain('builder.target.label: builder.target.points');
  });

  test('is next to the score where the bonus lifts power, and shows points, place, outcome and rules', () => {
    const answer = sampleAnswer({ teams: [{ ...team(5), points: { ...EARNED, support: null } }] });
    const picture = teamPicture(words, paid('festival'), answer, duringStory);
    expect([picture?.scoreLabel, picture?.score]).toEqual(['score.average', '5']);
    expect(picture?.facts[1]).toBe('builder.text.points 7,000 +120% · builder.play.boosts 2');
    expect(picture?.teams[0]?.support).toBeNull();
    expect(picture?.settings).toContain(
      'builder.play.place 3 · builder.play.lose · builder.play.formula: builder.play.older',
    );
  });

  test('names the challenge points that a live is played for', () => {
    const answer = sampleAnswer({ teams: [{ ...team(5), points: EARNED }] });
    const picture = teamPicture(words, paid('challengePoints'), answer, duringStory);
    expect(picture?.facts[1]).toContain('builder.play.challengePoints 800');
    expect(picture?.facts[1]).not.toContain('builder.play.boosts');
  });

  test('says what a room was assumed to bring, and what the team had to hold', () => {
    const asked = {
      ...sampleRequest(),
      live: 'multi' as const,
      constraints: { must: [1], exclude: [2, 3], leader: 4, minPower: 250_000 },
    };
    const picture = teamPicture(words, asked, sampleAnswer({ teams: [team(5)] }), duringStory);
    expect(picture?.settings).toContain(
      'builder.live.roomPower 300,000 · builder.live.roomSkill 100%, unit.seconds 7 · builder.encore.label: builder.encore.own',
    );
    expect(picture?.constraints).toBe(
      'builder.constraints.must: Card 1 #1 · builder.constraints.leader: Card 4 #4 · builder.cards.excluded: Card 2 #2 and Card 3 #3 · builder.constraints.minPower 250,000',
    );
  });

  test('says nothing of what is not set', () => {
    const picture = teamPicture(words, sampleRequest(), sampleAnswer({ teams: [team(5)] }), duringStory);
    expect(picture?.constraints).toBe('');
    expect([picture?.items.length, picture?.facts.length]).toEqual([1, 1]);
    expect(picture?.settings).not.toMatch(/builder\.(play|target|live\.room|encore)/);
  });

  test('shows what mixing gains below the items, of one team and of a medley', () => {
    const answer = sampleAnswer({ teams: [team(1_013)], uniformBest: 1_000 });
    const picture = teamPicture(words, sampleRequest(), answer, duringStory);
    expect(picture?.items[1]).toBe('builder.mixing.gain 13 +1.3%');
    const none = teamPicture(words, sampleRequest(), { ...answer, uniformBest: 1_013 }, duringStory);
    expect(none?.items[1]).toBe('builder.mixing.none');
    const together = medleyPicture(words, medley([team(100), team(200), team(300)], 400), duringStory);
    expect(together?.items[1]).toBe('builder.mixing.gain 200 +50%');
  });

  test('names the songs of a medley in which skills that wait are not counted', () => {
    const shown = medley([team(3), team(2), team(1)]);
    const answer = { ...shown.report.answer, mayWait: [1] };
    const picture = medleyPicture(words, { ...shown, report: { ...shown.report, answer } }, duringStory);
    expect(picture?.facts[1]).toMatch(/^builder\.queue\.uncounted .*#5/);
  });

  test('shows what a medley event pays, but not of an event that may be another’s', () => {
    const shown = medley([team(850_000), team(500_000), team(500_000)]);
    expect(medleyPicture(words, shown, duringMedley)?.facts[1]).toBe(
      'builder.target.points · builder.play.boosts 0 → 600 · 3 → 3,000 · 6 → 6,000 · 9 → 9,000',
    );
    expect(medleyPicture(words, shown, afterChange)?.facts).toHaveLength(1);
    expect(medleyPicture(words, shown, duringStory)?.facts).toHaveLength(1);
  });
});
