import { PLAIN_SETTINGS, rankCharts } from '#model/rules/song-ranking';
import type { Lists } from '../previews/lists.ts';
import type { FirstRanking } from './content.ts';
import { songsFor } from './songs.ts';
import { FIRST_SERVERS, type Visitor } from './visitor.ts';

const FIRST = 12;

/**
 * The best charts of the first main server, as they are ranked without a choice; null where nothing can be ranked, and for a
 * song that is not there.
 */
export async function firstRanking(
  lists: Lists,
  visitor: Visitor,
  id: number | null,
): Promise<FirstRanking | null> {
  const songs = await lists.songs();
  if (id !== null && !songs.has(id)) return null;
  const [metas, viewOf] = await Promise.all([lists.songMeta(), songsFor(lists, visitor)]);
  const out = new Map([...metas].filter(([id]) => songs.get(id)?.publishedAt[FIRST_SERVERS.main] != null));
  const charts = rankCharts(out, (id) => songs.get(id)?.lengthSeconds ?? null, PLAIN_SETTINGS, 'score');
  const rows = charts.slice(0, FIRST).flatMap(({ song: songId, difficulty, score }, at) => {
    const song = songs.get(songId);
    const level = song?.difficulties[difficulty]?.level;
    if (!song || level === undefined) return [];
    const view = viewOf(song);
    return [
      {
        ...{ rank: visitor.number(at + 1), path: `/info/songmeta/${songId}`, title: view.title },
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
    ...{ kind: 'ranking', locale: visitor.locale, rows },
    ...{ heading: visitor.text('page.songMeta'), lead: visitor.text('songMeta.lead') },
  };
}
