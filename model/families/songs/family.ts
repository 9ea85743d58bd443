import { readSpan } from '../../listing/range.ts';
import { bandColor, bandsOfSongs } from '../../listing/views/bands.ts';
import type { SongRecord } from '../../records/song.ts';
import { jacketPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import type { TextKey } from '../../texts/groups.ts';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '../../vocabulary/difficulties.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { isSongType, SONG_TYPES } from '../../vocabulary/song-types.ts';
import { type Context, defineFamily, type Field, type RangeOf, type Sort, type Word } from '../family.ts';
import {
  bandOptions,
  joinWords,
  mutedWord,
  nameLine,
  numberField,
  optionsOf,
  releaseField,
  serverColumns,
  serverField,
} from '../fields.ts';
import { SONGS_HEAD } from './head.ts';
import { foundByNames, OTHER_BANDS, SONG_EXTRAS, SONG_WORDS, type SongItem, songItem } from './item.ts';

type SongField = Field<SongItem>;

/** The one difficulty that is filtered by; null where it is none or several. */
function askedDifficulty({ asked }: Context): Difficulty | null {
  const [first, ...others] = asked.diff ?? [];
  return others.length === 0 && isDifficulty(first) ? first : null;
}

/** Levels and notes are those of the chart that is filtered by, else of the one that nearly everybody means. */
const sortedDifficulty = (context: Context): Difficulty => askedDifficulty(context) ?? 'expert';

/** Levels of all songs there ever were lie within it. */
const LEVEL_LIMITS = { lowest: 1, highest: 45 } as const;

const chartSort = (text: 'songs.levelOf' | 'songs.notesOf', of: 'level' | 'notes'): Sort<SongItem> => ({
  label: (context) => {
    const { t } = context.words;
    return t(text, { difficulty: t(`difficulty.${sortedDifficulty(context)}`) });
  },
  descending: true,
  by: ({ song }, context) => song.difficulties[sortedDifficulty(context)]?.[of] ?? null,
});

const levelColumn = (difficulty: Difficulty): SongField => ({
  title: `difficulty.short.${difficulty}`,
  isNumber: true,
  text: ({ song }) => song.difficulties[difficulty]?.level.toString() ?? null,
  csv: ({ song }) => song.difficulties[difficulty]?.level ?? null,
  sortKey: (context) => (difficulty === sortedDifficulty(context) ? 'level' : null),
});

const notesColumn = (difficulty: Difficulty): SongField => ({
  title: ({ words: { t } }) => t('songs.notesOf', { difficulty: t(`difficulty.short.${difficulty}`) }),
  isNumber: true,
  isFileOnly: (context) => difficulty !== sortedDifficulty(context),
  text: ({ song }, { words }) => {
    const notes = song.difficulties[difficulty]?.notes ?? null;
    return notes === null ? null : words.format.integer(notes);
  },
  csv: ({ song }) => song.difficulties[difficulty]?.notes ?? null,
  sortKey: (context) => (difficulty === sortedDifficulty(context) ? 'notes' : null),
});

type Numbers = readonly number[];
const lengthsOf = ({ lengthSeconds }: SongRecord): Numbers => (lengthSeconds === null ? [] : [lengthSeconds]);
const temposOf = ({ bpm }: SongRecord): Numbers => bpm ?? [];

/** Null where there is nothing between. */
function limitsOf(numbers: Numbers): { readonly lowest: number; readonly highest: number } | null {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const number of numbers) {
    lowest = Math.min(lowest, Math.floor(number));
    highest = Math.max(highest, Math.ceil(number));
  }
  return lowest < highest ? { lowest, highest } : null;
}

/** A range from the lowest to the highest number of any song; a song of several tempos lies between its slowest and its fastest. */
const musicRange = (
  numbersOf: (song: SongRecord) => Numbers,
  from: TextKey,
  to: TextKey,
): RangeOf<SongItem> => ({
  limits: (items) => limitsOf(items.flatMap(({ song }) => numbersOf(song))),
  isWithin: ({ song }, span) => {
    const [low, high = low] = numbersOf(song);
    return low !== undefined && high !== undefined && low <= span.to && high >= span.from;
  },
  from,
  to,
});

