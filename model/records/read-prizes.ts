import { SERVERS } from '../vocabulary/servers.ts';
import type { Prizes, TitleRecord } from './prize.ts';
import { readAssetName } from './read-asset-name.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { readStamps } from './read-stamps.ts';
import { asObject, asPerServer, asText, type JsonObject, perServerText } from './reading.ts';
import type { Records } from './records.ts';

/** How the data writes that there is no mark or no frame. */
const NONE = 'none';
/** Plates that move lie in bundles of their own. */
const MOVING = /^ani_/;

function picturesOf(row: JsonObject, server: number): readonly string[] | null {
  const [base, type, icon, rank] = ['baseImageName', 'degreeType', 'iconImageName', 'rank'].map(
    (key) => perServerText(row[key])[server] ?? NONE,
  );
  if (!base || base === NONE || MOVING.test(base)) return null;
  const over =
    rank === NONE ? [] : [type, icon].filter((name) => name !== NONE).map((name) => `${name}_${rank}`);
  const names = [base, ...over];
  return names.every((name) => readAssetName(name) !== null) ? names : null;
}

const asMoving = (value: unknown): string | null => {
  const name = readAssetName(value);
  return name !== null && MOVING.test(name) ? name : null;
};

const readTitle: RowReader<TitleRecord> = (id, row) => {
  const name = perServerText(row.degreeName);
  const pictures = SERVERS.map((_, server) => picturesOf(row, server)) as unknown as TitleRecord['pictures'];
  const moving = asPerServer(row.baseImageName, asMoving);
  if ([...name, ...pictures, ...moving].every((one) => one === null)) return null;
  const kind = asPerServer(row.degreeType, asText).find((one) => one !== null) ?? null;
  return { id, name, pictures, moving, kind };
};

/** Reads `degrees/all`. */
export const readTitles = (json: unknown): Records<TitleRecord> => readRecords('title', json, readTitle);

/** Reads `events/{id}/prizes`: rows of `degrees/all` and `stamps/all`. What cannot be read is as if it were not there. */
export function readPrizes(json: unknown): Prizes {
  const { degrees, stamps } = asObject(json);
  return {
    titles: readTitles(degrees ?? {}).byId,
    stamps: new Map([...readStamps(stamps ?? {}).byId].map(([id, { images }]) => [id, images])),
  };
}
