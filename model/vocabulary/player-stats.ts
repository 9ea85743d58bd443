/** What the game says of a player as one number, and by which players are compared. */
export const PLAYER_STATS = [
  'rank',
  'clearCount',
  'fullComboCount',
  'allPerfectCount',
  'hsr',
  'dtr',
] as const;
export type PlayerStat = (typeof PLAYER_STATS)[number];

/** What a member shows or hides of a linked account, in the order in which it is asked. */
export const SYNC_FLAGS = [
  'uidFlag',
  'rankFlag',
  'clearCountFlag',
  'fullComboCountFlag',
  'allPerfectCountFlag',
  'hsrFlag',
  'dtrFlag',
  'titleFlag',
] as const;
export type SyncFlag = (typeof SYNC_FLAGS)[number];
