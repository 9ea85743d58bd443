import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

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

/** Texts of the language in which everything is measured, and what each page needs besides the boot (src/app/build/page-files.ts). */
const notes = JSON.parse(read('.vite/pages.json'));
const textFiles = (groups) => groups.flatMap((group) => notes.texts.en[group] ?? []);
const sizes = new Map();
/** Bytes when packed; pages share most of their files. */
const packed = (file) => {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(read(file)).length);
  return sizes.get(file);
};
const sizeOf = (names) => names.reduce((sum, name) => sum + packed(name), 0);

/** Pages by the first of their groups of texts, each with its scripts and texts. */
const pagesOf = new Map();
for (const { files: own, texts } of Object.values(notes.pages)) {
  const needed = [...own.filter((file) => file.endsWith('.js')), ...textFiles(texts)];
  pagesOf.set(texts[0], [...(pagesOf.get(texts[0]) ?? []), needed]);
}

/** kB of the largest page of each group, besides what every page has by then. What pages share lies in few files: small pages have some of it in vain. */
const LARGEST = {
  home: 121,
  // The gacha simulator: cards that turn, buttons, luck as bars.
  info: 180.6,
  tool: 192.6,
  profile: 161,
  account: 130,
  // Reported texts wait folded as they do in lists, with the words of those (2.5).
  console: 123.3,
  leaderboard: 141.1,
  posts: 156.6,
  post: 171.3,
  fancharts: 212.4,
  fanstories: 189.4,
  // Sound, and drafts with what is said about the chart (27); drafts lie in one file with those of stories (12).
  charteditor: 252.3,
  // A stage that follows the cursor, pickers of the game's files, drafts.
  storyeditor: 305.5,
  people: 182.8,
  about: 269,
  // The editor's library is 61 of it (decision 030).
  write: 254.5,
  chart: 123.5,
  music: 162.5,
  explorer: 129.5,
  game: 131.8,
  room: 141.4,
  // The engine and the stage, which come late, are not in it.
  stage: 179.5,
  // The stage of Pixi, the figures and what writes files come late.
  live2d: 112.2,
  // The theatre comes late.
  stories: 178.8,
};

const largestOf = (group) => pagesOf.get(group).reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));

export default [
  {
    name: 'scripts and texts of the home page',
    path: files([...[...scripts].map(({ file }) => file), ...textFiles(notes.pages['/'].texts)]),
    limit: '218.4 kB',
    brotli: true,
  },
  // Each query for phones asks for those held sideways, too (0.2), and first steps of tools are drawn before any script (0.3).
  { name: 'styles of the home page', path: files(styles), limit: '19.8 kB', brotli: true },
  ...[...pagesOf.keys()].map((group) => ({
    name: `largest page of ${group}`,
    path: files(largestOf(group)),
    limit: `${LARGEST[group]} kB`,
    brotli: true,
  })),
];
