import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScenario } from '#model/media/story/compile-scenario';
import { storyRows } from '#model/media/story/rows';
import type { StoryScript } from '#model/media/story/script.types';
import { storyFiles } from '#model/media/story/story-files';
import { anyScenario } from '#tests/arbitraries/scenario';
import { compiled } from '#tests/arbitraries/story-script';

const script = (json: unknown): StoryScript => compiled(compileScenario(json));

const STORY = script({
  Base: {
    firstBackground: 'bg00010',
    firstBackgroundBundleName: 'bg/scenario1',
    firstBgm: 'Loop01',
    appearCharacters: [{ characterId: 1, costumeType: '001_school' }],
    snippets: [
      { actionType: 2, referenceIndex: 0 },
      { actionType: 1, referenceIndex: 0 },
      { actionType: 6, referenceIndex: 0 },
      { actionType: 6, referenceIndex: 1 },
      { actionType: 7, referenceIndex: 0 },
      { actionType: 5, referenceIndex: 0 },
      { actionType: 1, referenceIndex: 1 },
    ],
    layoutData: [{ type: 2, characterId: 1, sideTo: 4 }],
    talkData: [
      {
        windowDisplayName: 'Ann',
        body: 'Hi.',
        voices: [{ characterId: 1, voiceId: 'v1' }],
        requirePlaySound: 1,
        soundReferenceIdx: 1,
      },
      { windowDisplayName: ' ', body: 'Later.' },
    ],
    specialEffectData: [
      { effectType: 8, stringVal: 'The roof' },
      { effectType: 11, stringVal: 'characters/resourceset/res1', stringValSub: 'card_normal' },
    ],
    soundData: [{ bgm: 'none' }, { se: 'bell', seBundleName: 'se1' }],
    selectableData: [{ itemTitle: ['Yes', 'No'] }],
    includeSoundDataBundleNames: ['voice/scenario/x'],
  },
});

describe('rows of a story', () => {
  it('are what there is to read, in order', () => {
    expect(storyRows(STORY).map(({ at, kind }) => `${at} ${kind}`)).toEqual([
      '-1 scene',
      '-1 music',
      '1 sound',
      '1 line',
      '2 scene',
      '3 picture',
      '4 music',
      '5 choice',
      '6 line',
    ]);
  });

  it('hold each text of any story once, and rise', () => {
    fc.assert(
      fc.property(anyScenario, (json) => {
        const story = script(json);
        const rows = storyRows(story);
        const lines = rows.flatMap((row) => (row.kind === 'line' ? [row.text] : []));
        const talks = story.steps.flatMap((step) =>
          step.kind === 'talk' && (step.text !== '' || step.voices.length > 0) ? [step.text] : [],
        );
        expect(lines).toEqual(talks);
        const places = rows.map(({ at }) => at);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('files of a story', () => {
  it('are named once, in the order of first use, with where they are', () => {
    expect(storyFiles(STORY, 'en').map(({ at, address }) => `${at} ${address}`)).toEqual([
      '-1 /assets/en/bg/scenario1_rip/bg00010.png',
      '-1 /assets/en/sound/scenario/bgm/loop01_rip/Loop01.mp3',
      '0 /assets/en/live2d/chara/001_school_rip/buildData.asset',
      '1 /assets/en/sound/se/se1_rip/bell.mp3',
      '1 /assets/en/sound/voice/scenario/x_rip/v1.mp3',
      '3 /assets/en/characters/resourceset/res1_rip/card_normal.png',
    ]);
  });

  it('are each named once in any story, in rising order, below the site', () => {
    fc.assert(
      fc.property(anyScenario, (json) => {
        const needs = storyFiles(script(json), 'jp');
        const addresses = needs.map(({ address }) => address);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(needs.map(({ at }) => at)).toEqual(needs.map(({ at }) => at).toSorted((a, b) => a - b));
        for (const address of addresses) expect(address).toMatch(/^\/(assets\/jp|res)\/(?!.*\.\.\/)/);
      }),
    );
  });
});
