import { defineConfig } from 'vite';

/** The server for `npm start`: our own code in a few files, packages left where they are. */
export default defineConfig({
  publicDir: false,
  cacheDir: '.cache/vite-server',
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        snapshot: 'server/commands/snapshot.ts',
        // Opens pictures of strangers, in a process of its own.
        drawing: 'server/services/uploads/drawing/program.ts',
        // Makes the music of the demo songs, in a process of its own, too.
        music: 'server/origin/music-program/program.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
