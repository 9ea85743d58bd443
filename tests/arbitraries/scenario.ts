import fc from 'fast-check';
import { anyJunk, anyRowOf } from './hostile.ts';

const word = fc.constantFrom(
  '',
  'smile01',
  'idle01',
  'bg00010',
  'bg/scenario1',
  'Loop01',
  'se01',
  '../x',
  '#NAME?',
);
const small = fc.integer({ min: -1, max: 5 });
const seconds = fc.double({ min: 0, max: 3, noNaN: true });

const talk = fc.record({
  windowDisplayName: fc.constantFrom(' ', 'Ann', 'Bea'),
  body: fc.string({ maxLength: 30 }),
  talkCharacters: fc.array(fc.record({ characterId: small }), { maxLength: 2 }),
  motions: fc.array(
    fc.record({ characterId: small, motionName: word, expressionName: word, timingSyncValue: seconds }),
    { maxLength: 2 },
  ),
  voices: fc.array(
    fc.record({ characterId: small, voiceId: fc.constantFrom('', 'v1', 'v2'), volume: seconds }),
    {
      maxLength: 2,
    },
  ),
  lipSyncMode: small,
  whenFinishCloseWindow: fc.constantFrom(0, 1),
  requirePlayEffect: fc.constantFrom(0, 1),
  effectReferenceIdx: small,
  requirePlaySound: fc.constantFrom(0, 1),
  soundReferenceIdx: small,
});

const layout = fc.record({
  type: fc.integer({ min: 0, max: 6 }),
  characterId: fc.integer({ min: 1, max: 4 }),
  costumeType: fc.constantFrom('', '001_casual', '002_live'),
  motionName: word,
  expressionName: word,
  sideFrom: fc.integer({ min: 0, max: 13 }),
  sideTo: fc.integer({ min: 0, max: 13 }),
  sideToOffsetX: fc.integer({ min: -200, max: 200 }),
  depthType: small,
  moveSpeedType: small,
});

const effect = fc.record({
  effectType: fc.integer({ min: 0, max: 22 }),
  stringVal: word,
  stringValSub: word,
  duration: seconds,
});

const sound = fc.record({ playMode: small, bgm: word, se: word, seBundleName: word, duration: seconds });

const snippet = fc.record({
  actionType: fc.integer({ min: 0, max: 8 }),
  progressType: fc.constantFrom(0, 1),
  referenceIndex: small,
  delay: seconds,
});

/** A scenario of the game whose numbers are known, mostly. */
export const anyScenario = fc
  .record({
    firstBackground: word,
    firstBackgroundBundleName: word,
    firstBgm: word,
    appearCharacters: fc.array(fc.record({ characterId: small, costumeType: word }), { maxLength: 3 }),
    firstLayout: fc.array(
      layout.map((row) => ({ ...row, side: row.sideTo })),
      { maxLength: 2 },
    ),
    snippets: fc.array(snippet, { maxLength: 25 }),
    talkData: fc.array(talk, { maxLength: 5 }),
    layoutData: fc.array(layout, { maxLength: 5 }),
    selectableData: fc.array(
      fc.record({ itemTitle: fc.array(fc.string({ maxLength: 9 }), { maxLength: 3 }) }),
      {
        maxLength: 5,
      },
    ),
    specialEffectData: fc.array(effect, { maxLength: 5 }),
    soundData: fc.array(sound, { maxLength: 5 }),
    includeSoundDataBundleNames: fc.array(
      fc.constantFrom('voice/scenario/chara001', 'sound/voice/scenario/x', 'scenario/se', ''),
      { maxLength: 2 },
    ),
  })
  .map((Base) => ({ Base }));

const LISTS = ['talkData', 'layoutData', 'selectableData', 'specialEffectData', 'soundData'] as const;
const FIELDS = [
  'actionType',
  'progressType',
  'referenceIndex',
  'delay',
  'windowDisplayName',
  'body',
  'talkCharacters',
  'motions',
  'voices',
  'lipSyncMode',
  'type',
  'characterId',
  'sideFrom',
  'effectType',
  'stringVal',
  'stringValSub',
  'bgm',
  'se',
  'itemTitle',
];

const rows = fc.array(fc.oneof(anyRowOf(FIELDS), anyJunk), { maxLength: 6 });

/** What only has the shape of a scenario, more or less. */
export const junkScenario: fc.Arbitrary<unknown> = fc.oneof(
  anyJunk,
  fc
    .record({
      snippets: fc.array(fc.oneof(snippet, anyRowOf(FIELDS), anyJunk), { maxLength: 9 }),
      lists: fc.tuple(rows, rows, rows, rows, rows),
      first: anyRowOf(['firstBackground', 'firstBgm', 'firstLayout', 'appearCharacters']),
    })
    .map(({ snippets, lists, first }) => ({
      Base: { ...first, snippets, ...Object.fromEntries(LISTS.map((name, at) => [name, lists[at]])) },
    })),
);
