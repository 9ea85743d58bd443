import { BUILD_DATA, type BundleFile, type ModelFiles, readBuildData } from '#model/media/live2d/model-files';
import { packagePath, readModelJson } from '#model/media/live2d/model-json';
import { unpackZip, type ZipFault } from '../../files/bounded-zip.ts';
import { jsonOf } from '../json-of.ts';
import { FileMissing, type ModelSource } from '../live2d-stage.ts';

/** A visitor's own model, as a ZIP file (reference R129). It stays in the browser. */

/** Far more than any model has. */
const MB = 2 ** 20;
const LIMITS = { packed: 128 * MB, unpacked: 256 * MB, file: 32 * MB, files: 2_000 } as const;

/** Why a package cannot be opened. */
export type PackageFault = ZipFault | 'noModel';

export type OwnModel =
  | { readonly ok: true; readonly source: ModelSource }
  | { readonly ok: false; readonly fault: PackageFault };

const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const depthOf = (path: string): number => path.split('/').length;

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

/** Opens the file of a package. One that is too large is not read, and one that cannot be read is no ZIP. */
export async function openOwnFile(file: Blob): Promise<OwnModel> {
  if (file.size > LIMITS.packed) return { ok: false, fault: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? { ok: false, fault: 'notZip' } : openOwnModel(new Uint8Array(bytes));
}

/** Opens a package with a `model.json` or a `buildData.asset`. Never throws. */
export function openOwnModel(bytes: Uint8Array): OwnModel {
  const unpacked = unpackZip(bytes, LIMITS);
  if (!unpacked.ok) return unpacked;
  const { files } = unpacked;
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
}
