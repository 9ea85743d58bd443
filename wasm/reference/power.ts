import type { TeamData, TeamQuestion } from '#model/compute/team';
import { itemLevelsById } from '#model/profile/item-lists';
import { characterRates } from '#model/profile/potentials';
import { itemMatches, itemRates } from '#model/rules/area-items';
import { cardParameters } from '#model/rules/card-parameters';
import { powerRates } from '#model/rules/event-bonus';
import { gainUnits, teamPower } from '#model/rules/power';
import { NO_RATES } from '#model/rules/rates';
import { studioSets } from '#model/rules/studio-sets';
import { MAGAZINE_ITEM_IDS, MENU_ITEM_IDS, PLAZA_ITEM_IDS } from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { countedCard } from './cards.ts';

/** All in hundred-thousandths of a point of power. */
export interface ItemGains {
  /** Power without area items. */
  readonly units: number;
  /** What each item adds: seven for each studio set, one for each attribute, attribute and parameter. */
  readonly sets: readonly (readonly number[])[];
  readonly plaza: readonly number[];
  readonly menu: readonly number[];
  readonly magazine: readonly number[];
}

/**
 * An item lifts the cards of its attribute and band: each parameter by the item's per cent at the level the player has, without
 * any rounding.
 */
export function itemGains(question: TeamQuestion, data: TeamData, ids: readonly number[]): ItemGains {
  const { items } = question.profile;
  const levels = itemLevelsById(items);
  const members = ids.map((id) => memberOf(question, data, id));
  const gainOf = (itemId: number, level: number | null): number => {
    const item = data.areaItems.get(itemId);
    if (!item) return 0;
    const lifted = members.filter(({ card, bandId }) => itemMatches(item, card.attribute, bandId));
    const rates = itemRates(item, level, question.server);
    return lifted.reduce((sum, { params }) => sum + gainUnits(params, rates), 0);
  };
  return {
    units: teamPower(members.map((member) => ({ ...member, itemRates: NO_RATES }))).units,
    sets: studioSets(data.areaItems).map(({ ids: setIds }) =>
      setIds.map((itemId) => gainOf(itemId, levels.get(itemId) ?? null)),
    ),
    plaza: ATTRIBUTES.map((name, i) => gainOf(PLAZA_ITEM_IDS[name], items.Plaza[i] ?? null)),
    menu: ATTRIBUTES.map((name, i) => gainOf(MENU_ITEM_IDS[name], items.Menu[i] ?? null)),
    magazine: STATS.map((name, i) => gainOf(MAGAZINE_ITEM_IDS[name], items.Magazine[i] ?? null)),
  };
}

function memberOf(question: TeamQuestion, data: TeamData, id: number) {
  const { card, entry } = countedCard(question, data, id);
  const rates = characterRates(question.profile.items, card.characterId);
  const bonus = question.powerBonus;
  return {
    card,
    bandId: data.characters.get(card.characterId)?.bandId ?? 0,
    params: cardParameters(card, entry, rates).params,
    eventRates: bonus ? powerRates(bonus, card, card.characterId, entry.master) : NO_RATES,
  };
}

/** Power in units under the best of all choices of area items. Every choice is tried. */
export function bestPower(question: TeamQuestion, data: TeamData, ids: readonly number[]): number {
  const { units, sets, plaza, menu, magazine } = itemGains(question, data, ids);
  const studio =
    question.itemSets === 'mixed'
      ? [bestMix(sets)]
      : sets.map((set) => set.reduce((sum, gain) => sum + gain));
  let best = units;
  for (const a of studio) {
    for (const b of plaza) {
      for (const c of menu) {
        for (const d of magazine) best = Math.max(best, units + a + b + c + d);
      }
    }
  }
  return best;
}

/** Each of the seven places takes whichever set's item helps most; a place may stay empty. */
const bestMix = (sets: readonly (readonly number[])[]): number =>
  (sets[0] ?? []).reduce((sum, _, place) => sum + Math.max(0, ...sets.map((set) => set[place] ?? 0)), 0);
