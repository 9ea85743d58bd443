import { unzipSync } from 'fflate';

/** ZIP files of visitors, which may be made to fill memory or to lead elsewhere. */

export interface ZipLimits {
  /** Bytes of the package, of all files in it, and of each. */
  readonly packed: number;
  readonly unpacked: number;
  readonly file: number;
  readonly files: number;
  /** Which of them are unpacked; without it all. */
  readonly wanted?: (path: string) => boolean;
}

const MAX_PATH = 400;
/** Texts pack to a twentieth; what grows more was made to fill memory. */
const MAX_RATIO = 200;
const SMALL = 2 ** 20;

export type ZipFault = 'notZip' | 'tooLarge' | 'tooMany' | 'unsafe';

type UnpackedZip =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly fault: ZipFault };

class Refused extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Folders, and what file managers add. */
const isIgnored = (path: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(path);

/** Nothing is written anywhere; a package that tries to leave its folder is up to no good all the same. */
const leadsOut = (path: string): boolean =>
  path.length > MAX_PATH || /(^|\/)\.\.(\/|$)|^\/|^[a-z]:|\0/i.test(path);

const pathOf = (name: string): string => name.replaceAll('\\', '/');

/** Sizes are those that the package states, and the library keeps to them; what is not packed it takes by its packed size. */
function unpack(bytes: Uint8Array, limits: ZipLimits): ReadonlyMap<string, Uint8Array> {
  let count = 0;
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      const path = pathOf(name);
      if (leadsOut(path)) throw new Refused('unsafe');
      if (isIgnored(path)) return false;
      const bytesOfFile = Math.max(size, originalSize);
      count += 1;
      total += bytesOfFile;
      if (count > limits.files) throw new Refused('tooMany');
      const grows = originalSize > SMALL && originalSize > MAX_RATIO * Math.max(size, 1);
      if (bytesOfFile > limits.file || total > limits.unpacked || grows) throw new Refused('tooLarge');
      return limits.wanted?.(path) ?? true;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [pathOf(name), content]));
}

/** All files by their paths. Never throws. */
export function unpackZip(bytes: Uint8Array, limits: ZipLimits): UnpackedZip {
  if (bytes.length > limits.packed) return { ok: false, fault: 'tooLarge' };
  try {
    return { ok: true, files: unpack(bytes, limits) };
  } catch (error) {
    return { ok: false, fault: error instanceof Refused ? error.fault : 'notZip' };
  }
}
