import type { ArchiveRecord } from '#model/records/archive';
import type { EventRecord } from '#model/records/event';
import type { ServerIndex } from '#model/vocabulary/servers';

/** How an event ended on the server of the page, and what it is compared with. */
export interface ArchivePage {
  readonly event: EventRecord;
  readonly server: ServerIndex;
  readonly archives: ReadonlyMap<number, ArchiveRecord>;
  /** The last events of its kind before it on the server, the latest first. */
  readonly earlier: readonly EventRecord[];
}
