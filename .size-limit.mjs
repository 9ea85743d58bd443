import { readFileSync } from 'node:fs';

/**
 * What the home page loads before it can be used: the entry, which the page's own code is part of, and everything it
 * imports at once.
 * What comes later (dialogs, search, the dev panel, other pages) is a file of its own and counts for nothing here;
 * tests/e2e/first-load.test.ts asks a browser whether that is so.
 */
const FOLDER = 'dist/client/';
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(new URL(`${FOLDER}.vite/manifest.json`, import.meta.url), 'utf8'));

function collect(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(imported, found);
  return found;
}

const chunks = [...collect(ENTRY)];
const styles = new Set(chunks.flatMap(({ css = [] }) => css));
const files = (names) => names.map((name) => FOLDER + name);

export default [
  {
    name: 'scripts of the home page',
    path: files(chunks.map(({ file }) => file)),
    limit: '220 kB',
    brotli: true,
  },
  { name: 'styles of the home page', path: files([...styles]), limit: '35 kB', brotli: true },
];
