import {
  countLines,
  isProduct,
  lineOf,
  nodeAt,
  nodesAt,
  parse,
  type Rule,
  type SourceFile,
  type SyntaxNode,
  type Violation,
  walkSyntax,
} from './sources.ts';

/** Files that are tables and nothing else may be long; each entry is checked to hold no function. */
const PURE_DATA: readonly string[] = [];

const MAX_LINES = 400;
const P95_LINES = 300;
const SCREEN_LINES = 250;
const FUNCTION_LINES = 60;
const FOLDER_ENTRIES = 20;

/** The value below which `share` (0–1) of the sorted values lie; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const isMeasured = (path: string): boolean => isProduct(path) && !PURE_DATA.includes(path);
const linesOf = (files: readonly SourceFile[]): number[] =>
  files.filter(({ path }) => isMeasured(path)).map(({ text }) => countLines(text));

/** No product file is longer than 400 lines, no screen longer than 250. */
export const longestFile: Rule = (files) =>
  files
    .filter(({ path }) => isMeasured(path))
    .flatMap(({ path, text }) => {
      const limit = /^src\/features\/.*\.tsx$/.test(path) ? SCREEN_LINES : MAX_LINES;
      const lines = countLines(text);
      return lines > limit
        ? [{ rule: 'file size', file: path, detail: `${lines} lines, limit ${limit}` }]
        : [];
    });

/** 95 of 100 product files have at most 300 lines. */
export const sizeDistribution: Rule = (files) => {
  const lines = quantile(linesOf(files), 0.95);
  if (lines <= P95_LINES) return [];
  const detail = `95th percentile ${lines} lines, limit ${P95_LINES}`;
  return [{ rule: 'file sizes together', file: 'product code', detail }];
};

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const JSX = /^JSX(Element|Fragment)$/;

/** Markup and the charts of machines, which tests/machines/alone.test.ts holds to be plain data. */
function uncounted(node: SyntaxNode): SyntaxNode | null {
  if (JSX.test(node.type)) return node;
  const isChart = nodeAt(nodeAt(node.callee)?.property)?.name === 'createMachine';
  return isChart ? (nodesAt(node.arguments)[0] ?? null) : null;
}

/** Lines of a function without the markup or chart it returns: those are measured by their file. */
function logicLines(text: string, fn: SyntaxNode): number {
  let lines = countLines(text.slice(fn.start, fn.end));
  let end = -1;
  walkSyntax(fn, (node) => {
    const part = uncounted(node);
    if (part === null || part.start < end) return;
    end = part.end;
    lines -= countLines(text.slice(part.start, part.end)) - 1;
  });
  return lines;
}

/** No function is longer than 60 lines, its markup or chart not counted. */
export const longestFunction: Rule = (files) =>
  files
    .filter(({ path }) => isMeasured(path))
    .flatMap((file) => {
      const found: Violation[] = [];
      walkSyntax(parse(file).program, (node) => {
        const lines = FUNCTION.test(node.type) ? logicLines(file.text, node) : 0;
        if (lines <= FUNCTION_LINES) return;
        const detail = `line ${lineOf(file.text, node.start)}: ${lines} lines, limit ${FUNCTION_LINES}`;
        found.push({ rule: 'function size', file: file.path, detail });
      });
      return found;
    });

/** Folders whose entries are one catalogue, a file or a folder per thing, may hold more. */
const CATALOGUES =
  /^(machines|model\/(families|vocabulary|records|rules)|wasm\/kernels|server\/(routes|services)|src\/features)$/;
const FORBIDDEN_FOLDERS = /^(utils?|helpers?|misc|common|lib|shared)$/;

/** A folder is small enough to be seen at a glance and says what is in it. */
export const folders: Rule = (files) => {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files.filter((file) => isProduct(file.path))) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...entries].flatMap(([folder, names]) => {
    const problems = [];
    if (names.size > FOLDER_ENTRIES && !CATALOGUES.test(folder)) {
      problems.push(`${names.size} entries, limit ${FOLDER_ENTRIES}`);
    }
    if (FORBIDDEN_FOLDERS.test(folder.split('/').at(-1) ?? '')) problems.push('the name says nothing');
    if (folder.split('/').length > 5) problems.push('deeper than four folders below the top');
    return problems.map((detail) => ({ rule: 'folders', file: folder, detail }));
  });
};

/** The list of long tables names only files that hold no function. */
export const pureData: Rule = (files) =>
  files
    .filter(({ path }) => PURE_DATA.includes(path))
    .filter(({ text }) => /=>|\bfunction\b|\bclass\b/.test(text))
    .map(({ path }) => ({ rule: 'pure data', file: path, detail: 'listed as a table but holds code' }));
