import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The file and all it imports at once. */
function withImports(bundle: Bundle, file: string, found: Set<string>): void {
  const output = bundle[file];
  if (output?.type !== 'chunk' || found.has(file)) return;
  found.add(file);
  for (const imported of output.imports) withImports(bundle, imported, found);
}

/**
 * Has index.html ask for the files of all steps of the boot at once (src/app/main.ts), though each is imported only when
 * the one before is done: one after the other they would take a phone seconds.
 */
export const askForSteps = (): Plugin => ({
  name: 'ask-for-steps',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const files = new Set<string>();
      for (const file of chunk?.dynamicImports ?? []) withImports(bundle, file, files);
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
    },
  },
});
