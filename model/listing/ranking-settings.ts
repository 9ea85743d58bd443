import { PLAIN_SETTINGS, type RankingOrder, type RankingSettings } from '../rules/song-ranking.ts';
import { type ServerIndex, serverIndex } from '../vocabulary/servers.ts';

/** With which skills, how precisely and on which server charts are ranked. */
export interface RankingAsked extends RankingSettings {
  /** Null: the visitor's main server. */
  readonly server: ServerIndex | null;
  readonly order: RankingOrder;
}

export const SHORTEST_SKILL = 3;
export const MAX_SKILL_SECONDS = 8;
export const MAX_SKILL_PERCENT = 300;
export const MAX_MENU_SECONDS = 600;

/** A query by its names. */
interface Query {
  get(name: string): string | null;
}

/** Parameters that `readRanking` reads. */
export const RANKING_PARAMS: readonly string[] = [
  'server',
  'sort',
  'fever',
  'perfect',
  'skill',
  'seconds',
  'menu',
];

/** A number of the address, kept within limits; what cannot be read is as if it were not there. */
export function readNumber(text: string | null, min: number, max: number, otherwise: number): number {
  if (text === null || !/^\d{1,6}(\.\d{1,4})?$/.test(text)) return otherwise;
  return Math.min(max, Math.max(min, Number(text)));
}

/** Reads the address; what cannot be read is as if it were not there. */
export function readRanking(params: Query): RankingAsked {
  const plain = PLAIN_SETTINGS;
  return {
    server: serverIndex(params.get('server') ?? ''),
    order: params.get('sort') === 'minute' ? 'perMinute' : 'score',
    hasFever: params.get('fever') === '1',
    perfectRate: readNumber(params.get('perfect'), 0, 100, plain.perfectRate * 100) / 100,
    skillPercent: readNumber(params.get('skill'), 0, MAX_SKILL_PERCENT, plain.skillPercent),
    skillSeconds: readNumber(params.get('seconds'), SHORTEST_SKILL, MAX_SKILL_SECONDS, plain.skillSeconds),
    menuSeconds: readNumber(params.get('menu'), 0, MAX_MENU_SECONDS, plain.menuSeconds),
  };
}
