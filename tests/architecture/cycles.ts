import { allImports } from './imports.ts';
import { isProduct, type Rule } from './sources.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Strongly connected groups of two or more nodes, each sorted (Tarjan's method). */
export function cyclesOf(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const groups: string[][] = [];
  const lowOf = (node: string): number => low.get(node) ?? 0;
  const visit = (node: string): void => {
    const order = index.size;
    index.set(node, order);
    low.set(node, order);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(lowOf(node), lowOf(next)));
      } else if (onStack.has(next)) low.set(node, Math.min(lowOf(node), index.get(next) ?? 0));
    }
    if (lowOf(node) !== order) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) onStack.delete(member);
    if (group.length > 1) groups.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return groups;
}

function graphOf(edges: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const targets = graph.get(from) ?? new Set();
    if (from !== to) targets.add(to);
    graph.set(from, targets);
  }
  return graph;
}

const top = (path: string): string => path.split('/')[0] ?? path;

/** No circle of files, type imports included; no circle of top-level folders. */
export const noCycles: Rule = (files) => {
  const edges = allImports(files)
    .filter(({ from, file }) => isProduct(from) && file !== null && isProduct(file))
    .map(({ from, file }): [string, string] => [from, file ?? '']);
  const byFile = cyclesOf(graphOf(edges));
  const byFolder = cyclesOf(graphOf(edges.map(([from, to]): [string, string] => [top(from), top(to)])));
  return [...byFile, ...byFolder].map((group) => ({
    rule: 'no cycles',
    file: group[0] ?? '',
    detail: group.join(' ↔ '),
  }));
};
