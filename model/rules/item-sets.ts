import { itemLevelsById } from '../profile/item-lists.ts';
import type { Profile } from '../profile/profile.ts';
import type { AreaItemRecord } from '../records/area-item.ts';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  type StudioKey,
} from '../vocabulary/area-items.ts';
import { ATTRIBUTES, type Attribute } from '../vocabulary/attributes.ts';
import { STATS, type Stat, type StatTriple } from '../vocabulary/stats.ts';
import { itemMatches, itemRates } from './area-items.ts';
import { bandsInOrder } from './band-order.ts';
import { sumRates } from './rates.ts';
import { type StudioSet, studioSets } from './studio-sets.ts';

type AreaItems = ReadonlyMap<number, AreaItemRecord>;

/** One choice for each place: whose instruments, and which plaza and menu; null where nothing owned helps. */
export interface ItemSet {
  readonly studio: StudioKey | null;
  readonly plaza: Attribute | null;
  readonly menu: Attribute | null;
  /** `byTeam` where several are owned: which one adds most hangs on the team's parameters. */
  readonly magazine: Stat | 'byTeam' | null;
  /** What instruments, plaza and menu add to each parameter, per cent. */
  readonly rates: StatTriple;
}

interface Choice<Key> {
  readonly key: Key;
  readonly rates: StatTriple;
}

const sizeOf = ([performance, technique, visual]: StatTriple): number => performance + technique + visual;

/** The choice that adds most; of equals the first. Null where none adds anything. */
function best<Key>(choices: readonly Choice<Key>[]): Choice<Key> | null {
  let found: Choice<Key> | null = null;
  for (const choice of choices) {
    if (sizeOf(choice.rates) > (found === null ? 0 : sizeOf(found.rates))) found = choice;
  }
  return found;
}

/** Items of a profile that the data knows, each with what its level adds to each parameter, per cent. */
export type OwnedRates = ReadonlyMap<number, { readonly item: AreaItemRecord; readonly rates: StatTriple }>;

/** Bands whose teams the team builder chooses items for: those of a studio set of their own. */
export const bandsWithSets = (areaItems: AreaItems): readonly number[] => {
  const ids = studioSets(areaItems).flatMap(({ bandId }) => (bandId === null ? [] : [bandId]));
  return bandsInOrder(ids);
};

/** Levels count as far as the server has them. */
export function ownedRates(
  { items, server }: Pick<Profile, 'items' | 'server'>,
  areaItems: AreaItems,
): OwnedRates {
  const owned = new Map<number, { item: AreaItemRecord; rates: StatTriple }>();
  for (const [id, level] of itemLevelsById(items)) {
    const item = areaItems.get(id);
    if (item) owned.set(id, { item, rates: itemRates(item, level, server) });
  }
  return owned;
}

/** What the items of these ids add together to the cards that each of them lifts, per cent. */
export const totalRates = (owned: OwnedRates, ids: readonly number[]): StatTriple =>
  sumRates(
    ids.flatMap((id) => {
      const found = owned.get(id);
      return found ? [found.rates] : [];
    }),
  );

/**
 * The best items of a profile for a team whose cards are all of one band and one attribute, as the team builder chooses them for
 * such a team: instruments of one set, one plaza, one menu, one magazine (reference R23).
 */
export function bestItemSet(
  owned: OwnedRates,
  sets: readonly StudioSet[],
  bandId: number,
  attribute: Attribute,
): ItemSet {
  const of = <Key>(key: Key, ids: readonly number[]): Choice<Key> => ({
    key,
    rates: sumRates(
      ids.flatMap((id) => {
        const found = owned.get(id);
        return found && itemMatches(found.item, attribute, bandId) ? [found.rates] : [];
      }),
    ),
  });
  const studio = best(sets.map(({ key, ids }) => of(key, ids)));
  const plaza = best(ATTRIBUTES.map((key) => of(key, [PLAZA_ITEM_IDS[key]])));
  const menu = best(ATTRIBUTES.map((key) => of(key, [MENU_ITEM_IDS[key]])));
  const magazines = STATS.filter((key) => sizeOf(of(key, [MAGAZINE_ITEM_IDS[key]]).rates) > 0);
  return {
    studio: studio?.key ?? null,
    plaza: plaza?.key ?? null,
    menu: menu?.key ?? null,
    magazine: magazines.length > 1 ? 'byTeam' : (magazines[0] ?? null),
    rates: sumRates([studio, plaza, menu].flatMap((choice) => (choice ? [choice.rates] : []))),
  };
}
