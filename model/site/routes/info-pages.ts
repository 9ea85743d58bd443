/** What the page of the section `info` leads to, in its order; `title` and `text` are keys in the locale files. */
export const INFO_PAGES = [
  { path: '/info/characters', title: 'characters.title', text: 'infoHub.characters' },
  { path: '/info/cards', title: 'cards.title', text: 'infoHub.cards' },
  { path: '/info/songs', title: 'songs.title', text: 'infoHub.songs' },
  { path: '/info/events', title: 'events.title', text: 'infoHub.events' },
  { path: '/info/songmeta', title: 'songMeta.title', text: 'songMeta.lead' },
] as const;
export type InfoPage = (typeof INFO_PAGES)[number]['path'];
