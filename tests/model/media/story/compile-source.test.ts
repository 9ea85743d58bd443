import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScenario } from '#model/media/story/compile-scenario';
import { compileSource, sourceServer } from '#model/media/story/compile-source';
import { isStoryProblem, MAX_STORY_STEPS } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { sourceScenario } from '#model/media/story/source-scenario';
import { anyStorySource, junkStorySource } from '#tests/arbitraries/story-source';

function script(source: unknown): StoryScript {
  const compiled = compileSource(source);
  if (isStoryProblem(compiled)) throw new Error(compiled.problem);
  return compiled;
}

const of = (...actions: readonly unknown[]) => script({ server: 0, voice: 'eventstory1_0', actions });

describe('an action of a source', () => {
  it('says a line with gestures and voices', () => {
    expect(
      of({
        type: 'talk',
        name: 'Ann',
        body: 'Hello.',
        wait: true,
        close: true,
        delay: 0.5,
        characters: [3, 3, 0],
        motions: [{ character: 3, motion: 'bow01', expression: '', delay: 1 }],
        voices: [{ character: 3, voice: 'ann_01', delay: 0.25 }],
      }).steps,
    ).toEqual([
      {
        kind: 'talk',
        index: 0,
        delayMs: 500,
        waits: true,
        speaker: 'Ann',
        text: 'Hello.',
        characterIds: [3],
        acts: [{ characterId: 3, motion: 'bow01', expression: '', delayMs: 1_000 }],
        voices: [
          {
            characterId: 3,
            file: { kind: 'voice', of: 'game', path: 'sound/voice/scenario/eventstory1_0_rip/ann_01.mp3' },
            volume: 1,
            delayMs: 250,
          },
        ],
        lipSync: 'voice',
        closes: true,
        effect: null,
        sound: null,
      },
    ]);
  });

  it('finds a voice by its own bundle or address, too', () => {
    const voice = (name: string) => of({ type: 'talk', voices: [{ character: 1, voice: name }] }).steps;
    expect(voice('resourceset/res001/hi.mp3')).toMatchObject([
      { voices: [{ file: { path: 'sound/voice/scenario/resourceset/res001_rip/hi.mp3' } }] },
    ]);
    expect(voice('https://example.org/hi.mp3')).toMatchObject([
      { voices: [{ file: { of: 'own', url: 'https://example.org/hi.mp3' } }] },
    ]);
  });

  it('moves a figure, and takes off no costume', () => {
    const at = { character: 2, sideFrom: 'left', sideTo: 'rightInside', sideToOffsetX: -40 };
    expect(
      of(
        { type: 'layout', layoutType: 'appear', costume: '002_live', ...at },
        { type: 'layout', layoutType: 'appear', ...at },
      ).steps,
    ).toMatchObject([
      { costume: '002_live', from: { side: 'left', offset: 0 }, to: { side: 'rightInside', offset: -40 } },
      { costume: '002_live' },
    ]);
  });

  it('shows backgrounds and stills, plays music and sounds', () => {
    const still = {
      effectType: 'changeCardStill',
      bundle: 'characters/resourceset/res001',
      file: 'card_normal',
    };
    expect(
      of(
        {
          type: 'effect',
          effectType: 'changeBackground',
          background: { type: 'bandori', bundle: 'bg/a', file: 'b' },
        },
        { type: 'effect', ...still },
        { type: 'sound', bgm: { type: 'bandori', file: 'Night' }, se: { type: 'common', se: 'bell' } },
        { type: 'sound', bgm: { type: 'custom', url: 'https://example.org/n.mp3' }, se: null },
      ).steps,
    ).toMatchObject([
      { picture: { path: 'bg/a_rip/b.png' } },
      { picture: { path: 'characters/resourceset/res001_rip/card_normal.png' } },
      { music: { path: 'sound/scenario/bgm/night_rip/Night.mp3' }, sound: { path: 'CommonSE/bell.mp3' } },
      { music: { url: 'https://example.org/n.mp3' }, sound: null },
    ]);
  });

  it('is named and left out when its kind is unknown, and keeps its place', () => {
    const { steps, unknown } = of(
      { type: 'quiz' },
      { type: 'effect', effectType: 'explode' },
      { type: 'talk', body: 'x' },
    );
    expect(steps).toMatchObject([{ index: 2 }]);
    expect(unknown).toEqual([
      { index: 0, field: 'type', value: 'quiz' },
      { index: 1, field: 'effectType', value: 'explode' },
    ]);
  });

  it('loads nothing over a way that others can change', () => {
    const background = { type: 'custom', url: 'http://example.org/a.png' };
    const { steps, unknown } = of({ type: 'effect', effectType: 'changeBackground', background });
    expect(steps).toMatchObject([{ picture: null }]);
    expect(unknown).toEqual([{ index: 0, field: 'background', value: 'http://example.org/a.png' }]);
  });
});

describe('a source', () => {
  it('is read as an object and as text, and says whose files it uses', () => {
    const source = { server: 3, actions: [{ type: 'talk', body: 'x' }] };
    expect(compileSource(JSON.stringify(source))).toEqual(compileSource(source));
    expect(sourceServer(JSON.stringify(source))).toBe('cn');
    expect(sourceServer({})).toBe('jp');
  });

  it('is refused when it is none, has too many actions or too long a text', () => {
    expect(compileSource('{"actions":')).toEqual({ problem: 'unreadable' });
    expect(compileSource('['.repeat(200_000))).toEqual({ problem: 'unreadable' });
    expect(compileSource({ actions: Array.from({ length: MAX_STORY_STEPS + 1 }) })).toEqual({
      problem: 'tooMany',
    });
    expect(compileSource({ actions: [{ type: 'talk', body: 'x'.repeat(20_001) }] })).toEqual({
      problem: 'tooLong',
    });
    expect(sourceScenario({})).toEqual({ problem: 'unreadable' });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(junkStorySource, (json) => {
        const compiled = compileSource(json);
        expect(isStoryProblem(compiled) || Array.isArray(compiled.steps)).toBe(true);
        expect(typeof sourceScenario(json)).toBe('object');
      }),
    );
  });
});

describe('the scenario of a source', () => {
  it('plays what the source plays, at the same places', () => {
    fc.assert(
      fc.property(anyStorySource, (source) => {
        const { opening, steps } = script(source);
        const derived = compileScenario(JSON.parse(JSON.stringify(sourceScenario(source))));
        if (isStoryProblem(derived)) throw new Error(derived.problem);
        expect({ opening: derived.opening, steps: derived.steps }).toEqual({ opening, steps });
      }),
      { numRuns: 500 },
    );
  });
});
