import { posix } from 'node:path';
import { isCode, nodeAt, parse, type SourceFile, type SyntaxNode, walkSyntax } from './sources.ts';

/** One import, export-from, dynamic import or `new URL('…', import.meta.url)`. */
export interface Import {
  readonly from: string;
  /** As written. */
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** Path inside the repository, or null for a package. */
  readonly file: string | null;
  /** Package name without sub-path, such as `react-dom` or `@mantine/core`; null inside the repository. */
  readonly pkg: string | null;
}

const ALIAS = /^#(model|machines|wasm|server|demo|tests)\/(.*)$/;

/** Where a specifier leads, by the `imports` of package.json. Vite's `?worker` and `?url` are no part of the path. */
export function resolveSpecifier(
  from: string,
  specifier: string,
): { file: string | null; pkg: string | null } {
  const bare = specifier.replace(/\?.*$/, '');
  // Named with their endings.
  if (/^#(src|tools|locales|wasm\/build)\//.test(bare)) return { file: bare.slice(1), pkg: null };
  const alias = ALIAS.exec(bare);
  if (alias) {
    const path = `${alias[1]}/${alias[2]}`;
    return { file: /\.(tsx?|json|css)$/.test(path) ? path : `${path}.ts`, pkg: null };
  }
  if (bare.startsWith('.')) {
    const path = posix.normalize(posix.join(posix.dirname(from), bare));
    // AssemblyScript passes names on from files without an ending.
    return {
      file: from === 'wasm/kernels/index.ts' && !path.endsWith('.ts') ? `${path}.ts` : path,
      pkg: null,
    };
  }
  if (bare.startsWith('/') || bare.startsWith('virtual:')) return { file: bare, pkg: null };
  const parts = bare.split('/');
  return { file: null, pkg: bare.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? bare) };
}

const stringValue = (node: SyntaxNode | null): string | null =>
  node !== null && typeof node.value === 'string' ? node.value : null;

function specifierOf(node: SyntaxNode): string | null {
  if (/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression)$/.test(node.type)) {
    return stringValue(nodeAt(node.source));
  }
  if (node.type === 'TSImportType') {
    return stringValue(nodeAt(node.source)) ?? stringValue(nodeAt(node.argument));
  }
  if (node.type === 'NewExpression' && nodeAt(node.callee)?.name === 'URL') {
    const [path, base] = Array.isArray(node.arguments) ? node.arguments : [];
    const code = nodeAt(base)?.type === 'MemberExpression' ? stringValue(nodeAt(path)) : null;
    return code !== null && /\.tsx?$/.test(code) ? code : null;
  }
  return null;
}

const allSpecifiersTyped = (node: SyntaxNode): boolean => {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : [];
  return specifiers.length > 0 && specifiers.every((s) => s.importKind === 'type' || s.exportKind === 'type');
};

const known = new WeakMap<SourceFile, readonly Import[]>();

export function importsOf(file: SourceFile): readonly Import[] {
  const before = known.get(file);
  if (before) return before;
  const found: Import[] = [];
  walkSyntax(parse(file).program, (node) => {
    const specifier = specifierOf(node);
    if (specifier === null) return;
    found.push({
      from: file.path,
      specifier,
      line: file.text.slice(0, node.start).split('\n').length,
      typeOnly:
        node.importKind === 'type' ||
        node.exportKind === 'type' ||
        node.type === 'TSImportType' ||
        allSpecifiersTyped(node),
      ...resolveSpecifier(file.path, specifier),
    });
  });
  known.set(file, found);
  return found;
}

export const allImports = (files: readonly SourceFile[]): Import[] =>
  files.filter((file) => isCode(file.path)).flatMap((file) => [...importsOf(file)]);
