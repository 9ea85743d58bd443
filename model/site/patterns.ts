import { memoize, once } from '../rules/once.ts';
import { ROUTES, type Route } from './routes.ts';

const PARAMETER = /^\{(\w+)([?*]?)\}$/;

interface Part {
  /** The text itself, or the parameter's name. */
  readonly name: string;
  readonly kind: 'text' | 'one' | 'optional' | 'rest';
}

const KINDS = { '': 'one', '?': 'optional', '*': 'rest' } as const;

function partOf(segment: string): Part {
  const [, name, mark] = PARAMETER.exec(segment) ?? [];
  if (name === undefined) return { name: segment, kind: 'text' };
  return { name, kind: mark === '?' || mark === '*' ? KINDS[mark] : KINDS[''] };
}

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);
/** Once per pattern: a page with its menu matches thousands. */
const partsOf = memoize((pattern: string): readonly Part[] =>
  pattern === '/' ? [] : segmentsOf(pattern).map(partOf),
);

const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** What stands between the slashes of a path. */
function givenIn(path: string): readonly string[] {
  const bare = withoutLastSlash(path);
  return bare === '/' ? [] : segmentsOf(bare);
}

/** Parameters of a path by name, as they stand in the address; null when the pattern is another page's. */
export const matchPattern = (pattern: string, path: string): Readonly<Record<string, string>> | null =>
  matchParts(partsOf(pattern), givenIn(path));

function matchParts(
  parts: readonly Part[],
  given: readonly string[],
): Readonly<Record<string, string>> | null {
  const isOpen = parts.at(-1)?.kind === 'rest';
  if (!isOpen && given.length > parts.length) return null;
  const found: Record<string, string> = {};
  for (const [index, { name, kind }] of parts.entries()) {
    const segment = kind === 'rest' ? given.slice(index).join('/') : given[index];
    if (kind === 'text' ? segment !== name : kind === 'one' && !segment) return null;
    if (kind !== 'text' && segment) found[name] = segment;
  }
  return found;
}

/** A pattern in the router's words: `:id`, `:name?`, `*`. */
export const routerPath = (pattern: string): string =>
  `/${partsOf(pattern)
    .map(({ name, kind }) => ({ text: name, one: `:${name}`, optional: `:${name}?`, rest: '*' })[kind])
    .join('/')}`;

/** The address of a page that needs no parameter; null for others. */
export function fixedPath(pattern: string): string | null {
  const parts = partsOf(pattern);
  if (parts.some(({ kind }) => kind === 'one')) return null;
  return `/${parts
    .filter(({ kind }) => kind === 'text')
    .map(({ name }) => name)
    .join('/')}`;
}

/** The page at an address; null for addresses no one knows. */
export function routeAt(path: string): Route | null {
  const given = givenIn(path);
  return routes().find(({ parts }) => matchParts(parts, given) !== null)?.route ?? null;
}

const routes = once(() => ROUTES.map((route) => ({ route, parts: partsOf(route.pattern) })));
