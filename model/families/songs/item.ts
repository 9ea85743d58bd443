import { type SongView, songView } from '../../listing/views/song-view.ts';
import { joinedWords, wordsOf } from '../../listing/views/words.ts';
import type { SongRecord } from '../../records/song.ts';
import { serversOutAt } from '../../rules/running.ts';
import type { Subject } from '../../search/matching.ts';
import { songNicknames } from '../../search/nicknames.ts';
import { initialsOf, spellingsOf } from '../../search/spellings.ts';
import { isFullVersion } from '../../vocabulary/song-types.ts';
import type { World } from '../family.ts';

/** Stands for every band without an option of its own. */
export const OTHER_BANDS = 'other';

/** What a song has besides its usual charts. */
export const SONG_EXTRAS = ['special', 'video', 'full'] as const;
type SongExtra = (typeof SONG_EXTRAS)[number];

/** Kinds of words that mean something in a search for them. */
export const SONG_WORDS = ['band', 'song', 'server', 'difficulty', 'extra'] as const;

/** A song as the list knows it. */
export interface SongItem {
  readonly id: number;
  readonly song: SongRecord;
  readonly view: SongView;
  /** Codes of the servers it is out on. */
  readonly servers: readonly string[];
  readonly extras: readonly SongExtra[];
  /** What players call it besides its title. */
  readonly nicknames: readonly string[];
  readonly subject: Subject;
}

function extrasOf({ difficulties, videos, title }: SongRecord): readonly SongExtra[] {
  const has: Readonly<Record<SongExtra, boolean>> = {
    special: difficulties.special !== undefined,
    video: videos.length > 0,
    full: isFullVersion(title),
  };
  return SONG_EXTRAS.filter((extra) => has[extra]);
}

function subjectOf({ view, song, servers, extras, nicknames }: Omit<SongItem, 'subject'>): Subject {
  return {
    id: song.id,
    names: nicknames.length > 0 ? joinedWords(view.text, wordsOf(nicknames)) : view.text,
    spellings: spellingsOf([...song.title, ...nicknames]),
    initials: initialsOf(song.title),
    charts: view.levels,
    tags: new Set([
      `band ${song.bandId}`,
      `song ${song.tag}`,
      ...servers.map((server) => `server ${server}`),
      ...extras.map((extra) => `extra ${extra}`),
    ]),
  };
}

export function songItem(song: SongRecord, { lists, main, sub, now }: World): SongItem {
  const view = songView(song, { bands: lists.bands, main, sub });
  const servers = serversOutAt(song.publishedAt, now);
  const nicknames = songNicknames(song.id, song.title).filter((name) => name !== null);
  const item = {
    id: song.id,
    song,
    view,
    servers,
    extras: extrasOf(song),
    nicknames,
  };
  return { ...item, subject: subjectOf(item) };
}

/** Finds the song by the reading of its title and by what players call it, too. */
export function foundByNames(
  item: SongItem,
  reading: readonly (string | null)[],
  nicknames: readonly string[],
): SongItem {
  const more = [...reading, ...nicknames];
  if (more.length === 0) return item;
  const { subject } = item;
  const names = joinedWords(subject.names, wordsOf(more));
  return {
    ...item,
    nicknames: [...item.nicknames, ...nicknames],
    subject: { ...subject, names, spellings: `${subject.spellings} ${spellingsOf(more)}` },
  };
}
