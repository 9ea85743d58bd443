import { describe, expect, test } from 'vitest';
import { permutations, scriptEngine, wasmEngine } from '#wasm/host/engine';
import { ORDERS, PERMUTATION } from '#wasm/layout';

const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

describe('engine', () => {
  test('lists all 120 orders once, in lexicographic order', () => {
    const rows = permutations().map(String);
    expect(new Set(rows).size).toBe(ORDERS);
    expect(rows).toEqual([...rows].sort());
    for (const row of permutations()) expect([...row].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('writes the orders into memory when it is opened', () => {
    const { ints } = scriptEngine();
    expect(Array.from(ints.subarray(PERMUTATION >> 2, (PERMUTATION >> 2) + 600))).toEqual(
      permutations().flat(),
    );
  });

  test('keeps its memory when it is opened once more: kernels know one only', () => {
    const first = scriptEngine();
    first.ints[0] = 4;
    expect(scriptEngine().ints[0]).toBe(4);
    first.ints[0] = 0;
  });

  test('refuses a module that has another memory', async () => {
    const module = await WebAssembly.compile(EMPTY_MODULE);
    await expect(wasmEngine(module)).rejects.toThrow('another memory layout');
  });
});
