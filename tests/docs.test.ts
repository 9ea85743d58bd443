import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pageOf } from '#server/routes/pages';
import { countLines, isProduct, readTree } from './architecture/sources.ts';
import { ROUTES } from './routes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));

/** `model/rules`, `src/kit` …; machines have one table for all of them. */
const FOLDERS = ['model', 'wasm', 'src', 'server'].flatMap((top) =>
  readdirSync(join(ROOT, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && `${top}/${entry.name}` !== 'wasm/build')
    .map((entry) => `${top}/${entry.name}`),
);
const FOLDER_READMES = ['model', 'wasm', 'src', 'server', 'demo', 'tools'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('README.md'))
    .map((path) => `${top}/${path}`),
);

/** What stands in backticks in one column of the tables of a document. */
const namesIn = (text: string, column: number): string[] =>
  (text.match(/^\| `.*\|$/gm) ?? []).flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

const EXPORTED = new Set(
  readTree(ROOT)
    .filter(({ path }) => isProduct(path))
    .flatMap(({ text }) => [
      ...text.matchAll(/export (?:default )?(?:async )?(?:const|function\*?|interface|type|class) (\w+)/g),
    ])
    .map(([, name = '']) => name),
);

const GUIDES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/adding-a-call.md',
  'docs/adding-a-language.md',
  'docs/data.md',
  'docs/api.md',
  'docs/quality.md',
  'docs/operator.md',
  'docs/patterns.md',
  'docs/decisions/README.md',
  'docs/forecast.md',
  'docs/glossary.md',
  'docs/optimizer.md',
  'docs/reference.md',
  'docs/solve.md',
  'machines/README.md',
  ...FOLDER_READMES,
];

/** Documents say what is true: what they name exists. */
test('published numbers that tests compare with name their source', () => {
  const golden = readdirSync(join(ROOT, 'tests/golden'));
  const sources = golden.map((name) => [name, JSON.parse(read(`tests/golden/${name}`)).source]);
  expect(sources.filter(([, source]) => typeof source !== 'string' || source === '')).toEqual([]);
});

describe('the changelog', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^(##|###) (.*)$/gm)].map(([, level, name]) => ({
    level,
    name: name ?? '',
  }));

  test('begins with what is not released, and has the version of package.json next', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const versions = headings.filter(({ level }) => level === '##').map(({ name }) => name);
    expect(versions[0]).toBe('[Unreleased]');
    expect(versions[1]?.replace(/\d{4}-\d\d-\d\d$/, 'date')).toBe(`[${version}] - date`);
  });

  test('says of each version what was added, changed and fixed', () => {
    const kinds = headings.filter(({ level }) => level === '###').map(({ name }) => name);
    expect(kinds.filter((name) => !/^(Added|Changed|Fixed|Removed|Security)$/.test(name))).toEqual([]);
    const perVersion = read('CHANGELOG.md')
      .split(/^## /m)
      .map((version) => version.match(/^### .*$/gm) ?? []);
    expect(perVersion.filter((names) => new Set(names).size < names.length)).toEqual([]);
  });
});

describe('documents', () => {
  test.each([
    ['README.md', 100],
    ['ARCHITECTURE.md', 150],
  ])('%s has at most %i lines', (path, limit) => {
    expect(countLines(read(path))).toBeLessThanOrEqual(limit);
  });

  test.each(GUIDES)('%s links to files that exist', (path) => {
    const links = [...read(path).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link ?? '');
    const local = links.filter((link) => !/^https?:/.test(link));
    expect(local.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
  });

  test.each(GUIDES)('%s names files that exist', (path) => {
    const named = [
      ...read(path).matchAll(/`((?:model|machines|wasm|src|server|tests|docs)\/[\w./-]+\.\w+)`/g),
    ];
    const files = named.map(([, file]) => file ?? '').filter((file) => !/\/x\./.test(file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test.each(GUIDES)('%s names scripts that exist', (path) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('the code map names places that exist', () => {
    const [, map = ''] = /## Where things are\n(.*?)\n### /s.exec(read('ARCHITECTURE.md')) ?? [];
    const places = namesIn(map, 1);
    expect(places.length).toBeGreaterThan(15);
    expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });

  test('every folder of the second level has a README', () => {
    const large = FOLDERS.filter((folder) => readdirSync(join(ROOT, folder)).length > 3);
    expect(large.filter((folder) => !FOLDER_READMES.includes(`${folder}/README.md`))).toEqual([]);
  });

  test.each(FOLDER_READMES)('%s names places that exist, in at most 30 lines', (path) => {
    const places = namesIn(read(path), 1);
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((place) => !existsSync(join(ROOT, dirname(path), place)))).toEqual([]);
    expect(countLines(read(path))).toBeLessThanOrEqual(30);
  });

  test.each(FOLDER_READMES.filter((path) => read(path).includes('| look for |')))(
    '%s names things that are exported',
    (path) => {
      expect(namesIn(read(path), 3).filter((name) => !EXPORTED.has(name))).toEqual([]);
    },
  );

  test('the recipe for a page names every place that lists the pages there are', () => {
    const [, recipe = ''] = /## Adding a page\n(.*?)\n## /s.exec(read('CONTRIBUTING.md')) ?? [];
    const sources = readTree(ROOT).filter(({ path }) =>
      /^(model\/site|src\/app|server\/routes)\//.test(path),
    );
    // The bare address is also a character that many files name.
    const one = ROUTES.find((path) => path !== '/');
    const lists = sources.filter(({ text }) => text.includes(`'${one}'`)).map(({ path }) => path);
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((path) => !recipe.includes(`\`${path}\``))).toEqual([]);
  });

  test.each(ROUTES)('the server knows the page %s', (path) => {
    expect(pageOf(path, 'en').isKnown).toBe(true);
  });

  test('decisions are numbered without gaps and listed with their status', () => {
    expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1));
    const list = read('docs/decisions/README.md');
    const missing = decisions.filter((name) => {
      const status = /^Status: (.*)$/m.exec(read(`docs/decisions/${name}`))?.[1] ?? 'none';
      return !list.split('\n').some((line) => line.includes(`(${name})`) && line.includes(`| ${status} |`));
    });
    expect(missing).toEqual([]);
  });
});
