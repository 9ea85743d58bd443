import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFanStories } from '#demo/community/stories/stories';
import {
  MAX_SCENARIO_LETTERS,
  MAX_STORY_ACTIONS,
  MAX_STORY_LETTERS,
} from '#model/contract/community/story-limits';
import type { NameLists, StoryFinding } from '#model/media/story/editing/checks/finding';
import { applyCommand } from '#model/media/story/editing/commands';
import { storyFindings } from '#model/media/story/editing/problems';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { sheetOf } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { sourceScenario } from '#model/media/story/source-scenario';
import { anyStorySource, junkStorySource } from '#tests/arbitraries/story-source';
import { anySourceText } from '#tests/arbitraries/story-text';
import { sheet } from './any-command.ts';

const talk = (character: number, body = 'Hello.', rest: object = {}) => ({
  type: 'talk',
  name: character === 0 ? ' ' : `Name ${character}`,
  body,
  characters: character === 0 ? [] : [character],
  ...rest,
});
const layout = (layoutType: string, character: number, sideTo = 'center', rest: object = {}) => ({
  type: 'layout',
  layoutType,
  character,
  sideFrom: sideTo,
  sideTo,
  sideFromOffsetX: 0,
  sideToOffsetX: 0,
  ...rest,
});
const appear = (character: number, sideTo?: string, rest: object = {}) =>
  layout('appear', character, sideTo, { costume: `00${character}_casual`, ...rest });
const effect = (effectType: string, rest: object = {}) => ({ type: 'effect', effectType, ...rest });

const of = (actions: readonly object[], head: object = {}): StorySheet =>
  sheet({ server: 0, ...head, actions });
const found = (actions: readonly object[], known: NameLists = {}, head: object = {}) =>
  storyFindings(of(actions, head), known);
const kinds = (findings: readonly StoryFinding[]) => findings.map(({ kind, id }) => `${kind} ${id}`);

/** Applies the first remedy. */
function mended(actions: readonly object[], known: NameLists = {}): StorySheet {
  const from = of(actions);
  const { remedy } = storyFindings(from, known).find((each) => each.remedy !== null) ?? {};
  if (!remedy) throw new Error('no remedy');
  return applyCommand(from, remedy);
}

const KNOWN: NameLists = {
  folders: new Map([
    ['bg/scenario1_rip', new Set(['bg00010.png'])],
    ['sound/scenario/bgm/x_rip', null],
  ]),
  costumes: new Set(['001_casual', '002_live', '003_casual']),
  usualCostumes: new Map([
    [1, '001_casual'],
    [3, '003_casual'],
    [4, '004_gone'],
  ]),
};

/** Names of characters follow from who speaks first, which a remedy may change. */
const nameOf = ({ kind, id, values: { what = '' } }: StoryFinding): string => `${kind} ${id} ${what}`;

function countsOf(findings: readonly StoryFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of findings) counts.set(nameOf(each), (counts.get(nameOf(each)) ?? 0) + 1);
  return counts;
}

function expectRemedies(from: StorySheet, known: NameLists): void {
  const findings = storyFindings(from, known);
  const before = countsOf(findings);
  for (const each of findings) {
    if (each.remedy === null) continue;
    const after = applyCommand(from, each.remedy);
    expect(after).not.toBe(from);
    const now = countsOf(storyFindings(after, known));
    expect(now.get(nameOf(each)) ?? 0, nameOf(each)).toBeLessThan(before.get(nameOf(each)) ?? 0);
    for (const [name, count] of now)
      expect(count, `${name} after ${nameOf(each)}`).toBeLessThanOrEqual(before.get(name) ?? 0);
  }
}

const anySide = fc.constantFrom('left', 'leftInside', 'center', 'right', 'none', 'leftUnder', 'nowhere');
/** Few characters and places, so that they meet. */
const anyStep: fc.Arbitrary<object> = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('', 'Hi.', 'A long line, and a longer one. '.repeat(9)),
    )
    .map(([character, body]) => talk(character, body)),
  fc
    .tuple(
      fc.constantFrom('appear', 'appear', 'hide', 'move', 'shakeX'),
      fc.integer({ min: 1, max: 4 }),
      anySide,
      fc.constantFrom('', '001_casual', '002_live', 'x'),
    )
    .map(([kind, character, side, costume]) => layout(kind, character, side, { costume })),
  fc
    .constantFrom('blackOut', 'blackIn', 'whiteOut', 'whiteIn', 'telop', 'changeBackground')
    .map((kind) => effect(kind)),
  fc.integer({ min: 1, max: 4 }).map((character) => ({ type: 'motion', character, motion: 'x' })),
  fc
    .integer({ min: 1, max: 4 })
    .map((character) => talk(1, 'Hi.', { motions: [{ character, motion: 'x' }, { character: 2 }] })),
  fc.constant(
    talk(2, 'Hi.', {
      voices: [
        { character: 2, voice: '' },
        { character: 2, voice: 'y' },
      ],
      delay: 99,
    }),
  ),
  fc.constant(talk(2, 'Hi.', { voices: Array.from({ length: 40 }, () => ({ voice: '' })), delay: -1 })),
);

