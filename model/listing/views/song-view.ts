import type { BandRecord } from '../../records/band.ts';
import type { SongRecord } from '../../records/song.ts';
import { jacketThumbPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { once } from '../../rules/once.ts';
import { DIFFICULTIES, type Difficulty } from '../../vocabulary/difficulties.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { wordsOf } from './words.ts';

export interface SongLevel {
  readonly difficulty: Difficulty;
  readonly level: number;
}

/** A song as rows and pickers show it. What few ask for is made when it is, as that of all songs takes a slow phone a while. */
export interface SongView {
  readonly id: number;
  readonly title: string;
  readonly bandId: number;
  readonly band: string;
  readonly jacket: string | null;
  readonly lengthSeconds: number | null;
  readonly bpm: readonly [number, number] | null;
  /** The easiest first. */
  readonly levels: readonly SongLevel[];
  /** Epoch milliseconds on the main server, else the first server; null when unknown. */
  readonly publishedAt: number | null;
  /** What a search looks through. */
  readonly text: string;
}

export interface SongSources {
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

export function songView(song: SongRecord, { bands, main, sub }: SongSources): SongView {
  const band = bands.get(song.bandId);
  const published = localised(song.publishedAt, main, sub);
  const jacket = once(() => jacketThumbPath(SERVERS[published?.server ?? main], song));
  const text = once(() => wordsOf([...song.title, ...(band?.name ?? [])]));
  return {
    id: song.id,
    title: localised(song.title, main, sub)?.value ?? `#${song.id}`,
    bandId: song.bandId,
    band: band ? (localised(band.name, main, sub)?.value ?? '') : '',
    get jacket() {
      return jacket();
    },
    lengthSeconds: song.lengthSeconds,
    bpm: song.bpm,
    levels: DIFFICULTIES.flatMap((difficulty) => {
      const found = song.difficulties[difficulty];
      return found ? [{ difficulty, level: found.level }] : [];
    }),
    publishedAt: published?.value ?? null,
    get text() {
      return text();
    },
  };
}

/** All of them, by id. */
export const songViews = (
  songs: ReadonlyMap<number, SongRecord>,
  sources: SongSources,
): ReadonlyMap<number, SongView> =>
  new Map(Array.from(songs.values(), (song) => [song.id, songView(song, sources)]));

/** Newest first; unknown dates last, then by id. */
export const byNewest = (a: { publishedAt: number | null; id: number }, b: typeof a): number =>
  (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || b.id - a.id;
