/** Laws every machine obeys: each state can be reached, each event is handled or ignored on purpose, the chart is data. */
import { expect, test } from 'vitest';
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  StateMachine,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

export interface MachineWalk<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly input?: InputFrom<TMachine>;
  /** At least one sample of each event, the done and error events of invoked actors included. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /** The part of the context that guards look at; without it only the state counts. */
  readonly deciding?: (context: SnapshotFrom<TMachine>['context']) => unknown;
  /**
   * Events that do nothing in a state, on purpose: event → states (`running.searching`). Must be exact. Of parallel
   * regions only those count that handle the event somewhere.
   */
  readonly ignored: Readonly<Record<string, readonly string[]>>;
}

/** Registers the laws as tests for one machine. */
export function walkMachine<TMachine extends AnyStateMachine>(walk: MachineWalk<TMachine>): void {
  const { machine } = walk;

  test('reaches every state by a shortest path', () => {
    expect(unreached(walk)).toEqual([]);
  });

  test('handles every event in every state or ignores it on purpose', () => {
    expect(sorted(unhandled(walk))).toEqual(sorted(walk.ignored));
  });

  test('has a sample of every event', () => {
    const sampled = new Set(walk.events.map(({ type }) => type));
    const named = machine.events.filter((type) => !type.startsWith('xstate.after.'));
    expect(named.filter((type) => !sampled.has(type))).toEqual([]);
  });

  test('names its states and events as agreed and nests at most two levels', () => {
    const nodes = allNodes(machine.root).filter((node) => node !== machine.root);
    expect(nodes.map(({ key }) => key).filter((key) => !/^[a-z][a-zA-Z]*$/.test(key))).toEqual([]);
    expect(nodes.filter(({ path }) => path.length > 2).map(({ id }) => id)).toEqual([]);
    expect(ownEvents(machine).filter((type) => !/^[A-Z]+\.[A-Z]+$/.test(type))).toEqual([]);
  });

  test('is a chart of names without code in it', () => {
    expect(codeIn(machine)).toEqual([]);
  });

  test('does nothing outside before its services are provided', async () => {
    const slots = Object.entries(machine.implementations.actors).flatMap(([name, slot]) => {
      const logic = 'src' in slot ? slot.src : slot;
      return logic instanceof StateMachine ? [] : [{ name, logic }];
    });
    for (const { name, logic } of slots) expect(await failureOf(logic)).toBe(`not provided: ${name}`);
  });
}

function reachedSnapshots<TMachine extends AnyStateMachine>(
  walk: MachineWalk<TMachine>,
): AnyMachineSnapshot[] {
  const paths = getShortestPaths<AnyStateMachine>(walk.machine, {
    events: [...walk.events],
    serializeState: ({ value, context }) => JSON.stringify([value, walk.deciding?.(context)]),
    limit: 60_000,
    ...('input' in walk ? { input: walk.input } : {}),
  });
  return paths.map(({ state }) => state);
}

/** Ids of the states that no sequence of the samples reaches. */
export function unreached<TMachine extends AnyStateMachine>(walk: MachineWalk<TMachine>): string[] {
  const reached = new Set(reachedSnapshots(walk).flatMap(({ _nodes }) => _nodes.map(({ id }) => id)));
  return allNodes(walk.machine.root)
    .map(({ id }) => id)
    .filter((id) => !reached.has(id));
}

/** Events that do nothing, with the reached states where they do nothing. */
export function unhandled<TMachine extends AnyStateMachine>(
  walk: MachineWalk<TMachine>,
): Record<string, string[]> {
  const missing: Record<string, Set<string>> = {};
  for (const snapshot of reachedSnapshots(walk)) {
    const handled = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
    for (const type of ownEvents(walk.machine).filter((type) => !handled.has(type))) {
      const regions = regionsHandling(walk.machine, type);
      missing[type] = (missing[type] ?? new Set()).add(label(snapshot.value, regions));
    }
  }
  return Object.fromEntries(Object.entries(missing).map(([type, states]) => [type, [...states]]));
}

/** Events that visitors and actors send; those that end an invoked actor belong to the state that invokes it. */
const ownEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.'));

/** The parallel regions in which anything handles the event; null for a machine without regions. */
function regionsHandling({ root }: AnyStateMachine, type: string): readonly string[] | null {
  if (root.type !== 'parallel') return null;
  const handles = (node: AnyStateNode) => allNodes(node).some(({ transitions }) => transitions.has(type));
  return Object.values(root.states)
    .filter(handles)
    .map(({ key }) => key);
}

const allNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(allNodes),
];

function label(value: unknown, regions: readonly string[] | null = null): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([key]) => regions === null || regions.includes(key))
    .map(([key, child]) => `${key}.${label(child)}`)
    .join('+');
}

const sorted = (table: Readonly<Record<string, readonly string[]>>): [string, string[]][] =>
  Object.entries(table)
    .filter(([, states]) => states.length > 0)
    .map(([type, states]): [string, string[]] => [type, [...states].sort()])
    .sort(([a], [b]) => a.localeCompare(b));

/** Places of a chart that hold code; context and the inputs of actors need a function, which is a named one. */
export function codeIn(machine: AnyStateMachine): string[] {
  const { context: _context, ...chart } = machine.config;
  return functionsIn(chart).filter((path) => !path.endsWith('.input'));
}

function functionsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => functionsIn(child, `${path}.${key}`));
}

function failureOf(logic: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(logic);
    actor.subscribe({ error: (error) => resolve(error instanceof Error ? error.message : String(error)) });
    actor.start();
  });
}
