import { SERVERS } from '../vocabulary/servers.ts';
import type { Prizes, TitleRecord } from './prize.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asObject, asText, type JsonObject, perServerText } from './reading.ts';

/** Names are made into addresses, so they may hold nothing but names. */
const NAME = /^[\w-]{1,80}$/;
/** How the data writes that there is no mark or no frame. */
const NONE = 'none';
/** Plates that move lie in bundles of their own, in a format that is not told. */
const MOVING = /^ani_/;

function picturesOf(row: JsonObject, server: number): readonly string[] | null {
  const [base, type, icon, rank] = ['baseImageName', 'degreeType', 'iconImageName', 'rank'].map(
    (key) => perServerText(row[key])[server] ?? NONE,
  );
  if (!base || base === NONE || MOVING.test(base)) return null;
  const over =
    rank === NONE ? [] : [type, icon].filter((name) => name !== NONE).map((name) => `${name}_${rank}`);
  const names = [base, ...over];
  return names.every((name) => NAME.test(name)) ? names : null;
}

const readTitle: RowReader<TitleRecord> = (id, row) => {
  const name = perServerText(row.degreeName);
  const pictures = SERVERS.map((_, server) => picturesOf(row, server)) as unknown as TitleRecord['pictures'];
  return [...name, ...pictures].every((one) => one === null) ? null : { id, name, pictures };
};

const readStamp: RowReader<string> = (_id, row) => {
  const name = asText(row.imageName);
  return name !== null && NAME.test(name) ? name : null;
};

/** Reads `events/{id}/prizes`: rows of `degrees/all` and `stamps/all`. What cannot be read is as if it were not there. */
export function readPrizes(json: unknown): Prizes {
  const { degrees, stamps } = asObject(json);
  return {
    titles: readRecords('title', degrees ?? {}, readTitle).byId,
    stamps: readRecords('stamp', stamps ?? {}, readStamp).byId,
  };
}
