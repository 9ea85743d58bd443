import type { TeamRequest } from '#model/compute/request';
import type { AreaItemChoice } from '#model/compute/team';
import { itemLevelsById } from '#model/profile/item-lists';
import { itemRates } from '#model/rules/area-items';
import { sumRates } from '#model/rules/rates';
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
import type { Builder } from '../state/builder.ts';

const bandIdOf = (key: StudioKey): number | null => BANDS.find((band) => band.key === key)?.id ?? null;

/** The highest of the three parameters' rates that the items add together, per cent. */
function percentOf(builder: Builder, request: TeamRequest, ids: readonly number[]): number {
  const levels = itemLevelsById(request.profile.items);
  const rates = ids.flatMap((id) => {
    const item = builder.game.areaItems.get(id);
    return item ? [itemRates(item, levels.get(id) ?? null, request.server)] : [];
  });
  return Math.max(...sumRates(rates));
}

/** The studio's items by whose they are; a whole set counts no places. */
function studioSets(studio: NonNullable<AreaItemChoice['studio']>) {
  if (typeof studio === 'string') return [{ key: studio, ids: STUDIO_ITEM_IDS[studio], places: null }];
  return STUDIO_KEYS.flatMap((key) => {
    const ids = STUDIO_ITEM_IDS[key].filter((_, place) => studio[place] === key);
    return ids.length > 0 ? [{ key, ids, places: ids.length }] : [];
  });
}

/** Area items of a team with what they add, `everyone` naming the set that is no band's; places where nothing helps are left out. */
export function itemViews(
  builder: Builder,
  request: TeamRequest,
  choice: AreaItemChoice,
  everyone: string,
): readonly ItemView[] {
  const { studio, plaza, menu, magazine } = choice;
  const sum = (ids: readonly number[]) => percentOf(builder, request, ids);
  const items: ItemView[] = [];
  for (const { key, ids, places } of studio === null ? [] : studioSets(studio)) {
    const bandId = bandIdOf(key);
    const name = bandId === null ? everyone : builder.bandName(bandId);
    items.push({ kind: 'studio', bandId, name, places, percent: sum(ids) });
  }
  if (plaza !== null) items.push({ kind: 'plaza', attribute: plaza, percent: sum([PLAZA_ITEM_IDS[plaza]]) });
  if (menu !== null) items.push({ kind: 'menu', attribute: menu, percent: sum([MENU_ITEM_IDS[menu]]) });
  if (magazine !== null)
    items.push({ kind: 'magazine', stat: magazine, percent: sum([MAGAZINE_ITEM_IDS[magazine]]) });
  return items;
}
