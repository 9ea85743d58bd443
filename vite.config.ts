import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.SETORI_SERVER ?? 'http://127.0.0.1:3000';

/** The web client. The server renders the built index.html for every page address (see server/app.ts). */
export default defineConfig(({ mode }) => ({
  root: 'src',
  publicDir: '../public',
  // `npm run inspect` may run beside `npm run dev`.
  cacheDir: mode === 'inspect' ? '../.cache/vite-inspect' : '../.cache/vite',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    // Names the files of each page for .size-limit.mjs; the server keeps it to itself.
    manifest: true,
    target: 'es2022',
    // A WebAssembly module as a data: address would need a wider content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the first page needs in one file: each of forty small ones would wait its turn on a phone.
            { name: 'main', test: /src\/app\/main\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/assets/': server, '/res/': server },
  },
}));
