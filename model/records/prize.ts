import { type PerServer, SERVERS } from '../vocabulary/servers.ts';
import { readAssetName } from './read-asset-name.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asObject, asPerServer, asText, type JsonObject, perServerText } from './reading.ts';
import type { Records } from './records.ts';
import { readStamps } from './stamp.ts';

/** A title that players wear, as `degrees/all` has it (reference R14): a plate with a frame and a mark upon it. */
export interface TitleRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Names of its pictures on each server, the lowest first. */
  readonly pictures: PerServer<readonly string[]>;
  /** The bundle of its plate where that moves; it has no pictures then. */
  readonly moving: PerServer<string>;
  /** A word of the data for what it is given for, such as `event_point`. */
  readonly kind: string | null;
}

/** What an event gives besides cards: titles and stamps, by their numbers. */
export interface Prizes {
  readonly titles: ReadonlyMap<number, TitleRecord>;
  /** Names of pictures on each server; at least one is known. */
  readonly stamps: ReadonlyMap<number, PerServer<string>>;
}

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
