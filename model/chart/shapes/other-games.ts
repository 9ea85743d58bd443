import { isJsonObject, type JsonObject } from '../../records/reading.ts';

/** Charts of other games, which are recognised to be refused by name (docs/chart-formats.md). */

interface OtherGame {
  /** A proper name, the same in every language. */
  readonly name: string;
  /** All of them are in a text of it. */
  readonly text?: readonly RegExp[];
  /** Lists that the JSON of it has. */
  readonly lists?: readonly string[];
  /** Fields of each row where the JSON is a list. */
  readonly rows?: readonly string[];
  /** The ending or the name of its charts in packages. */
  readonly file?: RegExp;
}

const OTHER_GAMES = {
  osu: { name: 'osu!', text: [/^osu file format v\d/], file: /\.osu$/i },
  stepMania: {
    name: 'StepMania',
    text: [/^[ \t]*#(?:BPMS|NOTES|NOTEDATA|STOPS):/im, /^[ \t]*#(?:OFFSET|BPMS|VERSION):[^:]*;/im],
    file: /\.(?:sm|ssc)$/i,
  },
  malody: { name: 'Malody', lists: ['time', 'note'], file: /\.mc$/i },
  arcaea: { name: 'Arcaea', text: [/^AudioOffset:/i, /^[ \t]*timing\(/m], file: /\.aff$/i },
  maimai: { name: 'maimai (simai)', text: [/^&(?:inote|lv)_\d+=/m], file: /(?:^|\/)maidata\.txt$/i },
  maimaiOwn: { name: 'maimai', text: [/^FES_MODE\t/m], file: /\.ma2$/i },
  taiko: {
    name: 'Taiko no Tatsujin (TJA)',
    text: [/^#START\b/m, /^(?:BPM|COURSE|LEVEL|WAVE):/m],
    file: /\.tja$/i,
  },
  cytoid: { name: 'Cytoid (Cytus II)', lists: ['page_list', 'note_list'] },
  phigros: { name: 'Phigros', lists: ['judgeLineList'] },
  beatSaber: { name: 'Beat Saber', lists: ['_notes', '_obstacles'], file: /(?:^|\/)info\.dat$/i },
  beatSaberNow: { name: 'Beat Saber', lists: ['colorNotes', 'bombNotes'] },
  iceAndFire: {
    name: 'A Dance of Fire and Ice',
    text: [/"(?:pathData|angleData)"\s*:/, /"actions"\s*:/],
    file: /\.adofai$/i,
  },
  kShoot: {
    name: 'K-Shoot MANIA',
    text: [/^(?:title|artist|t)=/m, /^[0-2]{4}\|[0-2]{2}\|/m],
    file: /\.ksh$/i,
  },
  chunithm: { name: 'CHUNITHM', text: [/^SEQUENCEID\t/m, /^BPM_DEF\t/m], file: /\.c2s$/i },
  cloneHero: {
    name: 'Clone Hero',
    text: [/^\[Song\]\s*\{/m, /^\[SyncTrack\]/m],
    file: /(?:^|\/)notes\.(?:chart|mid)$/i,
  },
  quaver: { name: 'Quaver', text: [/^AudioFile:/m, /^HitObjects:/m], file: /\.qua$/i },
  dtxMania: {
    name: 'DTXMania',
    text: [/^#(?:[DGB]LEVEL|DTXC_\w+|DTXVPLAYSPEED):/m],
    file: /\.(?:dtx|gda)$/i,
  },
  deemo: { name: 'Deemo', lists: ['notes', 'links'] },
  dynamix: { name: 'Dynamix', text: [/<CMap[\s>]/] },
  schoolIdolFestival: {
    name: 'Love Live! School Idol Festival',
    rows: ['timing_sec', 'notes_attribute', 'position'],
  },
} as const satisfies Readonly<Record<string, OtherGame>>;

export type OtherGameId = keyof typeof OTHER_GAMES;
const OTHER_GAME_IDS = Object.keys(OTHER_GAMES) as OtherGameId[];

const gameOf = (id: OtherGameId): OtherGame => OTHER_GAMES[id];
export const otherGameName = (id: OtherGameId): string => gameOf(id).name;

const isList = (json: JsonObject, key: string): boolean => Array.isArray(json[key]);

function holds({ lists, rows }: OtherGame, json: unknown): boolean {
  if (isJsonObject(json)) return lists?.every((key) => isList(json, key)) ?? false;
  if (!rows || !Array.isArray(json) || json.length === 0) return false;
  return json.every((row) => isJsonObject(row) && rows.every((key) => Object.hasOwn(row, key)));
}

const found = (test: (game: OtherGame) => boolean): OtherGameId | null =>
  OTHER_GAME_IDS.find((id) => test(gameOf(id))) ?? null;

/** Of which other game a text is, whether it is JSON or not. */
export const gameOfText = (text: string): OtherGameId | null =>
  found((game) => game.text?.every((sign) => sign.test(text)) ?? false);

/** Of which other game a JSON is that is in no format which is read. */
export const gameOfJson = (json: unknown): OtherGameId | null => found((game) => holds(game, json));

/** Of which other game a package is, by the paths in it. */
export const gameOfPackage = (paths: readonly string[]): OtherGameId | null =>
  found(({ file }) => file !== undefined && paths.some((path) => file.test(path)));
