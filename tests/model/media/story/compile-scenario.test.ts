import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem, MAX_STORY_STEPS } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { voiceBundleOf } from '#model/media/story/voice-bundles';
import { anyScenario, junkScenario } from '#tests/arbitraries/scenario';

type Base = Readonly<Record<string, unknown>>;

function script(Base: Base, place: Parameters<typeof compileScenario>[1] = null): StoryScript {
  const compiled = compileScenario({ Base }, place);
  if (isStoryProblem(compiled)) throw new Error(compiled.problem);
  return compiled;
}

const only = (actionType: number, list: string, entry: unknown, more: Base = {}): StoryScript =>
  script({ snippets: [{ actionType, referenceIndex: 0, ...more }], [list]: [entry] });

describe('a talk', () => {
  const TALK = {
    talkCharacters: [{ characterId: 3 }, { characterId: 900_000 }],
    windowDisplayName: 'Ann',
    body: 'Hello.\nYou!',
    lipSyncMode: 1,
    motions: [{ characterId: 3, motionName: 'bow01', expressionName: 'smile01', timingSyncValue: 0.5 }],
    voices: [{ characterId: 3, voiceId: 'ann_01', volume: 0.8 }],
    whenFinishCloseWindow: 1,
  };

  it('says who speaks, what, with which gestures and voices', () => {
    const { steps } = script({
      snippets: [{ actionType: 1, progressType: 1, referenceIndex: '0', delay: 0.25 }],
      talkData: [TALK],
      includeSoundDataBundleNames: ['voice/scenario/ann'],
    });
    expect(steps).toEqual([
      {
        kind: 'talk',
        index: 0,
        delayMs: 250,
        waits: true,
        speaker: 'Ann',
        text: 'Hello.\nYou!',
        characterIds: [3],
        acts: [{ characterId: 3, motion: 'bow01', expression: 'smile01', delayMs: 500 }],
        voices: [
          {
            characterId: 3,
            file: { kind: 'voice', of: 'game', path: 'sound/voice/scenario/ann_rip/ann_01.mp3' },
            volume: 0.8,
            delayMs: 0,
          },
        ],
        lipSync: 'voice',
        closes: true,
        effect: null,
        sound: null,
      },
    ]);
  });

  it('is narration when the name says nothing', () => {
    expect(only(1, 'talkData', { windowDisplayName: ' ', body: 'Rain.' }).steps).toMatchObject([
      { speaker: '', text: 'Rain.', characterIds: [] },
    ]);
  });

  it('lights those whose voices it has when it names nobody', () => {
    const { steps } = script(
      { snippets: [{ actionType: 1, referenceIndex: 0 }], talkData: [{ ...TALK, talkCharacters: [] }] },
      { kind: 'main', id: 4 },
    );
    expect(steps).toMatchObject([{ characterIds: [3] }]);
  });

  it('lights all of a chorus, by the names of those who spoke alone', () => {
    const alone = (characterId: number, windowDisplayName: string) => ({
      windowDisplayName,
      talkCharacters: [{ characterId }],
      body: 'x',
    });
    const lines = [
      { windowDisplayName: 'Ann・Bea', talkCharacters: [{ characterId: 900_000 }], body: 'Hey!' },
      { windowDisplayName: 'Ann, Cy and Bea', talkCharacters: [{ characterId: 0 }], body: 'Hey!' },
      { windowDisplayName: 'All', talkCharacters: [{ characterId: 900_000 }], body: 'Hey!' },
    ];
    const { steps } = script({
      snippets: lines.map((_, referenceIndex) => ({ actionType: 1, referenceIndex })),
      talkData: [...lines, alone(1, 'Ann'), alone(2, 'Bea'), alone(3, 'Cy'), alone(4, 'Cy')],
    });
    expect(steps).toMatchObject([{ characterIds: [1, 2] }, { characterIds: [1, 2] }, { characterIds: [] }]);
  });

  it('brings its effect and its sound along when it says so', () => {
    const lists = {
      snippets: [{ actionType: 1, referenceIndex: 0 }],
      specialEffectData: [{}, { effectType: 5, duration: 1 }],
      soundData: [{ se: 'knock', seBundleName: 'door' }],
    };
    const brought = { effectReferenceIdx: 1, soundReferenceIdx: 0 };
    const talkData = [{ ...TALK, ...brought, requirePlayEffect: true, requirePlaySound: 1 }];
    expect(script({ ...lists, talkData }).steps).toMatchObject([
      {
        effect: { effect: 'shakeScreen', durationMs: 1_000 },
        sound: { sound: { path: 'sound/se/door_rip/knock.mp3' } },
      },
    ]);
    expect(script({ ...lists, talkData: [{ ...TALK, ...brought }] }).steps).toMatchObject([
      { effect: null, sound: null },
    ]);
  });

  it('finds the voice in the bundle of its name, then in that of the character', () => {
    const voices = [
      { characterId: 3, voiceId: 'walk1_01' },
      { characterId: 12, voiceId: 'x' },
      { characterId: 5, voiceId: '#NAME?' },
    ];
    const { steps } = script({
      snippets: [{ actionType: 1, referenceIndex: 0 }],
      talkData: [{ voices }],
      includeSoundDataBundleNames: ['scenario/se', 'voice/scenario/chara012', 'voice/scenario/walk1'],
    });
    const paths = steps.flatMap((step) => (step.kind === 'talk' ? step.voices.map(({ file }) => file) : []));
    expect(paths).toMatchObject([
      { path: 'sound/voice/scenario/walk1_rip/walk1_01.mp3' },
      { path: 'sound/voice/scenario/chara012_rip/x.mp3' },
    ]);
  });
});

