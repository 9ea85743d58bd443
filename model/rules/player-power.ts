import type { AreaItemRecord } from '../records/area-item.ts';
import type { CardRecord } from '../records/card.ts';
import type { CharacterRecord } from '../records/character.ts';
import type { DeckCard, PlayerProfileRecord } from '../records/player-profile.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { itemMatches, itemRates } from './area-items.ts';
import { cardLevelStats } from './card-parameters.ts';
import { type TeamMember, type TeamPower, teamPower } from './power.ts';

interface PowerSources {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
}

const sum = (triples: readonly StatTriple[]): StatTriple =>
  triples.reduce<StatTriple>((so, one) => [so[0] + one[0], so[1] + one[1], so[2] + one[2]], [0, 0, 0]);

/** Whole parameters of a card of the deck: those at its level and all that the game appends; null when either is not known. */
export function deckCardParameters(card: DeckCard, record: CardRecord | undefined): StatTriple | null {
  if (!record || !card.appended) return null;
  const { stats, beyondTable } = cardLevelStats(record, card.level);
  const { own, potential, mission } = card.appended;
  return beyondTable ? null : sum([stats, own, potential, mission]);
}

/**
 * Power of a player's main deck, which the game does not publish: parameters at the cards' levels, what it appends, and each area item
 * once (reference R17). Null where a card, what it appends, or an item is not known.
 */
export function playerPower(
  player: Pick<PlayerProfileRecord, 'deck' | 'items'>,
  { cards, characters, areaItems }: PowerSources,
  server: ServerIndex,
): TeamPower | null {
  if (player.deck.length === 0 || player.items === null) return null;
  const members: TeamMember[] = [];
  for (const card of player.deck) {
    const record = cards.get(card.id);
    const character = record && characters.get(record.characterId);
    const params = deckCardParameters(card, record);
    if (!record || !character || !params) return null;
    const rates: StatTriple[] = [];
    for (const { id, level } of player.items) {
      const item = areaItems.get(id);
      if (!item) return null;
      const isLifted = level > 0 && itemMatches(item, record.attribute, character.bandId);
      if (isLifted) rates.push(itemRates(item, level - 1, server));
    }
    members.push({ params, itemRates: sum(rates) });
  }
  return teamPower(members);
}
