import type { PerServer } from '../vocabulary/servers.ts';
import { readAssetName } from './read-asset-name.ts';
import { readRecords } from './read-records.ts';
import { asArray, asInteger, asPerServer, asText, withoutNulls } from './reading.ts';
import type { Records } from './records.ts';

/** A stamp, a row of `stamps/all` (reference R14). */
export interface StampRecord {
  readonly id: number;
  /** Name of its picture on each server; at least one is known. */
  readonly images: PerServer<string>;
  readonly characterId: number | null;
}

/** Reads `stamps/all`. Older lists have one name for all servers (reference R14). */
export const readStamps = (json: unknown): Records<StampRecord> =>
  readRecords('stamp', json, (id, row) => {
    const images = asPerServer(row.imageName, readAssetName);
    return images.every((name) => name === null)
      ? null
      : { id, images, characterId: asInteger(row.characterId) };
  });

const SOUND = /\.mp3$/;

/** Reads `explorer/{server}/assets/sound/voice_stamp`: names of the stamps that speak. */
export const readStampVoices = (json: unknown): ReadonlySet<string> =>
  new Set(
    withoutNulls(asArray(json).map(asText)).flatMap((file) => {
      const name = SOUND.test(file) ? readAssetName(file.replace(SOUND, '')) : null;
      return name === null ? [] : [name];
    }),
  );