describe('voices of each kind of story', () => {
  it.each([
    [{ kind: 'event', eventId: 12, chapter: 0 }, 'eventstory12_0'],
    [{ kind: 'main', id: 7 }, 'mainstory7'],
    [{ kind: 'band', voiceBundle: 'bandstory3' }, 'bandstory3'],
    [{ kind: 'card', resourceSetName: 'res003001' }, 'resourceset/res003001'],
    [{ kind: 'area', actionSetId: 450 }, 'actionset/actionset20'],
    [{ kind: 'afterlive', id: 250 }, 'afterlivetalk/group2'],
  ] as const)('lie below it: %j', (place, folder) => {
    expect(voiceBundleOf(place)).toBe(`sound/voice/scenario/${folder}`);
  });
});

describe('a layout', () => {
  it('dresses a figure as the cast is, and keeps what it wore', () => {
    const appear = (costumeType: string) => ({ type: 2, characterId: 3, costumeType, sideTo: 4 });
    const { steps } = script({
      appearCharacters: [{ characterId: 3, costumeType: '003_school' }],
      snippets: [0, 1, 0].map((referenceIndex) => ({ actionType: 2, referenceIndex })),
      layoutData: [appear(''), appear('003_live')],
    });
    expect(steps).toMatchObject([
      { costume: '003_school' },
      { costume: '003_live' },
      { costume: '003_live' },
    ]);
  });

  it('is a motion when it is of no type', () => {
    expect(only(2, 'layoutData', { type: 0, characterId: 3, motionName: 'bow01' }).steps).toMatchObject([
      { kind: 'motion', characterId: 3, motion: 'bow01' },
    ]);
  });

  it('stands in the middle when its side is unknown, which is named', () => {
    const { steps, unknown } = only(2, 'layoutData', { type: 1, characterId: 3, sideTo: 99, sideFrom: 1 });
    expect(steps).toMatchObject([{ from: { side: 'left' }, to: { side: 'center', offset: 0 } }]);
    expect(unknown).toEqual([{ index: 0, field: 'sideTo', value: '99' }]);
  });
});

describe('effects and sounds', () => {
  it('show the picture whose bundle and name they have', () => {
    expect(
      only(6, 'specialEffectData', { effectType: 7, stringVal: 'bg/scenario2', stringValSub: 'bg00020' })
        .steps,
    ).toMatchObject([
      {
        effect: 'changeBackground',
        picture: { kind: 'picture', of: 'game', path: 'bg/scenario2_rip/bg00020.png' },
      },
    ]);
  });

  it('take an address of the author for a bundle, when it is a good one', () => {
    const still = (stringValSub: string) =>
      only(6, 'specialEffectData', { effectType: 17, stringVal: 'BESTDORI##URL', stringValSub });
    expect(still('https://example.org/a.png').steps).toMatchObject([
      { picture: { of: 'own', url: 'https://example.org/a.png' } },
    ]);
    const bad = still('http://example.org/a.png');
    expect(bad.steps).toMatchObject([{ picture: null }]);
    expect(bad.unknown).toEqual([{ index: 0, field: 'stringValSub', value: 'http://example.org/a.png' }]);
  });

  it('end the music by its name, and know a sound that all servers share', () => {
    expect(only(7, 'soundData', { bgm: 'Silence', se: 'bell', volume: 0 }).steps).toMatchObject([
      { music: 'silence', sound: { of: 'shared', path: 'CommonSE/bell.mp3' }, volume: 1, isCrossFaded: true },
    ]);
  });

  it('say a telop', () => {
    expect(only(6, 'specialEffectData', { effectType: 8, stringVal: 'Later' }).steps).toMatchObject([
      { effect: 'telop', text: 'Later', picture: null },
    ]);
  });
});

