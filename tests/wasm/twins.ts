import { readFileSync } from 'node:fs';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { type Engine, scriptEngine, wasmEngine } from '#wasm/host/engine';
import { type Packed, pack } from '#wasm/host/pack';
import * as L from '#wasm/layout';

/** The WebAssembly engine and its TypeScript twin, given the same memory and compared after every step. */

type Numbers = readonly Parameters<Engine['read']>[0][];

const OFFSETS = Object.entries(L)
  .filter(([name, value]) => value >= L.BASE && !name.startsWith('MEMORY') && name !== 'POWER_UNITS')
  .sort(([, a], [, b]) => b - a);

/** The array of layout.ts that a byte belongs to, such as `WEIGHT_POINTS + 24`. */
export function placeName(offset: number): string {
  const [name = 'nothing', start = 0] = OFFSETS.find(([, from]) => from <= offset) ?? [];
  return `${name} + ${offset - start}`;
}

export class Twins {
  readonly wasm: Engine;
  readonly reference: Engine;
  readonly #wasmBytes: Uint8Array;
  readonly #referenceBytes: Uint8Array;

  private constructor(wasm: Engine) {
    this.wasm = wasm;
    this.reference = scriptEngine();
    this.#wasmBytes = new Uint8Array(wasm.floats.buffer);
    this.#referenceBytes = new Uint8Array(this.reference.floats.buffer);
  }

  static async open(): Promise<Twins> {
    return new Twins(await wasmEngine(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm'))));
  }

  /** Runs the same on both and returns the number both gave, or throws when they differ in a single bit. */
  both(run: (engine: Engine) => number, what?: string): number {
    const ours = run(this.wasm);
    const theirs = run(this.reference);
    if (!Object.is(ours, theirs)) throw new Error(`${what ?? run}: wasm gives ${ours}, reference ${theirs}`);
    return ours;
  }

  /** Runs on both what returns nothing. */
  run(step: (engine: Engine) => void): void {
    step(this.wasm);
    step(this.reference);
  }

  /** The numbers that kernels left behind are the same. */
  sameNumbers(...names: Numbers): void {
    for (const name of names) this.both((engine) => engine.read(name), name);
  }

  /** The memory from one offset up to another is the same, byte by byte. */
  sameMemory(from: number, to: number): void {
    const ours = this.#wasmBytes.subarray(from, to);
    const theirs = this.#referenceBytes.subarray(from, to);
    if (Buffer.compare(ours, theirs) === 0) return;
    const at = ours.findIndex((byte, i) => byte !== theirs[i]);
    throw new Error(`memory differs from ${placeName(from + at)} on`);
  }

  /** Overwrites everything above the module's own page but the table of orders. */
  soil(byte: number): void {
    for (const bytes of [this.#wasmBytes, this.#referenceBytes]) {
      bytes.fill(byte, L.BASE, L.PERMUTATION);
      bytes.fill(byte, L.ORDER_SCORE, L.MEMORY_BYTES);
    }
  }

  /** Lays a question out in both memories. */
  pack(question: TeamQuestion, data: TeamData): Packed {
    pack(this.wasm, question, data);
    return pack(this.reference, question, data);
  }

  setF64(base: number, values: Iterable<number>): void {
    const all = [...values];
    this.run(({ floats }) => floats.set(all, base >> 3));
  }
  setI32(base: number, values: Iterable<number>): void {
    const all = [...values];
    this.run(({ ints }) => ints.set(all, base >> 2));
  }
  f64(base: number, index: number): number {
    return this.reference.floats[(base >> 3) + index] as number;
  }
  i32(base: number, index: number): number {
    return this.reference.ints[(base >> 2) + index] as number;
  }
  f64s(base: number, count: number): number[] {
    return Array.from(this.reference.floats.subarray(base >> 3, (base >> 3) + count));
  }
  i32s(base: number, count: number): number[] {
    return Array.from(this.reference.ints.subarray(base >> 2, (base >> 2) + count));
  }
}
