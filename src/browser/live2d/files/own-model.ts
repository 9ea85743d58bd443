import { unzipSync } from 'fflate';
import { BUILD_DATA, type BundleFile, type ModelFiles, readBuildData } from '#model/media/live2d/model-files';
import { packagePath, readModelJson } from '#model/media/live2d/model-json';
import { FileMissing, type ModelSource } from '../live2d-stage.ts';

/** A visitor's own model, as a ZIP file (reference R129). It stays in the browser. */

const MB = 2 ** 20;
const MAX_PACKAGE = 128 * MB;
const MAX_UNPACKED = 256 * MB;
const MAX_FILE = 32 * MB;
const MAX_FILES = 2_000;
const MAX_PATH = 400;
/** Models pack to a half, and texts to a twentieth; what grows more was made to fill memory. */
const MAX_RATIO = 200;
const SMALL = MB;

const FAULTS = ['notZip', 'tooLarge', 'tooMany', 'unsafe', 'noModel'] as const;
/** Why a package cannot be opened. */
export type PackageFault = (typeof FAULTS)[number];

export type OwnModel =
  | { readonly ok: true; readonly source: ModelSource }
  | { readonly ok: false; readonly fault: PackageFault };

class Refused extends Error {
  readonly fault: PackageFault;

  constructor(fault: PackageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Folders, and what file managers add. */
const isIgnored = (path: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(path);

/** Nothing is written anywhere; a package that tries to leave its folder is up to no good all the same. */
const leadsOut = (path: string): boolean =>
  path.length > MAX_PATH || /(^|\/)\.\.(\/|$)|^\/|^[a-z]:|\0/i.test(path);

/** Sizes are those that the package states, and the library keeps to them. */
function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let count = 0;
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      const path = name.replaceAll('\\', '/');
      if (leadsOut(path)) throw new Refused('unsafe');
      if (isIgnored(path)) return false;
      count += 1;
      total += originalSize;
      if (count > MAX_FILES) throw new Refused('tooMany');
      const grows = originalSize > SMALL && originalSize > MAX_RATIO * Math.max(size, 1);
      if (originalSize > MAX_FILE || total > MAX_UNPACKED || grows) throw new Refused('tooLarge');
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [name.replaceAll('\\', '/'), content]));
}

const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const depthOf = (path: string): number => path.split('/').length;

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const DESCRIPTION = /(^|\/)(buildData\.asset|([^/]*\.)?model\.json)$/;

interface Described {
  readonly files: ModelFiles;
  readonly folder: string;
}

/** The outermost description counts; a package of several models shows the first by name. */
function describedBy(files: ReadonlyMap<string, Uint8Array>): Described | null {
  const paths = [...files.keys()]
    .filter((path) => DESCRIPTION.test(path))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1));
  for (const path of paths) {
    const json = jsonOf(files.get(path)!);
    const folder = folderOf(path);
    const described = fileOf(path) === BUILD_DATA ? readBuildData(json) : readModelJson(json, folder);
    if (described !== null) return { files: described, folder };
  }
  return null;
}

/** Programs that fetch models keep bundles under their names, with `_rip`, or put all files into one folder. */
function placesOf({ bundle, file }: BundleFile, folder: string): readonly string[] {
  const below = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  if (bundle === '') return [file];
  return [packagePath({ bundle, file }), `${bundle}_rip/${file}`, `${fileOf(bundle)}/${file}`, file].map(
    below,
  );
}

/** Opens a package with a `model.json` or a `buildData.asset`. Never throws. */
export function openOwnModel(bytes: Uint8Array): OwnModel {
  if (bytes.length > MAX_PACKAGE) return { ok: false, fault: 'tooLarge' };
  try {
    const files = unpack(bytes);
    const described = describedBy(files);
    if (described === null) return { ok: false, fault: 'noModel' };
    const find = (file: BundleFile): Uint8Array | undefined =>
      placesOf(file, described.folder)
        .map((path) => files.get(path))
        .find((content) => content !== undefined);
    if (find(described.files.model) === undefined) return { ok: false, fault: 'noModel' };
    const source: ModelSource = {
      files: described.files,
      still: null,
      async read(file) {
        const content = find(file);
        if (content === undefined) throw new FileMissing(file);
        return content;
      },
    };
    return { ok: true, source };
  } catch (error) {
    return { ok: false, fault: error instanceof Refused ? error.fault : 'notZip' };
  }
}
