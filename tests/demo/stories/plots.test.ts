import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { random } from '#demo/seeded/random';
import { bandCast, castOf, mixedCast } from '#demo/stories/casting';
import { AFTER_LIVE_PLOTS } from '#demo/stories/plots/after-live/after-live';
import { AREA_PLOTS } from '#demo/stories/plots/area/area';
import { CARD_PLOTS } from '#demo/stories/plots/card/card';
import { CHAPTER_PLOTS } from '#demo/stories/plots/chapters';
import { warnedPlot } from '#demo/stories/plots/warned/warned';
import { fill } from '#demo/stories/script/fill';
import { temperOf } from '#demo/stories/script/manners';
import { type Beat, type StoryPlot, TEMPERS, type Temper } from '#demo/stories/script/plot';
import { topicsFor } from '#demo/stories/script/topics';
import { BANDS } from '#model/vocabulary/bands';

const WARNED = new Set(Array.from({ length: 60 }, (_, nth) => warnedPlot(nth)?.plot ?? []).flat());
const PLOTS = [...CHAPTER_PLOTS, ...CARD_PLOTS, ...AREA_PLOTS, ...AFTER_LIVE_PLOTS, ...WARNED];
const named = (plots: readonly StoryPlot[]): [string, StoryPlot][] =>
  plots.map((plot) => [plot.title[1], plot]);

const textsOf = (beat: Beat): readonly (readonly string[])[] =>
  beat.kind === 'say' || beat.kind === 'telop' ? [beat.text] : beat.kind === 'choice' ? beat.options : [];
const linesOf = ({ beats }: StoryPlot) => beats.filter((beat) => beat.kind === 'say');

describe('plots', () => {
  test('there are at least 24 of chapters, as many as a band has stories, and enough of all others', () => {
    expect(CHAPTER_PLOTS.length).toBeGreaterThanOrEqual(24);
    for (const temper of TEMPERS)
      expect(CARD_PLOTS.filter((plot) => speakers(plot).has(temper)).length, temper).toBeGreaterThanOrEqual(
        2,
      );
    expect(new Set(PLOTS.map(({ title }) => title[1])).size).toBe(PLOTS.length);
  });

  test.each(named(CHAPTER_PLOTS))('a chapter is worth a minute: %s', (_, plot) => {
    expect(linesOf(plot).length).toBeGreaterThanOrEqual(20);
    expect(speakers(plot).size).toBe(5);
    expect(new Set(plot.beats.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  test.each(named(PLOTS))(
    'begins with a scene, and nobody acts or leaves who is not there: %s',
    (_, plot) => {
      expect(plot.beats[0]?.kind).toBe('scene');
      let present = new Set<string>();
      for (const beat of plot.beats) {
        if (beat.kind === 'scene') present = new Set(beat.present);
        if (beat.kind === 'enter') expect(present, `${beat.who} enters twice`).not.toContain(beat.who);
        if (beat.kind === 'enter' || beat.kind === 'say') present.add(beat.who);
        if (beat.kind === 'act' || beat.kind === 'shiver' || beat.kind === 'leave')
          expect(present, `${beat.kind} of ${beat.who}`).toContain(beat.who);
        if (beat.kind === 'leave') present.delete(beat.who);
      }
    },
  );

  test.each(named(PLOTS))('opens again what it closes: %s', (_, { beats }) => {
    const open = new Set<string>();
    for (const beat of beats) {
      if (beat.kind !== 'effect') continue;
      const { effect } = beat;
      if (/^(flashback|sepia|monochrome)In$/.test(effect)) open.add(effect.replace('In', ''));
      if (/^(flashback|sepia|monochrome)Out$/.test(effect))
        expect(open.delete(effect.replace('Out', ''))).toBe(true);
    }
    expect([...open]).toEqual([]);
  });

  test('say the same in all languages: no text is empty, and each has the same names and topics', () => {
    const slots = (text: string): string =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .map(([, slot = '']) => slot.toLowerCase())
        .filter((slot) => ['song', 'snack', 'oh', 'well', 'yes', 'no'].includes(slot))
        .sort()
        .join(' ');
    for (const plot of PLOTS) {
      for (const text of [plot.title, plot.synopsis, ...plot.beats.flatMap(textsOf)]) {
        expect(
          text.every((word) => word.trim() !== ''),
          text.join('|'),
        ).toBe(true);
        if (!plot.beats.some((beat) => textsOf(beat).includes(text))) continue;
        expect(new Set(text.map((word) => slots(word).replaceAll('snack', ''))).size, text.join('|')).toBe(1);
      }
      expect(
        plot.beats
          .flatMap(textsOf)
          .map((text) => text[1])
          .join(),
      ).not.toMatch(/[ぁ-ん一-鿿가-힣]/);
      expect(
        plot.beats
          .flatMap(textsOf)
          .map((text) => text[4])
          .join(),
      ).not.toMatch(/[ぁ-ん一-鿿]/);
    }
  });
});

function speakers(plot: StoryPlot): ReadonlySet<string> {
  return new Set(linesOf(plot).flatMap(({ who }) => (who === 'narrator' || who === 'all' ? [] : [who])));
}

describe('a cast', () => {
  test('of a band is its five, each in the part of her temper', () => {
    for (const { id } of BANDS) {
      const cast = bandCast(id);
      expect(new Set(Object.values(cast)).size).toBe(5);
      for (const [temper, character] of Object.entries(cast)) expect(temperOf(character)).toBe(temper);
    }
  });

  test('of any characters has five, in the parts of their tempers', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ids, fc.integer(), fc.boolean(), (characters, seed, isEarly) => {
        for (const cast of [castOf(characters), mixedCast(random(seed), isEarly)])
          for (const [temper, character] of Object.entries(cast)) expect(temperOf(character)).toBe(temper);
      }),
    );
  });
});

describe('a text with slots', () => {
  const cast = bandCast(1);
  const filling = {
    cast,
    topics: { ...topicsFor(random(1)), song: ['曲', 'Song', '歌', '歌', '별'] as const },
  };

  test.each([
    ['은(는)', '사아야는', '아리사는'],
    ['이(가)', '사아야가', '아리사가'],
    ['아(야)', '사아야야', '아리사야'],
  ])('has the Korean particle %s that follows the name', (forms, proper, dry) => {
    expect(fill(`{proper}${forms}`, filling, 4)).toBe(proper);
    expect(fill(`{dry}${forms}`, filling, 4)).toBe(dry);
  });

  test('has the other form after a consonant, also behind a mark', () => {
    expect(fill('‘{song}’을(를) 별과(와) 별으로(로) 감으로(로)', filling, 4)).toBe('‘별’을 별과 별로 감으로');
  });

  test('calls others in Japanese as the speaker does, and nobody so in narration', () => {
    const [gentle, lively] = [cast.gentle, cast.lively];
    expect(fill('{lively}', filling, 0, gentle)).toBe('香澄ちゃん');
    expect(fill('{lively}', filling, 0)).toBe('香澄');
    expect(fill('{gentle}', filling, 0, lively)).toBe('りみ');
  });

  test('keeps what is no slot', () => {
    const parts: readonly Temper[] = TEMPERS;
    expect(parts.map((part) => fill(`{${part}x}`, filling, 1))).toEqual(parts.map((part) => `{${part}x}`));
  });
});
