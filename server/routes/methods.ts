import type { FastifyInstance, HTTPMethods } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods by route pattern, in the order of registration. */
    routeMethods: Map<string, Set<HTTPMethods>>;
  }
}

/** Remembers every route, because the router tells an unknown method from an unknown address by nothing but silence. */
export function collectMethods(app: FastifyInstance): void {
  app.decorate('routeMethods', new Map());
  app.addHook('onRoute', ({ url, method }) => {
    const methods = app.routeMethods.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    app.routeMethods.set(url, methods);
  });
}

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

/** What may be asked of an address: by the patterns that name it exactly, else by those that are open at their end. */
export function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split('?')[0] ?? '';
  const fitting = [...app.routeMethods].filter(([pattern]) => matches(pattern, path));
  const exact = fitting.filter(([pattern]) => !pattern.endsWith('*'));
  const chosen = exact.length > 0 ? exact : fitting;
  return [...new Set(chosen.flatMap(([, methods]) => [...methods]))].sort();
}

/** Whether an address is itself a pattern, with no part left open. */
export const knowsExactly = (app: FastifyInstance, url: string): boolean =>
  app.routeMethods.has(url.split('?')[0] ?? '');
