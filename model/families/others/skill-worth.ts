import { wordsOf } from '../../listing/views/words.ts';
import type { SongRecord } from '../../records/song.ts';
import type { ChartMeta } from '../../records/song-meta.ts';
import { skillGain } from '../../rules/song-ranking.ts';
import { DIFFICULTIES, type Difficulty } from '../../vocabulary/difficulties.ts';
import type { Context, Field, Item, Pick } from '../family.ts';
import { nameIn } from '../fields.ts';

/** What skills are worth on a chart of the visitor's choice. */

/** A skill at one of its levels. */
interface AtLevel {
  readonly percent: number;
  readonly seconds: number;
}

const USUAL: Difficulty = 'expert';

const difficultiesOf = (song: SongRecord): readonly Difficulty[] =>
  DIFFICULTIES.filter((difficulty) => song.difficulties[difficulty] !== undefined);

/** The song that is asked for. */
const songOf = ({ lists, asked }: Context): SongRecord | undefined =>
  lists.songs.get(Number(asked.song?.[0]));

/** On the difficulty that is asked for, else EXPERT, else the hardest of the song. */
function chartOf(song: SongRecord | undefined, { lists, asked }: Context): ChartMeta | undefined {
  const all = song ? difficultiesOf(song) : [];
  const [diff] = asked.diff ?? [];
  const difficulty = all.find((one) => one === diff) ?? all.find((one) => one === USUAL) ?? all.at(-1);
  return song && difficulty && lists.songMeta.get(song.id)?.[difficulty];
}

/** As a part of the score without skills; null where the chart is not known. */
const gainOf = (chart: ChartMeta | undefined, skill: AtLevel | undefined): number | null =>
  chart && skill ? skillGain(chart, skill.percent, skill.seconds) : null;

/** In per cent of the score without skills, to one digit; null without a song, and where its chart is not known. */
function worthOf(skill: AtLevel | undefined, context: Context): number | null {
  const gain = gainOf(chartOf(songOf(context), context), skill);
  return gain === null ? null : Math.round(gain * 1000) / 10;
}

/** The same in words. */
export function worthText(skill: AtLevel | undefined, context: Context): string | null {
  const worth = worthOf(skill, context);
  return worth === null ? null : context.words.format.signedPercent(worth);
}

/** The filters by which a chart is chosen. */
export const WORTH_KEYS = ['song', 'diff'] as const;

/** The choice of a chart. It keeps every skill: those that add nothing are worth nothing. */
export const worthPicks = <I extends Item>(best: (item: I) => AtLevel | undefined): readonly Pick<I>[] => [
  {
    key: 'song',
    title: 'others.worthSong',
    // The weights of charts are a long list.
    needs: ['songMeta'],
    options: (context) => {
      const timeOf = ({ publishedAt }: SongRecord): number => publishedAt[context.main] ?? 0;
      return [...context.lists.songs.values()]
        .sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)
        .map(({ id, title }) => ({ value: String(id), label: nameIn(title, context) ?? `#${id}` }));
    },
    searchWords: (value, { lists }) => wordsOf(lists.songs.get(Number(value))?.title ?? []),
    hint: (value) => `#${value}`,
    share: (item, value, context) =>
      gainOf(chartOf(context.lists.songs.get(Number(value)), context), best(item)) ?? 0,
  },
  {
    key: 'diff',
    title: 'live.difficulty',
    options: (context) => {
      const song = songOf(context);
      return song
        ? difficultiesOf(song).map((value) => ({ value, label: context.words.t(`difficulty.${value}`) }))
        : null;
    },
    searchWords: () => '',
    share: () => 0,
  },
];

/** `at` is a skill at the level that is looked at, `best` at its highest. */
export const worthField = <I extends Item>(
  at: (item: I, context: Context) => AtLevel | undefined,
  best: (item: I) => AtLevel | undefined,
): Field<I> => ({
  title: 'others.worth',
  isNumber: true,
  when: (context) => songOf(context) !== undefined,
  text: (item, context) => worthText(at(item, context), context),
  csv: (item, context) => worthOf(best(item), context),
  sort: { descending: true, by: (item, context) => worthOf(best(item), context) },
});
