import { isListed } from '../profile/item-lists.ts';
import type { AreaItemRecord } from '../records/area-item.ts';
import { STUDIO_ITEM_IDS, STUDIO_KEYS, STUDIO_SLOTS, type StudioKey } from '../vocabulary/area-items.ts';
import { ATTRIBUTES } from '../vocabulary/attributes.ts';
import { BANDS } from '../vocabulary/bands.ts';

type AreaItems = ReadonlyMap<number, AreaItemRecord>;

/** Seven items that fill the studio together. */
export interface StudioSet {
  readonly key: StudioKey;
  /** Null for the set that lifts every band. */
  readonly bandId: number | null;
  /** Area-item ids by slot. */
  readonly ids: readonly number[];
}

interface Found {
  readonly sets: readonly StudioSet[];
  readonly unplaced: readonly number[];
}

const KNOWN: readonly StudioSet[] = STUDIO_KEYS.map((key) => ({
  key,
  bandId: BANDS.find((band) => band.key === key)?.id ?? null,
  ids: STUDIO_ITEM_IDS[key],
}));

/** The one band whose cards an item lifts whatever their attribute; null for any other item, and for bands with a set of their own. */
function newBandOf({ targetBandIds: [bandId, ...others], targetAttributes }: AreaItemRecord): number | null {
  if (bandId === undefined || others.length > 0) return null;
  const isForAll = ATTRIBUTES.every((attribute) => targetAttributes.includes(attribute));
  return isForAll && !KNOWN.some((set) => set.bandId === bandId) ? bandId : null;
}

function find(areaItems: AreaItems): Found {
  const byBand = new Map<number, number[]>();
  const unplaced: number[] = [];
  for (const item of areaItems.values()) {
    if (isListed(item.id)) continue;
    const bandId = newBandOf(item);
    if (bandId === null) unplaced.push(item.id);
    else byBand.set(bandId, [...(byBand.get(bandId) ?? []), item.id]);
  }
  const sets: StudioSet[] = [...KNOWN];
  for (const [bandId, ids] of [...byBand].sort(([a], [b]) => a - b)) {
    if (ids.length === STUDIO_SLOTS) {
      sets.push({ key: `band-${bandId}`, bandId, ids: ids.sort((a, b) => a - b) });
    } else unplaced.push(...ids);
  }
  return { sets, unplaced: unplaced.sort((a, b) => a - b) };
}

const found = new WeakMap<AreaItems, Found>();

function foundIn(areaItems: AreaItems): Found {
  const known = found.get(areaItems) ?? find(areaItems);
  found.set(areaItems, known);
  return known;
}

/** Every studio set: those that profiles list, then those of bands that only the data know (reference R84). */
export const studioSets = (areaItems: AreaItems): readonly StudioSet[] => foundIn(areaItems).sets;

/** Items of which no one knows where they stand, so that no answer counts them (reference R84). */
export const unplacedItems = (areaItems: AreaItems): readonly number[] => foundIn(areaItems).unplaced;
