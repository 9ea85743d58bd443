import type { PerServer } from '../vocabulary/servers.ts';
import { readAssetName } from './read-asset-name.ts';
import { readRecords } from './read-records.ts';
import { asPerServer, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** Something that players choose the look or the sound of their games and profiles by (reference R14). */
export interface LookRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Of its pictures or sounds on each server. */
  readonly bundles: PerServer<string>;
  readonly publishedAt: PerServer<number>;
}

/** Reads `skin/{kind}.all` and `deco/{kind}.all`. A row without a name and a bundle is left out. */
export const readLooks = (json: unknown): Records<LookRecord> =>
  readRecords('look', json, (id, row) => {
    const name = perServerText(row.name);
    const bundles = asPerServer(row.assetBundleName, readAssetName);
    if ([...name, ...bundles].every((one) => one === null)) return null;
    return { id, name, bundles, publishedAt: perServerTime(row.publishedAt) };
  });
