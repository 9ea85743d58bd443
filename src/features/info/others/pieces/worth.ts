import { wordsOf } from '#model/listing/views/words';
import type { Lists, RecordList } from '#model/records/list-readers';
import type { SongRecord } from '#model/records/song';
import type { ChartMeta } from '#model/records/song-meta';
import type { Format } from '#model/rules/format';
import { skillGain } from '#model/rules/song-ranking';
import type { Translate } from '#model/texts/translate';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import type { Column, Listed, PickView, SortView } from '#src/kit/list/listing.ts';
import { nameFor, type Servers } from '../list/names.ts';

/** What the address asks of the worth of skills. */
export const WORTH_KEYS = ['song', 'diff'] as const;
export type WorthAsked = Readonly<Record<string, readonly string[]>>;

const SONGS: readonly RecordList[] = ['songs'];
const SONGS_AND_META: readonly RecordList[] = ['songs', 'songMeta'];

/** The weights of charts are a long list, so they come when a song is chosen. */
export const listsOfWorth = ({ song = [] }: WorthAsked): readonly RecordList[] =>
  song.length > 0 ? SONGS_AND_META : SONGS;

/** A skill at one of its levels, and a thing that has one. */
interface AtLevel {
  readonly percent: number;
  readonly seconds: number;
}
type SkillOf<I> = (item: I, look: string) => AtLevel | undefined;

const USUAL: Difficulty = 'expert';

const difficultiesOf = (song: SongRecord): readonly Difficulty[] =>
  DIFFICULTIES.filter((difficulty) => song.difficulties[difficulty] !== undefined);

/** The difficulty that is asked for, else EXPERT, else the hardest of the song. */
function difficultyOf(song: SongRecord, { diff = [] }: WorthAsked): Difficulty | undefined {
  const all = difficultiesOf(song);
  return all.find((one) => one === diff[0]) ?? all.find((one) => one === USUAL) ?? all.at(-1);
}

function chartOf({ songs, songMeta }: Lists, id: number, asked: WorthAsked): ChartMeta | undefined {
  const song = songs.get(id);
  const difficulty = song && difficultyOf(song, asked);
  return difficulty && songMeta.get(id)?.[difficulty];
}

/** As a part of the score without skills; null where the chart is not known. */
const gainOf = (chart: ChartMeta | undefined, skill: AtLevel | undefined): number | null =>
  chart && skill ? skillGain(chart, skill.percent, skill.seconds) : null;

interface Worth<I extends Listed> {
  readonly picks: readonly PickView<I>[];
  readonly columns: readonly Column<I>[];
  readonly sorts: readonly SortView<I>[];
  /** For tiles and rows; null without a song. */
  readonly textOf: (item: I, look: string) => string | null;
}

interface Sources<I> {
  readonly lists: Lists;
  readonly servers: Servers;
  readonly asked: WorthAsked;
  readonly t: Translate;
  readonly format: Format;
  /** At the level that is looked at; at the highest one for an empty look. */
  readonly skillOf: SkillOf<I>;
}

/** What skills are worth on a chart of the visitor's choice: the choice, and once it is made a column, an order and words. */
export function worthOfSkills<I extends Listed>(sources: Sources<I>): Worth<I> {
  const { lists, asked, t, format, skillOf } = sources;
  const chosen = Number(asked.song?.[0] ?? Number.NaN);
  const song = lists.songs.get(chosen);
  const picks = [songPick(sources), ...(song ? [difficultyPick<I>(song, t)] : [])];
  if (!song) return { picks, columns: [], sorts: [], textOf: () => null };
  const chart = chartOf(lists, chosen, asked);
  const inPercent = (item: I, look: string): number | null => {
    const gain = gainOf(chart, skillOf(item, look));
    return gain === null ? null : Math.round(gain * 1000) / 10;
  };
  const best = (item: I): number | null => inPercent(item, '');
  return {
    picks,
    columns: [
      {
        key: 'worth',
        title: t('others.worth'),
        cell: (item, look) => {
          const gain = inPercent(item, look);
          return gain === null ? '–' : format.signedPercent(gain);
        },
        csv: best,
        isNumber: true,
        sort: 'song',
      },
    ],
    sorts: [{ key: 'song', label: t('others.worth'), startsDescending: true, of: best }],
    textOf: (item, look) => {
      const gain = inPercent(item, look);
      return gain === null ? null : t('others.worthOn', { percent: format.signedPercent(gain) });
    },
  };
}

/** It is there before the songs are, so that nothing moves. It keeps every skill: those that add nothing are worth nothing. */
function songPick<I extends Listed>({ lists, servers, asked, t, skillOf }: Sources<I>): PickView<I> {
  const timeOf = ({ publishedAt }: SongRecord): number => publishedAt[servers.main] ?? 0;
  return {
    key: 'song',
    title: t('others.worthSong'),
    options: [...lists.songs.values()]
      .sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)
      .map(({ id, title }) => ({ value: String(id), label: nameFor(title, id, servers) })),
    searchWords: (value) => wordsOf(lists.songs.get(Number(value))?.title ?? []),
    hintOf: (value) => `#${value}`,
    shareOf: (value) => {
      const chart = chartOf(lists, Number(value), asked);
      return (item) => gainOf(chart, skillOf(item, '')) ?? 0;
    },
  };
}

const difficultyPick = <I extends Listed>(song: SongRecord, t: Translate): PickView<I> => ({
  key: 'diff',
  title: t('live.difficulty'),
  options: difficultiesOf(song).map((difficulty) => ({
    value: difficulty,
    label: t(`difficulty.${difficulty}`),
  })),
  searchWords: () => '',
  hintOf: () => '',
  shareOf: () => () => 0,
});
