import {
  lineOf,
  nodeAt,
  nodesAt,
  parse,
  type Rule,
  type SourceFile,
  type SyntaxNode,
  type Violation,
  walkSyntax,
} from '../architecture/sources.ts';

/** Attributes whose text is read or heard. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

const LETTER = /\p{L}/u;

/** Texts an expression may show: strings, templates, both sides of a choice. */
function shownTexts(node: SyntaxNode | null): SyntaxNode[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value) ? [node] : [];
    case 'JSXText':
      return LETTER.test(String(node.value)) ? [node] : [];
    case 'TemplateLiteral':
      return nodesAt(node.quasis).some((part) => LETTER.test(wordsOf(part))) ? [node] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return shownTexts(nodeAt(node.expression));
    case 'ConditionalExpression':
      return [...shownTexts(nodeAt(node.consequent)), ...shownTexts(nodeAt(node.alternate))];
    case 'LogicalExpression':
      return [...shownTexts(nodeAt(node.left)), ...shownTexts(nodeAt(node.right))];
    default:
      return [];
  }
}

/** The text of a template's part: `{ cooked, raw }`. */
function wordsOf(part: SyntaxNode): string {
  const value = part.value;
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

function literalsOf(file: SourceFile): Violation[] {
  const found: Violation[] = [];
  const report = (node: SyntaxNode, where: string): void => {
    const leading = /^\s*/.exec(file.text.slice(node.start, node.end))?.[0].length ?? 0;
    const words = file.text.slice(node.start, node.end).trim().replace(/\s+/g, ' ');
    const line = lineOf(file.text, node.start + leading);
    found.push({ rule: 'no untranslated text', file: file.path, detail: `line ${line}: ${where} ${words}` });
  };
  walkSyntax(parse(file).program, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of nodesAt(node.children)) for (const text of shownTexts(child)) report(text, 'text');
    const name = String(nodeAt(node.name)?.name);
    if (node.type === 'JSXAttribute' && SPOKEN.has(name))
      for (const text of shownTexts(nodeAt(node.value))) report(text, name);
  });
  return found;
}

/** Seen by developers alone, and in English: docs/decisions/019-inspector.md. */
const DEVELOPER_VIEWS: readonly string[] = ['tools/inspector/'];

const isForVisitors = (path: string): boolean => !DEVELOPER_VIEWS.some((folder) => path.startsWith(folder));

/** Whatever a page says comes from locales/*.json: no text is written into the markup of a view. */
export const noLiterals: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && isForVisitors(path))
    .flatMap(literalsOf);
