import {
  type Comment,
  isCode,
  isProduct,
  lineOf,
  nodeAt,
  parse,
  type Rule,
  type SourceFile,
  type SyntaxNode,
  type Violation,
  walkSyntax,
} from './sources.ts';

const violation = (rule: string, file: SourceFile, offset: number, detail: string): Violation => ({
  rule,
  file: file.path,
  detail: `line ${lineOf(file.text, offset)}: ${detail}`,
});

function findNodes(files: readonly SourceFile[], wanted: (node: SyntaxNode) => boolean) {
  return files.flatMap((file) => {
    const found: { file: SourceFile; node: SyntaxNode }[] = [];
    walkSyntax(parse(file).program, (node) => {
      if (wanted(node)) found.push({ file, node });
    });
    return found;
  });
}

const product = (files: readonly SourceFile[]): SourceFile[] => files.filter(({ path }) => isProduct(path));
const code = (files: readonly SourceFile[]): SourceFile[] => files.filter(({ path }) => isCode(path));

/** The type `any` occurs nowhere, tests included. */
export const noAny: Rule = (files) =>
  findNodes(code(files), ({ type }) => type === 'TSAnyKeyword').map(({ file, node }) =>
    violation('no any', file, node.start, 'the type any'),
  );

const commentsWith = (
  files: readonly SourceFile[],
  pattern: RegExp,
): { file: SourceFile; comment: Comment }[] =>
  files.flatMap((file) =>
    parse(file)
      .comments.filter(({ value }) => pattern.test(value))
      .map((comment) => ({ file, comment })),
  );

const EXCEPTIONS = 5;

/** The compiler is never switched off (tests may expect an error); the linter five times at most. */
export const noSuppression: Rule = (files) => {
  const compiler = [
    ...commentsWith(code(files), /@ts-(ignore|nocheck)/),
    ...commentsWith(product(files), /@ts-expect-error/),
  ];
  const linter = commentsWith(code(files), /eslint-disable|biome-ignore/);
  return [...compiler, ...(linter.length > EXCEPTIONS ? linter : [])].map(({ file, comment }) =>
    violation('no suppression', file, comment.start, comment.value.trim()),
  );
};

const isConsole = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' && nodeAt(node.object)?.name === 'console';

/** Product code does not write to the console. */
export const noConsole: Rule = (files) =>
  findNodes(product(files), isConsole).map(({ file, node }) =>
    violation('no console', file, node.start, 'console.* in product code'),
  );

const isUnsafeImport = ({ type, imported }: SyntaxNode): boolean =>
  type === 'ImportSpecifier' && String(nodeAt(imported)?.name).startsWith('UNSAFE_');

/** What a library calls UNSAFE_ may change with any release. */
export const noUnsafeImport: Rule = (files) =>
  findNodes(product(files), isUnsafeImport).map(({ file, node }) =>
    violation('no UNSAFE_ imports', file, node.start, file.text.slice(node.start, node.end)),
  );

const RAW_HTML = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML']);
const isRawHtml = (node: SyntaxNode): boolean =>
  /^(JSXIdentifier|Identifier)$/.test(node.type) && RAW_HTML.has(String(node.name));
const isEval = (node: SyntaxNode): boolean =>
  /^(CallExpression|NewExpression)$/.test(node.type) &&
  ['eval', 'Function'].includes(String(nodeAt(node.callee)?.name));

/** No markup and no code is made from strings. */
export const noRawHtml: Rule = (files) =>
  findNodes(product(files), (node) => isRawHtml(node) || isEval(node)).map(({ file, node }) =>
    violation('no raw HTML, no eval', file, node.start, file.text.slice(node.start, node.start + 40)),
  );

/** A note about work to do names the issue that does it: `TODO(#12)`. */
export const noLooseTodo: Rule = (files) =>
  commentsWith(code(files), /\b(TODO|FIXME|XXX)\b(?!\s*\(?#\d+)/).map(({ file, comment }) =>
    violation('no TODO without issue', file, comment.start, comment.value.trim()),
  );

const callOf = (node: SyntaxNode): string =>
  node.type === 'CallExpression' ? String(nodeAt(node.callee)?.name) : '';

/** Views show and send; they keep little state of their own and start no work. */
export const thinScreens: Rule = (files) => {
  const views = files.filter(({ path }) => isCode(path) && /^src\/(features|kit)\/.*\.tsx$/.test(path));
  const fetches = findNodes(views, (node) => callOf(node) === 'fetch').map(({ file, node }) =>
    violation('thin screens', file, node.start, 'fetch in a view; use a query'),
  );
  const screens = views.filter(({ path }) => path.startsWith('src/features/'));
  const states = screens.flatMap((file) => {
    const uses = findNodes([file], (node) => callOf(node) === 'useState');
    const third = uses[2];
    return third
      ? [violation('thin screens', file, third.node.start, `${uses.length} useState, limit 2`)]
      : [];
  });
  return [...fetches, ...states];
};

const READS = new Set(
  'allInnerTexts allTextContents count getAttribute innerText inputValue isChecked isDisabled isEnabled isVisible textContent title'.split(
    ' ',
  ),
);

function isHastyRead({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || nodeAt(callee)?.name !== 'expect') return false;
  const [first] = given as readonly SyntaxNode[];
  const read = first?.type === 'AwaitExpression' ? nodeAt(first.argument) : null;
  return READS.has(`${nodeAt(nodeAt(read?.callee)?.property)?.name}`);
}

/** What a page shows is read until it fits: read once, it is what a slow machine has got to. */
export const noHastyRead: Rule = (files) =>
  findNodes(
    files.filter(({ path }) => isCode(path) && path.startsWith('tests/e2e/')),
    isHastyRead,
  ).map(({ file, node }) => violation('no hasty read', file, node.start, 'expect.poll reads until it fits'));

/** Files of the other projects have their modules in common (vitest.config.ts). */
const hasOwnModules = ({ path }: SourceFile): boolean => path.startsWith('tests/wasm/');

function replacesModule({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression') return false;
  const member = nodeAt(callee);
  return nodeAt(member?.object)?.name === 'vi' && /^(do)?mock$/i.test(`${nodeAt(member?.property)?.name}`);
}

/** A module that a file replaces stays replaced for the files after it, and one that came before is not replaced at all. */
export const noSharedMock: Rule = (files) =>
  findNodes(
    files.filter((file) => isCode(file.path) && file.path.startsWith('tests/') && !hasOwnModules(file)),
    replacesModule,
  ).map(({ file, node }) =>
    violation('no shared mock', file, node.start, 'vi.spyOn on what the module exports, or fillSlot'),
  );

/** AssemblyScript has no `#`. */
const hasHash = ({ path }: SourceFile): boolean => isCode(path) && !path.startsWith('wasm/kernels/');

/** What belongs to a class alone has a name with `#`, which holds at run time, too. */
export const noPrivateWord: Rule = (files) =>
  findNodes(files.filter(hasHash), ({ accessibility }) => accessibility === 'private').map(({ file, node }) =>
    violation('# instead of private', file, node.start, file.text.slice(node.start, node.start + 40)),
  );

const isSpreadLiteral = ({ type, argument }: SyntaxNode): boolean =>
  /^(SpreadElement|JSXSpreadAttribute)$/.test(type) && nodeAt(argument)?.type === 'ObjectExpression';

/** Properties are written where they belong: a literal spread only packs several into one line. */
export const noSpreadLiteral: Rule = (files) =>
  findNodes(code(files), isSpreadLiteral).map(({ file, node }) =>
    violation('no spread literals', file, node.start, 'write its properties out'),
  );
