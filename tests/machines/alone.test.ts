import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { allDocuments, allMachines } from '#tools/charts/all-machines.ts';
import { chartOf } from '#tools/charts/chart.ts';
import { nodeAt, nodesAt, parse, type SyntaxNode, walkSyntax } from '../architecture/sources.ts';

const machines = await allMachines();
const documents = await allDocuments();

/** What a tool that runs no code cannot know: the values of these keys. None of them says where an event leads. */
const UNREAD = /^(context|input|output)$/;

const keyOf = (property: SyntaxNode): string =>
  String(nodeAt(property.key)?.name ?? nodeAt(property.key)?.value);

/** Source texts within a chart that are no plain data. */
function codeWithin(node: SyntaxNode | null, source: string): string[] {
  if (node === null) return [];
  if (node.type === 'ObjectExpression') {
    return nodesAt(node.properties)
      .filter((property) => property.type !== 'Property' || !UNREAD.test(keyOf(property)))
      .flatMap((property) => codeWithin(nodeAt(property.value) ?? property, source));
  }
  if (node.type === 'ArrayExpression') {
    return nodesAt(node.elements).flatMap((element) => codeWithin(element, source));
  }
  return node.type === 'Literal' ? [] : [source.slice(node.start, node.end)];
}

/** What `createMachine(…)` is called with. */
function chartsIn(path: string, text: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walkSyntax(parse({ path, text }).program, (node) => {
    const callee = node.type === 'CallExpression' ? nodeAt(node.callee) : null;
    if (nodeAt(callee?.property)?.name === 'createMachine') found.push(...nodesAt(node.arguments));
  });
  return found;
}

/** A visualizer gets one text and no other file. */
describe.each(machines)('$file', ({ file, source, machine }) => {
  test('says its whole chart in plain data, which an editor reads without running it', () => {
    const charts = chartsIn(file, source);
    expect(charts).toHaveLength(1);
    expect(charts.flatMap((chart) => codeWithin(chart, source))).toEqual([]);
  });

  test('is the same chart when only the definition of its document is there', () => {
    const [, definition = ''] =
      /## Definition\n\n```json\n([\s\S]*?)\n```/.exec(documents.get(`${machine.id}.md`) ?? '') ?? [];
    const alone = createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]);
    expect(chartOf(alone)).toEqual(chartOf(machine));
  });
});

describe('code within a chart', () => {
  const within = (chart: string): string[] => {
    const text = `setup({}).createMachine(${chart});`;
    return chartsIn('a.ts', text).flatMap((found) => codeWithin(found, text));
  };

  test.each([
    ["{ id: 'a', states: { b: { on: { X: [{ target: 'c' }] } } } }", []],
    ['{ context: initial, invoke: { input: logic.inputOf } }', []],
    ['{ states: { b: { entry: () => 1 } } }', ['() => 1']],
    ['{ states: { ...others, b } }', ['...others', 'b']],
    ['{ on: { X: target } }', ['target']],
  ])('of %s is %j', (chart, code) => {
    expect(within(chart)).toEqual(code);
  });
});
