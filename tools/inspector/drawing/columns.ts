import type { Chart, ChartState } from '../../charts/chart.ts';

const isWithin = (path: string, state: ChartState): boolean =>
  path === state.path || path.startsWith(`${state.path}.`);

/**
 * The states inside a state, in columns: the one it starts in first, then those one step away, then two. An arrow of
 * the state itself is a step from the first; what nothing leads to comes last. Regions that are active together stand below each other.
 */
export function columnsOf(chart: Chart, state: ChartState): readonly (readonly ChartState[])[] {
  const { children, initial, kind } = state;
  if (children.length === 0) return [];
  if (kind === 'parallel') return [children];
  const nextOf = (from: ChartState): readonly ChartState[] =>
    children.filter((to) =>
      chart.arrows.some(
        (arrow) =>
          (arrow.from === state.path || isWithin(arrow.from, from)) &&
          arrow.to.some((path) => isWithin(path, to)),
      ),
    );
  const placed = new Set<ChartState>();
  const columns: ChartState[][] = [];
  let column = children.filter(({ path }) => path === initial);
  while (column.length > 0) {
    columns.push(column);
    for (const child of column) placed.add(child);
    const reached = new Set(column.flatMap(nextOf));
    column = children.filter((child) => reached.has(child) && !placed.has(child));
  }
  const rest = children.filter((child) => !placed.has(child));
  return rest.length > 0 ? [...columns, rest] : columns;
}
