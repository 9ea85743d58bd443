import { type LevelFacts, levelItemOf } from '#model/chart/formats/level-item';
import { asArray, asObject, asText, isJsonObject, type JsonObject } from '#model/records/reading';
import { digestOf } from '#src/browser/storage/digest.ts';

/** A collection package of Sonolus with one level and all that it is played with (docs/chart-formats.md). */

/** A file of this site; null where there is none. */
export type GetFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

const KINDS = {
  posts: 'post',
  playlists: 'playlist',
  levels: 'level',
  skins: 'skin',
  backgrounds: 'background',
  effects: 'effect',
  particles: 'particle',
  engines: 'engine',
  replays: 'replay',
} as const;

const encoder = new TextEncoder();
const jsonFile = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));
const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The address of a file that an item names; null for other values. */
const addressIn = (value: JsonObject): string | null => asText(value.url);

/** Pages ask no other origin for anything, so what lies there cannot be packed. */
function isOfSite(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const address = isJsonObject(value) ? addressIn(value) : null;
  return address === null ? Object.values(value).every(isOfSite) : address.startsWith('/');
}

class Collection {
  readonly files = new Map<string, Uint8Array>();
  readonly #get: GetFile;

  constructor(get: GetFile) {
    this.#get = get;
  }

  async add(bytes: Uint8Array<ArrayBuffer>): Promise<JsonObject> {
    const hash = await digestOf(bytes.buffer);
    const path = `sonolus/repository/${hash}`;
    this.files.set(path, bytes);
    return { hash, url: `/${path}` };
  }

  /** The same value with the files that it names in the package; what cannot be had is left empty, as the app allows. */
  async taken(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((each) => this.taken(each)));
    if (!isJsonObject(value)) return value;
    const address = addressIn(value);
    if (address !== null) {
      const bytes = await this.#get(address);
      return bytes ? this.add(bytes) : {};
    }
    const entries = Object.entries(value).map(async ([key, part]) => [key, await this.taken(part)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  json(path: string, value: unknown): void {
    this.files.set(`sonolus/${path}`, jsonFile(value));
  }
}

const ofItem = (item: unknown) => ({
  item,
  actions: [],
  hasCommunity: false,
  leaderboards: [],
  sections: [],
});

function writeLists(made: Collection, items: Readonly<Record<string, unknown>>, title: string): void {
  made.json('package', { shouldUpdate: false });
  const buttons = Object.keys(items).map((kind) => ({ type: kind }));
  made.json('info', { title, buttons, configuration: { options: [] } });
  for (const [folder, kind] of Object.entries(KINDS)) {
    const item = items[kind];
    const all = item === undefined ? [] : [item];
    made.json(`${folder}/info`, { sections: [{ title: '#NEWEST', itemType: kind, items: all }] });
    made.json(`${folder}/list`, { pageCount: 1, items: all });
    if (item !== undefined) made.json(`${folder}/${asText(asObject(item).name) ?? kind}`, ofItem(item));
  }
}

/** The engine that the site has for Sonolus; null where it has none. A list is always there, so nothing is asked for that is missing, which browsers report as an error. */
async function engineOf(get: GetFile): Promise<JsonObject | null> {
  const engines = await get('/sonolus/engines/list');
  const [engine] = engines ? asArray(asObject(parsed(engines)).items) : [];
  return isJsonObject(engine) ? engine : null;
}

/**
 * A level of this site as its Sonolus server describes it. Null where there is no such level, no engine to play it with, or something of
 * it lies on another site.
 */
export async function packableLevel(level: string, get: GetFile): Promise<JsonObject | null> {
  if (!(await engineOf(get))) return null;
  const details = await get(`/sonolus/levels/${level}`);
  if (!details) return null;
  const item = asObject(asObject(parsed(details)).item);
  return isOfSite(item) ? item : null;
}

/** The same of a chart that the site does not have as a level. */
export async function packableDraft(facts: LevelFacts, get: GetFile): Promise<JsonObject | null> {
  const engine = await engineOf(get);
  return engine && isOfSite(engine) ? levelItemOf(facts, engine) : null;
}

/** The files of a package with a level whose notes are `data`. Every file is fetched, music included. */
export async function collectionOf(
  { data: _packed, ...given }: JsonObject,
  data: Uint8Array<ArrayBuffer>,
  get: GetFile,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Collection(get);
  const taken = asObject(await made.taken(given));
  const item = { ...taken, data: await made.add(data) };
  const engine = asObject(taken.engine);
  const { skin, background, effect, particle } = engine;
  writeLists(made, { level: item, skin, background, effect, particle, engine }, asText(taken.title) ?? '');
  return made.files;
}
