import type { RecentCard } from '../../records/recent.ts';
import { artKinds, cardThumbPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { type CardFace, cardFace, type FaceSources } from './card-face.ts';
import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from './words.ts';

/** A card as lists and pickers show and find it. */
export interface CardView extends CardFace {
  /** Title and names in every language, normalised for searching. */
  readonly text: string;
}

/** Whose words make the view. */
export type CardSources = FaceSources;

/** `trained` picks the trained picture where the card has one. */
export function cardView(card: RecentCard, trained: boolean, sources: CardSources): CardView {
  const { characters, bands } = sources;
  const character = characters.get(card.characterId);
  const band = character ? wordsOfBand(bands.get(character.bandId)) : '';
  const words = [wordsOf(card.name), wordsOfPerson(character), band];
  return { ...cardFace(card, trained, sources), text: joinedWords(...words) };
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
