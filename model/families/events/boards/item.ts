import { type EventView, eventView } from '#model/listing/views/event-view';
import { wordsOf } from '#model/listing/views/words';
import type { ArchiveRecord } from '#model/records/archive';
import type { EventRecord } from '#model/records/event';
import type { Lists } from '#model/records/list-readers';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { memoizePerObject } from '#model/rules/once';
import { eventNicknames } from '#model/search/nicknames';
import { initialsOf } from '#model/search/spellings';
import { isServerIndex, type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { Item, World } from '../../family.ts';

/** An event as the list of rankings knows it. */
export interface EventBoardItem extends Item {
  readonly event: EventRecord;
  /** With names as on every page; its times are those of the main server. */
  readonly view: EventView;
  readonly banner: string;
  /** The servers on which it has rankings. */
  readonly servers: readonly ServerIndex[];
}

const INDICES: readonly ServerIndex[] = SERVERS.map((_, index) => index).filter(isServerIndex);

const isKeptOn = (archive: ArchiveRecord | undefined, server: ServerIndex): boolean =>
  archive !== undefined && (archive.cutoffs[server] !== null || archive.best[server] !== null);

/** For each server, when the newest event began of which the archive keeps something there. */
const newestArchived = memoizePerObject(({ events, archives }: Lists): PerServer<number> => {
  const newestOn = (server: ServerIndex): number | null =>
    [...archives.values()].reduce<number | null>((newest, archive) => {
      const at = isKeptOn(archive, server) ? (events.get(archive.id)?.startAt[server] ?? null) : null;
      return at === null || (newest !== null && newest >= at) ? newest : at;
    }, null);
  return [newestOn(0), newestOn(1), newestOn(2), newestOn(3), newestOn(4)];
});

/** Whether there are rankings of an event on a server (reference R60). */
function isRankedOn(event: EventRecord, server: ServerIndex, { lists, now }: World): boolean {
  const startAt = event.startAt[server];
  if (startAt === null || event.endAt[server] === null || startAt > now) return false;
  const newest = newestArchived(lists)[server];
  return newest === null || startAt > newest || isKeptOn(lists.archives.get(event.id), server);
}

export function eventBoardItem(event: EventRecord, world: World): EventBoardItem {
  const { main, sub, now } = world;
  const view = eventView(event, { main, sub, now });
  const home = localised(event.startAt, main, sub)?.server ?? main;
  return {
    id: event.id,
    event,
    view,
    banner: homeBannerPath(SERVERS[home], event),
    servers: INDICES.filter((server) => isRankedOn(event, server, world)),
    subject: {
      id: event.id,
      names: `${view.text} ${wordsOf(eventNicknames(event.id, event.name))}`,
      initials: initialsOf(event.name),
      tags: new Set([`eventtype ${event.type}`]),
    },
  };
}
