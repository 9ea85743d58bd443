import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** One text file of the repository; `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a rule found. `rule` names the rule, so that a failing test says what was broken and where. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly detail: string;
}

/** Every rule sees the whole tree: a plain list, so that tests can plant a violation. */
export type Rule = (files: readonly SourceFile[]) => Violation[];

export const describeViolation = ({ rule, file, detail }: Violation): string => `${rule}: ${file}: ${detail}`;

/** Folders at the top that hold no sources. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'screens', 'data', 'public', '.git', '.cache']);
const TEXT = /\.(ts|tsx|mjs|css|json|md)$/;
const MARKDOWN_KEPT = /^(bench|docs)\//;

/** Reads the working tree below `root`; built output and dependencies are left out. */
export function readTree(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(path) && path !== 'wasm/build') walk(path);
      } else if (TEXT.test(entry.name) && (!entry.name.endsWith('.md') || MARKDOWN_KEPT.test(path))) {
        files.push({ path, text: readFileSync(join(root, path), 'utf8') });
      }
    }
  };
  walk('');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const PRODUCT_FOLDERS = ['model', 'machines', 'wasm', 'src', 'server', 'demo', 'tools'] as const;

export const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** Code that is shipped: not tests, benchmarks or configuration. */
export const isProduct = (path: string): boolean =>
  isCode(path) && PRODUCT_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** A syntax-tree node, read loosely: rules look only at the fields they know. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Comment {
  readonly value: string;
  readonly start: number;
}

export interface ParsedFile {
  readonly program: SyntaxNode;
  readonly comments: readonly Comment[];
}

const parsed = new WeakMap<SourceFile, ParsedFile>();

/** Parses TypeScript with the parser that comes with Vite. */
export function parse(file: SourceFile): ParsedFile {
  const known = parsed.get(file);
  if (known) return known;
  const { program, comments } = parseSync(file.path, file.text);
  const result = { program: program as unknown as SyntaxNode, comments };
  parsed.set(file, result);
  return result;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Calls `visit` for the node and everything below it, in source order. */
export function walkSyntax(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkSyntax(child, visit);
    }
  }
}

export const nodeAt = (value: unknown): SyntaxNode | null => (isNode(value) ? value : null);
export const nodesAt = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
export const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
