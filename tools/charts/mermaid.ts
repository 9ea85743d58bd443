import type { Chart, ChartArrow, ChartState } from './chart.ts';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function labelOf({ event, guard, actions }: ChartArrow): string {
  const condition = guard === null ? '' : ` [${guard}]`;
  const effect = actions.length === 0 ? '' : ` / ${actions.join(', ')}`;
  return `${event}${condition}${effect}`;
}

/** Draws a chart as a Mermaid state diagram. Internal transitions appear in the table only. */
export function mermaidOf({ id, root, arrows }: Chart): string {
  const nodeOf = (path: string): string => (path === '' ? id : `${id}_${path.replaceAll('.', '_')}`);
  const leaving = (state: ChartState) =>
    arrows.filter(({ from, to }) => from === state.path && to.length > 0);

  /** A state cannot point into itself in Mermaid: a placeholder stands for its active child. */
  function inside(state: ChartState): string[] {
    const arrowsInside = leaving(state);
    const any = `${nodeOf(state.path)}_any`;
    const standIn = arrowsInside.length > 0 ? [`state "in any state" as ${any}`] : [];
    const drawn = arrowsInside.flatMap((arrow) =>
      arrow.to.map((to) => `${any} --> ${nodeOf(to)}: ${labelOf(arrow)}`),
    );
    const start = state.initial === null ? [] : [`[*] --> ${nodeOf(state.initial)}`];
    const separator = state.kind === 'parallel' ? ['--'] : [];
    const children = state.children.flatMap((child, index) => [
      ...(index > 0 ? separator : []),
      ...draw(child),
    ]);
    return [...start, ...standIn, ...children, ...drawn];
  }

  function draw(state: ChartState): string[] {
    const node = nodeOf(state.path);
    if (state.children.length > 0) {
      return [`state "${state.key}" as ${node} {`, ...indented(inside(state)), '}'];
    }
    const drawn = leaving(state).flatMap((arrow) =>
      arrow.to.map((to) => `${node} --> ${nodeOf(to)}: ${labelOf(arrow)}`),
    );
    return [`state "${state.key}" as ${node}`, ...drawn];
  }

  return ['stateDiagram-v2', ...indented(draw(root))].join('\n');
}
