/** What the game tells of a player as one number, and by which players are compared. */
export const PLAYER_STATS = [
  'rank',
  'clearCount',
  'fullComboCount',
  'allPerfectCount',
  'hsr',
  'dtr',
] as const;
export type PlayerStat = (typeof PLAYER_STATS)[number];
