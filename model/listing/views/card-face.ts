import type { BandRecord } from '../../records/band.ts';
import type { CharacterRecord } from '../../records/character.ts';
import type { RecentCard } from '../../records/recent.ts';
import { artKinds, cardThumbPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import type { CardAttribute } from '../../vocabulary/attributes.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { monogramOf } from './monograms.ts';

/** A card as thumbnails show it, in the words of the visitor's servers. */
export interface CardFace {
  readonly id: number;
  readonly title: string;
  readonly characterId: number;
  readonly character: string;
  /** Stands for her where the picture is missing. */
  readonly monogram: string;
  readonly bandId: number;
  readonly band: string;
  readonly attribute: CardAttribute;
  readonly rarity: number;
  readonly trained: boolean;
  readonly picture: string;
  /** The character's own colour, or null. */
  readonly color: string | null;
}

export interface FaceSources {
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** `trained` picks the trained picture where the card has one. */
export function cardFace(card: RecentCard, trained: boolean, sources: FaceSources): CardFace {
  const { main, sub } = sources;
  const character = sources.characters.get(card.characterId);
  const bandId = character?.bandId ?? 0;
  const band = sources.bands.get(bandId);
  const kinds = artKinds(card);
  const kind = trained ? kinds.at(-1) : kinds[0];
  const server = localised(card.releasedAt, main, sub)?.server ?? main;
  return {
    id: card.id,
    title: localised(card.name, main, sub)?.value ?? `#${card.id}`,
    characterId: card.characterId,
    character: character
      ? (localised(character.firstName, main, sub)?.value ??
        localised(character.name, main, sub)?.value ??
        `#${card.characterId}`)
      : `#${card.characterId}`,
    monogram: monogramOf(card.characterId, sources.characters, main, sub),
    bandId,
    band: band ? (localised(band.name, main, sub)?.value ?? '') : '',
    attribute: card.attribute,
    rarity: card.rarity,
    trained: kind === 'after_training',
    picture: cardThumbPath(SERVERS[server], card, kind ?? 'normal'),
    color: character?.colorCode ?? null,
  };
}
