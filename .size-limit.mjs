import { readFileSync } from 'node:fs';

/**
 * What the home page loads before it can be used: the files that index.html asks for, and everything they import at once.
 * What comes later (dialogs, search, the dev panel, other pages) is a file of its own and counts for nothing here;
 * tests/e2e/first-load.test.ts asks a browser whether that is so.
 */
const FOLDER = 'dist/client/';

const read = (file) => readFileSync(new URL(FOLDER + file, import.meta.url), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

function collect(file, found = new Set()) {
  const chunk = chunks.get(file);
  if (!chunk) throw new Error(`the build has no ${file}`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest[imported].file, found);
  return found;
}

const asked = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const scripts = new Set();
for (const file of asked.filter((name) => name.endsWith('.js'))) collect(file, scripts);
const styles = new Set([
  ...asked.filter((name) => name.endsWith('.css')),
  ...[...scripts].flatMap(({ css = [] }) => css),
]);
const files = (names) => [...names].map((name) => FOLDER + name);

export default [
  {
    name: 'scripts of the home page',
    path: files([...scripts].map(({ file }) => file)),
    limit: '220 kB',
    brotli: true,
  },
  { name: 'styles of the home page', path: files(styles), limit: '35 kB', brotli: true },
];
