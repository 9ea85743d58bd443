import type { BandRecord } from '../../records/band.ts';
import type { CharacterRecord } from '../../records/character.ts';
import type { RecentCard } from '../../records/recent.ts';
import { artKinds, cardThumbPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import type { Attribute } from '../../vocabulary/attributes.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { wordsOf, wordsOfBand, wordsOfPerson } from './words.ts';

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

/** `trained` picks the trained picture where the card has one. */
export function cardView(card: RecentCard, trained: boolean, sources: CardSources): CardView {
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
    bandId,
    band: band ? (localised(band.name, main, sub)?.value ?? '') : '',
    attribute: card.attribute,
    rarity: card.rarity,
    trained: kind === 'after_training',
    picture: cardThumbPath(SERVERS[server], card, kind ?? 'normal'),
    color: character?.colorCode ?? null,
    text: [wordsOf(card.name), wordsOfPerson(character), character ? wordsOfBand(band) : '']
      .filter((words) => words !== '')
      .join(' '),
  };
}

/** The same card with its trained or its first picture, where it has both. */
export function shownAs(
  view: CardView,
  card: RecentCard,
  trained: boolean,
  main: ServerIndex,
  sub: ServerIndex,
): CardView {
  const kinds = artKinds(card);
  if (kinds.length < 2 || view.trained === trained) return view;
  const server = localised(card.releasedAt, main, sub)?.server ?? main;
  const kind = (trained ? kinds.at(-1) : kinds[0]) ?? 'normal';
  return { ...view, trained, picture: cardThumbPath(SERVERS[server], card, kind) };
}

/** Most stars first, then the newest id. */
export const byRarity = (a: CardView, b: CardView): number => b.rarity - a.rarity || b.id - a.id;
