import { DIFFICULTIES } from '../vocabulary/difficulties.ts';
import { readReward } from './read-reward.ts';
import { asList, asObject, asText } from './reading.ts';
import type { Reward } from './reward.ts';
import { SCORE_RANKS, type SongRewards } from './song-details.ts';

function readGoal(value: unknown): readonly [string, Reward] | null {
  const goal = asText(asObject(value).achievementType);
  const reward = readReward(value);
  return goal === null || reward === null ? null : [goal, reward];
}

/** Reads `achievements` of `songs/{id}` (reference R5); goals of other kinds are left out. */
export function readSongRewards(value: unknown): SongRewards {
  const goals = new Map(asList(value, readGoal));
  const found = <T extends string>(kinds: readonly T[], goalOf: (kind: T) => string) =>
    Object.fromEntries(
      kinds.flatMap((kind) => {
        const reward = goals.get(goalOf(kind));
        return reward ? [[kind, reward]] : [];
      }),
    ) as Partial<Record<T, Reward>>;
  return {
    ranks: found(SCORE_RANKS, (rank) => `score_rank_${rank.toLowerCase()}`),
    combo: found(DIFFICULTIES, (difficulty) => `combo_${difficulty}`),
    fullCombo: found(DIFFICULTIES, (difficulty) => `full_combo_${difficulty}`),
  };
}
