import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A file that only passes on what another file exports. */
interface Facade {
  readonly target: string;
  /** Names in the target by the names that the facade exports. */
  readonly names: ReadonlyMap<string, string>;
}

const FACADE = /^export\{([^{}]+)\}from"\.\/([\w.-]+\.js)";?\s*$/;
const EXPORT = /^([\w$]+)(?: as ([\w$]+))?$/;

/** Reads the code of a facade; null for every other file. */
export function readFacade(code: string): Facade | null {
  const [, list, target] = FACADE.exec(code) ?? [];
  if (list === undefined || target === undefined) return null;
  const names = new Map<string, string>();
  for (const each of list.split(',')) {
    const [, inner, outer = inner] = EXPORT.exec(each.trim()) ?? [];
    if (inner === undefined || outer === undefined) return null;
    names.set(outer, inner);
  }
  return { target, names };
}

/** An import of the facade, as an import of its target. */
export function importOfTarget({ target, names }: Facade): string {
  const members = [...names].map(([outer, inner]) => `${outer}:m.${inner}`);
  return `import("./${target}").then(m=>({${members.join(',')}}))`;
}

const DYNAMIC_IMPORT = /\bimport\([`'"]\.\/([\w.-]+\.js)[`'"]\)/g;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

function facadesIn(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, Facade> {
  const found = new Map<string, Facade>();
  for (const { fileName, code, isDynamicEntry } of chunks) {
    const facade = isDynamicEntry ? readFacade(code) : null;
    if (facade) found.set(nameOf(fileName), facade);
  }
  return found;
}

function removeFacades(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const facades = facadesIn(chunks);
  for (const chunk of chunks) {
    if (facades.has(nameOf(chunk.fileName))) delete bundle[chunk.fileName];
    if (!chunk.dynamicImports.some((file) => facades.has(nameOf(file)))) continue;
    chunk.code = chunk.code.replace(DYNAMIC_IMPORT, (whole, name: string) => {
      const facade = facades.get(name);
      return facade ? importOfTarget(facade) : whole;
    });
    chunk.dynamicImports = chunk.dynamicImports.map((file) => {
      const facade = facades.get(nameOf(file));
      return facade ? file.replace(/[^/]+$/, facade.target) : file;
    });
  }
}

/**
 * Imports what facades pass on from where it is. The bundler makes one for each module of a group that is imported when it is
 * needed (rolldown #9729); on a slow phone each would cost a round trip.
 */
export const withoutFacades = (): Plugin => ({
  name: 'without-facades',
  apply: 'build',
  generateBundle: { order: 'pre', handler: (_options, bundle) => removeFacades(bundle) },
});
