import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { random } from '../seeded/random.ts';
import { EVENT_COUNT, type ServerTimeline } from '../seeded/timeline.ts';
import { STUDIOS } from '../words/forms.ts';
import { songTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld, Served } from '../world.ts';
import { FOREIGN_SONGS, type SongPlan, secondsOf } from './song-plan.ts';

interface DifficultyRow {
  readonly playLevel: number;
  readonly publishedAt?: Served<string>;
}

interface MusicVideo {
  readonly assetBundleName: string;
  readonly musicStartDelayMilliseconds: number;
  readonly startAt: Served<string>;
}

/** A row of `songs/all` with everything up to level 8 (reference R5). */
export interface SongRow {
  readonly tag: string;
  readonly bandId: number;
  readonly jacketImage: readonly string[];
  readonly musicTitle: Served<string>;
  readonly publishedAt: Served<string>;
  readonly closedAt: Served<string>;
  readonly difficulty: Readonly<Record<string, DifficultyRow>>;
  readonly musicVideos?: Readonly<Record<string, MusicVideo>>;
  /** Seconds. */
  readonly length: number;
  readonly notes: Readonly<Record<string, number>>;
  readonly bpm: Readonly<Record<string, readonly { bpm: number; start: number; end: number }[]>>;
  /** How the title is read. */
  readonly ruby: Served<string>;
  readonly phonetic: Served<string>;
  readonly lyricist: Served<string>;
  readonly composer: Served<string>;
  readonly arranger: Served<string>;
}

/** Far future: songs that never close. */
const NEVER = '4121982000000';
/** Share of songs that en, tw, cn and kr never licensed (fits the null counts of reference R20). */
const MISSED: readonly number[] = [0, 0.06, 0.085, 0.055, 0.2];

const missing: Served<string> = [null, null, null, null, null];

function published(world: DemoWorld, song: SongPlan, timeline: ServerTimeline): Served<string> {
  const rng = random(world.seed, 'song release', song.id);
  const only = FOREIGN_SONGS.get(song.id);
  const batch = Math.floor(song.at * (EVENT_COUNT - 1));
  const day = rng.int(0, 5) * DAY_MS;
  return missing.map((_, server) => {
    const missed = rng.chance(MISSED[server]!) && song.at > 0;
    if (only === undefined ? missed : server !== only) return null;
    if (song.at <= 0) return String(timeline.opened(server));
    const start = timeline.startAtOrAfter(server, batch);
    return start === null ? null : String(start + day);
  });
}

/** A special chart that came 100 days or more after its song, but never after the demo date. */
function laterThan(world: DemoWorld, times: Served<string>, days: number): Served<string> {
  const limit = world.now - DAY_MS;
  return times.map((time) => {
    if (time === null) return null;
    const song = Number(time);
    return String(Math.max(song, Math.min(song + days * DAY_MS, limit)));
  });
}

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 24) || 'song';

function bpmRows({ tempos, measures, length }: SongPlan): { bpm: number; start: number; end: number }[] {
  return tempos.map(({ beat, bpm }, i) => ({
    bpm,
    start: secondsOf(tempos, beat),
    end: i + 1 < tempos.length ? secondsOf(tempos, tempos[i + 1]?.beat ?? measures * 4) : length,
  }));
}

/** How some titles are read; the words of the set have no readings. */
const READINGS: Readonly<Record<number, string>> = { 187: 'おくじょうのこもりうた' };

const readingOf = (id: number, titles: Served<string>): Served<string> =>
  titles.map((title, server) => (title && server === 0 ? (READINGS[id] ?? null) : null));

function videosOf(world: DemoWorld, id: number, publishedAt: Served<string>): Pick<SongRow, 'musicVideos'> {
  const name = `music_video_${id}`;
  const startAt = laterThan(world, publishedAt, 60);
  return {
    musicVideos: { [name]: { assetBundleName: name, musicStartDelayMilliseconds: 0, startAt } },
  };
}

const credit = (world: DemoWorld, song: SongPlan, role: string): Served<string> => {
  const name = random(world.seed, role, song.id % 61, song.bandId).pick(STUDIOS);
  return [name, name, name, name, name];
};

function rowOf(world: DemoWorld, song: SongPlan, title: ServedWord, timeline: ServerTimeline): SongRow {
  const rng = random(world.seed, 'song row', song.id);
  const publishedAt = published(world, song, timeline);
  const on = (word: Served<string>): Served<string> =>
    word.map((w, s) => (publishedAt[s] == null ? null : w));
  const jacket = `${song.id}_${slug(title[1])}`;
  const key = (difficulty: SongPlan['charts'][number]['difficulty']): number =>
    DIFFICULTIES.indexOf(difficulty);
  const special = song.specialLater ? laterThan(world, publishedAt, rng.int(100, 900)) : null;
  const bpm = bpmRows(song);
  const reading = readingOf(song.id, on(title));
  return {
    tag: song.tag,
    bandId: song.bandId,
    jacketImage: rng.chance(0.08) ? [jacket, `${jacket}_2`] : [jacket],
    musicTitle: on(title),
    publishedAt,
    closedAt: on([NEVER, String(Number(NEVER) + 9 * HOUR_MS), NEVER, NEVER, NEVER]),
    difficulty: Object.fromEntries(
      song.charts.map(({ difficulty, level }) => [
        key(difficulty),
        { playLevel: level, ...(difficulty === 'special' && special ? { publishedAt: special } : {}) },
      ]),
    ),
    ...(rng.chance(0.12) ? videosOf(world, song.id, publishedAt) : {}),
    length: song.length,
    notes: Object.fromEntries(song.charts.map(({ difficulty, notes }) => [key(difficulty), notes])),
    bpm: Object.fromEntries(song.charts.map(({ difficulty }) => [key(difficulty), bpm])),
    ruby: reading,
    phonetic: reading,
    lyricist: on(credit(world, song, 'lyricist')),
    composer: on(credit(world, song, 'composer')),
    arranger: on(credit(world, song, 'arranger')),
  };
}

/** Songs as long as this are whole ones, as a word in front of their title says. */
const FULL_SECONDS = 165;
const full = ([jp, en, tw, cn, kr]: ServedWord): ServedWord => {
  const named = (title: string): string => `[FULL] ${title}`;
  return [named(jp), named(en), named(tw), named(cn), named(kr)];
};

/** Titles of all songs in five languages, by id; also of those that some servers do not have. */
export function songTitles(seed: number, songs: readonly SongPlan[]): Map<number, ServedWord> {
  const names = random(seed, 'song titles');
  const taken = new Set<string>();
  return new Map(
    songs.map((song) => {
      const title = songTitle(names, taken);
      return [song.id, song.length >= FULL_SECONDS ? full(title) : title];
    }),
  );
}

/** `songs/all`. Note counts, lengths and tempos are those of the charts, which are written to fit them. */
export function createSongs(
  world: DemoWorld,
  timeline: ServerTimeline,
  songs: readonly SongPlan[],
  titles: ReadonlyMap<number, ServedWord>,
): Record<string, SongRow> {
  return Object.fromEntries(
    songs.map((song) => [song.id, rowOf(world, song, titles.get(song.id)!, timeline)]),
  );
}
