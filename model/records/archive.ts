import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';

/** The points of a rank when an event was over. */
export interface FinalCutoff {
  readonly tier: number;
  readonly points: number;
}

/** A row of `archives/all.5` (reference R14), by the id of its event. */
export interface ArchiveRecord {
  readonly id: number;
  /** The highest rank first; null on servers where nothing is kept. */
  readonly cutoffs: PerServer<readonly FinalCutoff[]>;
  /** Points of the ten best, the highest first; null where nothing is kept. */
  readonly best: PerServer<readonly number[]>;
}

/** Whether there is an archive of an event on a server. */
export const isKeptOn = (archive: ArchiveRecord | undefined, server: ServerIndex): boolean =>
  (archive?.cutoffs[server] ?? archive?.best[server] ?? null) !== null;
