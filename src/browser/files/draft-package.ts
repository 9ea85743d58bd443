import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** A draft with its files as one ZIP file, and back. */

const DRAFT = 'draft.json';
const FILE = /^files\/([0-9a-f]{40})$/;
/** Far more than a chart of fifty thousand notes takes. */
const MAX_DRAFT_LENGTH = 40_000_000;
const MAX_OWN_FILES = 4;
/** The first moment that a ZIP file can name, so that the same draft is the same bytes. */
const FIRST_DAY = '1980-01-01T00:00:00';

export interface DraftPackage {
  /** The draft as JSON. */
  readonly text: string;
  /** Files by their hashes. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export function packDraft({ text, files }: DraftPackage): Uint8Array<ArrayBuffer> {
  const all: Zippable = { [DRAFT]: [strToU8(text), { level: 6 }] };
  // Music and pictures are packed already.
  for (const [hash, bytes] of files) all[`files/${hash}`] = [bytes, { level: 0 }];
  return new Uint8Array(zipSync(all, { mtime: FIRST_DAY }));
}

/** Null for anything but a package of a draft. Sizes are those that the package states, and the library keeps to them. Never throws. */
export function unpackDraft(bytes: Uint8Array, mostBytes: number): DraftPackage | null {
  let count = 0;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name === DRAFT) return originalSize <= MAX_DRAFT_LENGTH;
        count += FILE.test(name) ? 1 : 0;
        return FILE.test(name) && originalSize <= mostBytes && count <= MAX_OWN_FILES;
      },
    });
    const draft = found[DRAFT];
    if (!draft) return null;
    const files = Object.entries(found).flatMap(([name, content]) => {
      const hash = FILE.exec(name)?.[1];
      return hash === undefined ? [] : ([[hash, new Uint8Array(content)]] as const);
    });
    return { text: strFromU8(draft), files: new Map(files) };
  } catch {
    return null;
  }
}