describe('what is unknown', () => {
  it('is named, and its step left out', () => {
    const { steps, unknown } = script({
      snippets: [
        { actionType: 44, referenceIndex: 0 },
        { actionType: 6, referenceIndex: 0 },
        { actionType: 1, referenceIndex: 9 },
        { actionType: 1, referenceIndex: 0 },
        { actionType: 3, referenceIndex: 0 },
      ],
      talkData: [{ body: 'Still here.' }],
      specialEffectData: [{ effectType: 22 }],
    });
    expect(steps).toMatchObject([{ index: 3, text: 'Still here.' }]);
    expect(unknown).toEqual([
      { index: 0, field: 'actionType', value: '44' },
      { index: 1, field: 'effectType', value: '22' },
      { index: 2, field: 'referenceIndex', value: '9' },
    ]);
  });
});

describe('the opening', () => {
  it('has a background, music and those who stand there', () => {
    const { opening } = script({
      snippets: [],
      firstBackground: 'bg00010',
      firstBackgroundBundleName: 'bg/scenario1',
      firstBgm: 'Loop01',
      firstLayout: [{ side: 4, characterId: 2, costumeType: '002_live', motionName: 'idle01', offsetX: 8 }],
    });
    expect(opening).toMatchObject({
      background: { path: 'bg/scenario1_rip/bg00010.png' },
      music: { path: 'sound/scenario/bgm/loop01_rip/Loop01.mp3' },
      figures: [
        { layout: 'appear', costume: '002_live', motion: 'idle01', to: { side: 'center', offset: 8 } },
      ],
    });
  });
});

describe('limits', () => {
  it('refuse too many steps, too long texts, and what is no scenario', () => {
    const snippets = Array.from({ length: MAX_STORY_STEPS + 1 }, () => ({ actionType: 0 }));
    expect(compileScenario({ Base: { snippets } })).toEqual({ problem: 'tooMany' });
    expect(compileScenario('<!doctype html>')).toEqual({ problem: 'unreadable' });
    const talkData = [{ body: 'x'.repeat(20_001) }];
    expect(compileScenario({ Base: { snippets: [{ actionType: 1, referenceIndex: 0 }], talkData } })).toEqual(
      {
        problem: 'tooLong',
      },
    );
  });

  it('refuse a text that many steps say once more, and end at once', () => {
    const snippets = Array.from({ length: MAX_STORY_STEPS }, () => ({ actionType: 1, referenceIndex: 0 }));
    const voices = Array.from({ length: 10_000 }, () => ({ characterId: 1, voiceId: 'v' }));
    const talkData = [{ body: 'x'.repeat(10_000), voices }];
    expect(compileScenario({ Base: { snippets, talkData } })).toEqual({ problem: 'tooLong' });
  });

  it('are not met by deep nesting, which is not followed', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const talk = { body: deep, voices: deep, motions: [deep], talkCharacters: [{ characterId: deep }] };
    expect(only(1, 'talkData', talk).steps).toHaveLength(1);
    expect(only(6, 'specialEffectData', { effectType: deep }).unknown).toEqual([
      { index: 0, field: 'effectType', value: '[…]' },
    ]);
  });
});

describe('any scenario', () => {
  it('becomes a script whose indices rise and that leaves out nothing without naming it', () => {
    fc.assert(
      fc.property(anyScenario, ({ Base }) => {
        const { steps, unknown } = script(Base);
        const indices = steps.map(({ index }) => index);
        expect(indices).toEqual([...new Set(indices)].toSorted((a, b) => a - b));
        const named = new Set(unknown.map(({ index }) => index));
        const plays = Base.snippets.flatMap(({ actionType, referenceIndex }, index) => {
          const titles = Base.selectableData[referenceIndex]?.itemTitle ?? [];
          const isSilent =
            actionType === 0 || actionType === 3 || (actionType === 5 && titles.join('') === '');
          return isSilent ? [] : [index];
        });
        expect(plays.filter((index) => !indices.includes(index) && !named.has(index))).toEqual([]);
      }),
    );
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(junkScenario, (json) => {
        const compiled = compileScenario(json);
        expect(isStoryProblem(compiled) || Array.isArray(compiled.steps)).toBe(true);
      }),
    );
  });
});
