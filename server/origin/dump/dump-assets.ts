import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { typeOfPath } from '../content-types.ts';
import { belowAssets } from '../data-name.ts';
import { type AssetRead, MISSING } from '../origin.ts';

/**
 * Finds the file of an asset below `folder`. The path is well formed by the grammar of names, and what it leads to
 * through links must still lie inside the folder.
 */
export async function findAsset(folder: string, path: string): Promise<AssetRead> {
  if (belowAssets(path) === null) return MISSING;
  try {
    const root = await realpath(join(folder, path.split('/')[0] ?? ''));
    const file = await realpath(join(folder, path));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return MISSING;
    return { status: 'found', type: typeOfPath(path), body: { file } };
  } catch {
    return MISSING;
  }
}
