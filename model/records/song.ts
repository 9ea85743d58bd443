import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import {
  asInteger,
  asList,
  asNumber,
  asObject,
  asRank,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Records } from './records.ts';

interface SongDifficulty {
  readonly level: number;
  /** Note count where the data has it. */
  readonly notes: number | null;
  /** Only on a difficulty that was added after the song. */
  readonly publishedAt: PerServer<number> | null;
}

/** A film of a song; the game shows it behind the notes. */
export interface SongVideo {
  /** Of its file. */
  readonly name: string;
  /** Epoch milliseconds from when it can be seen. */
  readonly startAt: PerServer<number>;
}

/** A song as `songs/all.5` or richer has it (reference R5). */
export interface SongRecord {
  readonly id: number;
  /** normal, anime, tie_up; unknown words are kept. */
  readonly tag: string;
  readonly bandId: number;
  readonly jacketImages: readonly string[];
  readonly title: PerServer<string>;
  readonly publishedAt: PerServer<number>;
  readonly closedAt: PerServer<number>;
  readonly difficulties: Partial<Readonly<Record<Difficulty, SongDifficulty>>>;
  /** Audio length in seconds where the data has it. */
  readonly lengthSeconds: number | null;
  /** Lowest and highest BPM where the data has it. */
  readonly bpm: readonly [number, number] | null;
  readonly videos: readonly SongVideo[];
}

/** Level and notes of each chart in a row of songs. */
export function readDifficulties(row: JsonObject): SongRecord['difficulties'] {
  const notes = asObject(row.notes);
  const found: Partial<Record<Difficulty, SongDifficulty>> = {};
  for (const [index, name] of DIFFICULTIES.entries()) {
    const entry = asObject(row.difficulty)[index];
    const level = isJsonObject(entry) ? asRank(entry.playLevel) : null;
    if (!isJsonObject(entry) || level === null) continue;
    found[name] = {
      level,
      notes: asInteger(notes[index]),
      publishedAt: entry.publishedAt === undefined ? null : perServerTime(entry.publishedAt),
    };
  }
  return found;
}

const positive = (value: unknown): number | null => {
  const number = asNumber(value);
  return number !== null && number > 0 ? number : null;
};

/** Lowest and highest tempo over all difficulties; charts write a scroll trick as a negative one. */
function readBpm(value: unknown): SongRecord['bpm'] {
  const tempos = Object.values(asObject(value))
    .flatMap((spans) => asList(spans, (span) => asNumber(asObject(span).bpm)))
    .map(Math.abs)
    .filter((bpm) => bpm > 0);
  const [first] = tempos;
  if (first === undefined) return null;
  return tempos.reduce<[number, number]>(
    ([low, high], bpm) => [Math.min(low, bpm), Math.max(high, bpm)],
    [first, first],
  );
}

function readJackets(value: unknown): readonly string[] {
  return typeof value === 'string' ? asList([value], asText) : asList(value, asText);
}

const FILE_NAME = /^[\w-]{1,60}$/;

const readVideos = (value: unknown): readonly SongVideo[] =>
  Object.entries(asObject(value)).flatMap(([name, video]) =>
    FILE_NAME.test(name) && isJsonObject(video) ? [{ name, startAt: perServerTime(video.startAt) }] : [],
  );

const readOne: RowReader<SongRecord> = (id, row, problem) => {
  const title = perServerText(row.musicTitle);
  const difficulties = readDifficulties(row);
  if (title.every((text) => text === null) && Object.keys(difficulties).length === 0) {
    problem('has neither a title nor a difficulty and is left out');
    return null;
  }
  return {
    id,
    tag: asText(row.tag) ?? '',
    bandId: asInteger(row.bandId) ?? 0,
    jacketImages: readJackets(row.jacketImage),
    title,
    publishedAt: perServerTime(row.publishedAt),
    closedAt: perServerTime(row.closedAt),
    difficulties,
    lengthSeconds: positive(row.length),
    bpm: readBpm(row.bpm),
    videos: readVideos(row.musicVideos),
  };
};

/** Reads `songs/all` of any level. */
export const readSongs = (json: unknown): Records<SongRecord> => readRecords('song', json, readOne);

/** Reads `songs/{id}`; null when it cannot be used. */
export const readSong = (id: number, json: unknown): SongRecord | null =>
  readRow('song', id, json, readOne, () => {});
