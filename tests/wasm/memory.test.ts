import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, scriptEngine, wasmEngine } from '#wasm/host/engine';
import * as script from '#wasm/kernels/script/memory';
import { BASE, MEMORY_BYTES } from '#wasm/layout';
import { readModule } from './engines.ts';

let wasm: Engine;
beforeAll(async () => {
  wasm = await wasmEngine(await readModule());
});

/** An engine's memory, and what its kernels see of it. */
const targets = {
  WebAssembly: () => ({ ...wasm, access: wasm.kernels as unknown as typeof script }),
  TypeScript: () => ({ ...scriptEngine(), access: script }),
};

const NUMBERS = Math.floor((MEMORY_BYTES - BASE) / 8);
/** A place of an eight-byte number, split into the array's start and an index. */
const place = fc
  .tuple(fc.nat(NUMBERS - 3), fc.nat(1000))
  .map(([at, index]) => ({ at: at + 1, index: Math.min(index, at) }));
const RUNS = { numRuns: 1000 };

describe.each(['WebAssembly', 'TypeScript'] as const)('memory of %s', (target) => {
  test('gives back the floating-point number that was set, to the bit', () => {
    const { access, floats } = targets[target]();
    fc.assert(
      fc.property(place, fc.double(), ({ at, index }, value) => {
        const base = BASE + (at - index) * 8;
        access.setF64(base, index, value);
        expect(access.getF64(base, index)).toBe(value);
        expect(floats[BASE / 8 + at]).toBe(value);
      }),
      RUNS,
    );
  });

  test('gives back the whole number that was set', () => {
    const { access, ints } = targets[target]();
    fc.assert(
      fc.property(place, fc.integer(), ({ at, index }, value) => {
        const base = BASE + (at - index) * 4;
        access.setI32(base, index, value);
        expect(access.getI32(base, index)).toBe(value);
        expect(ints[BASE / 4 + at]).toBe(value);
      }),
      RUNS,
    );
  });

  test('keeps the lowest eight bits when a byte is set', () => {
    const { access } = targets[target]();
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 65535 }), ({ at, index }, value) => {
        const base = BASE + at - index;
        access.setU8(base, index, value);
        expect(access.getU8(base, index)).toBe(value % 256);
      }),
      RUNS,
    );
  });

  test('leaves the neighbours alone when one number is set', () => {
    const { access, floats } = targets[target]();
    fc.assert(
      fc.property(place, fc.integer(), fc.nat(255), ({ at }, whole, byte) => {
        const base = BASE + at * 8;
        floats.set([1.5, 0, 2.5], base / 8 - 1);
        access.setI32(base, 0, whole);
        access.setU8(base + 4, 0, byte);
        expect([access.getF64(base, -1), access.getF64(base, 1)]).toEqual([1.5, 2.5]);
        expect(access.getI32(base, 0)).toBe(whole);
      }),
      RUNS,
    );
  });
});
