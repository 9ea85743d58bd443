import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { askForSteps } from '#src/app/build/ask-for-steps.ts';
import { pageFiles } from '#src/app/build/page-files.ts';
import { serviceWorker } from '#src/app/build/service-worker.ts';
import { themeVariables } from '#src/app/build/theme-variables.ts';
import { chartsWithoutDescriptions } from '#src/app/build/without-descriptions.ts';
import { withoutFacades } from '#src/app/build/without-facades.ts';

const server = process.env.SETORI_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Files of the boot's steps (src/app/main.ts): a library or a layer each, with all that it imports and no step before it
 * has. Few, because each of forty small ones would wait its turn on a phone.
 */
const STEPS = [
  // What the entry itself imports: anything more in here, or the entry's parts in another file, and nothing runs before all has come.
  {
    name: 'runtime',
    test: /vite\/preload-helper|rolldown\/runtime|src\/platform\/(next-task|early|first-paint)\.ts$/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react-root\.ts$/ },
  { name: 'language', test: /src\/app\/first-texts\.ts$/ },
  { name: 'machines', test: /machines\/(optimizer\/optimizer|app\/app)\.machine\.ts$/ },
  { name: 'services', test: /src\/app\/(services\.ts|actors\.tsx)$/ },
  { name: 'app', test: /src\/app\/app\.tsx$|components\/place-of-address\.ts$/ },
];

const OF_BOOT = new RegExp(`/(rolldown-runtime|${STEPS.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`);

/** Without what they import: that lies in files which other pages have, too. */
const ALONE = { minShareCount: 2, includeDependenciesRecursively: false };

/**
 * What several pages share, in few files: on a slow phone each file costs as much time as some 15 kB of code that the page does not
 * need. A group takes along what its modules import, so that no two files wait for each other (tests/e2e/chunks.test.ts).
 */
const SHARED = [
  {
    name: 'common',
    // Families, drawn charts and games come with their pages, and music when it is played.
    test: /lucide-react|mantine\/hooks|utils\/noop|(plain-id|use-drop|use-document-offset|use-share|hand-over)\.ts$|\/model\/(?!search\/(?!normalise)|rules\/(skill-text|copies\/)|profile\/files\/compare|families\/(\w+\/|lexicon)|compute\/(asked|sent)\/|music\/|chart\/|games\/)|src\/(actors\/(?!music|late\/use-(game|room|simulator|tapping))|data\/(?!dailies|drawn-chart|own-chart|charts\.))/,
    minShareCount: 3,
  },
  {
    name: 'kit',
    test: /@mantine\/core|@floating-ui|react-number-format|src\/components\//,
    minShareCount: 8,
  },
  { name: 'platform', test: /src\/platform\//, minShareCount: 3 },
  // With the search language and all its words.
  {
    name: 'lists',
    test: /\/model\/(search\/|families\/lexicon)|src\/parts\/(family|listing|events|charts\/song-meta|cards\/card-list|profiles\/(active|import\/import-waiting))/,
    minShareCount: 2,
  },
  {
    name: 'details',
    test: /src\/parts\/(detail|cards)|\/model\/(rules\/skill-text|families\/gacha\/item)|src\/components\/(zoom|sound-player|seek-bar)/,
    minShareCount: 2,
  },
  {
    name: 'charts',
    test: /\/model\/chart\/(?!judging|stage|clock)|src\/(parts\/charts\/(?!simulator|strip|song-meta)|data\/(charts\.|drawn-chart))/,
    ...ALONE,
  },
  {
    name: 'stages',
    test: /src\/parts\/charts\/simulator|late\/use-(simulator|tapping)|machines\/simulator|\/model\/chart\//,
    ...ALONE,
  },
  { name: 'games', test: /\/model\/games\/(?!room)/, ...ALONE },
  // Their hub plays none.
  {
    name: 'playing',
    test: /src\/parts\/games\/(?!daily|game-result|typed-answer|nickname|rounds)/,
    ...ALONE,
  },
  // Other pages link to the team builder without answering a question.
  {
    name: 'questions',
    test: /\/model\/compute\/(asked|sent)\/|src\/(parts\/team\/question|data\/charts-ahead)|(item-views\.ts|items-used(\.module\.css|\.tsx))$/,
    ...ALONE,
  },
  { name: 'pictures', test: /src\/parts\/team\/picture\/(?!use-)/, ...ALONE },
  {
    name: 'teams',
    test: /src\/parts\/team|src\/routes\/tool\/teambuilder\/(?!pins\/(?!use-pins|result)|medley|shared)|src\/components\/(score-summary|counted-number|change-chip|fold|result-row|power-bar|order-|line-up|thumb-strip)|use-search-start/,
    ...ALONE,
  },
];

/** Files of several pages are named after all of these; each name stands in scripts that ask for it. */
const withoutUsers = (name: string): string => name.replace(/(~.*|\.\w+)$/, '');

/** The web client. The server renders the built index.html for every page address (see server/app.ts). */
export default defineConfig(({ mode }) => ({
  root: 'src',
  publicDir: '../public',
  // `npm run inspect` may run beside `npm run dev`.
  cacheDir: mode === 'inspect' ? '../.cache/vite-inspect' : '../.cache/vite',
  plugins: [
    react(),
    askForSteps(),
    pageFiles(),
    themeVariables(),
    chartsWithoutDescriptions(),
    withoutFacades(),
    serviceWorker(fileURLToPath(new URL('src/app/offline/service-worker.ts', import.meta.url))),
  ],
  resolve: {
    alias: [
      // The same without promises of its own: every browser of the target has them.
      { find: 'localforage', replacement: 'localforage/dist/localforage.nopromises.js' },
      // Pixi brings it for older programs; nothing of ours asks for it.
      {
        find: /^url$/,
        replacement: fileURLToPath(new URL('src/browser/stage/address.ts', import.meta.url)),
      },
      {
        find: /^\.\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/kit/perf/plain-id.ts', import.meta.url)),
      },
      // The package offers what it has for developers alone, with all its warnings.
      ...['index', 'dom-export'].map((entry) => ({
        find: entry === 'index' ? /^react-router$/ : /^react-router\/dom$/,
        replacement: fileURLToPath(
          new URL(`node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url),
        ),
      })),
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: {
      // Browsers that lack it load the same files a little later.
      polyfill: false,
      // Every script that imports another has the files of the boot already (src/app/build/ask-for-steps.ts).
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !OF_BOOT.test(file)),
    },
    // Names the files of each page for .size-limit.mjs; the server keeps it to itself.
    manifest: true,
    target: 'es2022',
    // A WebAssembly module as a data: address would need a wider content security policy; texts come when they are needed.
    assetsInlineLimit: (file) => (/\.(wasm|json)$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${withoutUsers(name)}-[hash].js`,
        assetFileNames: ({ names, originalFileNames }) => {
          const [, locale] = /locales\/([\w-]+)\/\w+\.json$/.exec(originalFileNames[0] ?? '') ?? [];
          return `assets/${locale ? `${locale}-` : ''}${withoutUsers(names[0] ?? '')}-[hash][extname]`;
        },
        codeSplitting: {
          groups: [...STEPS.map((step, index) => ({ ...step, priority: STEPS.length - index })), ...SHARED],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/assets/': server, '/res/': server },
  },
}));
