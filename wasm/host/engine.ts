import * as script from '../kernels/index.ts';
import { bindMemory } from '../kernels/script/memory.ts';
import { MEMORY_BYTES, ORDERS, PERMUTATION, TEAM_SIZE } from '../layout.ts';

type Kernels = typeof script;
type Callable = {
  [Name in keyof Kernels]: Kernels[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Kernels];
type Readable = {
  [Name in keyof Kernels]: Kernels[Name] extends number ? Name : never;
}[keyof Kernels];

/** The kernels with the memory they work on, compiled to WebAssembly or run as TypeScript. */
export interface Engine {
  readonly kind: 'wasm' | 'ts';
  readonly floats: Float64Array;
  readonly ints: Int32Array;
  readonly kernels: Pick<Kernels, Callable>;
  /** The current value of a number that a kernel left behind, such as `found` or `nodes`. */
  read(name: Readable): number;
}

/** All permutations of 0…4 in lexicographic order, row by row: the order of all lists of 120 scores. */
export function permutations(): readonly (readonly number[])[] {
  const grow = (rest: readonly number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) => grow(rest.filter((item) => item !== first)).map((tail) => [first, ...tail]));
  return grow([...Array(TEAM_SIZE).keys()]);
}

function withTables(engine: Engine): Engine {
  const rows = permutations().flat();
  if (rows.length !== ORDERS * TEAM_SIZE) throw new Error('the table of orders is incomplete');
  engine.ints.set(rows, PERMUTATION >> 2);
  return engine;
}

let shared: Engine | null = null;

/** The kernels as TypeScript. They work on one memory, so there is one such engine, for one search at a time. */
export function scriptEngine(): Engine {
  shared ??= openScript();
  return shared;
}

function openScript(): Engine {
  // The module itself, whose numbers go on changing; a copy of it is faster to call.
  const live: Kernels = script;
  const buffer = new ArrayBuffer(MEMORY_BYTES);
  bindMemory(buffer);
  return withTables({
    kind: 'ts',
    floats: new Float64Array(buffer),
    ints: new Int32Array(buffer),
    kernels: { ...script },
    read: (name) => live[name],
  });
}

/** An engine over a compiled module, with its own memory. */
export async function wasmEngine(module: WebAssembly.Module): Promise<Engine> {
  const { exports } = await WebAssembly.instantiate(module, { env: { abort: refuse } });
  const memory = exports.memory;
  if (!(memory instanceof WebAssembly.Memory) || memory.buffer.byteLength < MEMORY_BYTES) {
    throw new Error('the WebAssembly module has another memory layout');
  }
  return withTables({
    kind: 'wasm',
    floats: new Float64Array(memory.buffer),
    ints: new Int32Array(memory.buffer),
    kernels: exports as unknown as Engine['kernels'],
    read: (name) => (exports[name] as WebAssembly.Global).value ?? 0,
  });
}

function refuse(): never {
  throw new Error('the WebAssembly module stopped itself');
}
