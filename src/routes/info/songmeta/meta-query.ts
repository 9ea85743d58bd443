import type { RankingOrder, RankingSettings } from '#model/rules/song-ranking';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';

/** What the song meta is asked with; all of it is in the address. */
export interface MetaQuery extends RankingSettings {
  /** Null: the visitor's main server. */
  readonly server: ServerIndex | null;
  readonly order: RankingOrder;
  /** None: all of them. */
  readonly difficulties: readonly Difficulty[];
  readonly bands: readonly number[];
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly text: string;
}

export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 40;
export const SHORTEST_SKILL = 3;
export const LONGEST_SKILL = 8;
export const MOST_SKILL_PERCENT = 300;
export const MOST_MENU_SECONDS = 600;
const LONGEST_TEXT = 100;
const MOST_BANDS = 20;

export const PLAIN_QUERY: MetaQuery = {
  server: null,
  order: 'score',
  hasFever: false,
  perfectRate: 1,
  skillPercent: 100,
  skillSeconds: 7,
  menuSeconds: 30,
  difficulties: [],
  bands: [],
  minLevel: LOWEST_LEVEL,
  maxLevel: HIGHEST_LEVEL,
  text: '',
};

function number(text: string | null, min: number, max: number, otherwise: number): number {
  if (text === null || !/^\d{1,6}(\.\d{1,4})?$/.test(text)) return otherwise;
  return Math.min(max, Math.max(min, Number(text)));
}

const bandsOf = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^\d{1,6}$/.test(id)))].slice(0, MOST_BANDS).map(Number);

function levelsOf(text: string | null): Pick<MetaQuery, 'minLevel' | 'maxLevel'> {
  const [low = '', high = ''] = (text ?? '').split('-');
  const minLevel = number(low, LOWEST_LEVEL, HIGHEST_LEVEL, LOWEST_LEVEL);
  return { minLevel, maxLevel: Math.max(minLevel, number(high, LOWEST_LEVEL, HIGHEST_LEVEL, HIGHEST_LEVEL)) };
}

/** Reads the address; what cannot be read is as if it were not there. */
export function decodeMetaQuery(params: URLSearchParams): MetaQuery {
  const plain = PLAIN_QUERY;
  const asked = (params.get('diff') ?? '').split(',');
  return {
    server: serverIndex(params.get('server') ?? ''),
    order: params.get('sort') === 'minute' ? 'perMinute' : 'score',
    hasFever: params.get('fever') === '1',
    perfectRate: number(params.get('perfect'), 0, 100, plain.perfectRate * 100) / 100,
    skillPercent: number(params.get('skill'), 0, MOST_SKILL_PERCENT, plain.skillPercent),
    skillSeconds: number(params.get('seconds'), SHORTEST_SKILL, LONGEST_SKILL, plain.skillSeconds),
    menuSeconds: number(params.get('menu'), 0, MOST_MENU_SECONDS, plain.menuSeconds),
    difficulties: DIFFICULTIES.filter((difficulty) => asked.includes(difficulty)),
    bands: bandsOf(params.get('band')),
    ...levelsOf(params.get('level')),
    text: (params.get('q') ?? '').slice(0, LONGEST_TEXT),
  };
}

/** Only what differs from the plain ranking is written. */
export function encodeMetaQuery(query: MetaQuery): URLSearchParams {
  const plain = PLAIN_QUERY;
  const { minLevel, maxLevel } = query;
  const hasLevels = minLevel !== LOWEST_LEVEL || maxLevel !== HIGHEST_LEVEL;
  const written: readonly [string, string | null][] = [
    ['server', query.server === null ? null : SERVERS[query.server]],
    ['sort', query.order === plain.order ? null : 'minute'],
    ['fever', query.hasFever ? '1' : null],
    ['perfect', query.perfectRate === plain.perfectRate ? null : tidy(query.perfectRate * 100)],
    ['skill', query.skillPercent === plain.skillPercent ? null : tidy(query.skillPercent)],
    ['seconds', query.skillSeconds === plain.skillSeconds ? null : tidy(query.skillSeconds)],
    ['menu', query.menuSeconds === plain.menuSeconds ? null : tidy(query.menuSeconds)],
    ['diff', query.difficulties.length === 0 ? null : query.difficulties.join(',')],
    ['band', query.bands.length === 0 ? null : query.bands.join(',')],
    ['level', hasLevels ? `${minLevel}-${maxLevel}` : null],
    ['q', query.text === '' ? null : query.text],
  ];
  return new URLSearchParams(written.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Four decimals at most, as they are read. */
const tidy = (value: number): string => String(Math.round(value * 10_000) / 10_000);
