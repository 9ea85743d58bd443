import {
  isProduct,
  lineOf,
  nodeAt,
  nodesAt,
  parse,
  type Rule,
  type SourceFile,
  type SyntaxNode,
  walkSyntax,
} from './sources.ts';

/** Words that say nothing of what a type is: each was the name of several things at once. */
const EMPTY_NAMES = new Set(['Place', 'Told', 'Given', 'Found', 'Thing', 'Kept', 'Asked', 'Standing']);
const OLD_PREFIX = /^(MOST|LONGEST|LARGEST|LEAST|FEWEST)_/;
const TYPE_DECLARATION =
  /^(TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration|TSEnumDeclaration)$/;

interface ExportedType {
  readonly file: string;
  readonly name: string;
  readonly line: number;
}

const nameOf = (node: SyntaxNode | null): string => (typeof node?.name === 'string' ? node.name : '');

/** Types and classes that a file declares and exports; passing one on is no second declaration. */
function exportedTypes(file: SourceFile): readonly ExportedType[] {
  return nodesAt(parse(file).program.body).flatMap((statement) => {
    const declaration = nodeAt(statement.declaration);
    if (statement.type !== 'ExportNamedDeclaration' || !TYPE_DECLARATION.test(declaration?.type ?? ''))
      return [];
    const name = nameOf(nodeAt(declaration?.id));
    return [{ file: file.path, name, line: lineOf(file.text, statement.start) }];
  });
}

const productTypes = (files: readonly SourceFile[]): readonly ExportedType[] =>
  files.filter(({ path }) => isProduct(path)).flatMap(exportedTypes);

/** A type name is exported once in the product, so that it means one thing wherever it is imported. */
export const typesExportedOnce: Rule = (files) => {
  const first = new Map<string, string>();
  return productTypes(files).flatMap(({ file, name, line }) => {
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    return other === undefined || other === file
      ? []
      : [{ rule: 'type names', file, detail: `line ${line}: ${name} is exported by ${other}, too` }];
  });
};

/** An exported type says what it is. */
export const tellingTypeNames: Rule = (files) =>
  productTypes(files)
    .filter(({ name }) => EMPTY_NAMES.has(name))
    .map(({ file, name, line }) => ({
      rule: 'type names',
      file,
      detail: `line ${line}: ${name} does not say of what`,
    }));

/** Limits are called MAX_ and MIN_. */
export const limitsByOneName: Rule = (files) =>
  files
    .filter(({ path }) => isProduct(path))
    .flatMap((file) => {
      const found: { rule: string; file: string; detail: string }[] = [];
      walkSyntax(parse(file).program, (node) => {
        const name = node.type === 'VariableDeclarator' ? nameOf(nodeAt(node.id)) : '';
        if (!OLD_PREFIX.test(name)) return;
        const better = name.replace(OLD_PREFIX, (_, word: string) =>
          /^(LEAST|FEWEST)$/.test(word) ? 'MIN_' : 'MAX_',
        );
        found.push({
          rule: 'limits',
          file: file.path,
          detail: `line ${lineOf(file.text, node.start)}: say ${better} for ${name}`,
        });
      });
      return found;
    });
