import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import type { RecentCard } from '#model/records/recent';
import { artKinds, cardThumbPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { normalise } from '#model/search/normalise';
import type { Attribute } from '#model/vocabulary/attributes';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';

/** A card as thumbnails and pickers show it, in the words of the visitor's servers. */
export interface CardView {
  readonly id: number;
  readonly title: string;
  readonly characterId: number;
  readonly character: string;
  readonly bandId: number;
  readonly band: string;
  readonly attribute: Attribute;
  readonly rarity: number;
  readonly trained: boolean;
  readonly picture: string;
  /** The character's own colour, or null. */
  readonly color: string | null;
  /** Title and names in every language, normalised for searching. */
  readonly text: string;
}

export interface CardSources {
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

const present = (values: readonly (string | null)[]): string =>
  values.filter((value) => value !== null).join(' ');

/** `trained` picks the trained picture where the card has one. */
export function cardView(card: RecentCard, trained: boolean, sources: CardSources): CardView {
  const { main, sub } = sources;
  const character = sources.characters.get(card.characterId);
  const bandId = character?.bandId ?? 0;
  const band = sources.bands.get(bandId);
  const kinds = artKinds(card);
  const kind = trained ? kinds.at(-1) : kinds[0];
  const server = localised(card.releasedAt, main, sub)?.server ?? main;
  const words = character
    ? [...character.name, ...character.firstName, ...character.nickname, ...(band?.name ?? [])]
    : [];
  return {
    id: card.id,
    title: localised(card.name, main, sub)?.value ?? `#${card.id}`,
    characterId: card.characterId,
    character: character
      ? (localised(character.firstName, main, sub)?.value ??
        localised(character.name, main, sub)?.value ??
        `#${card.characterId}`)
      : `#${card.characterId}`,
    bandId,
    band: band ? (localised(band.name, main, sub)?.value ?? '') : '',
    attribute: card.attribute,
    rarity: card.rarity,
    trained: kind === 'after_training',
    picture: cardThumbPath(SERVERS[server], card, kind ?? 'normal'),
    color: character?.colorCode ?? null,
    text: normalise(`${present(card.name)} ${present(words)}`),
  };
}

/** Most stars first, then the newest id. */
export const byRarity = (a: CardView, b: CardView): number => b.rarity - a.rarity || b.id - a.id;
