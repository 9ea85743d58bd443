import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';

/** What an address of the asset explorer names, as far as it can be read without the index. */
export interface AssetPlace {
  /** Null where the address names none: then it is that of the visitor. */
  readonly server: ServerCode | null;
  /** Parts of the path, as they stand in the address. */
  readonly parts: readonly string[];
}

const EXPLORER_PATH = '/tool/explorer/asset';
/** Stands behind the name of a bundle in the addresses of its files. */
export const BUNDLE_END = '_rip';

/** Whether a name can be one part of a path: it leads nowhere else, in an address and in a package. */
export const isPathPart = (name: string): boolean => !/^\.{0,2}$|[/\\]/.test(name);

const isServer = (text: string): text is ServerCode => SERVERS.some((code) => code === text);

/**
 * Reads the rest of the page's address: with a server or without, bundles with their `_rip` or without, and a file behind them
 * (reference R123).
 */
export function readAssetPlace(rest: string): AssetPlace {
  const parts = rest.split('/').filter(isPathPart);
  const [first = '', ...others] = parts;
  return isServer(first) ? { server: first, parts: others } : { server: null, parts };
}

/** A folder; a bundle, which holds files; a file of it. */
export type AssetTarget =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'bundle'; readonly path: string; readonly file: string | null };

/** What a row of a list leads to. */
export const targetOfRow = ({
  path,
  isBundle,
}: {
  readonly path: string;
  readonly isBundle: boolean;
}): AssetTarget => (isBundle ? { kind: 'bundle', path, file: null } : { kind: 'folder', path });

const withoutEnd = (name: string): string =>
  name.endsWith(BUNDLE_END) ? name.slice(0, -BUNDLE_END.length) : name;

/** What the parts say by themselves: what ends in `_rip` is a bundle, and what stands behind that is a file of it. */
export function targetOf(parts: readonly string[]): AssetTarget {
  const at = parts.findIndex((part) => part.endsWith(BUNDLE_END) && part !== BUNDLE_END);
  if (at < 0) return { kind: 'folder', path: parts.join('/') };
  const path = [...parts.slice(0, at), withoutEnd(parts[at] ?? '')].join('/');
  return { kind: 'bundle', path, file: parts.slice(at + 1).join('/') || null };
}

/** A path as it stands in an address. */
export const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
const below = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');

/** The address of a place on the page: that of the file itself, below the page instead of `/assets`. */
export const explorerPath = (server: ServerCode, target: AssetTarget): string =>
  `${EXPLORER_PATH}/${below(server, encoded(pathInAddress(target)))}`;

/** The path of a target as addresses of files write it. */
export const pathInAddress = (target: AssetTarget): string =>
  target.kind === 'folder' ? target.path : below(`${target.path}${BUNDLE_END}`, target.file ?? '');

/** Where the files of a bundle lie. */
export const bundleFilesPath = (server: ServerCode, bundle: string): string =>
  `/assets/${server}/${encoded(bundle)}${BUNDLE_END}`;

/** Where the file itself lies. */
export const assetFilePath = (server: ServerCode, bundle: string, file: string): string =>
  `${bundleFilesPath(server, bundle)}/${encoded(file)}`;

export const indexPath = (server: ServerCode): string => `/api/explorer/${server}/assets/_info.json`;

/** Where the names of a bundle's files are. */
export const bundlePath = (server: ServerCode, bundle: string): string =>
  `/api/explorer/${server}/assets/${encoded(bundle)}.json`;

/** How stories name a file. */
export const storyName = (bundle: string, file: string): string => `${bundle}:${file}`;
