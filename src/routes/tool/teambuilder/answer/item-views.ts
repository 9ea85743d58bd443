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
  type StudioKey,
} from '#model/vocabulary/area-items';
import { BANDS } from '#model/vocabulary/bands';
import type { ItemView } from '#src/components/items-used.tsx';
import type { Builder } from '../state/builder.ts';

/** Names of studio sets that are no band's. */
export interface SetWords {
  readonly everyone: string;
  readonly mixed: string;
}

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

interface StudioSet {
  readonly ids: readonly number[];
  readonly bandId: number | null;
  readonly isMixed: boolean;
}

function studioSet(studio: StudioKey | readonly StudioKey[]): StudioSet {
  if (typeof studio === 'string')
    return { ids: STUDIO_ITEM_IDS[studio], bandId: bandIdOf(studio), isMixed: false };
  const ids = studio.flatMap((key, slot) => STUDIO_ITEM_IDS[key][slot] ?? []);
  const [first] = studio;
  const isMixed = studio.some((key) => key !== first);
  return { ids, bandId: isMixed || first === undefined ? null : bandIdOf(first), isMixed };
}

/** Area items of a team with what they add; places where nothing helps are left out. */
export function itemViews(
  builder: Builder,
  request: TeamRequest,
  choice: AreaItemChoice,
  words: SetWords,
): readonly ItemView[] {
  const { studio, plaza, menu, magazine } = choice;
  const sum = (ids: readonly number[]) => percentOf(builder, request, ids);
  const items: ItemView[] = [];
  if (studio !== null) {
    const { ids, bandId, isMixed } = studioSet(studio);
    const name = bandId === null ? (isMixed ? words.mixed : words.everyone) : builder.bandName(bandId);
    items.push({ kind: 'studio', bandId, name, percent: sum(ids) });
  }
  if (plaza !== null) items.push({ kind: 'plaza', attribute: plaza, percent: sum([PLAZA_ITEM_IDS[plaza]]) });
  if (menu !== null) items.push({ kind: 'menu', attribute: menu, percent: sum([MENU_ITEM_IDS[menu]]) });
  if (magazine !== null)
    items.push({ kind: 'magazine', stat: magazine, percent: sum([MAGAZINE_ITEM_IDS[magazine]]) });
  return items;
}
