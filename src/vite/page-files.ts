import type { Plugin, Rolldown } from 'vite';
import { addImported, stylesOf } from './imported-files.ts';

/** Which screen an address shows: `'/info/cards': { load: async () => (await import('../../routes/info/cards.tsx'))…`. */
const SCREENS = '/src/app/pages/screens.ts';
const SCREEN = /'(\/[^']*)': \{\s*load: async \(\) =>\s*\(await import\('([^']+)'\)\)/g;
/** Readers of lists, which the router asks for beside each page (src/data/prefetch.ts). */
const READERS = '/src/data/lists.ts';
/** Read by server/services/published/client-files.ts. */
const NOTES = '.vite/pages.json';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** Scripts that load on their own when `isWanted` is, with all they import. */
function scriptsOf(bundle: Bundle, isWanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>();
  for (const chunk of chunksOf(bundle)) if (isWanted(chunk)) addImported(bundle, chunk.fileName, found);
  return found;
}

/** Files that every page has by then: the entry, the steps of the boot and their styles. */
function filesOfBoot(bundle: Bundle): ReadonlySet<string> {
  const steps = chunksOf(bundle).flatMap(({ isEntry, dynamicImports }) => (isEntry ? dynamicImports : []));
  const scripts = scriptsOf(bundle, ({ isEntry, fileName }) => isEntry || steps.includes(fileName));
  return new Set([...scripts, ...stylesOf(bundle, scripts)]);
}

/**
 * Notes which files each page needs besides those of the boot, by the pattern of its address: so the server can have them
 * fetched while the boot is still on its way.
 */
export function pageFiles(): Plugin {
  const screens = new Map<string, string>();
  return {
    name: 'page-files',
    apply: 'build',
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (!id.endsWith(SCREENS)) return null;
        for (const [, pattern = '', file = ''] of code.matchAll(SCREEN)) {
          const found = await this.resolve(file, id);
          if (found) screens.set(pattern, found.id);
        }
        return null;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const boot = filesOfBoot(bundle);
        const filesFor = (screen: string): readonly string[] => {
          const scripts = scriptsOf(
            bundle,
            ({ facadeModuleId }) => facadeModuleId === screen || facadeModuleId?.endsWith(READERS) === true,
          );
          return [...scripts, ...stylesOf(bundle, scripts)].filter((file) => !boot.has(file));
        };
        const pages = [...screens].map(([pattern, screen]) => [pattern, filesFor(screen)] as const);
        this.emitFile({ type: 'asset', fileName: NOTES, source: JSON.stringify(Object.fromEntries(pages)) });
      },
    },
  };
}
