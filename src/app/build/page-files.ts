import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { moduleOf } from '#model/site/features';
import { ROUTES, type Route } from '#model/site/routes';
import { addImported, largestFirst, stylesOf } from './imported-files.ts';

/** Readers of lists, which the router asks for beside a page that shows any; that of the home page comes with the boot (src/app/pages/prefetch.ts). */
const READERS = '/src/kit/data/lists.ts';
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

/** Text files as they are named in the build, by language and group: `{ ja: { info: 'assets/info-Cx3k9_aZ.json' } }`. */
function textFiles(bundle: Bundle): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const output of Object.values(bundle)) {
    const source = output.type === 'asset' ? output.originalFileNames[0] : undefined;
    const [, locale, group] = /\/locales\/([\w-]+)\/(\w+)\.json$/.exec(source ?? '') ?? [];
    if (locale && group) found[locale] = { ...found[locale], [group]: output.fileName };
  }
  return found;
}

/**
 * Notes the text files, and which files each page needs besides those of the boot, by the pattern of its address: so the server
 * can have them fetched while the boot is still on its way.
 */
export function pageFiles(): Plugin {
  let root = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const boot = filesOfBoot(bundle);
        const filesFor = ({ screen, data }: Route): readonly string[] => {
          const module = resolve(root, moduleOf(screen));
          if (!chunksOf(bundle).some(({ moduleIds }) => moduleIds.includes(module)))
            this.error(`the route table names ${screen}, but nothing imports ${module}`);
          const hasLists = data.some((name) => name !== 'recent');
          const scripts = scriptsOf(
            bundle,
            ({ facadeModuleId, moduleIds }) =>
              facadeModuleId === module || (hasLists && moduleIds.some((id) => id.endsWith(READERS))),
          );
          return [...largestFirst(bundle, scripts), ...stylesOf(bundle, scripts)].filter(
            (file) => !boot.has(file),
          );
        };
        const pages = ROUTES.map(
          (route) => [route.pattern, { files: filesFor(route), texts: route.texts }] as const,
        );
        const notes = { pages: Object.fromEntries(pages), texts: textFiles(bundle) };
        this.emitFile({ type: 'asset', fileName: NOTES, source: JSON.stringify(notes) });
      },
    },
  };
}
