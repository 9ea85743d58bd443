import { isJsonObject, type JsonObject } from '#model/records/reading';
import { demo } from '../demo/demo-set.ts';

/**
 * A dump of a game that has grown: a ninth band with five characters from number 41 on, their cards and seven studio items, a sixth
 * server, and a card of an unknown attribute. Made of the demo set.
 */

export const NEW_BAND = 46;
export const NEW_CHARACTERS: readonly number[] = [41, 42, 43, 44, 45];
export const NEW_ITEMS: readonly number[] = [104, 105, 106, 107, 108, 109, 110];
export const ODD_CARD = 5_001;
const BEFORE = 5;
const OLD_BAND = 45;
const OLD_ITEMS = 97;
const SERVERS = 5;
/** Of each character. */
const CARDS = 2;

type Rows = Readonly<Record<string, JsonObject>>;

/** The rows of a demo list. */
function rowsOf(name: string): Rows {
  const list = demo.json(name);
  if (!isJsonObject(list)) throw new Error(`the demo set has no list ${name}`);
  return Object.fromEntries(
    Object.entries(list).flatMap(([id, row]) => (isJsonObject(row) ? [[id, row]] : [])),
  );
}

/** A value for each of the five servers gets a sixth one. */
function onSixServers(value: unknown): unknown {
  if (Array.isArray(value)) {
    const values = value.map(onSixServers);
    return values.length === SERVERS ? [...values, values[0]] : values;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onSixServers(one)]));
}

/** The first cards of each character, those of the last old band a second time for the new one. */
function cards(): Rows {
  const counts = new Map<number, number>();
  const kept = Object.entries(rowsOf('cards/all')).filter(([, { characterId }]) => {
    const count = (counts.get(Number(characterId)) ?? 0) + 1;
    counts.set(Number(characterId), count);
    return count <= CARDS;
  });
  const copied = kept
    .filter(([, { characterId }]) => Number(characterId) > NEW_CHARACTERS[0]! - 1 - BEFORE)
    .map(
      ([, card], nth) =>
        [String(4_001 + nth), { ...card, characterId: Number(card.characterId) + BEFORE }] as const,
    );
  const [[, first] = ['', {}]] = copied;
  return Object.fromEntries([...kept, ...copied, [String(ODD_CARD), { ...first, attribute: 'amber' }]]);
}

function characters(): Rows {
  const all = rowsOf('characters/all');
  const added = NEW_CHARACTERS.map((id) => [
    String(id),
    { ...all[String(id - BEFORE)], bandId: NEW_BAND, characterName: Array(SERVERS).fill(`Newcomer ${id}`) },
  ]);
  return { ...all, ...Object.fromEntries(added) };
}

function areaItems(): Rows {
  const all = Object.entries(rowsOf('areaItems/main')).map(([id, item]) => {
    const bands = item.targetBandIds;
    return [
      id,
      Array.isArray(bands) && bands.length > 1 ? { ...item, targetBandIds: [...bands, NEW_BAND] } : item,
    ] as const;
  });
  const byId: Rows = Object.fromEntries(all);
  const added = NEW_ITEMS.map((id, slot) => [
    String(id),
    { ...byId[String(OLD_ITEMS + slot)], targetBandIds: [NEW_BAND] },
  ]);
  return { ...byId, ...Object.fromEntries(added) };
}

/** Ten songs of the old band are the new one's. */
function songs(): Rows {
  let given = 0;
  return Object.fromEntries(
    Object.entries(rowsOf('songs/all')).map(([id, song]) => {
      const isGiven = song.bandId === OLD_BAND && given < 10;
      if (isGiven) given++;
      return [id, isGiven ? { ...song, bandId: NEW_BAND } : song];
    }),
  );
}

export const grownDump = (): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries({
      'cards/all.5': cards(),
      'skills/all.10': rowsOf('skills/all'),
      'characters/all.5': characters(),
      'bands/all.1': rowsOf('bands/all'),
      'areaItems/main.5': areaItems(),
      'songs/all.5': songs(),
      'events/all.5': rowsOf('events/all'),
    }).map(([name, rows]) => [`api/${name}.json`, onSixServers(rows)]),
  ),
  'api/charts/1/expert.json': demo.json('charts/1/expert'),
});
