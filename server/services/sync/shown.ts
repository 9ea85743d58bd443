import {
  type FlatSyncAccount,
  NO_FLAGS,
  type SyncAccount,
  type SyncFlags,
} from '#model/contract/sync/account';
import type { PlayerRecord } from '#model/records/player';
import { PLAYER_STATS, type PlayerStat } from '#model/vocabulary/player-stats';
import type { SyncAccountRow } from '../../store/sync/accounts.ts';

export type Stats = PlayerRecord['stats'];

const NO_STATS: Stats = {
  rank: null,
  clearCount: null,
  fullComboCount: null,
  allPerfectCount: null,
  hsr: null,
  dtr: null,
};

export const flagsOf = ({ flags }: SyncAccountRow): SyncFlags => ({ ...NO_FLAGS, ...JSON.parse(flags) });
export const statsOf = ({ stats }: SyncAccountRow): Stats => ({ ...NO_STATS, ...JSON.parse(stats) });

/** Which flag shows which number. */
const FLAG_OF: Readonly<Record<PlayerStat, keyof SyncFlags>> = {
  rank: 'rankFlag',
  clearCount: 'clearCountFlag',
  fullComboCount: 'fullComboCountFlag',
  allPerfectCount: 'allPerfectCountFlag',
  hsr: 'hsrFlag',
  dtr: 'dtrFlag',
};

/** The numbers that both the game and the member show. */
export const shownStats = (stats: Stats, flags: SyncFlags) =>
  PLAYER_STATS.flatMap((stat) => {
    const value = stats[stat];
    return value !== null && flags[FLAG_OF[stat]] ? [{ stat, value }] : [];
  });

/**
 * An account as programs read it that know numbers only: what the game does not give is 0 beside the rest, and null in
 * `stats`. They alone know that a deck may have no rating.
 */
export function flat(account: SyncAccount): FlatSyncAccount {
  const { rank, clearCount, fullComboCount, allPerfectCount, hsr, dtr } = account.stats;
  return {
    ...account,
    rank: rank ?? 0,
    clearCount: clearCount ?? 0,
    fullComboCount: fullComboCount ?? 0,
    allPerfectCount: allPerfectCount ?? 0,
    hsr: hsr ?? 0,
    ...(dtr === null ? {} : { dtr }),
  };
}

/** What everybody may see of an account; null when that is nothing. */
export function shownAccount(account: SyncAccountRow, titles: readonly number[]) {
  const flags = flagsOf(account);
  const shown = {
    ...(flags.uidFlag ? { uid: account.uid } : {}),
    ...Object.fromEntries(shownStats(statsOf(account), flags).map(({ stat, value }) => [stat, value])),
    ...(flags.titleFlag ? { titles: [...titles] } : {}),
  };
  return Object.keys(shown).length === 0 ? null : { server: account.server, ...shown };
}
