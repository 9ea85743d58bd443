import type { TeamData, TeamResult } from '#model/compute/team';
import { studioSets } from '#model/rules/studio-sets';
import type { Upgrade } from '#model/rules/upgrades';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  type StudioKey,
} from '#model/vocabulary/area-items';

function studioIds(
  studio: TeamResult['areaItems']['studio'],
  areaItems: TeamData['areaItems'],
): readonly number[] {
  if (studio === null) return [];
  const sets = new Map(studioSets(areaItems).map(({ key, ids }) => [key, ids]));
  if (typeof studio === 'string') return sets.get(studio) ?? [];
  return studio.flatMap((key: StudioKey | null, place) => (key && sets.get(key)?.[place]) || []);
}

/** Which steps a team makes use of: those of its cards, its characters and the items it chose. */
export function usedBy(
  team: TeamResult,
  data: Pick<TeamData, 'cards' | 'areaItems'>,
): (upgrade: Upgrade) => boolean {
  const { studio, plaza, menu, magazine } = team.areaItems;
  const items = new Set([
    ...studioIds(studio, data.areaItems),
    ...(plaza ? [PLAZA_ITEM_IDS[plaza]] : []),
    ...(menu ? [MENU_ITEM_IDS[menu]] : []),
    ...(magazine ? [MAGAZINE_ITEM_IDS[magazine]] : []),
  ]);
  const cards = new Set([...team.cards, team.sixth]);
  const characters = new Set([...cards].map((id) => data.cards.get(id)?.characterId));
  return (upgrade) => {
    if (upgrade.kind === 'item') return items.has(upgrade.item);
    if ('character' in upgrade) return characters.has(upgrade.character);
    return cards.has(upgrade.card);
  };
}
