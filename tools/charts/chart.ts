/** A state machine as plain data, for diagrams and tables. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

export interface ChartState {
  /** Keys from the root, joined by dots; empty for the root itself. */
  readonly path: string;
  readonly key: string;
  readonly kind: AnyStateNode['type'];
  /** Path of the child it starts in; null without children or when all are active. */
  readonly initial: string | null;
  readonly children: readonly ChartState[];
  readonly tags: readonly string[];
  /** Actors that run while it is active. */
  readonly actors: readonly string[];
  /** Actions on entering. */
  readonly entry: readonly string[];
  readonly description: string;
}

export interface ChartArrow {
  /** Path of the state it leaves. */
  readonly from: string;
  /** Readable name: `STORAGE.RETRY`, `save done`, `after chunkLimit`, `at once`. */
  readonly event: string;
  readonly guard: string | null;
  /** Paths; empty when the state stays. */
  readonly to: readonly string[];
  readonly actions: readonly string[];
  readonly description: string;
}

export interface Chart {
  readonly id: string;
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

const nameOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : String(part);

function eventName(type: string): string {
  const [, kind = '', , name = ''] = type.split('.');
  if (type === '') return 'at once';
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'after') return `after ${type.split('.')[2]}`;
  return `${name} ${kind === 'done' ? 'done' : 'failed'}`;
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const stateOf = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  key: node.key,
  kind: node.type,
  initial: node.type === 'compound' ? (node.initial.target.map(pathOf)[0] ?? null) : null,
  children: childrenOf(node).map(stateOf),
  tags: [...node.tags],
  actors: node.invoke.map(({ id }) => id),
  // The timer of an arrow with a delay is an entry action without a name.
  entry: node.entry.filter((action) => typeof action !== 'function').map(nameOf),
  description: node.description ?? '',
});

function arrowsOf(node: AnyStateNode): ChartArrow[] {
  const own = [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((arrow) => ({
    from: pathOf(node),
    event: eventName(arrow.eventType),
    guard: arrow.guard === undefined ? null : nameOf(arrow.guard),
    to: (arrow.target ?? []).map(pathOf),
    actions: arrow.actions.map(nameOf),
    description: arrow.description ?? '',
  }));
  return [...own, ...childrenOf(node).flatMap(arrowsOf)];
}

/** All states and arrows of a machine, in the order of its file. */
export const chartOf = ({ id, root }: AnyStateMachine): Chart => ({
  id,
  root: stateOf(root),
  arrows: arrowsOf(root),
});

/** The state and everything below it. */
export const withDescendants = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.children.flatMap(withDescendants),
];
