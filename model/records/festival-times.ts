import { positive } from './read-reward.ts';
import { asList, asNumber, asObject, asText, type JsonObject } from './reading.ts';

/** What a team live festival asks for at a time, as the data names it: `life`. */
export interface FestivalStage {
  readonly kind: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
}

/** A song that is played at a time. */
export interface FestivalSong extends Omit<FestivalStage, 'kind'> {
  readonly songId: number;
}

type Times = Omit<FestivalStage, 'kind'>;

function readTimes(row: JsonObject): Times | null {
  const [startAt, endAt] = [asNumber(row.startAt), asNumber(row.endAt)];
  return startAt === null || endAt === null || endAt < startAt ? null : { startAt, endAt };
}

const inOrder = <T extends Times>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => a.startAt - b.startAt);

/** Reads `festival/stages/{event}` (reference R9), the earliest first. */
export const readFestivalStages = (json: unknown): readonly FestivalStage[] =>
  inOrder(
    asList(json, (value) => {
      const row = asObject(value);
      const [kind, times] = [asText(row.type), readTimes(row)];
      return kind !== null && times ? { kind, ...times } : null;
    }),
  );

/** Reads `festival/rotationMusics/{event}` (reference R9), the earliest first. */
export const readFestivalSongs = (json: unknown): readonly FestivalSong[] =>
  inOrder(
    asList(json, (value) => {
      const row = asObject(value);
      const [songId, times] = [positive(row.musicId), readTimes(row)];
      return songId !== null && times ? { songId, ...times } : null;
    }),
  );
