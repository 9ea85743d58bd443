import { CHART_SONG_TYPES, type ChartSongType } from '../contract/community/post.ts';
import type { PostQuery } from '../contract/community/posts.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { decodePosts, filterOf, isNarrowed, NO_QUERY, type PostsQuery } from './posts-query.ts';

/** The level of a community chart is one of these. */
export const CHART_LEVELS = { least: 1, most: 100 } as const;

/** What the address of the list of community charts asks for. */
export interface ChartsQuery extends PostsQuery {
  /** Null for all. */
  readonly songType: ChartSongType | null;
  /** One song of the game; null for all. */
  readonly song: number | null;
  readonly difficulties: readonly Difficulty[];
  /** Null without a bound. */
  readonly levelFrom: number | null;
  readonly levelTo: number | null;
  /** Only those that were not played to their end in this browser. */
  readonly isUntried: boolean;
}

export const NO_CHARTS_QUERY: ChartsQuery = {
  ...NO_QUERY,
  songType: null,
  song: null,
  difficulties: [],
  levelFrom: null,
  levelTo: null,
  isUntried: false,
};

const ID = /^[1-9]\d{0,8}$/;
const LEVEL = /^[1-9]\d{0,2}$/;

const levelOf = (text: string | null): number | null =>
  text !== null && LEVEL.test(text) && Number(text) <= CHART_LEVELS.most ? Number(text) : null;

/** Never throws: invalid values are ignored. */
export function decodeCharts(params: Parameters<typeof decodePosts>[0]): ChartsQuery {
  const song = params.get('song') ?? '';
  const wanted = (params.get('diff') ?? '').split('_');
  return {
    ...decodePosts(params),
    songType: CHART_SONG_TYPES.find((type) => type === params.get('source')) ?? null,
    song: ID.test(song) ? Number(song) : null,
    difficulties: DIFFICULTIES.filter((each) => wanted.includes(each)),
    levelFrom: levelOf(params.get('from')),
    levelTo: levelOf(params.get('to')),
    isUntried: params.get('tried') === 'no',
  };
}

/** What of an address `decodeCharts` reads beyond that of posts, as pairs for the query. */
export const chartParams = ({
  songType,
  song,
  difficulties,
  levelFrom,
  levelTo,
  isUntried,
}: ChartsQuery): readonly (readonly [string, string])[] => [
  ...(songType === null ? [] : [['source', songType] as const]),
  ...(song === null ? [] : [['song', String(song)] as const]),
  ...(difficulties.length === 0
    ? []
    : [['diff', DIFFICULTIES.filter((each) => difficulties.includes(each)).join('_')] as const]),
  ...(levelFrom === null ? [] : [['from', String(levelFrom)] as const]),
  ...(levelTo === null ? [] : [['to', String(levelTo)] as const]),
  ...(isUntried ? [['tried', 'no'] as const] : []),
];

/** Whether some charts are left out. */
export const isChartsNarrowed = (query: ChartsQuery): boolean =>
  isNarrowed(query) || chartParams(query).length > 0;

/** The same in the words of the contract. A chosen song is one of the game; `tried` are the charts that the visitor has played. */
export function chartFilterOf(query: ChartsQuery, now: number, tried: readonly number[] = []): PostQuery {
  const { songType, song, difficulties, levelFrom, levelTo, isUntried } = query;
  const source = song === null ? songType : 'bandori';
  return {
    ...filterOf(query, now, 'chart'),
    ...(source === null ? {} : { songType: source }),
    ...(song === null ? {} : { songId: song }),
    ...(difficulties.length === 0 ? {} : { diffs: difficulties.map((each) => DIFFICULTIES.indexOf(each)) }),
    ...(levelFrom === null ? {} : { levelFrom }),
    ...(levelTo === null ? {} : { levelTo }),
    ...(isUntried && tried.length > 0 ? { without: [...tried] } : {}),
  };
}
