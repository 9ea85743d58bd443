import { defineConfig } from 'vitest/config';

const SETUP = ['tests/setup/seed.ts', 'tests/setup/console.ts', 'tests/setup/undo.ts'];

export default defineConfig({
  // Survives `npm ci`: `npm run check` reads from it how long each test file takes.
  cacheDir: '.cache/vite',
  test: {
    // One more than Vitest takes of two cores: most files wait for processes they started.
    maxWorkers: 2,
    reporters: ['default', './tests/setup/count-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          include: ['tests/{model,machines}/**/*.test.ts'],
          // Nothing in them outlives a test: loading everything anew for each file would take longer than the tests.
          isolate: false,
          setupFiles: SETUP,
          // As below: a slow machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // As above: loading the server anew for each file took more than half of the time.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/e2e/**',
            'tests/src/**',
            'tests/tools/inspector/**',
            'tests/{model,machines,wasm}/**',
          ],
          setupFiles: SETUP,
          // Far above what any test takes: a slow machine is no failure.
          testTimeout: 120_000,
          // A database server that starts on a busy machine.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'wasm',
          environment: 'node',
          // Each file has modules of its own: the kernels as TypeScript keep their memory in them.
          include: ['tests/wasm/**/*.test.ts'],
          setupFiles: SETUP,
          // The whole proof (`npm run prove`) takes hours.
          testTimeout: process.env.SEARCH_CHECK === 'full' ? 7_200_000 : 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A link that saves a file sets the address of the window, too, and all other files would have that.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
          },
          // As above; a file leaves the document empty, and its actors are its own.
          isolate: false,
          include: ['tests/{src,tools/inspector}/**/*.test.{ts,tsx}'],
          setupFiles: [...SETUP, 'tests/setup/dom.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/shared-site.ts'],
          setupFiles: ['tests/setup/seed.ts', 'tests/setup/browser-of-worker.ts'],
          // After the others. A file leaves its core idle for a fifth of its time, while answers are on their way.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // A machine that halts for seconds is no failure of a page; what passed at its second attempt is named at the end.
          retry: 1,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