describe('a remedy', () => {
  test('mends what it is for and makes nothing else wrong, on any stage', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 24 }), fc.constantFrom({}, KNOWN), (steps, known) => {
        expectRemedies(of(steps), known);
      }),
      { numRuns: 400 },
    );
  });

  test('mends what it is for and makes nothing else wrong, in any source', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anySourceText,
          anyStorySource.map((source) => JSON.stringify(source)),
        ),
        (text) => {
          expectRemedies(sheet(text), KNOWN);
        },
      ),
    );
  });
});

describe('problems', () => {
  test('are none in the stories of the demo set', () => {
    for (const { source } of createFanStories(1)) expect(storyFindings(sheet(source))).toEqual([]);
  });

  test('never make the check throw, whatever the source is', () => {
    fc.assert(
      fc.property(junkStorySource, (json) => {
        const read = sheetOf(JSON.stringify(json) ?? '');
        if (!isStoryProblem(read)) storyFindings(read, KNOWN);
      }),
    );
  });

  test('are found in hostile stories without looking at everything again and again', () => {
    const many = 20_000;
    const crowd = Array.from({ length: many }, (_, nth) => appear(nth + 1));
    const comings = Array.from({ length: many }, (_, nth) =>
      nth % 2 === 0 ? layout(nth % 4 === 0 ? 'appear' : 'hide', 1, 'left', { costume: '' }) : talk(1),
    );
    const motions = Array.from({ length: many }, (_, nth) => layout('move', 1 + (nth % 2), 'center'));
    for (const actions of [
      [...crowd, talk(1)],
      comings,
      [appear(1), appear(2), ...motions.flatMap((each) => [each, talk(1)])],
    ])
      expect(found(actions).length).toBeLessThan(5_000);
  });

  test.each<[string, readonly object[], readonly string[]]>([
    ['no line', [effect('blackIn')], ['nothingToRead null']],
    ['no type', [talk(0), { body: 'x' }], ['noType 1']],
    [
      'unknown kinds',
      [talk(0), { type: 'quiz' }, effect('explode'), layout('dance', 1)],
      ['unknownKind 1', 'unknownKind 2', 'unknownKind 3'],
    ],
    [
      'no picture',
      [talk(0), effect('changeBackground'), effect('changeCardStill', { file: '' })],
      ['noPicture 1', 'noPicture 2'],
    ],
    [
      'bad files',
      [
        talk(0),
        effect('changeBackground', { background: { type: 'custom', url: 'http://x.org/a.png' } }),
        { type: 'sound', bgm: { file: '../x' } },
      ],
      ['badFile 1', 'badFile 2'],
    ],
    ['an empty telop', [talk(0), effect('telop', { text: ' ' })], ['emptyTelop 1']],
    ['an empty line', [talk(0), talk(0, ' ')], ['emptyLine 1']],
    ['a voice without a name', [talk(0, 'x', { voices: [{ character: 1, voice: '' }] })], ['noVoice 0']],
    [
      'waits that are too long',
      [talk(0, 'x', { delay: 61 }), effect('blackIn', { duration: -1 })],
      ['tooLongWait 0', 'tooLongWait 1'],
    ],
    ['nobody', [talk(0), layout('hide', 0)], ['noCharacter 1']],
    [
      'a figure that speaks but is not on stage',
      [appear(1), talk(1), talk(2), talk(2), layout('hide', 1), talk(1)],
      ['speaksOffStage 2', 'speaksOffStage 5'],
    ],
    [
      'a figure that moves but is not on stage',
      [talk(0), layout('move', 1), { type: 'motion', character: 1 }],
      ['notOnStage 1', 'notOnStage 2'],
    ],
    ['two in one place', [appear(1), appear(2), talk(1)], ['samePlace 1']],
    ['two in one place for a moment only', [appear(1), appear(2), layout('move', 1, 'left'), talk(1)], []],
    ['no costume', [layout('appear', 1), talk(1)], ['noCostume 0']],
    ['a curtain that stays closed', [talk(0), effect('blackOut'), appear(1), talk(1)], ['neverReturned 1']],
    [
      'a curtain at the end, and words before it',
      [effect('blackOut'), talk(0), effect('blackIn'), talk(0), effect('blackOut'), talk(0)],
      [],
    ],
  ])('are found: %s', (_, actions, expected) => {
    expect(kinds(found(actions))).toEqual(expected);
  });

  test('are found where there are too many figures', () => {
    const sides = ['left', 'right', 'center'];
    const cast = Array.from({ length: 6 }, (_, nth) =>
      appear(nth + 1, sides[nth % 3], { sideToOffsetX: nth * 70 }),
    );
    expect(kinds(found([...cast, talk(1), talk(2)]))).toContain('tooManyFigures 5');
  });

  test('are found where limits are passed', () => {
    const many = Array.from({ length: MAX_STORY_ACTIONS + 1 }, () => talk(0));
    expect(kinds(found(many))).toContain('tooManyActions null');
    const long = Array.from({ length: 60 }, () => talk(0, 'x'.repeat(9_000)));
    expect(found(long)).toContainEqual(
      expect.objectContaining({
        kind: 'tooLarge',
        severity: 'error',
        values: expect.objectContaining({ limit: String(MAX_STORY_LETTERS) }),
      }),
    );
    // The site counts a source without its spacing.
    const spaced = JSON.stringify({ server: 0, actions: long.slice(0, 50) }).replaceAll(
      ',',
      `,${' '.repeat(500)}`,
    );
    expect(spaced.length).toBeGreaterThan(MAX_STORY_LETTERS);
    expect(storyFindings(sheet(spaced)).map(({ kind }) => kind)).not.toContain('tooLarge');
    expect(kinds(found([talk(0, 'x'.repeat(20_001))]))).toEqual(['textTooLong 0']);
    const records = Array.from({ length: MAX_STORY_ACTIONS }, () => ({ type: 'motion' }));
    // What is made of them may be too long, too.
    const { length } = JSON.stringify(sourceScenario({ actions: records }));
    expect(length).toBeLessThan(MAX_SCENARIO_LETTERS);
    expect(kinds(found([...records.slice(1), talk(0)]))).not.toContain('tooLarge null');
    const crowd = Array.from({ length: 2_500 }, () =>
      talk(0, 'x', { motions: Array.from({ length: 20 }, () => ({})) }),
    );
    expect(JSON.stringify(sourceScenario({ actions: crowd })).length).toBeGreaterThan(MAX_SCENARIO_LETTERS);
    expect(kinds(found(crowd))).toContain('tooLarge null');
  });

  test('judge names only by the lists that are there', () => {
    const background = (file: string, bundle = 'bg/scenario1') =>
      effect('changeBackground', { background: { bundle, file } });
    const actions = [
      talk(0),
      background('bg00010'),
      background('bg9'),
      background('bg9'),
      background('bg9', 'bg/other'),
      { type: 'sound', bgm: { file: 'x' }, se: { type: 'common', se: 'bell' } },
      appear(9),
    ];
    expect(kinds(found(actions, KNOWN))).toEqual(['missingFile 2', 'missingFile 4', 'unknownCostume 6']);
    expect(found(actions)).toEqual([]);
    expect(kinds(found([talk(0)], KNOWN, { bgm: { file: 'gone' }, server: 7 }))).toEqual([
      'unknownServer null',
      'missingFile null',
    ]);
  });
});

