import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { dressedBySeason, seasonalWearers } from '#model/media/story/seasonal-costumes';
import type { SeasonCostume } from '#model/records/character-profile';
import { anyScript, compiled } from '#tests/arbitraries/story-script';

const appear = (character: number, costume: string) => ({
  type: 'layout',
  layoutType: 'appear',
  character,
  costume,
});
const story = (...actions: readonly unknown[]) => compiled(compileSource({ actions }));
const costumes = (script: ReturnType<typeof story>) =>
  script.steps.map((step) => (step.kind === 'layout' ? step.costume : ''));

const SEASONAL: readonly SeasonCostume[] = [
  { model: '001_summer', wear: 'casualSummer', seasons: [2], year: null },
  { model: '001_casual', wear: 'casualSpring', seasons: [1, 3], year: null },
  { model: '001_school', wear: 'uniformWinter', seasons: [1], year: null },
  { model: '001_casual-2023', wear: 'casualSpring', seasons: [1], year: 2023 },
];

describe('costumes that are named by a season', () => {
  it('are those of spring, in the design of their number', () => {
    const script = story(
      appear(1, 'casual_season1'),
      appear(1, 'casual_season2'),
      appear(1, 'casual_season9'),
      appear(1, 'school_season'),
      appear(1, '001_live'),
    );
    expect(costumes(dressedBySeason(script, () => SEASONAL))).toEqual([
      '001_casual',
      '001_casual-2023',
      '001_casual-2023',
      '001_school',
      '001_live',
    ]);
  });

  it('keep their names when nothing is known of them', () => {
    const script = story(appear(1, 'casual_season1'), appear(2, 'school_season3'), appear(2, '002_live'));
    expect(dressedBySeason(script, () => [])).toEqual(script);
    expect(seasonalWearers(script)).toEqual([1, 2]);
  });

  it('are nobody else’s', () => {
    fc.assert(
      fc.property(anyScript, (script) => {
        expect(seasonalWearers(script)).toEqual([]);
        expect(dressedBySeason(script, () => SEASONAL)).toEqual(script);
      }),
    );
  });
});
