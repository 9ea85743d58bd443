import { BOUNDS } from '../profile/defaults.ts';
import { raisedPotentials, withMissions } from '../profile/edit/bonuses.ts';
import { itemLevelsById, withLevels } from '../profile/item-lists.ts';
import { type BonusParts, bonusParts, lowestPotential } from '../profile/potentials.ts';
import type { Profile, ProfileCard } from '../profile/profile.ts';
import type { AreaItemRecord } from '../records/area-item.ts';
import type { CardRecord } from '../records/card.ts';
import { MAX_CHARACTER_ID, MAX_MISSIONS, maxPotential } from '../vocabulary/characters.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { topItemLevel } from './area-items.ts';
import { cardMaxLevel } from './card-parameters.ts';
import { studioSets } from './studio-sets.ts';

/** One step a player can take with a card. `to` is as profiles keep it: skill level and item level minus one. */
export interface CardUpgrade {
  /** `level`: to the highest of its training; `train`: trained, at the level it has; the others: one step up. */
  readonly kind: 'level' | 'train' | 'skill' | 'master' | 'episode';
  readonly card: number;
  readonly to: number;
}

interface ItemUpgrade {
  readonly kind: 'item';
  /** Area-item id. */
  readonly item: number;
  readonly to: number;
}

interface CharacterUpgrade {
  readonly kind: 'potential' | 'missions';
  readonly character: number;
  /** Per-mille points of that part alone: the next whole per cent. */
  readonly to: number;
}

export type Upgrade = CardUpgrade | ItemUpgrade | CharacterUpgrade;

export const UPGRADE_KINDS = [
  'level',
  'train',
  'skill',
  'master',
  'episode',
  'item',
  'potential',
  'missions',
] as const;

const PER_CENT = 10;

interface UpgradeData {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
}

function ofCard(entry: ProfileCard, card: CardRecord): CardUpgrade[] {
  const top = cardMaxLevel(card, entry.train === 1);
  const steps: readonly (CardUpgrade | false)[] = [
    entry.level < top && { kind: 'level', card: card.id, to: top },
    entry.train === 0 && card.training !== null && { kind: 'train', card: card.id, to: 1 },
    entry.skill < BOUNDS.skill && { kind: 'skill', card: card.id, to: entry.skill + 1 },
    entry.master < BOUNDS.master && { kind: 'master', card: card.id, to: entry.master + 1 },
    entry.ep < card.episodes.length && { kind: 'episode', card: card.id, to: entry.ep + 1 },
  ];
  return steps.filter((step) => step !== false);
}

function ofItems({ items }: Profile, { areaItems }: UpgradeData, server: ServerIndex): ItemUpgrade[] {
  const levels = itemLevelsById(items);
  const ids = new Set([...levels.keys(), ...studioSets(areaItems).flatMap((set) => set.ids)]);
  return [...ids].flatMap((id) => {
    const item = areaItems.get(id);
    const level = levels.get(id) ?? null;
    const to = level === null ? 0 : level + 1;
    return item && to < topItemLevel(item, server) ? [{ kind: 'item' as const, item: id, to }] : [];
  });
}

/** Where the next step of a character begins; of three potentials the lowest is raised first. */
export const characterParts = (profile: Profile, character: number): BonusParts => ({
  potential: lowestPotential(profile, character),
  missions: bonusParts(profile, character).missions,
});

function ofCharacters(profile: Profile, { cards }: UpgradeData, owned: readonly ProfileCard[]) {
  const characters = new Set(owned.flatMap(({ id }) => cards.get(id)?.characterId ?? []));
  const limits = { potential: maxPotential(profile.server), missions: MAX_MISSIONS };
  return [...characters].flatMap((character): CharacterUpgrade[] => {
    if (character > MAX_CHARACTER_ID) return [];
    const parts = characterParts(profile, character);
    return (['potential', 'missions'] as const).flatMap((kind) => {
      const to = Math.min(limits[kind], (Math.floor(parts[kind] / PER_CENT) + 1) * PER_CENT);
      return to > parts[kind] ? [{ kind, character, to }] : [];
    });
  });
}

/** Every single step that is left to take, of the cards that may play. */
export function possibleUpgrades(
  profile: Profile,
  data: UpgradeData,
  server: ServerIndex,
): readonly Upgrade[] {
  const owned = profile.cards.filter(({ exclude }) => !exclude);
  return [
    ...owned.flatMap((entry) => {
      const card = data.cards.get(entry.id);
      return card ? ofCard(entry, card) : [];
    }),
    ...ofItems(profile, data, server),
    ...ofCharacters(profile, data, owned),
  ];
}

const FIELDS = { level: 'level', train: 'train', skill: 'skill', master: 'master', episode: 'ep' } as const;

/** Whether the profile stands where this step leads. */
export function isTaken(profile: Profile, upgrade: Upgrade): boolean {
  if (upgrade.kind === 'item') return itemLevelsById(profile.items).get(upgrade.item) === upgrade.to;
  if ('character' in upgrade) return characterParts(profile, upgrade.character)[upgrade.kind] === upgrade.to;
  const entry = profile.cards.find(({ id }) => id === upgrade.card);
  return entry?.[FIELDS[upgrade.kind]] === upgrade.to;
}

/** Training shows the new art, as in the game. */
const setBy = ({ kind, to }: CardUpgrade) => ({ [FIELDS[kind]]: to, ...(kind === 'train' && { art: to }) });

/** The profile with all of these steps taken. */
export function withUpgrades(profile: Profile, upgrades: readonly Upgrade[]): Profile {
  const cards = new Map<number, Partial<Record<keyof ProfileCard, number>>>();
  const items = new Map<number, number>();
  const parts = { potential: new Map<number, number>(), missions: new Map<number, number>() };
  for (const upgrade of upgrades) {
    if (upgrade.kind === 'item') items.set(upgrade.item, upgrade.to);
    else if ('character' in upgrade) parts[upgrade.kind].set(upgrade.character, upgrade.to);
    else cards.set(upgrade.card, { ...cards.get(upgrade.card), ...setBy(upgrade) });
  }
  const grown: Profile = {
    ...profile,
    cards: profile.cards.map((entry) => {
      const steps = cards.get(entry.id);
      return steps ? ({ ...entry, ...steps } as ProfileCard) : entry;
    }),
    items: withLevels(profile.items, (id, before) => items.get(id) ?? before, items.keys()),
  };
  return withMissions(raisedPotentials(grown, parts.potential), parts.missions);
}
