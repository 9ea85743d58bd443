import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plant } from '../architecture/plant.ts';
import { chooseTests, readingTests, relatedTests } from './related.ts';

const TREE = plant({
  'model/rules/slug.ts': 'export const slug = 1;',
  'model/site/address.ts': "import { slug } from '#model/rules/slug'; export const address = slug;",
  'server/routes/pages.ts': "import { address } from '#model/site/address'; export const pages = address;",
  'tests/model/rules/slug.test.ts': "import { slug } from '#model/rules/slug';",
  'tests/model/site/address.test.ts': "import { address } from '#model/site/address';",
  'tests/server/routes/pages.test.ts': "import { pages } from '#server/routes/pages';",
  'tests/model/rules/other.test.ts': 'export {};',
  'tests/e2e/slug.test.ts': "import { slug } from '#model/rules/slug';",
  'tests/architecture.test.ts': 'export {};',
  'tests/docs.test.ts': 'export {};',
  'tests/locales/rules.test.ts': 'export {};',
});
const paths = (tests: readonly { readonly path: string }[]): string[] => tests.map(({ path }) => path);

describe('related tests', () => {
  test('takes the nearest first, over any number of imports, and no browser test', () => {
    expect(relatedTests(TREE, ['model/rules/slug.ts'])).toEqual([
      { path: 'tests/model/rules/slug.test.ts', distance: 1 },
      { path: 'tests/model/site/address.test.ts', distance: 2 },
      { path: 'tests/server/routes/pages.test.ts', distance: 3 },
    ]);
  });

  test('takes the test that mirrors a file when it does not import it', () => {
    const files = [...TREE, ...plant({ 'tests/server/app.test.ts': 'export {};' })];
    expect(paths(relatedTests(files, ['server/app.ts']))).toEqual(['tests/server/app.test.ts']);
    expect(paths(relatedTests(files, ['server/app-name.ts']))).toEqual([]);
  });

  test('finds those who import a file that was deleted', () => {
    const files = TREE.filter(({ path }) => path !== 'model/site/address.ts');
    expect(paths(relatedTests(files, ['model/site/address.ts']))).toEqual([
      'tests/model/site/address.test.ts',
      'tests/server/routes/pages.test.ts',
    ]);
  });

  test('takes a changed test itself, and none that was deleted', () => {
    const changed = ['tests/model/rules/other.test.ts', 'tests/model/rules/gone.test.ts'];
    expect(relatedTests(TREE, changed)).toEqual([{ path: 'tests/model/rules/other.test.ts', distance: 0 }]);
  });

  test('takes the tests that read texts and documents from the disk', () => {
    const always = 'tests/architecture.test.ts';
    expect(paths(readingTests(TREE, ['model/rules/slug.ts']))).toEqual([always]);
    expect(paths(readingTests(TREE, ['docs/api.md']))).toEqual([always, 'tests/docs.test.ts']);
    expect(paths(readingTests(TREE, ['locales/en/common.json']))).toEqual([
      always,
      'tests/locales/rules.test.ts',
    ]);
  });
});

describe('choosing tests', () => {
  const near = { path: 'tests/model/near.test.ts', distance: 1 };
  const slow = { path: 'tests/wasm/slow.test.ts', distance: 2 };
  const far = { path: 'tests/model/far.test.ts', distance: 3 };

  test('leaves out a slow test and runs a short one behind it', () => {
    const measured = new Map([
      [near.path, 1],
      [slow.path, 60],
      [far.path, 1],
    ] as const);
    expect(chooseTests([near, slow, far], measured, 10)).toEqual({
      run: [near.path, far.path],
      left: [slow.path],
    });
  });

  test('runs what was changed itself however long it takes', () => {
    const changed = { ...slow, distance: 0 };
    expect(chooseTests([changed, near], new Map([[slow.path, 60]]), 10)).toEqual({
      run: [slow.path],
      left: [near.path],
    });
  });

  test('takes every test once and no more than fit', () => {
    const times = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 40 });
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 100, noNaN: true }), (seconds, limit) => {
        const tests = seconds.map((_, i) => ({ path: `tests/model/${i}.test.ts`, distance: i + 1 }));
        const measured = new Map(seconds.map((time, i) => [`tests/model/${i}.test.ts`, time]));
        const { run, left } = chooseTests(tests, measured, limit);
        expect([...run, ...left].sort()).toEqual(paths(tests).sort());
        expect(run.reduce((sum, path) => sum + (measured.get(path) ?? 0), 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
