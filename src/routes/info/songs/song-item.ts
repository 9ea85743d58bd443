import type { SongRecord } from '#model/records/song';
import { serversOutAt } from '#model/rules/running';
import type { Subject } from '#model/search/matching';
import { BAND_IDS } from '#src/components/bands.ts';
import { type SongSources, type SongView, songView } from '#src/components/song-view.ts';

/** Stands for every band besides the main ones. */
export const OTHER_BANDS = 'other';

/** Kinds of words of the search that mean something to songs. */
export const SONG_WORDS: readonly string[] = ['band', 'song', 'server', 'difficulty'];

/** A song as the list knows it. */
export interface SongItem {
  readonly id: number;
  readonly song: SongRecord;
  readonly view: SongView;
  /** Id of a main band, or `OTHER_BANDS`. */
  readonly band: string;
  /** Codes of the servers it is out on. */
  readonly servers: readonly string[];
  readonly subject: Subject;
}

export interface SongItemSources extends SongSources {
  /** Epoch milliseconds. */
  readonly now: number;
}

const subjectOf = (view: SongView, song: SongRecord, servers: readonly string[]): Subject => ({
  id: song.id,
  names: view.text,
  charts: view.levels,
  tags: new Set([`band ${song.bandId}`, `song ${song.tag}`, ...servers.map((server) => `server ${server}`)]),
});

export function songItem(song: SongRecord, sources: SongItemSources): SongItem {
  const view = songView(song, sources);
  const servers = serversOutAt(song.publishedAt, sources.now);
  return {
    ...{ id: song.id, song, view, servers },
    band: BAND_IDS.includes(song.bandId) ? String(song.bandId) : OTHER_BANDS,
    subject: subjectOf(view, song, servers),
  };
}
