import type { TeamData, TeamQuestion } from '#model/compute/team';
import { type Engine, scriptEngine, wasmEngine } from '#wasm/host/engine';
import { type Packed, pack } from '#wasm/host/pack';
import * as L from '#wasm/layout';
import { readModule } from './engines.ts';

/** An engine with short ways to write and read its memory, for tests of single kernels. */
export class Kernels {
  readonly #engine: Engine;
  readonly #bytes: Uint8Array;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#bytes = new Uint8Array(engine.floats.buffer);
  }

  get kernels(): Engine['kernels'] {
    return this.#engine.kernels;
  }

  /** The current value of a number that a kernel left behind. */
  read(name: Parameters<Engine['read']>[0]): number {
    return this.#engine.read(name);
  }

  /** Lays a question out in memory. */
  pack(question: TeamQuestion, data: TeamData): Packed {
    return pack(this.#engine, question, data);
  }

  /** Overwrites everything above the module's own page but the table of orders. */
  soil(byte: number): void {
    this.#bytes.fill(byte, L.BASE, L.PERMUTATION);
    this.#bytes.fill(byte, L.ORDER_SCORE, L.MEMORY_BYTES);
  }

  /** The memory above the module's own page. */
  memory(): Uint8Array {
    return this.#bytes.subarray(L.BASE, L.MEMORY_BYTES);
  }

  setF64(base: number, values: Iterable<number>): void {
    this.#engine.floats.set([...values], base >> 3);
  }
  setI32(base: number, values: Iterable<number>): void {
    this.#engine.ints.set([...values], base >> 2);
  }
  f64(base: number, index: number): number {
    return this.#engine.floats[(base >> 3) + index] as number;
  }
  i32(base: number, index: number): number {
    return this.#engine.ints[(base >> 2) + index] as number;
  }
  f64s(base: number, count: number): number[] {
    return Array.from(this.#engine.floats.subarray(base >> 3, (base >> 3) + count));
  }
  i32s(base: number, count: number): number[] {
    return Array.from(this.#engine.ints.subarray(base >> 2, (base >> 2) + count));
  }
}

/** The kernels as WebAssembly. */
export const openKernels = async (): Promise<Kernels> => new Kernels(await wasmEngine(await readModule()));

/** The kernels as TypeScript. */
export const openScriptKernels = (): Kernels => new Kernels(scriptEngine());
