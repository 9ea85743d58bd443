import type { AreaItemChoice } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import { type OwnedRates, ownedRates, totalRates } from '#model/rules/item-sets';
import { type StudioSet, studioSets } from '#model/rules/studio-sets';
import { MAGAZINE_ITEM_IDS, MENU_ITEM_IDS, PLAZA_ITEM_IDS } from '#model/vocabulary/area-items';
import type { ItemView } from '../fields/items-used.tsx';

/** What names items and says what they do. */
interface Sources {
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly bandName: (bandId: number) => string;
  /** What the set is called that is no band's. */
  readonly everyone: string;
}

/** The highest of the three parameters' rates that the items add together, per cent. */
const percentOf = (owned: OwnedRates, ids: readonly number[]): number => Math.max(...totalRates(owned, ids));

interface Part extends Pick<StudioSet, 'bandId' | 'ids'> {
  readonly places: number | null;
}

/** The studio's items by whose they are; a whole set counts no places. */
function inStudio(
  studio: NonNullable<AreaItemChoice['studio']>,
  sets: readonly StudioSet[],
): readonly Part[] {
  return sets.flatMap(({ key, bandId, ids: all }): Part[] => {
    if (typeof studio === 'string') return studio === key ? [{ bandId, ids: all, places: null }] : [];
    const ids = all.filter((_, place) => studio[place] === key);
    return ids.length > 0 ? [{ bandId, ids, places: ids.length }] : [];
  });
}

/** Area items of a team with what they add; places where nothing helps are left out. */
export function itemViews(
  { areaItems, bandName, everyone }: Sources,
  profile: Pick<Profile, 'items' | 'server'>,
  choice: AreaItemChoice,
): readonly ItemView[] {
  const { studio, plaza, menu, magazine } = choice;
  const owned = ownedRates(profile, areaItems);
  const sum = (ids: readonly number[]) => percentOf(owned, ids);
  const items: ItemView[] = [];
  for (const { bandId, ids, places } of studio === null ? [] : inStudio(studio, studioSets(areaItems))) {
    const name = bandId === null ? everyone : bandName(bandId);
    items.push({ kind: 'studio', bandId, name, places, percent: sum(ids) });
  }
  if (plaza !== null) items.push({ kind: 'plaza', attribute: plaza, percent: sum([PLAZA_ITEM_IDS[plaza]]) });
  if (menu !== null) items.push({ kind: 'menu', attribute: menu, percent: sum([MENU_ITEM_IDS[menu]]) });
  if (magazine !== null)
    items.push({ kind: 'magazine', stat: magazine, percent: sum([MAGAZINE_ITEM_IDS[magazine]]) });
  return items;
}
