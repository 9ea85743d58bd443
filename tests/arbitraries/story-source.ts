import fc from 'fast-check';
import { SIDES, STORY_EFFECTS } from '#model/media/story/script.types';
import { anyJunk, anyRowOf } from './hostile.ts';

const name = fc.constantFrom(
  '',
  'smile01',
  'x.mp3',
  'X .MP3',
  'none',
  'a/b',
  '../up',
  '#NAME?',
  'bg00010',
  '_rip',
);
const url = fc.constantFrom(
  'https://example.org/a.png',
  'http://example.org/a.png',
  'javascript:alert(1)',
  `/api/upload/file/${'0af'.repeat(13)}1`,
);
const character = fc.integer({ min: -1, max: 4 });
const delay = fc.oneof(fc.integer({ min: -1, max: 90 }), fc.double({ min: 0, max: 2, noNaN: true }));
const common = { wait: fc.boolean(), delay };

const picture = fc.oneof(
  fc.constant(null),
  fc.record({
    type: fc.constant('bandori'),
    bundle: fc.constantFrom('', 'bg/scenario1', 'a_rip/b'),
    file: name,
  }),
  fc.record({ type: fc.constant('custom'), url }),
);
const music = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('bandori'), file: name }),
  fc.record({ type: fc.constant('custom'), url }),
);
const sound = fc.oneof(
  music,
  fc.record({
    type: fc.constantFrom('common', 'bandori'),
    se: name,
    bundle: fc.constantFrom('', 'door', 'scenario/se'),
  }),
);

const motion = fc.record({ character, motion: name, expression: name, delay });

const action = fc.oneof(
  fc.record({
    ...common,
    type: fc.constant('talk'),
    name: fc.constantFrom(' ', 'Ann', 'Bea', 'Ann & Bea'),
    body: fc.string({ maxLength: 20 }),
    close: fc.boolean(),
    characters: fc.array(character, { maxLength: 3 }),
    motions: fc.array(motion, { maxLength: 2 }),
    voices: fc.array(fc.record({ character, voice: fc.oneof(name, url), delay }), { maxLength: 2 }),
  }),
  fc.record({
    ...common,
    type: fc.constant('layout'),
    layoutType: fc.constantFrom('appear', 'hide', 'move', 'shakeX', 'dance'),
    character,
    costume: fc.constantFrom('', '001_casual', ' 002_live '),
    motion: name,
    expression: name,
    sideFrom: fc.constantFrom(...SIDES),
    sideTo: fc.constantFrom(...SIDES, 'nowhere', ''),
    sideFromOffsetX: delay,
    sideToOffsetX: delay,
  }),
  fc.record({ ...common, type: fc.constant('motion'), character, motion: name, expression: name }),
  fc.record(
    {
      ...common,
      type: fc.constant('effect'),
      effectType: fc.constantFrom(...STORY_EFFECTS, 'explode'),
      text: fc.string({ maxLength: 9 }),
      duration: delay,
      background: picture,
      bundle: fc.constantFrom('bg/scenario1', ''),
      file: name,
    },
    { requiredKeys: ['type', 'effectType'] },
  ),
  fc.record({ ...common, type: fc.constant('sound'), bgm: music, se: sound }),
  fc.record({ ...common, type: fc.constantFrom('dance', 'quiz') }),
);

/** What members write, with a few mistakes. */
export const anyStorySource = fc.record({
  server: fc.integer({ min: 0, max: 5 }),
  voice: fc.constantFrom('', 'eventstory1_0', 'voice/scenario/chara001', 'sound/voice/scenario/x'),
  bgm: music,
  background: picture,
  actions: fc.array(action, { maxLength: 20 }),
});

const FIELDS = [
  'type',
  'name',
  'body',
  'characters',
  'motions',
  'voices',
  'layoutType',
  'effectType',
  'bgm',
  'se',
  'wait',
];

/** What only has the shape of a source, more or less. */
export const junkStorySource: fc.Arbitrary<unknown> = fc.oneof(
  anyJunk,
  fc.record({
    actions: fc.array(
      fc.oneof(
        anyRowOf(FIELDS),
        anyJunk,
        anyRowOf(FIELDS).map((row) => ({ ...row, type: 'talk' })),
      ),
      { maxLength: 9 },
    ),
    voice: anyJunk,
    bgm: anyJunk,
    background: anyJunk,
  }),
);