const bpmText = (bpm: SongRecord['bpm'], { words }: Context): string | null =>
  bpm && [...new Set(bpm.map((value) => words.format.decimal(value)))].join('–');

const lengthText = ({ lengthSeconds }: SongRecord, { words }: Context): string | null =>
  lengthSeconds === null ? null : words.format.length(lengthSeconds);

const EN: ServerIndex = 1;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
/** As the English server writes it, or the title itself where it is in Latin letters; other titles come last. */
const latinTitle = ({ song: { title } }: SongItem): string | null =>
  title[EN] ?? title.find((text) => text !== null && LATIN.test(text)) ?? null;

const HARDEST: readonly Difficulty[] = ['expert', 'special'];

const levelWords = ({ view }: SongItem, shown: readonly Difficulty[]): readonly Word[] =>
  view.levels
    .filter(({ difficulty }) => shown.includes(difficulty))
    .map(({ difficulty, level }) => ({ text: String(level), look: difficulty }));

const NOTES = DIFFICULTIES.map((difficulty) => `${difficulty}-notes` as const);

/** Columns by their keys. */
const byKey = <K extends string>(entries: readonly (readonly [K, SongField])[]) =>
  Object.fromEntries(entries) as Readonly<Record<K, SongField>>;

export const FAMILY = defineFamily<SongRecord, SongItem>()({
  head: SONGS_HEAD,
  list: 'songs',
  item: songItem,
  extend: (item, { lists: { songReadings, songNicknames } }) =>
    foundByNames(item, songReadings.get(item.id)?.reading ?? [], songNicknames.get(item.id)?.names ?? []),
  releasedAt: ({ song }) => song.publishedAt,
  title: ({ view }) => view.title,
  names: ({ song }) => song.title,
  subtitle: ({ id, view }) => joinWords(view.band, `#${id}`),
  color: ({ song }) => bandColor(song.bandId),
  picture: ({ view }) => ({ src: view.jacket }),
  art: ({ song }, { main, sub }) => {
    const home = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
    const servers = [...new Set([home, SERVERS[0]])];
    return servers.flatMap((server) => jacketPath(server, song, song.jacketImages.length - 1) ?? []);
  },
  lexicon: SONG_WORDS,
  placeholder: { text: 'songs.search', example: 'roselia ex 27+' },
  examples: [
    { typed: 'ex 26+', meaning: 'songs.example.chart' },
    { typed: 'sp28', meaning: 'songs.example.exact' },
    { typed: '26+ 27-', meaning: 'songs.example.range' },
    { typed: 'roselia cover', meaning: 'songs.example.band' },
    { typed: 'ぽぴぱ', meaning: 'list.example.script' },
    { typed: 'cp', meaning: 'songs.example.initials' },
    { typed: 'tokimeku', meaning: 'songs.example.latin' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'songs.example.id' },
    { typed: '/happy', meaning: 'card.example.names' },
  ],
  fields: {
    id: numberField<SongItem>(),
    title: { title: 'card.name', text: ({ view }) => view.title, sort: { by: ({ view }) => view.title } },
    latin: { title: 'songs.latinTitle', sort: { by: latinTitle } },
    band: {
      title: 'filter.band',
      text: ({ view }) => view.band,
      facet: {
        options: (context) =>
          bandOptions(context, bandsOfSongs(context.lists.songs), {
            value: OTHER_BANDS,
            title: 'songs.otherBands',
          }),
        of: ({ song: { bandId } }, _, { lists }) => [
          bandsOfSongs(lists.songs).includes(bandId) ? String(bandId) : OTHER_BANDS,
        ],
      },
    },
    type: {
      title: 'card.type',
      isFileOnly: () => true,
      text: ({ song }, { words }) => (isSongType(song.tag) ? words.t(`songs.typeOf.${song.tag}`) : song.tag),
      facet: {
        options: optionsOf(SONG_TYPES, (type) => `songs.typeOf.${type}`),
        of: ({ song }) => [song.tag],
      },
    },
    diff: {
      title: 'live.difficulty',
      text: ({ view }, { words }) =>
        joinWords(
          ...view.levels.map(
            ({ difficulty, level }) => `${words.t(`difficulty.short.${difficulty}`)} ${level}`,
          ),
        ),
      facet: {
        options: ({ words: { t } }) =>
          DIFFICULTIES.map((value) => ({
            value,
            label: t(`difficulty.${value}`),
            mark: { kind: 'letters', text: t(`difficulty.short.${value}`) },
          })),
        // Level and difficulty must be those of one chart.
        of: ({ view }, chosen) => {
          const span = readSpan(chosen.level?.[0], LEVEL_LIMITS);
          return view.levels
            .filter(({ level }) => span === null || (level >= span.from && level <= span.to))
            .map(({ difficulty }) => difficulty);
        },
      },
    },
    level: {
      title: 'meta.level',
      sort: chartSort('songs.levelOf', 'level'),
      range: {
        limits: (items) => limitsOf(items.flatMap(({ view }) => view.levels.map(({ level }) => level))),
        isWithin: ({ view }, { from, to }) => view.levels.some(({ level }) => level >= from && level <= to),
        from: 'meta.minLevel',
        to: 'meta.maxLevel',
      },
    },
    notes: { title: 'songs.charts', sort: chartSort('songs.notesOf', 'notes') },
    ...byKey(DIFFICULTIES.map((difficulty) => [difficulty, levelColumn(difficulty)])),
    ...byKey(DIFFICULTIES.map((difficulty) => [`${difficulty}-notes` as const, notesColumn(difficulty)])),
    has: {
      title: 'songs.has',
      facet: {
        options: ({ words: { t } }, items) =>
          SONG_EXTRAS.filter((extra) => items.some(({ extras }) => extras.includes(extra))).map((value) => ({
            value,
            label: t(`songs.extra.${value}`),
          })),
        of: ({ extras }) => extras,
      },
    },
    length: {
      title: 'meta.length',
      isNumber: true,
      text: ({ song }, context) => lengthText(song, context),
      csv: ({ song }) => song.lengthSeconds,
      sort: { descending: true, by: ({ song }) => song.lengthSeconds },
      range: { title: 'songs.seconds', ...musicRange(lengthsOf, 'songs.minLength', 'songs.maxLength') },
    },
    bpm: {
      title: 'songs.bpm',
      isNumber: true,
      text: ({ song }, context) => bpmText(song.bpm, context),
      csv: ({ song }) => song.bpm && [...new Set(song.bpm)].join('-'),
      sort: { descending: true, by: ({ song }) => song.bpm?.[1] ?? null },
      range: musicRange(temposOf, 'songs.minBpm', 'songs.maxBpm'),
    },
    server: serverField<SongItem>(({ servers }) => servers),
    release: releaseField<SongItem>(({ song }) => song.publishedAt),
    ...serverColumns<SongItem>(({ servers }) => servers),
  },
  columns: ['title', 'id', 'band', 'type', 'release', ...SERVERS, ...DIFFICULTIES, ...NOTES, 'length', 'bpm'],
  sorts: ['release', 'id', 'title', 'latin', 'level', 'notes', 'length', 'bpm'],
  facets: ['band', 'type', 'diff', 'server', 'has'],
  ranges: ['level', 'bpm', 'length'],
  facts: ['title', 'band', 'type', 'length', 'bpm'],
  summary: ['band', 'diff', 'length', 'release'],
  reads: ['diff', 'server'],
  page: {
    art: 'facts',
    ratio: 1,
    artText: ({ view }, { words }) => words.t('songs.jacketOf', { title: view.title }),
  },
  tile: {
    shape: { phone: 96, wide: 132, ratio: 1, lines: 46, first: 28 },
    look: 'plain',
    lines: (item, context) => {
      const asked = askedDifficulty(context);
      return [
        nameLine(item.view.title),
        [...levelWords(item, asked ? [asked] : HARDEST), mutedWord(String(item.id))],
      ];
    },
  },
  row: {
    wide: { width: 300, height: () => 84 },
    lines: (item, context) => {
      const { view, song, id } = item;
      const bpm = bpmText(song.bpm, context);
      return [
        [
          {
            text: joinWords(
              view.band,
              `#${id}`,
              lengthText(song, context),
              bpm && context.words.t('song.bpm', { bpm }),
            ),
          },
        ],
        levelWords(item, DIFFICULTIES),
      ];
    },
  },
});
