import type { EventBonus } from '#model/records/event';
import { STATS, type Stat } from '#model/vocabulary/stats';

export interface BonusFacts {
  /** `bandId` when all the event's characters are of one band. */
  readonly characters: {
    readonly count: number;
    readonly percent: number;
    readonly bandId: number | null;
  } | null;
  readonly members: { readonly count: number; readonly percent: number } | null;
  readonly stats: readonly { readonly stat: Stat; readonly percent: number }[];
  readonly both: number;
  readonly isEmpty: boolean;
}

const highest = (rows: readonly { readonly percent: number }[]): number =>
  Math.max(...rows.map((row) => row.percent));

/** A bonus, to power if it `lifts` that and else to points, in the few facts that fit beside the event's name. */
export function bonusFacts(
  bonus: EventBonus,
  lifts: boolean,
  bandOf: (characterId: number) => number,
): BonusFacts {
  const bands = new Set(bonus.characters.map((row) => bandOf(row.characterId)));
  const [band] = bands;
  const stats = STATS.map((stat, i) => ({ stat, percent: bonus.statPercent[i] ?? 0 })).filter(
    ({ percent }) => lifts && percent > 0,
  );
  const both = lifts ? bonus.parameterPercent : bonus.pointPercent;
  const { attributes, characters, members } = bonus;
  return {
    characters:
      characters.length === 0
        ? null
        : {
            count: characters.length,
            percent: highest(characters),
            bandId: bands.size === 1 && band ? band : null,
          },
    members: members.length === 0 ? null : { count: members.length, percent: highest(members) },
    stats,
    both,
    isEmpty: attributes.length + characters.length + members.length + stats.length === 0 && both === 0,
  };
}
