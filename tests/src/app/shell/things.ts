import { FAMILY as CARDS } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import { FAMILY as CHARACTERS } from '#model/families/characters/family';
import type { CharacterItem } from '#model/families/characters/item';
import { FAMILY as EVENTS } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import type { Context } from '#model/families/family';
import { FAMILY as SONGS } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import { findItems } from '#src/app/shell/dialogs/thing-search.ts';
import { demoContext, itemsOf } from '#tests/families';

/** The demo set as the search of the top bar sees it on the English server, when all of it is out. */
export const sources = demoContext;
export const songs = itemsOf(SONGS);
export const events = itemsOf(EVENTS);
/** Found by their names alone: their profiles are looked through by their own list. */
export const characters = itemsOf(CHARACTERS, {
  ...demoContext,
  lists: { ...demoContext.lists, characterProfiles: new Map() },
});
export const cards = itemsOf(CARDS);

/** A visitor's servers and time, in the data of the demo set. */
type Place = Pick<Context, 'main' | 'now'>;
export const findSongs = (items: readonly SongItem[], typed: string, place: Place) =>
  findItems(SONGS, items, typed, { ...demoContext, ...place });
export const findEvents = (items: readonly EventItem[], typed: string, place: Place) =>
  findItems(EVENTS, items, typed, { ...demoContext, ...place });
export const findCharacters = (items: readonly CharacterItem[], typed: string, place: Place) =>
  findItems(CHARACTERS, items, typed, { ...demoContext, ...place });
export const findCards = (items: readonly CardItem[], typed: string, place: Place) =>
  findItems(CARDS, items, typed, { ...demoContext, ...place });
