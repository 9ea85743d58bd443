import { asArray, asInteger, asNumber, asObject, isJsonObject, type JsonObject } from '../records/reading.ts';

/** Lists that names come from, as served. */
interface Sources {
  readonly characters: JsonObject | null;
  readonly birthdays: JsonObject | null;
  readonly bands: JsonObject | null;
}

const CHARACTER_FIELDS = ['characterName', 'firstName', 'nickname', 'bandId', 'colorCode'];
const NEWS_FIELDS = ['title', 'tags', 'timestamp'];
/** As many articles as a page shows without being asked for more. */
const NEWEST_NEWS = 6;

const only = (fields: readonly string[], row: JsonObject): JsonObject =>
  Object.fromEntries(fields.flatMap((key) => (key in row ? [[key, row[key]]] : [])));

/** The numbers under `key` in the rows of one section of the answer. */
const mentioned = (section: unknown, key: string): number[] =>
  Object.values(asObject(section)).flatMap((row) => asInteger(asObject(row)[key]) ?? []);

const castOf = (events: unknown): number[] =>
  Object.values(asObject(events))
    .flatMap((row) => asArray(asObject(row).characters))
    .flatMap((member) => asInteger(asObject(member).characterId) ?? []);

/** A character with the birthday, in the shape of both lists. */
function characterRow(id: number, { characters, birthdays }: Sources): JsonObject | null {
  const [row, day] = [characters?.[id], birthdays?.[id]];
  if (!isJsonObject(row) && !isJsonObject(day)) return null;
  const { birthday } = asObject(asObject(day).profile);
  return {
    ...only(CHARACTER_FIELDS, { ...asObject(day), ...asObject(row) }),
    ...(birthday !== undefined && { profile: { birthday } }),
  };
}

function rowsOf(ids: Iterable<number>, rowOf: (id: number) => unknown): JsonObject {
  const rows = [...new Set(ids)].map((id): [string, unknown] => [String(id), rowOf(id)]);
  return Object.fromEntries(rows.filter(([, row]) => isJsonObject(row)));
}

/** The characters of all birthdays, cards and events in the answer, and the bands of these and of its songs. */
export function namesOf(
  sources: Sources,
  answer: JsonObject,
): { readonly characters: JsonObject; readonly bands: JsonObject } {
  const ids = Object.keys(sources.birthdays ?? {}).map(Number);
  const people = [...ids, ...mentioned(answer.cards, 'characterId'), ...castOf(answer.events)];
  const characters = rowsOf(people, (id) => characterRow(id, sources));
  const bandIds = [...mentioned(characters, 'bandId'), ...mentioned(answer.songs, 'bandId')];
  const bands = rowsOf(bandIds, (id) => sources.bands?.[id]);
  return { characters, bands };
}

/** The newest articles without their authors; those without a date are left out. */
export function newestNews(news: JsonObject | null): JsonObject {
  const dated = Object.entries(news ?? {}).flatMap(([id, row]) => {
    const at = isJsonObject(row) ? asNumber(row.timestamp) : null;
    return isJsonObject(row) && at !== null ? [{ id, row, at }] : [];
  });
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, NEWEST_NEWS);
  return Object.fromEntries(newest.map(({ id, row }) => [id, only(NEWS_FIELDS, row)]));
}
