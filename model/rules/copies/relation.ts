import { fingerprint } from '../../encoding/fingerprint.ts';
import { writePlain } from '../../profile/plain.ts';
import type { Profile } from '../../profile/profile.ts';

/**
 * How the profiles of this device stand to the copy in the cloud. `same`: nothing to do. `ahead`: only this device has
 * changes; `behind`: only the cloud has. `diverged`: both have, or no one knows.
 */
const RELATIONS = ['same', 'ahead', 'behind', 'diverged'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Stands for profiles: two are equal when they hold the same. */
export type ProfilesMark = string;

/** The same for profiles that hold the same; packing turns the order of cards, which nothing hangs on. */
export function textOf(profile: Profile): string {
  const { cards, ...others } = writePlain(profile);
  return JSON.stringify({ ...others, cards: cards.toSorted((a, b) => a.id - b.id) });
}

export const markOf = (profiles: readonly Profile[]): ProfilesMark =>
  fingerprint(profiles.map(textOf).join('\n'));

/** What this device last had in common with the cloud, and whose it was. */
export interface Agreement {
  readonly member: string;
  readonly revision: number;
  /** Of the profiles on this device. */
  readonly mark: ProfilesMark;
}

/** One side as far as it is compared. */
export interface ComparedSide {
  readonly mark: ProfilesMark;
  readonly profiles: readonly Profile[];
}

/** Revision of a cloud that no one put anything into. */
const UNTOUCHED = 0;

/** Without an agreement only an empty side is surely the older one. */
function relationOfStrangers(local: ComparedSide, cloud: ComparedSide): Relation {
  if (cloud.profiles.length === 0) return 'ahead';
  return local.profiles.length === 0 ? 'behind' : 'diverged';
}

export function relationOf(
  local: ComparedSide,
  cloud: ComparedSide & { readonly revision: number },
  agreed: Agreement | null,
): Relation {
  if (local.mark === cloud.mark) return 'same';
  if (cloud.revision === UNTOUCHED) return 'ahead';
  if (agreed === null) return relationOfStrangers(local, cloud);
  const changedHere = local.mark !== agreed.mark;
  const changedThere = cloud.revision !== agreed.revision;
  if (changedHere) return changedThere ? 'diverged' : 'ahead';
  return changedThere ? 'behind' : 'same';
}
