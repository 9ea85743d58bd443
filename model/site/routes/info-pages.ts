/** What the page of the section `info` leads to, in its order; `title` and `text` are keys in the locale files. */
export const INFO_PAGES = [
  { path: '/info/characters', title: 'page.characters', text: 'infoHub.characters' },
  { path: '/info/cards', title: 'page.cards', text: 'infoHub.cards' },
  { path: '/info/songs', title: 'page.songs', text: 'infoHub.songs' },
  { path: '/info/events', title: 'page.events', text: 'infoHub.events' },
  { path: '/info/songmeta', title: 'page.songMeta', text: 'songMeta.lead' },
] as const;
export type InfoPage = (typeof INFO_PAGES)[number]['path'];
