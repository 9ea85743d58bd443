import type { AreaItemRecord } from '../records/area-item.ts';
import type { CardRecord } from '../records/card.ts';
import { topItemLevel } from '../rules/area-items.ts';
import { cardMaxLevel } from '../rules/card-parameters.ts';
import { CHARACTER_COUNT, MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '../vocabulary/characters.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { BOUNDS, ITEM_PRESET } from './defaults.ts';
import { buildItems, otherLevels } from './item-lists.ts';
import { PREMADE_NAME } from './naming.ts';
import type { Profile, ProfileCard } from './profile.ts';

/** Whether a card is out on a server at a moment (epoch milliseconds). */
export function isReleased(card: CardRecord, server: ServerIndex, nowMs: number): boolean {
  const releasedAt = card.releasedAt[server];
  return releasedAt !== null && releasedAt <= nowMs;
}

/** How far the cards of a premade profile went, besides levels. */
export interface Growth {
  /** Skill level minus one. */
  readonly skill: number;
  readonly master: number;
  /** What the missions of each character add, in per mille. */
  readonly missions: number;
}

const FULLY_GROWN: Growth = { skill: BOUNDS.skill, master: BOUNDS.master, missions: MAX_MISSIONS };

/** A card as far as it goes; skill and master rank as asked for. */
export function finishedCard(
  card: CardRecord,
  { skill, master }: Pick<Growth, 'skill' | 'master'> = FULLY_GROWN,
): ProfileCard {
  const train = card.training ? 1 : 0;
  return {
    id: card.id,
    level: cardMaxLevel(card, true),
    master,
    skill,
    ep: BOUNDS.episodes,
    train,
    art: train,
    exclude: false,
  };
}

/**
 * Every card released on the server by `nowMs`, finished as far as asked for; every item and potential at its highest there.
 * Items the data lacks are owned at the level of a new profile, so that an answer says that they did not count.
 */
export function premadeProfile(
  cards: ReadonlyMap<number, CardRecord>,
  areaItems: ReadonlyMap<number, AreaItemRecord>,
  server: ServerIndex,
  nowMs: number,
  growth: Growth = FULLY_GROWN,
): Profile {
  const topLevel = (id: number): number | null => {
    const item = areaItems.get(id);
    if (!item) return ITEM_PRESET;
    const level = topItemLevel(item, server);
    return level > 0 ? level - 1 : null;
  };
  const released = [...cards.values()].filter((card) => isReleased(card, server, nowMs));
  const characters = released.map(({ characterId }) => Math.min(characterId, MAX_CHARACTER_ID));
  const length = Math.max(CHARACTER_COUNT, ...new Set(characters));
  const perCharacter = (points: number) => Array.from({ length }, () => points);
  return {
    name: PREMADE_NAME,
    server,
    items: buildItems(
      (_key, itemIds) => itemIds.map(topLevel),
      {
        potentials: perCharacter(maxPotential(server) + growth.missions),
        ...(growth.missions > 0 && { missions: perCharacter(growth.missions) }),
      },
      otherLevels([], areaItems.keys(), topLevel),
    ),
    cards: released.map((card) => finishedCard(card, growth)),
  };
}
