import type { Plugin } from 'vite';
import { addImported, stylesOf } from './imported-files.ts';

/**
 * Has index.html name the files of all steps of the boot, though each is imported only when the one before is done: one after
 * the other they would take a phone seconds. They stand in a template, from which the entry takes them once the browser has
 * painted what the server sent (src/platform/early.ts); asked for before, they would only hold up its style sheet and pictures.
 */
export const askForSteps = (): Plugin => ({
  name: 'ask-for-steps',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const files = new Set<string>();
      for (const file of chunk?.dynamicImports ?? []) addImported(bundle, file, files);
      const isNew = (file: string): boolean => !html.includes(file);
      const links = [...files].filter(isNew).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      }));
      if (links.length === 0) return [];
      const styles = stylesOf(bundle, files).filter(isNew);
      const attrs = { class: 'early', 'data-styles': styles.map((file) => `/${file}`).join(' ') };
      return [{ tag: 'template', attrs, children: links, injectTo: 'head' }];
    },
  },
});
