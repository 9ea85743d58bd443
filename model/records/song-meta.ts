import type { Difficulty } from '../vocabulary/difficulties.ts';

/** Score per unit of power without judgement: outside skills, inside skills, and both again with fever doubled. */
export type MetaRow = readonly [outside: number, inside: number, outsideFever: number, insideFever: number];

/** The weights of one chart by skill duration in seconds. */
export type ChartMeta = ReadonlyMap<number, MetaRow>;

/** `songs/meta/all.5` of one song (reference R6). */
export type SongMetaRecord = Partial<Readonly<Record<Difficulty, ChartMeta>>>;
