import { posix } from 'node:path';
import { moduleOf, type ScreenName } from '#model/site/features';
import { SHARED_GROUPS, type TextGroup } from '#model/texts/groups';
import { importsOf } from '../architecture/imports.ts';
import {
  isProduct,
  nodesAt,
  parse,
  type Rule,
  type SourceFile,
  type SyntaxNode,
  type Violation,
  walkSyntax,
} from '../architecture/sources.ts';
import type { Texts } from './texts.ts';

/** A page of the route table, as far as its texts go. */
export interface Page {
  readonly pattern: string;
  readonly title: string;
  readonly screen: ScreenName;
  readonly texts: readonly TextGroup[];
  readonly anchors: readonly { readonly title: string }[];
}

/** English texts by group. */
export type Groups = ReadonlyMap<TextGroup, Texts>;

const COUNTED = /_(one|other)$/;

/** The group of each key, counted ones without their ending. */
const groupsOfKeys = (groups: Groups): ReadonlyMap<string, TextGroup> =>
  new Map(
    [...groups].flatMap(([group, texts]) =>
      [...texts.keys()].map((key) => [key.replace(COUNTED, ''), group] as const),
    ),
  );

const rawText = (part: SyntaxNode): string => String(Reflect.get(Object(part.value), 'raw'));

/** Keys that a file names, whole or as a template such as `attribute.${attribute}`. */
function keysIn(file: SourceFile, known: ReadonlyMap<string, TextGroup>): ReadonlySet<string> {
  const found = new Set<string>();
  walkSyntax(parse(file).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && known.has(node.value))
      found.add(node.value);
    if (node.type !== 'TemplateLiteral') return;
    const [start = '', ...rest] = nodesAt(node.quasis).map(rawText);
    const end = rest.at(-1) ?? '';
    if (!/^\w+\./.test(start)) return;
    for (const key of known.keys()) if (key.startsWith(start) && key.endsWith(end)) found.add(key);
  });
  return found;
}

/** Parts of the shell and of pages whose texts come with their code. */
type LateParts = ReadonlyMap<string, readonly TextGroup[]>;
const LATE_PARTS: LateParts = new Map([
  ['src/app/shell/music/mini-player.tsx', ['music']],
  ['src/app/shell/dialogs/welcome-dialog.tsx', ['late']],
  ['src/app/shell/dialogs/welcome-bar.tsx', ['late']],
  ['src/app/shell/dialogs/cloud-offer.tsx', ['late']],
  ['src/app/shell/visited/use-visited.ts', ['late']],
  ['src/features/account/profiles/profile-notices.tsx', ['late']],
  ['src/features/account/copies/waiting-cards.tsx', ['late']],
]);

/** Routes follow from the heads of families: their texts are those of the pages. */
const ROUTE_TABLE = /^model\/(site\/routes|families\/\w+\/head\.ts$)/;
const MENU_AND_ROUTER = /^src\/app\//;

/** The file and all that it imports, at once or late, without what is outside the page. */
function reachable(
  start: string,
  files: ReadonlyMap<string, SourceFile>,
  late: LateParts,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (!file || found.has(path) || ROUTE_TABLE.test(path)) return;
    if (path !== start && (MENU_AND_ROUTER.test(path) || late.has(path))) return;
    found.add(path);
    for (const { file: imported, typeOnly } of importsOf(file)) if (imported && !typeOnly) visit(imported);
  };
  visit(start);
  return found;
}

/** What stands around every page: the files of `src/app` and all they import, but for the pages and what brings its own texts. */
function shellFiles(
  files: ReadonlyMap<string, SourceFile>,
  others: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (!file || found.has(path) || others.has(path) || ROUTE_TABLE.test(path)) return;
    found.add(path);
    for (const { file: imported, typeOnly } of importsOf(file)) if (imported && !typeOnly) visit(imported);
  };
  for (const path of files.keys()) if (path.startsWith('src/app/')) visit(path);
  return found;
}

/**
 * A page and its parts use the texts of its groups and `common`, the shell those of `shell` and `common`, and its late parts those that
 * come with them: no other ones are sure to be loaded. Titles of pages stand in the menu, anchors only while their page shows.
 */
export function textsOfPages(pages: readonly Page[], groups: Groups, late: LateParts = LATE_PARTS): Rule {
  const known = groupsOfKeys(groups);
  return (tree) => {
    const files = new Map(tree.filter(({ path }) => isProduct(path)).map((file) => [file.path, file]));
    const found = new Map<string, Violation>();
    const check = (
      keys: Iterable<string>,
      allowed: readonly TextGroup[],
      file: string,
      user: string,
    ): void => {
      for (const key of keys) {
        const group = known.get(key);
        if (group === undefined || allowed.includes(group)) continue;
        const detail = `${user} has ${allowed.join(', ')}, but ${key} is in ${group}`;
        found.set(`${file} ${key}`, { rule: 'texts of pages', file, detail });
      }
    };
    const checkFiles = (paths: Iterable<string>, allowed: readonly TextGroup[], user: string): void => {
      for (const path of paths) {
        const file = files.get(path);
        if (file) check(keysIn(file, known), allowed, path, user);
      }
    };
    const fileOf = (screen: ScreenName): string => posix.join('src', moduleOf(screen));
    for (const { pattern, title, screen, texts, anchors } of pages) {
      check([title], ['common'], 'model/site/routes', 'the menu');
      const allowed = ['common' as const, ...texts];
      check(
        anchors.map((anchor) => anchor.title),
        allowed,
        'model/site/routes',
        pattern,
      );
      checkFiles(reachable(fileOf(screen), files, late), allowed, pattern);
    }
    const screens = pages.map(({ screen }) => fileOf(screen));
    checkFiles(shellFiles(files, new Set([...screens, ...late.keys()])), SHARED_GROUPS, 'the shell');
    for (const [path, texts] of late)
      checkFiles(reachable(path, files, late), [...SHARED_GROUPS, ...texts], path);
    return [...found.values()];
  };
}
