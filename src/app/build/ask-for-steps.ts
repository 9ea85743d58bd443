import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addImported, codeOf, largestFirst, stylesOf } from './imported-files.ts';

type Bundle = Rolldown.OutputBundle;

const PAGE = 'index.html';
/** Small and first of all: it sets the scheme before anything is painted. */
const THEME = '<script src="/theme.js"></script>';
/** What the bundler writes of the entry, of what that imports and of its styles. */
const ASKED = /\s*<(script|link)[^>]*\s(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>(?:<\/script>)?/g;
/** Where the server names the scripts of a page (server/routes/pages.ts). */
const PLACE_OF_SCRIPTS = '<!--scripts-->';

const link = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Makes the bundler's loader treat the style sheet as loaded: it is inlined. */
const marker = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`;

/** Rewrites imports that are relative to the scripts for code that is inlined in the page. */
const fromPage = (code: string): string => code.replaceAll(/(\bfrom|\bimport\()(["'`])\.\//g, '$1$2/assets/');

function headOf(bundle: Bundle, entry: Rolldown.OutputChunk): readonly string[] {
  const files = new Set<string>();
  for (const file of [entry.fileName, ...entry.dynamicImports]) addImported(bundle, file, files);
  const styles = stylesOf(bundle, files);
  files.delete(entry.fileName);
  return [
    ...largestFirst(bundle, files).map(link),
    PLACE_OF_SCRIPTS,
    ...styles.map(marker),
    `<style>${styles.map((file) => codeOf(bundle, file).trim()).join('\n')}</style>`,
    `<script type="module">${fromPage(entry.code).trim()}</script>`,
  ];
}

/**
 * Has index.html bring the entry and the styles of the boot, so that it is painted as soon as it is there, and ask for the files of
 * all steps of the boot at once, though each is imported only when the one before is done: one after the other they would take a
 * phone seconds. What the page itself holds comes while these are asked for, when the line would stand idle.
 */
export const askForSteps = (): Plugin => {
  let publicDir = '';
  return {
    name: 'ask-for-steps',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle[PAGE];
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        if (html?.type !== 'asset' || entry?.type !== 'chunk')
          this.error('the build has no page or no entry');
        const theme = await readFile(join(publicDir, 'theme.js'), 'utf8');
        html.source = String(html.source)
          .replaceAll(ASKED, '')
          .replace(THEME, () => `<script>${theme.trim()}</script>`)
          .replace('</head>', () => `${headOf(bundle, entry).join('\n')}\n</head>`);
      },
    },
  };
};
