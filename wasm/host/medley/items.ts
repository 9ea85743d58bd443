import type { MedleyQuestion } from '#model/compute/medley';
import type { ItemLevel, ProfileItems } from '#model/profile/profile';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { slotOptions } from '../items/slots.ts';

/** The question of a player who owns nothing but the chosen option of each slot. */
export function withOnlyItems(question: MedleyQuestion, chosen: readonly number[]): MedleyQuestion {
  const options = slotOptions(question).flat();
  const kept = new Set(chosen.flatMap((option) => options[option] ?? []).map(({ itemId }) => itemId));
  const { profile } = question;
  const only = (levels: readonly ItemLevel[], ids: readonly number[]): readonly ItemLevel[] =>
    levels.map((level, place) => (kept.has(ids[place] ?? 0) ? level : null));
  const items: ProfileItems = {
    ...profile.items,
    Plaza: only(
      profile.items.Plaza,
      ATTRIBUTES.map((name) => PLAZA_ITEM_IDS[name]),
    ),
    Menu: only(
      profile.items.Menu,
      ATTRIBUTES.map((name) => MENU_ITEM_IDS[name]),
    ),
    Magazine: only(
      profile.items.Magazine,
      STATS.map((name) => MAGAZINE_ITEM_IDS[name]),
    ),
    ...Object.fromEntries(STUDIO_KEYS.map((key) => [key, only(profile.items[key], STUDIO_ITEM_IDS[key])])),
  };
  return { ...question, profile: { ...profile, items } };
}
