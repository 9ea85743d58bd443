import { readNumber } from '#model/listing/ranking-settings';
import type { SongView } from '#model/listing/views/song-view';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { matchesWords, searchWords } from '../text/search.ts';

/** Which charts of a long list are shown. */
export interface ChartFilter {
  /** None: all of them. */
  readonly difficulties: readonly Difficulty[];
  readonly bands: readonly number[];
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly text: string;
}

export const LOWEST_LEVEL = 1;
/** Beyond every level there ever was, so that without a choice no chart is left out. */
export const HIGHEST_LEVEL = 45;

export const NO_CHART_FILTER: ChartFilter = {
  difficulties: [],
  bands: [],
  minLevel: LOWEST_LEVEL,
  maxLevel: HIGHEST_LEVEL,
  text: '',
};

export const isFiltered = (filter: ChartFilter): boolean =>
  filter.text !== '' ||
  filter.difficulties.length > 0 ||
  filter.bands.length > 0 ||
  filter.minLevel !== LOWEST_LEVEL ||
  filter.maxLevel !== HIGHEST_LEVEL;

/** The levels that charts have. */
export interface Levels {
  readonly lowest: number;
  readonly highest: number;
}

/** From the lowest to the highest level of charts; every level there ever was while there are none. */
export function levelsOf(charts: readonly { readonly level: number }[]): Levels {
  if (charts.length === 0) return { lowest: LOWEST_LEVEL, highest: HIGHEST_LEVEL };
  let [lowest, highest] = [HIGHEST_LEVEL, LOWEST_LEVEL];
  for (const { level } of charts) {
    lowest = Math.min(lowest, level);
    highest = Math.max(highest, level);
  }
  return { lowest, highest };
}

/** The chosen levels within those there are. */
export const levelsShown = (
  { minLevel, maxLevel }: Pick<ChartFilter, 'minLevel' | 'maxLevel'>,
  { lowest, highest }: Levels,
): Levels => ({
  lowest: Math.min(highest, Math.max(lowest, minLevel)),
  highest: Math.max(lowest, Math.min(highest, maxLevel)),
});

/** The end of all there is is no choice: charts to come may lie beyond it. */
export const lowestChosen = (level: number, { lowest }: Levels): number =>
  level <= lowest ? LOWEST_LEVEL : level;
export const highestChosen = (level: number, { highest }: Levels): number =>
  level >= highest ? HIGHEST_LEVEL : level;

interface Chart {
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly view: SongView;
}

/** Whether a chart is meant. */
export function chartFinder(filter: ChartFilter): (chart: Chart) => boolean {
  const words = searchWords(filter.text);
  return ({ difficulty, level, view }) =>
    (filter.difficulties.length === 0 || filter.difficulties.includes(difficulty)) &&
    (filter.bands.length === 0 || filter.bands.includes(view.bandId)) &&
    level >= filter.minLevel &&
    level <= filter.maxLevel &&
    matchesWords(words, view);
}

/** The charts that are meant, in their order. */
export const filterCharts = <Row extends Chart>(rows: readonly Row[], filter: ChartFilter): readonly Row[] =>
  rows.filter(chartFinder(filter));

const MAX_TEXT = 100;
const MAX_BANDS = 20;

const readBands = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^\d{1,6}$/.test(id)))].slice(0, MAX_BANDS).map(Number);

function readLevels(text: string | null): Pick<ChartFilter, 'minLevel' | 'maxLevel'> {
  const [low = '', high = ''] = (text ?? '').split('-');
  const level = (digits: string, otherwise: number) =>
    Math.floor(readNumber(digits, LOWEST_LEVEL, HIGHEST_LEVEL, otherwise));
  const minLevel = level(low, LOWEST_LEVEL);
  return { minLevel, maxLevel: Math.max(minLevel, level(high, HIGHEST_LEVEL)) };
}

/** The filter in an address; what cannot be read is as if it were not there. `difficulties`: name of the parameter. */
export function readChartFilter(params: URLSearchParams, difficulties: string): ChartFilter {
  const asked = (params.get(difficulties) ?? '').split(',');
  return {
    difficulties: DIFFICULTIES.filter((difficulty) => asked.includes(difficulty)),
    bands: readBands(params.get('band')),
    ...readLevels(params.get('level')),
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
  };
}

/** Parameters of a filter; null for what is at its default. */
export function writeChartFilter(
  filter: ChartFilter,
  difficulties: string,
): readonly (readonly [string, string | null])[] {
  const { minLevel, maxLevel } = filter;
  const hasLevels = minLevel !== LOWEST_LEVEL || maxLevel !== HIGHEST_LEVEL;
  return [
    [difficulties, filter.difficulties.length === 0 ? null : filter.difficulties.join(',')],
    ['band', filter.bands.length === 0 ? null : filter.bands.join(',')],
    ['level', hasLevels ? `${minLevel}-${maxLevel}` : null],
    ['q', filter.text === '' ? null : filter.text],
  ];
}
