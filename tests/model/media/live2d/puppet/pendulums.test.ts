import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pendulum, Pendulums, readPendulums } from '#model/media/live2d/puppet/pendulums';

const PARAMETERS = [
  { id: 'PARAM_ANGLE_X', min: -30, max: 30, rest: 0 },
  { id: 'PARAM_HAIR_BACK', min: -1, max: 1, rest: 0 },
];
const HAIR: Pendulum = {
  length: 0.3,
  resistance: 2,
  sources: [{ parameter: 'PARAM_ANGLE_X', kind: 'x', scale: 0.1, weight: 1 }],
  targets: [{ parameter: 'PARAM_HAIR_BACK', scale: 0.04, weight: 1 }],
};

/** What hair is at after each step while the head is at `headAt`. */
function hairOver(
  headAt: (step: number) => number,
  steps: number,
  stepMs: number,
  pendulum = HAIR,
): number[] {
  const pendulums = new Pendulums([pendulum], PARAMETERS);
  return Array.from({ length: steps }, (_, step) => {
    const values = Float32Array.of(headAt(step), 0);
    pendulums.swing(stepMs, values);
    return values[1]!;
  });
}

describe('hair that swings', () => {
  test('hangs still while the head does, wherever it looks', () => {
    expect(hairOver(() => 25, 30, 16).every((value) => value === 0)).toBe(true);
  });

  test('stays behind a head that turns, swings past, and comes to rest', () => {
    const hair = hairOver((step) => (step === 0 ? 0 : 30), 600, 16);
    expect(hair[1]).toBeLessThan(-0.1);
    expect(Math.max(...hair)).toBeGreaterThan(0.05);
    expect(Math.abs(hair.at(-1)!)).toBeLessThan(0.001);
  });

  test('swings in the same way in long steps and in short ones', () => {
    const slow = hairOver((step) => (step === 0 ? 0 : 20), 16, 32);
    const fast = hairOver((step) => (step === 0 ? 0 : 20), 31, 16);
    for (const step of [4, 8, 15]) expect(slow[step]).toBeCloseTo(fast[step * 2 - 1]!, 0);
  });

  test('leaves a strand that a motion moves, while the next one swings', () => {
    const other = { ...HAIR, targets: [{ parameter: 'PARAM_HAIR_SIDE', scale: 0.04, weight: 1 }] };
    const parameters = [...PARAMETERS, { id: 'PARAM_HAIR_SIDE', min: -1, max: 1, rest: 0 }];
    const pendulums = new Pendulums([HAIR, other], parameters);
    pendulums.swing(16, Float32Array.of(0, 0.4, 0));
    const values = Float32Array.of(30, 0.4, 0);
    pendulums.swing(16, values);
    expect(values[1]).toBe(Math.fround(0.4));
    expect(values[2]).toBeLessThan(-0.01);
  });

  test('stays finite whatever it hangs on and however the head is thrown about', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 2, maxLength: 40 }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.record({
          length: fc.double({ min: -1, max: 20, noNaN: true }),
          regist: fc.double({ noNaN: true }),
        }),
        (heads, stepMs, setup) => {
          const [pendulum] = readPendulums({
            physics_hair: [
              {
                setup,
                src: [{ id: 'PARAM_ANGLE_X', ptype: 'x', scale: 0.1, weight: 1 }],
                targets: [{ id: 'PARAM_HAIR_BACK', ptype: 'angle', scale: 0.04, weight: 1 }],
              },
            ],
          });
          const hair = hairOver((step) => heads[step]!, heads.length, stepMs, pendulum);
          expect(hair.every((value) => Math.abs(value) <= 90 * 0.04)).toBe(true);
        },
      ),
    );
  });
});

describe('reading physics', () => {
  test('never throws and leaves out what it cannot read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(Array.isArray(readPendulums(json))).toBe(true);
        expect(Array.isArray(readPendulums({ physics_hair: json }))).toBe(true);
        expect(
          Array.isArray(readPendulums({ physics_hair: [json, { setup: json, src: json, targets: json }] })),
        ).toBe(true);
      }),
    );
    expect(
      readPendulums({ physics_hair: [null, { setup: {} }, { setup: { length: '0.2' }, src: 1 }] }),
    ).toEqual([{ length: 0.2, resistance: 0.5, sources: [], targets: [] }]);
  });
});
