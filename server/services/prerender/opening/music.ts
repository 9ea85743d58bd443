import { FAMILY } from '#model/families/songs/family';
import type { SongItem } from '#model/families/songs/item';
import type { PublishedLists } from '../../families/lists.ts';
import type { PrerenderedList } from '../content.ts';
import { type ListOwner, prerenderList } from '../list.ts';
import type { Visitor } from '../visitor.ts';

/** In the measures of src/features/music/player/library. A press plays the song, and then those below it. */
const PLAYER: ListOwner = {
  name: 'music',
  path: '/tool/musicplayer',
  heading: 'page.musicPlayer',
  lead: 'listen.lead',
  press: { step: 'play', value: 'all', label: 'listen.playAll' },
  shape: { phone: 300, phoneLines: 60, wide: 420, lines: 56 },
  tile: ({ id, view }: SongItem, path) => ({
    path,
    picture: { src: view.jacket, alt: '' },
    lines: [[{ text: view.title, look: 'name' }], [{ text: view.band, look: 'quiet' }]],
    press: { step: 'play', value: String(id) },
  }),
};

/** `/tool/musicplayer`: the songs that the address asks for. Null for a list that someone shares: it stands above them. */
export async function openPlayer(
  lists: PublishedLists,
  visitor: Visitor,
  params: URLSearchParams,
): Promise<PrerenderedList | null> {
  if (params.has('list') || params.has('songs')) return null;
  return prerenderList(lists, FAMILY, visitor, params, { owner: PLAYER });
}
