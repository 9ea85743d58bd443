import fc from 'fast-check';
import type {
  Puppet,
  PuppetBend,
  PuppetFade,
  PuppetJoint,
  PuppetMove,
  PuppetPart,
} from '#model/media/live2d/puppet/puppet.types';

const PARAMETERS = ['PARAM_ANGLE_X', 'PARAM_EYE_L_OPEN', 'PARAM_HAIR_FRONT'] as const;
const LIMITS = [
  { min: -30, max: 30, rest: 0 },
  { min: 0, max: 1, rest: 1 },
  { min: -1, max: 1, rest: 0 },
] as const;
const JOINTS = ['body', 'head'] as const;

const number = fc.double({ min: -500, max: 500, noNaN: true, noDefaultInfinity: true }).map((n) => n || 0);
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((n) => n || 0);
const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
const shares = (length: number) => fc.array(share, { minLength: length, maxLength: length });
const parameter = fc.constantFrom(...PARAMETERS);
const keys = fc
  .uniqueArray(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 4 })
  .map((list) => list.toSorted((one, other) => one - other));

const move: fc.Arbitrary<PuppetMove> = keys.chain((list) =>
  fc.record({
    parameter,
    keys: fc.constant(list),
    turns: numbers(list.length),
    shifts: numbers(list.length * 2),
  }),
);

const bend = (count: number): fc.Arbitrary<PuppetBend> =>
  keys.chain((list) =>
    fc.record({
      parameter,
      keys: fc.constant(list),
      offsets: fc.array(fc.oneof(numbers(count * 2), fc.constant([])), {
        minLength: list.length,
        maxLength: list.length,
      }),
    }),
  );

const fade: fc.Arbitrary<PuppetFade> = keys.chain((list) =>
  fc.record({ parameter, keys: fc.constant(list), opacities: shares(list.length) }),
);

const joints: fc.Arbitrary<readonly PuppetJoint[]> = fc.tuple(
  fc.record({
    id: fc.constant('body'),
    parent: fc.constant(null),
    x: number,
    y: number,
    moves: fc.array(move, { maxLength: 3 }),
  }),
  fc.record({
    id: fc.constant('head'),
    parent: fc.constant('body'),
    x: number,
    y: number,
    moves: fc.array(move, { maxLength: 3 }),
  }),
);

const joint = fc.constantFrom(...JOINTS);

const part = (id: string): fc.Arbitrary<PuppetPart> =>
  fc.integer({ min: 3, max: 6 }).chain((count) =>
    fc.record({
      id: fc.constant(id),
      order: fc.integer({ min: 0, max: 3 }),
      texture: fc.integer({ min: 0, max: 1 }),
      opacity: share,
      joint: fc.option(joint),
      second: fc.option(fc.record({ joint, shares: shares(count) })),
      vertices: numbers(count * 2),
      uvs: shares(count * 2),
      triangles: fc
        .array(fc.integer({ min: 0, max: count - 1 }), { minLength: 3, maxLength: 12 })
        .map((list) => list.slice(0, list.length - (list.length % 3))),
      bends: fc.array(bend(count), { maxLength: 3 }),
      fades: fc.array(fade, { maxLength: 2 }),
    }),
  );

/** Any puppet that the format allows, of few parts. */
export const anyPuppet: fc.Arbitrary<Puppet> = fc.record({
  width: fc.constant(400),
  height: fc.constant(1000),
  textures: fc.constant(2),
  parameters: fc.constant(PARAMETERS.map((id, index) => ({ id, ...LIMITS[index]! }))),
  joints,
  parts: fc
    .integer({ min: 0, max: 4 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => part(`part${nth}`)))),
});

/** A square of two triangles on a head that turns by a quarter. */
export const SQUARE: Puppet = {
  width: 10,
  height: 10,
  textures: 1,
  parameters: [
    { id: 'PARAM_ANGLE_Z', min: -30, max: 30, rest: 0 },
    { id: 'PARAM_MOUTH_OPEN_Y', min: 0, max: 1, rest: 0 },
  ],
  joints: [
    {
      id: 'head',
      parent: null,
      x: 0,
      y: 0,
      moves: [
        { parameter: 'PARAM_ANGLE_Z', keys: [-30, 0, 30], turns: [-90, 0, 90], shifts: [0, 0, 0, 0, 0, 0] },
      ],
    },
  ],
  parts: [
    {
      id: 'square',
      order: 0,
      texture: 0,
      opacity: 1,
      joint: 'head',
      second: null,
      vertices: [1, 1, 3, 1, 1, 3, 3, 3],
      uvs: [0, 0, 1, 0, 0, 1, 1, 1],
      triangles: [0, 1, 2, 1, 3, 2],
      bends: [{ parameter: 'PARAM_MOUTH_OPEN_Y', keys: [0, 1], offsets: [[], [0, 0, 0, 0, 0, 4, 0, 4]] }],
      fades: [{ parameter: 'PARAM_MOUTH_OPEN_Y', keys: [0.5, 1], opacities: [1, 0] }],
    },
  ],
};
