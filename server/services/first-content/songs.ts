import { type SongView, songView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import { jacketPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { isSongType } from '#model/vocabulary/song-types';
import type { Lists } from '../previews/lists.ts';
import type { FirstTile } from './content.ts';
import { type FirstFamily, firstList, firstThing, joined } from './family.ts';
import { FIRST_SERVERS, newestOf, type Visitor } from './visitor.ts';

const FIRST = 28;
const MINUTE_S = 60;

/** Songs in the words of a visitor, with the pictures of the first main server. */
export async function songsFor(lists: Lists, visitor: Visitor): Promise<(song: SongRecord) => SongView> {
  const bands = await lists.bands();
  return (song) => ({
    ...songView(song, { bands, ...visitor.servers }),
    jacket: songView(song, { bands, ...FIRST_SERVERS }).jacket,
  });
}

const tile = ({ id, title, jacket, levels }: SongView): FirstTile => ({
  path: `/info/songs/${id}`,
  picture: { src: jacket, alt: '' },
  lines: [
    [{ text: title, look: 'name' }],
    [
      ...levels
        .filter(({ difficulty }) => difficulty === 'expert' || difficulty === 'special')
        .map(({ difficulty, level }) => ({ text: String(level), look: difficulty })),
      { text: String(id), look: 'quiet' },
    ],
  ],
});

function jacketOf(song: SongRecord): string | null {
  const server = localised(song.publishedAt, FIRST_SERVERS.main, FIRST_SERVERS.sub)?.server;
  return jacketPath(SERVERS[server ?? FIRST_SERVERS.main], song, song.jacketImages.length - 1);
}

function lengthOf({ lengthSeconds }: SongRecord): string | null {
  if (lengthSeconds === null) return null;
  const whole = Math.round(lengthSeconds);
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`;
}

export const SONGS: FirstFamily = {
  async list(lists, visitor) {
    const [songs, viewOf] = await Promise.all([lists.songs(), songsFor(lists, visitor)]);
    return firstList(visitor, {
      ...{ family: 'songs', title: 'page.songs', lead: 'infoHub.songs' },
      ...{ filtersHeight: 265, total: songs.size },
      tiles: newestOf(songs, ({ publishedAt }) => publishedAt, FIRST).map((song) => tile(viewOf(song))),
    });
  },
  async thing(lists, id, visitor) {
    const song = (await lists.songs()).get(id);
    if (!song) return null;
    const { title, band, jacket } = (await songsFor(lists, visitor))(song);
    const src = jacketOf(song);
    const bpm = song.bpm && [...new Set(song.bpm.map((value) => visitor.number(value)))].join('–');
    return firstThing(visitor, {
      ...{ family: 'songs', heading: title, subtitle: joined([band, `#${id}`]) },
      ...{ badge: { src: jacket, alt: '' }, isAmongFacts: true },
      picture: src === null ? null : { src, alt: visitor.text('songs.jacketOf', { title }) },
      facts: [
        ['cards.name', visitor.name(song.title)],
        ['filter.band', band],
        ['card.type', isSongType(song.tag) ? visitor.text(`songs.typeOf.${song.tag}`) : song.tag],
        ['meta.length', lengthOf(song)],
        ['songs.bpm', bpm],
      ],
      list: { path: '/info/songs', title: visitor.text('songMeta.all') },
    });
  },
};
