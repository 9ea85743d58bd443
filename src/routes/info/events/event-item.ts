import { type EventSources, type EventView, eventView } from '#model/listing/views/event-view';
import { wordsOf, wordsOfPerson } from '#model/listing/views/words';
import type { CharacterRecord } from '#model/records/character';
import type { EventRecord } from '#model/records/event';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { serversOutAt } from '#model/rules/running';
import type { Subject } from '#model/search/matching';
import { eventNicknames } from '#model/search/nicknames';
import { initialsOf } from '#model/search/spellings';
import { type PerServer, SERVERS } from '#model/vocabulary/servers';

/** Stands for events whose characters are of several bands. */
export const MIXED = 'mixed';

/** Kinds of words of the search that mean something to events. */
export const EVENT_WORDS: readonly string[] = ['band', 'character', 'attribute', 'server', 'eventtype'];

/** An event as the list knows it. */
export interface EventItem {
  readonly id: number;
  readonly event: EventRecord;
  readonly view: EventView;
  readonly banner: string;
  /** Id of the band that all its characters are of, or `MIXED`; null for an event without characters. */
  readonly band: string | null;
  readonly characterIds: readonly number[];
  /** Codes of the servers that it has come to. */
  readonly servers: readonly string[];
  /** When it may begin where that is not announced; null where nothing can be said. */
  readonly estimates: PerServer<number>;
  readonly subject: Subject;
}

export interface EventItemSources extends EventSources {
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly estimatesOf?: (event: EventRecord) => PerServer<number>;
}

const NO_ESTIMATES: PerServer<number> = [null, null, null, null, null];

function bandOf(ids: readonly number[], characters: EventItemSources['characters']): string | null {
  const bands = new Set(ids.map((id) => characters.get(id)?.bandId ?? 0));
  const [only] = bands;
  if (only === undefined) return null;
  return bands.size === 1 && only !== 0 ? String(only) : MIXED;
}

function subjectOf(
  { view, event, band, characterIds, servers }: Omit<EventItem, 'subject'>,
  characters: EventItemSources['characters'],
): Subject {
  return {
    id: event.id,
    names: [
      view.text,
      wordsOf(eventNicknames(event.id, event.name)),
      ...characterIds.map((id) => wordsOfPerson(characters.get(id))),
    ].join(' '),
    initials: initialsOf(event.name),
    tags: new Set([
      `eventtype ${event.type}`,
      ...event.bonus.attributes.map(({ attribute }) => `attribute ${attribute}`),
      ...characterIds.map((id) => `character ${id}`),
      ...(band === null ? [] : [`band ${band}`]),
      ...servers.map((server) => `server ${server}`),
    ]),
  };
}

export function eventItem(event: EventRecord, sources: EventItemSources): EventItem {
  const { main, sub, now } = sources;
  const characterIds = event.bonus.characters.map(({ characterId }) => characterId);
  const server = localised(event.startAt, main, sub)?.server ?? main;
  const item = {
    ...{ id: event.id, event, view: eventView(event, sources), characterIds },
    banner: homeBannerPath(SERVERS[server], event),
    band: bandOf(characterIds, sources.characters),
    servers: serversOutAt(event.startAt, now),
    estimates: sources.estimatesOf?.(event) ?? NO_ESTIMATES,
  };
  return { ...item, subject: subjectOf(item, sources.characters) };
}
