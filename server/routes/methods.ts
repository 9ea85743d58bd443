import type { FastifyInstance, HTTPMethods } from 'fastify';

type Openness = boolean | ((url: string) => boolean);

interface Known {
  readonly methods: Set<HTTPMethods>;
  /** Whether pages of other sites may read what a GET answers here. */
  isOpen: Openness;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read what is answered here, refusals too; or at which of its addresses they may. */
    isOpen?: Openness;
  }
  interface FastifyInstance {
    /** What is known of each route pattern, in the order of registration. */
    routeMethods: Map<string, Known>;
  }
}

/** Remembers every route, because the router tells an unknown method from an unknown address by nothing but silence. */
export function collectMethods(app: FastifyInstance): void {
  app.decorate('routeMethods', new Map());
  app.addHook('onRoute', ({ url, method, config }) => {
    const known = app.routeMethods.get(url) ?? { methods: new Set(), isOpen: false };
    for (const name of [method].flat()) known.methods.add(name);
    known.isOpen ||= config?.isOpen ?? false;
    app.routeMethods.set(url, known);
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Patterns end in `*` or have `:name` segments, as the router's do. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every(
    (segment, index) => segment === '*' || segment.startsWith(':') || segment === given[index],
  );
}

/** The patterns that name an address exactly, else those that are open at their end. */
function patternsAt(app: FastifyInstance, url: string): Known[] {
  const path = pathOf(url);
  const fitting = [...app.routeMethods].filter(([pattern]) => matches(pattern, path));
  const exact = fitting.filter(([pattern]) => !pattern.endsWith('*'));
  return (exact.length > 0 ? exact : fitting).map(([, known]) => known);
}

/** What may be asked of an address. */
export const allowedMethods = (app: FastifyInstance, url: string): string[] =>
  [...new Set(patternsAt(app, url).flatMap(({ methods }) => [...methods]))].sort();

const opens = (isOpen: Openness, url: string): boolean =>
  typeof isOpen === 'function' ? isOpen(pathOf(url)) : isOpen;

interface Asked {
  readonly url: string;
  readonly is404?: boolean;
  readonly routeOptions?: { readonly config: { readonly isOpen?: Openness } };
}

/** Whether pages of other sites may read what this address answers, also where it does not know the method or cannot be decoded. */
export function isOpenAddress(app: FastifyInstance, { url, is404 = true, routeOptions }: Asked): boolean {
  if (!is404) return opens(routeOptions?.config.isOpen ?? false, url);
  return patternsAt(app, url).some(({ isOpen }) => opens(isOpen, url));
}

/** Whether an address is itself a pattern, with no part left open. */
export const knowsExactly = (app: FastifyInstance, url: string): boolean => app.routeMethods.has(pathOf(url));
