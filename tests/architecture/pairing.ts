import { basename } from 'node:path';
import { nodeAt, nodesAt, parse, type Rule, type SourceFile, type SyntaxNode } from './sources.ts';

function declaredFunctions(statement: SyntaxNode): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declaration = nodeAt(statement.declaration);
  if (declaration?.type === 'FunctionDeclaration') return [String(nodeAt(declaration.id)?.name)];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return nodesAt(declaration.declarations)
    .filter(({ init }) => nodeAt(init)?.type === 'ArrowFunctionExpression')
    .map(({ id }) => String(nodeAt(id)?.name));
}

/** Names of the functions a file exports where it declares them, in source order. */
export const exportedFunctions = (file: SourceFile): string[] =>
  nodesAt(parse(file).program.body).flatMap(declaredFunctions);

const mentions = (file: SourceFile, name: string): boolean =>
  new RegExp(`\\b${name.replaceAll('-', '\\-')}\\b`).test(file.text);

function missingParts(assembly: SourceFile, files: readonly SourceFile[]): string[] {
  const name = basename(assembly.path, '.ts');
  const find = (path: string): SourceFile | undefined => files.find((file) => file.path === path);
  const problems: string[] = [];
  const reference = find(`wasm/reference/${name}.ts`);
  const ours = exportedFunctions(assembly).join(', ');
  if (!reference) problems.push(`wasm/reference/${name}.ts is missing`);
  else if (exportedFunctions(reference).join(', ') !== ours) {
    const theirs = exportedFunctions(reference).join(', ');
    problems.push(`exports differ: assembly has [${ours}], reference has [${theirs}]`);
  }
  const test = find(`tests/wasm/${name}.test.ts`);
  if (!test) problems.push(`property test tests/wasm/${name}.test.ts is missing`);
  else if (!/from 'fast-check'/.test(test.text)) problems.push(`${test.path} has no fast-check property`);
  const bench = files.filter(({ path }) => path.startsWith('bench/') && path.endsWith('.ts'));
  if (!bench.some((file) => mentions(file, name))) problems.push(`no file of bench/ names ${name}`);
  return problems;
}

/** Every assembly file but the export list has a reference twin, a property test and a place in the benchmark. */
export const pairing: Rule = (files) =>
  files
    .filter(({ path }) => /^wasm\/assembly\/.*\.ts$/.test(path) && basename(path) !== 'index.ts')
    .flatMap((file) =>
      missingParts(file, files).map((detail) => ({ rule: 'pairing', file: file.path, detail })),
    );
