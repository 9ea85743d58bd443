import { defineConfig } from 'vite';

/** The benchmarks as plain JavaScript, so that they measure what the site runs; packages stay where they are. */
export default defineConfig({
  publicDir: false,
  cacheDir: '.cache/vite-bench',
  build: {
    ssr: true,
    outDir: '.cache/bench',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    rollupOptions: {
      input: {
        main: 'bench/main.ts',
        cold: 'bench/cold.ts',
        worker: 'bench/worker.ts',
        'every-hand': 'bench/every-hand.ts',
        'memory-hand': 'bench/memory-hand.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
