import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Adds the script and all it imports at once to `found`. */
export function addImported(bundle: Bundle, file: string, found: Set<string>): void {
  const output = bundle[file];
  if (output?.type !== 'chunk' || found.has(file)) return;
  found.add(file);
  for (const imported of output.imports) addImported(bundle, imported, found);
}

/** Style sheets that come with scripts, in the order of their rules: those of what a script imports before its own. */
export function stylesOf(bundle: Bundle, scripts: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    output.imports.forEach(add);
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style);
  };
  for (const file of scripts) add(file);
  return [...found];
}

/** What is in a script or style sheet; empty where there is none. */
export function codeOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  if (output?.type === 'chunk') return output.code;
  return output?.type === 'asset' ? String(output.source) : '';
}

/** What takes longest is asked for first: a browser has six connections. */
export const largestFirst = (bundle: Bundle, files: Iterable<string>): readonly string[] =>
  [...files].sort((a, b) => codeOf(bundle, b).length - codeOf(bundle, a).length);
