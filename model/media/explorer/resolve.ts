import { type AssetTarget, BUNDLE_END, isPathPart } from './asset-address.ts';
import { type AssetIndex, byName, placeOf } from './asset-index.ts';

/** What an address names in an index: its target, or the nearest folder above what is not there. */
export type Resolved =
  | { readonly isThere: true; readonly target: AssetTarget; readonly place: number }
  | { readonly isThere: false; readonly above: string };

/** Without `_rip`; null where it has none. */
export const bareName = (name: string): string | null =>
  name.endsWith(BUNDLE_END) ? name.slice(0, -BUNDLE_END.length) : null;

/** Follows the parts of an address down the index. A name may be written with `_rip`; what stands behind a bundle is a file. */
export function resolve(index: AssetIndex, parts: readonly string[]): Resolved {
  let [place, path] = [-1, ''];
  for (const [nth, part] of parts.entries()) {
    const names = [part, bareName(part)].filter((name) => name !== null && name !== '');
    const next = names
      .map((name) => (path === '' ? `${name}` : `${path}/${name}`))
      .find((each) => placeOf(index, each) !== null);
    if (next === undefined) return { isThere: false, above: path };
    [place, path] = [placeOf(index, next) ?? -1, next];
    if (index.bundles[place] === 1) {
      const file = parts.slice(nth + 1).join('/') || null;
      return { isThere: true, target: { kind: 'bundle', path, file }, place };
    }
  }
  return { isThere: true, target: { kind: 'folder', path }, place };
}

/** Names of a bundle's files, of which a list may hold anything; in the order of their numbers. */
export function readFileNames(json: unknown): readonly string[] | null {
  if (!Array.isArray(json)) return null;
  const names = json.filter((name): name is string => typeof name === 'string' && isPathPart(name));
  return [...new Set(names)].sort(byName);
}
