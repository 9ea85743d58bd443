import type { AnyStateMachine } from 'xstate';
import { type ChartArrow, type ChartState, chartOf, withDescendants } from './chart.ts';
import { mermaidOf } from './mermaid.ts';

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(' ');
const cell = (text: string): string =>
  text === '' ? '–' : text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const placeOf = (path: string): string => (path === '' ? 'everywhere' : code(path));

const stateRow = ({ path, tags, actors, entry, description }: ChartState): readonly string[] => [
  placeOf(path),
  codes(tags),
  codes(actors),
  codes(entry),
  description,
];

const arrowRow = ({ from, event, guard, to, actions, description }: ChartArrow): readonly string[] => [
  placeOf(from),
  /^[A-Z]/.test(event) ? code(event) : event,
  guard === null ? '' : code(guard),
  to.length === 0 ? 'stays' : codes(to),
  codes(actions),
  description,
];

/** The text between the first comment's marks, without the stars. */
function purposeOf(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Documentation of a machine in Markdown: purpose, states, transitions, diagram, definition. `source` is the text of its file. */
export function documentOf(machine: AnyStateMachine, source: string): string {
  const chart = chartOf(machine);
  const states = withDescendants(chart.root);
  const isTold = ({ path, ...state }: ChartState) =>
    path !== '' || state.actors.length + state.tags.length > 0 || state.description !== '';
  return `${[
    `# ${chart.id}`,
    '<!-- Written by `npm run machines`. -->',
    purposeOf(source),
    '## States',
    table(['state', 'tags', 'runs', 'on entry', 'meaning'], states.filter(isTold).map(stateRow)),
    '## What can happen',
    table(['in', 'event', 'if', 'to', 'does', 'because'], chart.arrows.map(arrowRow)),
    '## Chart',
    `\`\`\`mermaid\n${mermaidOf(chart)}\n\`\`\``,
    '## Definition',
    `\`\`\`json\n${JSON.stringify(machine.config, null, 2)}\n\`\`\``,
  ].join('\n\n')}\n`;
}
