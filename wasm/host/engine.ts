import { MEMORY_BYTES, ORDERS, PERMUTATION, TEAM_SIZE } from '../layout.ts';
import * as aims from '../reference/aim.ts';
import { bindMemory } from '../reference/buffer.ts';
import * as cards from '../reference/cards.ts';
import * as combo from '../reference/combo.ts';
import * as contexts from '../reference/contexts.ts';
import * as five from '../reference/five.ts';
import * as looks from '../reference/look.ts';
import * as notes from '../reference/notes.ts';
import * as orders from '../reference/orders.ts';
import * as picks from '../reference/pick.ts';
import * as places from '../reference/places.ts';
import * as points from '../reference/points.ts';
import * as queue from '../reference/queue.ts';
import * as results from '../reference/results.ts';
import * as search from '../reference/search.ts';
import * as share from '../reference/share.ts';
import * as skills from '../reference/skills.ts';
import * as song from '../reference/song.ts';
import * as team from '../reference/team.ts';

const REFERENCE = {
  ...combo,
  ...share,
  ...song,
  ...skills,
  ...cards,
  ...five,
  ...team,
  ...places,
  ...points,
  ...queue,
  ...aims,
  ...looks,
  ...picks,
  ...results,
  ...contexts,
  ...search,
  ...orders,
  ...notes,
};
type Reference = typeof REFERENCE;
type Callable = {
  [Name in keyof Reference]: Reference[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Reference];
type Readable = {
  [Name in keyof Reference]: Reference[Name] extends number ? Name : never;
}[keyof Reference];

/** The kernels of assembly/index.ts with the memory they work on, whichever twin runs them. */
export interface Engine {
  readonly kind: 'wasm' | 'ts';
  readonly floats: Float64Array;
  readonly ints: Int32Array;
  readonly kernels: Pick<Reference, Callable>;
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

/** The engine over the TypeScript reference: its kernels know one memory, so there is one, for one search at a time. */
export function referenceEngine(): Engine {
  shared ??= openReference();
  return shared;
}

function openReference(): Engine {
  const buffer = new ArrayBuffer(MEMORY_BYTES);
  bindMemory(buffer);
  return withTables({
    kind: 'ts',
    floats: new Float64Array(buffer),
    ints: new Int32Array(buffer),
    kernels: REFERENCE,
    // Through the modules: a spread copy would keep the numbers of the start.
    read: (name) => readReference(name),
  });
}

const MODULES = [
  song,
  skills,
  cards,
  places,
  queue,
  five,
  team,
  points,
  aims,
  looks,
  results,
  contexts,
  orders,
  notes,
] as const;

function readReference(name: Readable): number {
  for (const module of MODULES) {
    if (name in module) return (module as unknown as Record<Readable, number>)[name];
  }
  throw new Error(`no kernel leaves a number called ${name}`);
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
    read: (name) => (exports[name] as WebAssembly.Global).value as number,
  });
}

function refuse(): never {
  throw new Error('the WebAssembly module stopped itself');
}
