import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { askForSteps } from './src/app/build/ask-for-steps.ts';
import { DOWNLOADS, FILE_OF_BOOT } from './src/app/build/downloads.ts';
import { pageFiles } from './src/app/build/page-files.ts';
import { serviceWorker } from './src/app/build/service-worker.ts';
import { themeVariables } from './src/app/build/theme-variables.ts';
import { chartsWithoutDescriptions } from './src/app/build/without-descriptions.ts';
import { withoutFacades } from './src/app/build/without-facades.ts';

const server = process.env.SETORI_SERVER ?? 'http://127.0.0.1:3000';

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
      // Pixi brings it for older programs; nothing of ours asks for it. Without this line the stage's code is 89 kB instead of 71 (25 % more).
      {
        find: /^url$/,
        replacement: fileURLToPath(new URL('src/browser/stage/address.ts', import.meta.url)),
      },
      // Mantine gives each field a second id when it stands. Without this line 60 fields take 1.4 to 1.8 times as long to draw.
      {
        find: /^\.\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/kit/perf/plain-id.ts', import.meta.url)),
      },
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
        hostType === 'html' ? needed : needed.filter((file) => !FILE_OF_BOOT.test(file)),
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
        codeSplitting: { groups: DOWNLOADS },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/assets/': server, '/res/': server },
  },
}));
