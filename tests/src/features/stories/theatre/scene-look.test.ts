import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STORY_EFFECTS, type StoryScript } from '#model/media/story/script.types';
import { applyStep, openingStage } from '#model/media/story/story-state';
import {
  lookOf,
  undrawnEffects,
  WEATHERS,
  weatherOf,
} from '#src/features/stories/theatre/scene/scene-look.ts';

const effect = (index: number, change: object) => ({
  index,
  delayMs: 0,
  waits: true,
  kind: 'effect' as const,
  effect: 'none' as const,
  text: '',
  picture: null,
  name: '',
  durationMs: 500,
  ...change,
});

const script = (...steps: StoryScript['steps']): StoryScript => ({
  opening: {
    background: { kind: 'picture', of: 'game', path: 'bg/room_rip/day.png' },
    music: null,
    figures: [],
  },
  steps,
  unknown: [],
});

test('draws what a name says, and names what no one can draw', () => {
  expect(weatherOf('SE_Snow_Heavy')).toBe('snow');
  expect(weatherOf('effect_sakura01')).toBe('petals');
  expect(weatherOf('ef_0042')).toBeNull();
  const play = { effect: 'playScenarioEffect' as const };
  expect(
    undrawnEffects(
      script(
        effect(0, { ...play, name: 'rain01' }),
        effect(1, { ...play, name: 'ef_0042' }),
        effect(2, { ...play, name: 'ef_0042' }),
      ),
    ),
  ).toEqual(['ef_0042']);
});

test('shows the picture of a still until the background changes', () => {
  const still = { kind: 'picture' as const, of: 'game' as const, path: 'card/still_rip/a.png' };
  let stage = openingStage(script());
  stage = applyStep(stage, effect(0, { effect: 'changeCardStill', picture: still }));
  expect(lookOf(stage, 'jp').still).toBe('/assets/jp/card/still_rip/a.png');
  stage = applyStep(stage, effect(1, { effect: 'changeBackground', picture: still }));
  expect(lookOf(stage, 'jp')).toMatchObject({ still: null, background: '/assets/jp/card/still_rip/a.png' });
});

test('has a look for all effects in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STORY_EFFECTS)), (effects) => {
      let stage = openingStage(script());
      for (const [index, one] of effects.entries())
        stage = applyStep(stage, effect(index, { effect: one, name: `rain ${index}`, text: 'later' }));
      const look = lookOf(stage, 'en');
      expect(WEATHERS).toEqual(expect.arrayContaining([...look.weathers]));
      expect(look.background).toBe('/assets/en/bg/room_rip/day.png');
      expect(look.telop).toBe(effects.at(-1) === 'telop' ? 'later' : '');
    }),
  );
});
