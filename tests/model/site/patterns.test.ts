import fc from 'fast-check';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { fixedPath, matchPattern, routeAt, routerPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const part = fc.oneof(
  { weight: 3, arbitrary: word.map((name) => ({ name, shape: (text: string) => text })) },
  { weight: 2, arbitrary: word.map((name) => ({ name, shape: () => '{id}' })) },
);
/** A pattern and an address that fits it. */
const fitting = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => ({
  pattern: `/${parts.map(({ name, shape }) => shape(name)).join('/')}`,
  path: `/${parts.map(({ name }) => name).join('/')}`,
}));

describe('a pattern', () => {
  test.each([
    ['/', '/', {}],
    ['/info/cards', '/info/cards/', {}],
    ['/info/cards/{id}/{name?}', '/info/cards/7', { id: '7' }],
    ['/info/cards/{id}/{name?}', '/info/cards/7/Stage-Light', { id: '7', name: 'Stage-Light' }],
    ['/tool/explorer/asset/{path*}', '/tool/explorer/asset', {}],
    ['/tool/explorer/asset/{path*}', '/tool/explorer/asset/a/b.png', { path: 'a/b.png' }],
  ])('%s fits %s', (pattern, path, parameters) => {
    expect(matchPattern(pattern, path)).toEqual(parameters);
  });

  test.each([
    ['/', '/tool'],
    ['/info/cards/{id}', '/info/cards'],
    ['/info/cards/{id}', '/info/cards/7/8'],
    ['/info/cards/{id}/{name?}', '/info/songs/7'],
    ['/tool/teambuilder', '/Tool/TeamBuilder'],
    ['/tool/teambuilder', '/tool//teambuilder'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull();
  });

  test('fits what it was made from, as the router would have it', () => {
    fc.assert(
      fc.property(fitting, ({ pattern, path }) => {
        expect(matchPattern(pattern, path)).not.toBeNull();
        expect(matchPath({ path: routerPath(pattern), caseSensitive: true }, path)).not.toBeNull();
        if (!pattern.includes('{')) expect(fixedPath(pattern)).toBe(path);
      }),
    );
  });

  test('decides as the router does on any address', () => {
    fc.assert(
      fc.property(fitting, fitting, ({ pattern }, { path }) => {
        const router = matchPath({ path: routerPath(pattern), caseSensitive: true }, path);
        expect(matchPattern(pattern, path) !== null).toBe(router !== null);
      }),
    );
  });
});

describe('the route table', () => {
  test('has each pattern once and finds every page by its address', () => {
    expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(ROUTES.length);
    for (const route of ROUTES) {
      const path = fixedPath(route.pattern);
      if (path !== null) expect(routeAt(path)).toBe(route);
    }
    expect(routeAt('/no/such/page')).toBeNull();
  });

  test('keeps every page but the console under its section', () => {
    const outside = ROUTES.filter(
      ({ pattern, section }) =>
        pattern !== '/' && pattern !== `/${section}` && !pattern.startsWith(`/${section}/`),
    );
    expect(outside.map(({ pattern }) => pattern)).toEqual(['/console']);
  });
});
