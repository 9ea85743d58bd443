import { songView } from '#model/listing/views/song-view';
import { PLAIN_SETTINGS, rankCharts } from '#model/rules/song-ranking';
import type { PublishedLists } from '../families/lists.ts';
import type { PrerenderedRanking } from './content.ts';
import { SETTINGS_HEIGHTS } from './heights.ts';
import type { Visitor } from './visitor.ts';

const FIRST = 12;

/**
 * The best charts of the visitor's main server, as they are ranked without a choice; null where nothing can be ranked, and for a
 * song that is not there.
 */
export async function prerenderRanking(
  lists: PublishedLists,
  visitor: Visitor,
  id: number | null,
): Promise<PrerenderedRanking | null> {
  const songs = await lists.one('songs');
  // The meta of all charts is large: it is not read for a page that is not there.
  if (id !== null && !songs.has(id)) return null;
  const [bands, metas] = await Promise.all([lists.one('bands'), lists.one('songMeta')]);
  const out = new Map([...metas].filter(([id]) => songs.get(id)?.publishedAt[visitor.servers.main] != null));
  const charts = rankCharts(out, (id) => songs.get(id)?.lengthSeconds ?? null, PLAIN_SETTINGS, 'score');
  const rows = charts.slice(0, FIRST).flatMap(({ song: songId, difficulty, score }, at) => {
    const song = songs.get(songId);
    const level = song?.difficulties[difficulty]?.level;
    if (!song || level === undefined) return [];
    const view = songView(song, { bands, ...visitor.servers });
    return [
      {
        rank: visitor.number(at + 1),
        path: `/info/songmeta/${songId}`,
        title: view.title,
        picture: { src: view.jacket, alt: '' },
        facts: [
          { text: `${visitor.text(`difficulty.short.${difficulty}`)} ${level}`, look: difficulty },
          { text: view.band },
        ],
        value: visitor.exactPercent(score),
      },
    ];
  });
  if (rows.length === 0) return null;
  return {
    kind: 'ranking',
    locale: visitor.locale,
    heading: visitor.text('page.songMeta'),
    lead: visitor.text('songMeta.lead'),
    settingsHeight: SETTINGS_HEIGHTS,
    rows,
  };
}
