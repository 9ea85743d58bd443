import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { applyStep, openingStage } from '#model/media/story/story-state';
import { StoryTimeline } from '#model/media/story/timeline';
import { anyScript, compiled } from '#tests/arbitraries/story-script';

const timeline = (...actions: readonly unknown[]) => new StoryTimeline(compiled(compileSource({ actions })));
/** After all of them. */
const stage = (...actions: readonly unknown[]) => timeline(...actions).after(actions.length);

const appear = (character: number, more: object = {}) => ({
  type: 'layout',
  layoutType: 'appear',
  character,
  costume: `00${character}_live`,
  sideTo: 'left',
  ...more,
});
const move = (character: number, more: object) => ({
  type: 'layout',
  layoutType: 'move',
  character,
  ...more,
});
const talk = (body: string, more: object = {}) => ({ type: 'talk', name: 'Ann', body, ...more });
const effect = (effectType: string, more: object = {}) => ({ type: 'effect', effectType, ...more });

describe('the stage', () => {
  it('has who appeared, behind those who were there, until they are hidden', () => {
    const ids = ({ figures }: ReturnType<typeof stage>) => figures.map(({ characterId }) => characterId);
    expect(ids(stage(appear(1), appear(2)))).toEqual([2, 1]);
    expect(ids(stage(appear(1), appear(2), appear(1)))).toEqual([2, 1]);
    expect(ids(stage(appear(1), appear(2), { type: 'layout', layoutType: 'hide', character: 2 }))).toEqual([
      1,
    ]);
  });

  it('keeps what a figure wears and does when it only moves', () => {
    const { figures } = stage(
      appear(1, { motion: 'idle01', expression: 'smile01' }),
      move(1, { sideTo: 'right', sideToOffsetX: 20, motion: 'bow01' }),
      move(1, { sideTo: 'none' }),
    );
    expect(figures).toEqual([
      {
        characterId: 1,
        costume: '001_live',
        motion: 'bow01',
        movedAt: 1,
        expression: 'smile01',
        place: { side: 'right', offset: 20 },
        isLit: true,
      },
    ]);
  });

  it('lights who speaks, and all when nobody is named', () => {
    const lit = (...talks: readonly unknown[]) =>
      stage(appear(1), appear(2), ...talks).figures.map(({ isLit }) => isLit);
    expect(lit(talk('x', { characters: [2] }))).toEqual([true, false]);
    expect(lit(talk('x', { characters: [9] }))).toEqual([false, false]);
    expect(lit(talk('x', { characters: [2] }), talk('y'))).toEqual([true, true]);
  });

  it('closes the window with the step behind a line that closes it', () => {
    expect(stage(talk('x', { close: true })).line).toMatchObject({ text: 'x', speaker: 'Ann' });
    expect(stage(talk('x', { close: true }), effect('blackOut'))).toMatchObject({
      line: null,
      curtain: 'black',
    });
    expect(stage(talk('x'), effect('blackOut')).line).toMatchObject({ text: 'x' });
  });

  it('draws curtains and colours, and takes them away', () => {
    expect(
      stage(effect('whiteOut'), effect('sepiaIn'), effect('flashbackIn'), effect('ambientColorNight')),
    ).toMatchObject({ curtain: 'white', colour: 'sepia', isFlashback: true, light: 'night' });
    expect(stage(effect('whiteOut'), effect('sepiaIn'), effect('whiteIn'), effect('sepiaOut'))).toMatchObject(
      {
        curtain: 'none',
        colour: 'natural',
      },
    );
  });

  it('shows a still until a background comes', () => {
    const still = effect('changeCardStill', { bundle: 'characters/resourceset/res1', file: 'card_normal' });
    const background = effect('changeBackground', { background: { bundle: 'bg/a', file: 'b' } });
    expect(stage(background, still)).toMatchObject({
      background: { path: 'bg/a_rip/b.png' },
      still: { kind: 'picture' },
    });
    expect(stage(still, background).still).toBeNull();
  });

  it('plays music until another comes, and says a telop until the next line or effect', () => {
    const music = { type: 'sound', bgm: { type: 'bandori', file: 'Night' } };
    const end = { type: 'sound', bgm: { type: 'bandori', file: 'none' } };
    expect(stage(music, effect('telop', { text: 'Later' }))).toMatchObject({
      music: { kind: 'music' },
      telop: 'Later',
    });
    expect(stage(effect('telop', { text: 'Later' }), music, end)).toMatchObject({
      music: null,
      telop: 'Later',
    });
    expect(stage(effect('telop', { text: 'Later' }), talk('x')).telop).toBe('');
  });

  it('plays effects of the scenario until they are stopped', () => {
    const rain = effect('playScenarioEffect', { name: 'rain' });
    expect(stage(rain, rain, effect('playScenarioEffect', { name: 'snow' })).effects).toEqual([
      'rain',
      'snow',
    ]);
    expect(stage(rain, effect('stopScenarioEffect', { name: 'rain' })).effects).toEqual([]);
  });
});

describe('going back', () => {
  it('shows what playing from the beginning shows, in whichever order one goes', () => {
    fc.assert(
      fc.property(anyScript, fc.array(fc.nat(300), { maxLength: 20 }), (once, places) => {
        const steps = Array.from({ length: 12 }, (_, round) =>
          once.steps.map((step) => ({ ...step, index: step.index + round * 1_000 })),
        ).flat();
        const script = { ...once, steps };
        const played = new StoryTimeline(script);
        const stages = [openingStage(script)];
        for (const step of steps) stages.push(applyStep(stages.at(-1) ?? openingStage(script), step));
        for (const place of places) {
          expect(played.after(place)).toEqual(stages[Math.min(place, steps.length)]);
        }
      }),
    );
  });

  it('finds a step by its index', () => {
    fc.assert(
      fc.property(anyScript, fc.integer({ min: -2, max: 30 }), (script, index) => {
        const count = script.steps.filter((step) => step.index < index).length;
        expect(new StoryTimeline(script).before(index)).toBe(count);
      }),
    );
  });
});
