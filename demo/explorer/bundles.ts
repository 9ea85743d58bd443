/** A folder of files that were published together (reference R120). */
export interface Bundle {
  /** Its path without the `_rip` that addresses of files have. */
  readonly path: string;
  readonly files: readonly string[];
}

/** Names of files by the paths of their bundles. */
export type Bundles = ReadonlyMap<string, readonly string[]>;

const FILE = /^\/assets\/\w+\/(.+)_rip\/([^/]+)$/;

/** Sorts files into bundles. Both come in any order, and files of a bundle from different places. */
export function bundleSorter() {
  const files = new Map<string, Set<string>>();
  const bundle = (path: string): Set<string> => {
    const known = files.get(path) ?? new Set();
    files.set(path, known);
    return known;
  };
  return {
    /** By its address. One that lies in no bundle, as some pictures of events, is left out. */
    addFile(address: string | null): void {
      const [, path, name] = FILE.exec(address ?? '') ?? [];
      if (path !== undefined && name !== undefined) bundle(path).add(name);
    },
    addBundle({ path, files: names }: Bundle): void {
      const known = bundle(path);
      for (const name of names) known.add(name);
    },
    /** In the order of their paths. */
    sorted: (): Bundles =>
      new Map(
        [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, names]) => [path, [...names].sort()]),
      ),
  };
}