describe('remedies', () => {
  test('let someone come in where there is room, in what she wears', () => {
    const entered = mended([appear(1), talk(1), talk(3)], KNOWN).actions.map(({ json }) => json);
    expect(entered[2]).toMatchObject({
      layoutType: 'appear',
      character: 3,
      costume: '003_casual',
      sideTo: 'leftInside',
    });
    expect(found([appear(1), talk(1), talk(2)])[0]?.remedy).toBeNull();
  });

  test('put one of two elsewhere, from where she came', () => {
    const [, second] = mended([appear(1), appear(2), talk(1)]).actions;
    expect(second?.json).toMatchObject({ sideFrom: 'leftInside', sideTo: 'leftInside', sideToOffsetX: 0 });
  });

  test('open the curtain before the first line that is to be seen', () => {
    const opened = mended([effect('whiteOut'), talk(0), appear(1), talk(1)]);
    expect(opened.actions.map(({ json }) => json.effectType ?? json.type)).toEqual([
      'whiteOut',
      'talk',
      'layout',
      'whiteIn',
      'talk',
    ]);
  });

  test('part a long line between sentences, else between words', () => {
    const line = `${'One word more. '.repeat(12)}${'again and '.repeat(20)}again`;
    const parts = mended([talk(0, line)]).actions.map(({ json }) => String(json.body));
    expect(parts.join(' ')).toBe(line);
    expect(parts.every((part) => part.length <= 120)).toBe(true);
    expect(parts[0]?.endsWith('more.')).toBe(true);
    expect(found([talk(0, '長'.repeat(81))])[0]).toMatchObject({ kind: 'longLine', remedy: null });
    expect(found([talk(0, '長'.repeat(80))])).toEqual([]);
  });

  test('dress who has nothing on in what she wears elsewhere', () => {
    const [first] = mended([layout('appear', 1), talk(1), layout('hide', 1), appear(1)]).actions;
    expect(first?.json.costume).toBe('001_casual');
  });
});
