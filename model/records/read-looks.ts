import type { LookRecord } from './look.ts';
import { readAssetName } from './read-asset-name.ts';
import { readRecords } from './read-records.ts';
import { asPerServer, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** Reads `skin/{kind}.all` and `deco/{kind}.all`. A row without a name and a bundle is left out. */
export const readLooks = (json: unknown): Records<LookRecord> =>
  readRecords('look', json, (id, row) => {
    const name = perServerText(row.name);
    const bundles = asPerServer(row.assetBundleName, readAssetName);
    if ([...name, ...bundles].every((one) => one === null)) return null;
    return { id, name, bundles, publishedAt: perServerTime(row.publishedAt) };
  });
