import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { STATS } from '#model/vocabulary/stats';
import type { ItemName } from '#src/components/items-used.tsx';
import type { Builder } from '../state/builder.ts';

/** What an area item is called, and which of the studio's seven places it has; `everyone` names the set that is no band's. */
export function itemName(
  builder: Builder,
  id: number,
  everyone: string,
): { readonly item: ItemName | null; readonly place: string } {
  for (const key of STUDIO_KEYS) {
    const ids = STUDIO_ITEM_IDS[key];
    const place = ids.indexOf(id);
    if (place < 0) continue;
    const bandId = BANDS.find((band) => band.key === key)?.id ?? null;
    const name = bandId === null ? everyone : builder.bandName(bandId);
    return { item: { kind: 'studio', bandId, name, places: null }, place: ` ${place + 1}/${ids.length}` };
  }
  const plaza = ATTRIBUTES.find((attribute) => PLAZA_ITEM_IDS[attribute] === id);
  const menu = ATTRIBUTES.find((attribute) => MENU_ITEM_IDS[attribute] === id);
  const magazine = STATS.find((stat) => MAGAZINE_ITEM_IDS[stat] === id);
  if (plaza) return { item: { kind: 'plaza', attribute: plaza }, place: '' };
  if (menu) return { item: { kind: 'menu', attribute: menu }, place: '' };
  return { item: magazine ? { kind: 'magazine', stat: magazine } : null, place: '' };
}
