import type { Plugin } from 'vite';
import { addImported, stylesOf } from './imported-files.ts';

/** Files of more bytes than this, before they are packed, are large: on a phone they take longest to come. */
const LARGE = 150_000;

const isLarge = (bundle: Parameters<typeof addImported>[0], file: string): boolean => {
  const output = bundle[file];
  return output?.type === 'chunk' && output.code.length > LARGE;
};

/**
 * Has index.html name the files of all steps of the boot, though each is imported only when the one before is done: one after
 * the other they would take a phone seconds. The large ones are asked for at once, on connections that would stand idle. The
 * others stand in a template, from which the entry takes them (src/platform/early.ts): asked for before, they would hold up the
 * style sheet.
 */
export const askForSteps = (): Plugin => ({
  name: 'ask-for-steps',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const files = new Set<string>();
      for (const file of chunk?.dynamicImports ?? []) addImported(bundle, file, files);
      const isNew = (file: string): boolean => !html.includes(file);
      const linkTo = (file: string) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      });
      const added = [...files].filter(isNew);
      if (added.length === 0) return [];
      const large = added.filter((file) => isLarge(bundle, file)).map(linkTo);
      const links = added.filter((file) => !isLarge(bundle, file)).map(linkTo);
      const styles = stylesOf(bundle, files).filter(isNew);
      const attrs = { class: 'early', 'data-styles': styles.map((file) => `/${file}`).join(' ') };
      return [
        ...large.map((tag) => ({ ...tag, injectTo: 'head' as const })),
        { tag: 'template', attrs, children: links, injectTo: 'head' },
      ];
    },
  },
});
