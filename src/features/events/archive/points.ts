import type { ArchiveRecord } from '#model/records/archive';
import type { ServerIndex } from '#model/vocabulary/servers';

/** Final points of a rank; null where they are not kept. */
export const pointsOf = (
  archive: ArchiveRecord | undefined,
  server: ServerIndex,
  tier: number,
): number | null => archive?.cutoffs[server]?.find((each) => each.tier === tier)?.points ?? null;

/** By how many percent `points` exceed those before; null where one is unknown. */
export const changeIn = (points: number | null, before: number | null): number | null =>
  points === null || before === null || before === 0 ? null : (points / before - 1) * 100;
