import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { applyStep, openingStage } from '#model/media/story/story-state';
import type { CastLine } from '#model/media/story/writing/cast/cast-lines';
import { type StagingWishes, stageLines } from '#model/media/story/writing/staging/stage-lines';
import { compiled } from '#tests/arbitraries/story-script';

const WISHES: StagingWishes = {
  costumeOf: (id) => `dress_${id}`,
  present: [],
  places: new Map(),
  goesOn: false,
};

const talk = (text: string, ...ids: readonly number[]): CastLine => ({ kind: 'talk', ids, name: 'N', text });
const scene = (text: string): CastLine => ({ kind: 'scene', text });

/** What happens, in short. */
const told = (lines: readonly CastLine[], wishes: Partial<StagingWishes> = {}): readonly string[] =>
  stageLines(lines, { ...WISHES, ...wishes }).map((action) => {
    const { type, layoutType, character, effectType, text, body, background, bgm } = action;
    if (type === 'layout') return `${layoutType} ${character}`;
    if (type === 'talk') return `“${body}”`;
    if (type === 'sound') return `music ${JSON.stringify(bgm)}`;
    return [effectType, text ?? (background && JSON.stringify(background))].filter(Boolean).join(' ');
  });

const id = fc.integer({ min: 1, max: 9 });
const ids = fc.uniqueArray(id, { maxLength: 4 });
const line: fc.Arbitrary<CastLine> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('talk'),
      ids,
      name: fc.constant('N'),
      text: fc.string({ minLength: 1 }),
    }),
  },
  fc.record({ kind: fc.constant('narration'), text: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('scene'), text: fc.string() }),
  fc.record({ kind: fc.constantFrom('enter', 'leave'), ids }),
  fc.record({ kind: fc.constantFrom('background', 'music'), file: fc.string({ minLength: 1 }) }),
);

describe('staging', () => {
  it('brings everyone in before her first line and out at the end of the scene', () => {
    expect(
      told([scene('The roof'), talk('Hi', 1), talk('Yes', 2), talk('So', 1), scene('Home'), talk('Oh', 2)]),
    ).toEqual([
      'telop The roof',
      'appear 1',
      '“Hi”',
      'appear 2',
      '“Yes”',
      '“So”',
      'blackOut',
      'hide 1',
      'hide 2',
      'blackIn',
      'telop Home',
      'appear 2',
      '“Oh”',
    ]);
  });

  it('shows the picture of a scene behind the curtain, and that of a place that was there before', () => {
    const home = { type: 'bandori', bundle: 'bg/home', file: 'day' };
    const lines: CastLine[] = [
      scene('The roof'),
      { kind: 'background', file: 'bg/roof day.png' },
      { kind: 'music', file: 'Calm.mp3' },
      talk('Hi', 1),
      scene('Home!'),
      scene('the roof'),
    ];
    expect(told(lines, { places: new Map([['home', home]]) })).toEqual([
      'changeBackground {"type":"bandori","bundle":"bg/roof","file":"day"}',
      'telop The roof',
      'music {"type":"bandori","file":"Calm"}',
      'appear 1',
      '“Hi”',
      'blackOut',
      'hide 1',
      `changeBackground ${JSON.stringify(home)}`,
      'blackIn',
      'telop Home!',
      'blackOut',
      'changeBackground {"type":"bandori","bundle":"bg/roof","file":"day"}',
      'blackIn',
      'telop the roof',
    ]);
  });

  it('lets the one leave who is needed last when a sixth comes', () => {
    const lines = [1, 2, 3, 4, 5, 6, 1, 2, 4, 5, 3].map((who) => talk('…', who));
    expect(told(lines).filter((each) => each.startsWith('hide'))).toEqual(['hide 3', 'hide 6']);
  });

  it('leaves those on the stage who go on talking', () => {
    const figure = (characterId: number) => ({
      characterId,
      costume: '',
      place: { side: 'center', offset: 0 } as const,
    });
    expect(told([talk('Hi', 2)], { present: [figure(1), figure(2)], goesOn: true })).toEqual([
      'hide 1',
      '“Hi”',
    ]);
  });

  it('keeps every line in its order, with who says it in sight, and no two at one place', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const actions = stageLines(lines, WISHES);
        const script = compiled(compileSource({ server: 0, actions }));
        const said = lines.flatMap((each) =>
          each.kind === 'talk' || each.kind === 'narration' ? [each.text] : [],
        );
        expect(actions.flatMap(({ type, body }) => (type === 'talk' ? [body] : []))).toEqual(said);
        let stage = openingStage(script);
        for (const step of script.steps) {
          const before = stage;
          stage = applyStep(stage, step);
          if (step.kind === 'layout')
            expect(before.figures.some(({ characterId }) => characterId === step.characterId)).toBe(
              step.layout !== 'appear',
            );
          const there = stage.figures.map(({ characterId }) => characterId);
          expect(there.length).toBeLessThanOrEqual(5);
          if (step.kind === 'talk') expect(there).toEqual(expect.arrayContaining([...step.characterIds]));
          const places = stage.figures.map(({ place }) => JSON.stringify(place));
          expect(new Set(places).size).toBe(places.length);
        }
      }),
    );
  });
});
