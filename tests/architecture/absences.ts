import {
  isCode,
  isProduct,
  lineOf,
  nodeAt,
  parse,
  type Rule,
  type SyntaxNode,
  walkSyntax,
} from './sources.ts';

/** The one list of what the module exports; AssemblyScript has no other way to say it. */
const EXPORT_LIST = 'wasm/kernels/index.ts';

const isPassedOn = (node: SyntaxNode): boolean =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && !nodeAt(node.declaration));

/** No file only passes on what others export: import the file you mean. */
export const noBarrels: Rule = (files) =>
  files
    .filter((file) => isProduct(file.path) && file.path !== EXPORT_LIST)
    .filter((file) => {
      const statements = parse(file).program.body as readonly SyntaxNode[];
      const others = statements.filter(({ type }) => type !== 'ImportDeclaration');
      return others.length > 0 && others.every(isPassedOn) && /\bfrom\b/.test(file.text);
    })
    .map(({ path }) => ({
      rule: 'no barrel files',
      file: path,
      detail: 'only passes on what others export',
    }));

/** Where there is no room for the name of a server: choices, tags, and names of profiles. */
const COMPACT = [
  'src/app/shell/bar/user-button.tsx',
  'src/app/shell/dialogs/user-dialog.tsx',
  'src/kit/field/server-options.ts',
  'src/kit/text/server-tag.tsx',
  'src/kit/detail/server-choice.tsx',
  'src/features/home/news/use-tag-label.ts',
  'src/features/account/profiles/active-profile.tsx',
  'src/features/team/profile/profile-field.tsx',
  'src/features/team/search/status-line.tsx',
  'src/features/home/overview/events/events.tsx',
  'src/features/info/comics/reader/reader.tsx',
];
const CODE = 'server.short.';

/** Texts call each server by its one name. */
export const serversByName: Rule = (files) =>
  files
    .filter(({ path, text }) => path.startsWith('src/') && isCode(path) && text.includes(CODE))
    .filter(({ path }) => !COMPACT.includes(path))
    .map(({ path, text }) => ({
      rule: 'servers by name',
      file: path,
      detail: `line ${lineOf(text, text.indexOf(CODE))}: the code of a server outside a compact control`,
    }));

const CLOCK_OR_CHANCE = new Set(['Date.now', 'Math.random']);

function clockOrChance(node: SyntaxNode): string | null {
  if (node.type === 'MemberExpression') {
    const name = `${nodeAt(node.object)?.name}.${nodeAt(node.property)?.name}`;
    return CLOCK_OR_CHANCE.has(name) ? name : null;
  }
  const isNow =
    /^(NewExpression|CallExpression)$/.test(node.type) &&
    nodeAt(node.callee)?.name === 'Date' &&
    (node.type === 'CallExpression' || (node.arguments as readonly unknown[]).length === 0);
  return isNow ? 'the present time' : null;
}

/** Rules and machines get the time and any chance from outside; the compiler's settings cannot forbid these. */
export const noClockNoChance: Rule = (files) =>
  files
    .filter(({ path }) => isCode(path) && /^(model|machines)\//.test(path))
    .flatMap((file) => {
      const found: { rule: string; file: string; detail: string }[] = [];
      walkSyntax(parse(file).program, (node) => {
        const what = clockOrChance(node);
        if (what === null) return;
        const detail = `line ${lineOf(file.text, node.start)}: ${what}`;
        found.push({ rule: 'no clock, no chance', file: file.path, detail });
      });
      return found;
    });
