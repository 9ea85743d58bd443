/** A folder of files that were published together (reference R120). */
export interface Bundle {
  /** Its path without the `_rip` that addresses of files have. */
  readonly path: string;
  readonly files: readonly string[];
}

const FILE = /^\/assets\/\w+\/(.+)_rip\/([^/]+)$/;

/** Files by their addresses, sorted into bundles. Addresses that lie in no bundle, as some pictures of events, are left out. */
export function bundlesOf(addresses: Iterable<string | null>): readonly Bundle[] {
  const files = new Map<string, Set<string>>();
  for (const address of addresses) {
    const [, path, file] = FILE.exec(address ?? '') ?? [];
    if (path === undefined || file === undefined) continue;
    const known = files.get(path);
    if (known) known.add(file);
    else files.set(path, new Set([file]));
  }
  return [...files].map(([path, names]) => ({ path, files: [...names] }));
}
