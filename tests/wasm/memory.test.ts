import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#wasm/host/engine';
import * as reference from '#wasm/kernels/script/memory';
import { BASE, MEMORY_BYTES } from '#wasm/layout';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

/** The host reads memory itself, so these are no part of its view of the kernels. */
const access = ({ kind, kernels }: Engine): typeof reference =>
  kind === 'ts' ? reference : (kernels as unknown as typeof reference);

const NUMBERS = Math.floor((MEMORY_BYTES - BASE) / 8);
/** A place of an eight-byte number, split into the array's start and an index. */
const place = fc
  .tuple(fc.nat(NUMBERS - 3), fc.nat(1000))
  .map(([at, index]) => ({ at: at + 1, index: Math.min(index, at) }));
const RUNS = { numRuns: 1000 };

describe('memory', () => {
  it('gives back the floating-point number that was set, to the bit, in both engines', () => {
    fc.assert(
      fc.property(place, fc.double(), ({ at, index }, value) => {
        const base = BASE + (at - index) * 8;
        twins.run((engine) => access(engine).setF64(base, index, value));
        expect(twins.both((engine) => access(engine).getF64(base, index))).toBe(value);
        expect(twins.both(({ floats }) => floats[BASE / 8 + at] as number)).toBe(value);
      }),
      RUNS,
    );
  });

  it('gives back the whole number that was set in both engines', () => {
    fc.assert(
      fc.property(place, fc.integer(), ({ at, index }, value) => {
        const base = BASE + (at - index) * 4;
        twins.run((engine) => access(engine).setI32(base, index, value));
        expect(twins.both((engine) => access(engine).getI32(base, index))).toBe(value);
        expect(twins.both(({ ints }) => ints[BASE / 4 + at] as number)).toBe(value);
      }),
      RUNS,
    );
  });

  it('keeps the lowest eight bits when a byte is set', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 65535 }), ({ at, index }, value) => {
        const base = BASE + at - index;
        twins.run((engine) => access(engine).setU8(base, index, value));
        expect(twins.both((engine) => access(engine).getU8(base, index))).toBe(value % 256);
      }),
      RUNS,
    );
  });

  it('leaves the neighbours alone when one number is set', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ noNaN: true }),
        fc.integer(),
        fc.nat(255),
        ({ at }, real, whole, byte) => {
          const base = BASE + at * 8;
          twins.setF64(base - 8, [1.5, real, 2.5]);
          twins.run((engine) => access(engine).setI32(base, 0, whole));
          twins.run((engine) => access(engine).setU8(base + 4, 0, byte));
          expect(twins.both((engine) => access(engine).getF64(base, -1))).toBe(1.5);
          expect(twins.both((engine) => access(engine).getF64(base, 1))).toBe(2.5);
          expect(twins.both((engine) => access(engine).getI32(base, 0))).toBe(whole);
          twins.sameMemory(base - 8, base + 16);
        },
      ),
      RUNS,
    );
  });
});
