import type { SeenPlayer } from '#model/games/room/player-view';

export interface RankedPlayer extends SeenPlayer {
  /** From 1; equals share one. */
  readonly rank: number;
}

/** Players by their points; equals in the order in which they came. */
export const ranked = (players: readonly SeenPlayer[]): readonly RankedPlayer[] =>
  players
    .map((player) => ({ ...player, rank: 1 + players.filter(({ points }) => points > player.points).length }))
    .sort((a, b) => a.rank - b.rank);
