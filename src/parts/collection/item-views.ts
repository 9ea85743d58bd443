import type { AreaItemChoice } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import { type OwnedRates, ownedRates, totalRates } from '#model/rules/item-sets';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  type StudioKey,
} from '#model/vocabulary/area-items';
import { BANDS } from '#model/vocabulary/bands';
import type { ItemView } from '#src/components/items-used.tsx';

const bandIdOf = (key: StudioKey): number | null => BANDS.find((band) => band.key === key)?.id ?? null;

/** What names items and says what they do. */
interface Sources {
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly bandName: (bandId: number) => string;
  /** What the set is called that is no band's. */
  readonly everyone: string;
}

/** The highest of the three parameters' rates that the items add together, per cent. */
const percentOf = (owned: OwnedRates, ids: readonly number[]): number => Math.max(...totalRates(owned, ids));

/** The studio's items by whose they are; a whole set counts no places. */
function studioSets(studio: NonNullable<AreaItemChoice['studio']>) {
  if (typeof studio === 'string') return [{ key: studio, ids: STUDIO_ITEM_IDS[studio], places: null }];
  return STUDIO_KEYS.flatMap((key) => {
    const ids = STUDIO_ITEM_IDS[key].filter((_, place) => studio[place] === key);
    return ids.length > 0 ? [{ key, ids, places: ids.length }] : [];
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
  for (const { key, ids, places } of studio === null ? [] : studioSets(studio)) {
    const bandId = bandIdOf(key);
    const name = bandId === null ? everyone : bandName(bandId);
    items.push({ kind: 'studio', bandId, name, places, percent: sum(ids) });
  }
  if (plaza !== null) items.push({ kind: 'plaza', attribute: plaza, percent: sum([PLAZA_ITEM_IDS[plaza]]) });
  if (menu !== null) items.push({ kind: 'menu', attribute: menu, percent: sum([MENU_ITEM_IDS[menu]]) });
  if (magazine !== null)
    items.push({ kind: 'magazine', stat: magazine, percent: sum([MAGAZINE_ITEM_IDS[magazine]]) });
  return items;
}
