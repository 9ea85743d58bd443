import { BAND_IDS } from '#model/listing/views/bands';
import { type SongSources, type SongView, songView } from '#model/listing/views/song-view';
import { wordsOf } from '#model/listing/views/words';
import type { SongRecord } from '#model/records/song';
import { serversOutAt } from '#model/rules/running';
import type { Subject } from '#model/search/matching';
import { songNicknames } from '#model/search/nicknames';
import { initialsOf, spellingsOf } from '#model/search/spellings';
import type { PerServer } from '#model/vocabulary/servers';
import { isFullVersion } from '#model/vocabulary/song-types';

/** Stands for every band besides the main ones. */
export const OTHER_BANDS = 'other';

/** Kinds of words of the search that mean something to songs. */
export const SONG_WORDS: readonly string[] = ['band', 'song', 'server', 'difficulty'];

/** What a song has besides its usual charts. */
export const SONG_EXTRAS = ['special', 'video', 'full'] as const;
export type SongExtra = (typeof SONG_EXTRAS)[number];

/** A song as the list knows it. */
export interface SongItem {
  readonly id: number;
  readonly song: SongRecord;
  readonly view: SongView;
  /** Id of a main band, or `OTHER_BANDS`. */
  readonly band: string;
  /** Codes of the servers it is out on. */
  readonly servers: readonly string[];
  readonly extras: readonly SongExtra[];
  readonly subject: Subject;
}

export interface SongItemSources extends SongSources {
  /** Epoch milliseconds. */
  readonly now: number;
}

function extrasOf({ difficulties, videos, title }: SongRecord): readonly SongExtra[] {
  const has: Readonly<Record<SongExtra, boolean>> = {
    special: difficulties.special !== undefined,
    video: videos.length > 0,
    full: isFullVersion(title),
  };
  return SONG_EXTRAS.filter((extra) => has[extra]);
}

function subjectOf(view: SongView, song: SongRecord, servers: readonly string[]): Subject {
  const nicknames = songNicknames(song.id, song.title);
  return {
    id: song.id,
    names: nicknames.length > 0 ? `${view.text} ${wordsOf(nicknames)}` : view.text,
    spellings: spellingsOf([...song.title, ...nicknames]),
    initials: initialsOf(song.title),
    charts: view.levels,
    tags: new Set([
      `band ${song.bandId}`,
      `song ${song.tag}`,
      ...servers.map((server) => `server ${server}`),
    ]),
  };
}

export function songItem(song: SongRecord, sources: SongItemSources): SongItem {
  const view = songView(song, sources);
  const servers = serversOutAt(song.publishedAt, sources.now);
  return {
    ...{ id: song.id, song, view, servers },
    band: BAND_IDS.includes(song.bandId) ? String(song.bandId) : OTHER_BANDS,
    extras: extrasOf(song),
    subject: subjectOf(view, song, servers),
  };
}

/** Found by how its title is read, too. */
export function withReading(item: SongItem, reading: PerServer<string> | undefined): SongItem {
  if (!reading) return item;
  const { subject } = item;
  const names = `${subject.names} ${wordsOf(reading)}`;
  return {
    ...item,
    subject: { ...subject, names, spellings: `${subject.spellings} ${spellingsOf(reading)}` },
  };
}
