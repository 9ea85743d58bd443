import { readRunningEvent } from '#model/forecast/read-samples';
import type { Origin } from '../../origin/origin.ts';
import { diskCache } from '../../origin/remote/disk-cache.ts';
import type { ForetoldEvent } from './foretold-events.ts';
import type { EventReadings } from './readings.ts';

/** Curves of past events on disk, so that a site that starts again need not read them again. */
export interface CurveFiles {
  /** Null where none is kept, or not of these times. */
  get(event: ForetoldEvent): Promise<EventReadings | null>;
  put(event: ForetoldEvent, readings: EventReadings): Promise<void>;
}

/** One small file for each event of a server. Whatever cannot be kept is read again. */
export function curveFiles(folder: string, origin: Pick<Origin, 'label'>): CurveFiles {
  const disk = diskCache(folder);
  const pathOf = ({ server, id }: ForetoldEvent): string => `${origin.label} ${server}/${id}`;
  return {
    async get(event) {
      const kept = await disk.get(pathOf(event));
      const readings = kept && parse(kept.bytes);
      const isSame = readings?.startAt === event.startAt && readings.endAt === event.endAt;
      return isSame ? readings : null;
    },
    async put(event, readings) {
      const bytes = Buffer.from(JSON.stringify(readings));
      await disk
        .put({ path: pathOf(event), etag: null, fetchedAt: event.endAt, bytes })
        .catch(() => undefined);
    },
  };
}

function parse(bytes: Uint8Array): EventReadings | null {
  try {
    const read = readRunningEvent(JSON.parse(Buffer.from(bytes).toString('utf8')));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
