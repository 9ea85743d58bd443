import { byName } from '#model/media/explorer/asset-index';

export interface FileOfFolder {
  /** In the package. */
  readonly name: string;
  readonly path: string;
}

/** A bundle whose files are still to be listed. */
export interface BundleOfFolder {
  /** In the package. */
  readonly name: string;
  /** Where the names of its files are, and the files. */
  readonly list: string;
  readonly path: string;
}

/** What is packed into one file. */
export interface FilesToPack {
  readonly name: string;
  readonly files: readonly FileOfFolder[];
}

/** A folder to pack: the files that are known of it, and those that its bundles will list. */
export interface FolderToPack extends FilesToPack {
  readonly bundles: readonly BundleOfFolder[];
}

type PackingFault = 'unreachable' | 'server';

export interface PackingContext {
  readonly folder: FolderToPack | null;
  /** All of the folder that are known by now. */
  readonly files: readonly FileOfFolder[];
  /** Bundles whose files were listed so far. */
  readonly listed: number;
  /** Files that were looked up so far. */
  readonly looked: number;
  /** Bytes of all files that are there. */
  readonly bytes: number;
  /** Bytes that are packed. */
  readonly packed: number;
  /** Names of files that are not there. */
  readonly missing: readonly string[];
  readonly fault: PackingFault | null;
}

/** What a visitor can do. */
export type PackingCommand =
  | { readonly type: 'PACKING.ASKED'; readonly folder: FolderToPack }
  | { readonly type: 'PACKING.CONFIRMED' }
  | { readonly type: 'PACKING.CANCELLED' }
  | { readonly type: 'PACKING.RETRIED' };

export type PackingEvent =
  | PackingCommand
  /** Names of the files of one of the bundles. */
  | { readonly type: 'BUNDLE.LISTED'; readonly files: readonly FileOfFolder[] }
  /** How large a file is; null for one that is not there. */
  | { readonly type: 'FILE.LOOKED'; readonly name: string; readonly bytes: number | null }
  | { readonly type: 'LOOKING.ENDED' }
  | { readonly type: 'BYTES.PACKED'; readonly bytes: number }
  | { readonly type: 'PACKAGE.SAVED'; readonly missing: readonly string[] }
  | { readonly type: 'FILES.LOST'; readonly fault: PackingFault }
  | { readonly type: 'xstate.error.actor.look'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.pack'; readonly error: unknown };

/** A package is put together in memory, and has no place for larger ones. */
export const MAX_PACKAGE_BYTES = 2 ** 30;
/** More files than this are too many to ask each for its size. */
export const MAX_PACKAGE_FILES = 10_000;

export const initialContext = (): PackingContext => ({
  folder: null,
  files: [],
  listed: 0,
  looked: 0,
  bytes: 0,
  packed: 0,
  missing: [],
  fault: null,
});

const unlooked = (folder: FolderToPack | null): PackingContext => ({
  ...initialContext(),
  folder,
  files: folder?.files ?? [],
});

export const take = (context: PackingContext, event: PackingEvent): PackingContext =>
  event.type === 'PACKING.ASKED' ? unlooked(event.folder) : context;

/** From the start: which lists came before does not count. */
export const lookAgain = ({ folder }: PackingContext): PackingContext => unlooked(folder);

export const noteListed = (
  { files, listed }: PackingContext,
  event: PackingEvent,
): Partial<PackingContext> =>
  event.type === 'BUNDLE.LISTED' ? { listed: listed + 1, files: [...files, ...event.files] } : {};

export function noteLooked(context: PackingContext, event: PackingEvent): Partial<PackingContext> {
  if (event.type !== 'FILE.LOOKED') return {};
  const { looked, bytes, missing } = context;
  return {
    looked: looked + 1,
    bytes: bytes + Math.max(0, event.bytes ?? 0),
    missing: event.bytes === null ? [...missing, event.name] : missing,
  };
}

export const notePacked = ({ packed }: PackingContext, event: PackingEvent): Partial<PackingContext> =>
  event.type === 'BYTES.PACKED' ? { packed: packed + Math.max(0, event.bytes) } : {};

export const noteSaved = (event: PackingEvent): Partial<PackingContext> =>
  event.type === 'PACKAGE.SAVED' ? { missing: event.missing } : {};

export const noteLost = (event: PackingEvent): Partial<PackingContext> =>
  event.type === 'FILES.LOST' ? { fault: event.fault } : {};

/** Of all files. More than their sizes come where the server, or what lies between, does not state them. */
export const sizeOf = ({ bytes, packed }: PackingContext): number => Math.max(bytes, packed);

/** What a package has no room for; null where it has. */
export function excessOf(context: PackingContext): 'files' | 'bytes' | null {
  if (context.files.length > MAX_PACKAGE_FILES) return 'files';
  return sizeOf(context) > MAX_PACKAGE_BYTES ? 'bytes' : null;
}

export const isTooLarge = (context: PackingContext): boolean => excessOf(context) !== null;

/** Whether there is anything to pack. */
export const hasFiles = ({ files, missing }: PackingContext): boolean => files.length > missing.length;

export const canPack = (context: PackingContext): boolean => hasFiles(context) && !isTooLarge(context);

const NOTHING: FolderToPack = { name: '', files: [], bundles: [] };
export const folderOf = ({ context }: { context: PackingContext }): FolderToPack => context.folder ?? NOTHING;
/** Lists of bundles come in any order; the same folder is the same file. */
export const filesOf = ({ context }: { context: PackingContext }): FilesToPack => ({
  name: folderOf({ context }).name,
  files: context.files.toSorted((one, other) => byName(one.name, other.name)),
});
