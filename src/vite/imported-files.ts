import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Adds the script and all it imports at once to `found`. */
export function addImported(bundle: Bundle, file: string, found: Set<string>): void {
  const output = bundle[file];
  if (output?.type !== 'chunk' || found.has(file)) return;
  found.add(file);
  for (const imported of output.imports) addImported(bundle, imported, found);
}

/** Style sheets that come with scripts. */
export const stylesOf = (bundle: Bundle, scripts: Iterable<string>): readonly string[] =>
  [...scripts].flatMap((file) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
