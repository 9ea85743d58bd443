import { type AssetTarget, BUNDLE_END } from './asset-address.ts';

export interface Crumb {
  readonly name: string;
  readonly target: AssetTarget;
}

/** The folders down to the one that shows, without the server. */
export function crumbsOf(target: AssetTarget): readonly Crumb[] {
  const names = target.path === '' ? [] : target.path.split('/');
  return names.map((name, nth): Crumb => {
    const path = names.slice(0, nth + 1).join('/');
    const isBundle = target.kind === 'bundle' && nth === names.length - 1;
    return isBundle
      ? { name: `${name}${BUNDLE_END}`, target: { kind: 'bundle', path, file: null } }
      : { name, target: { kind: 'folder', path } };
  });
}

/** The folder that something lies in. */
export const folderAbove = (path: string): AssetTarget => ({
  kind: 'folder',
  path: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '',
});
