import type { EventDetails } from '../records/event-details.ts';
import type { Prizes } from '../records/prize.ts';
import type { Reward } from '../records/reward.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';

/** Words of the data for a stamp, one of which speaks. */
const STAMPS: readonly string[] = ['stamp', 'voice_stamp'];

/** A title or a stamp, and for what it is given. */
export interface Prize {
  readonly kind: 'title' | 'stamp';
  readonly id: number;
  /** For so many event points, or for places from the first to the last; both null of one for a level of an event of goals. */
  readonly points: number | null;
  readonly places: { readonly from: number; readonly to: number } | null;
}

const kindOf = ({ type }: Reward): Prize['kind'] | null => {
  if (type === 'degree') return 'title';
  return STAMPS.includes(type) ? 'stamp' : null;
};

/** The title or stamp that a reward is; null of any other. */
export function prizeOf(reward: Reward): Pick<Prize, 'kind' | 'id'> | null {
  const kind = kindOf(reward);
  return kind === null || reward.id === null ? null : { kind, id: reward.id };
}

/** Whether the data has it. */
export const isKnownPrize = ({ titles, stamps }: Prizes, { kind, id }: Pick<Prize, 'kind' | 'id'>): boolean =>
  (kind === 'title' ? titles : stamps).has(id);

function prizesIn(rewards: readonly Reward[], goal: Pick<Prize, 'points' | 'places'>): readonly Prize[] {
  return rewards.flatMap((reward) => {
    const prize = prizeOf(reward);
    return prize ? [{ ...prize, ...goal }] : [];
  });
}

/** The same title for places that follow each other is one prize. */
function merged(prizes: readonly Prize[]): readonly Prize[] {
  const known = new Map<string, Prize>();
  for (const prize of prizes) {
    const key = `${prize.kind} ${prize.id}`;
    const before = known.get(key);
    if (!before) known.set(key, prize);
    else if (before.places && prize.places) {
      const places = {
        from: Math.min(before.places.from, prize.places.from),
        to: Math.max(before.places.to, prize.places.to),
      };
      known.set(key, { ...before, places });
    }
  }
  return [...known.values()];
}

/** What an event gives on a server besides cards and things that are counted: for points first, then by place, then for levels. */
export function prizesOf(
  { pointRewards, rankRewards, goals }: Pick<EventDetails, 'pointRewards' | 'rankRewards' | 'goals'>,
  server: ServerIndex,
): readonly Prize[] {
  return merged([
    ...(pointRewards[server] ?? []).flatMap(({ points, rewards }) =>
      prizesIn(rewards, { points, places: null }),
    ),
    ...(rankRewards[server] ?? []).flatMap(({ from, to, rewards }) =>
      prizesIn(rewards, { points: null, places: { from, to } }),
    ),
    ...prizesIn(
      (goals?.levels[server] ?? []).map(({ reward }) => reward),
      { points: null, places: null },
    ),
  ]);
}
