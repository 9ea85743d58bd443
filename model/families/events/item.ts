import { type EventView, eventView } from '../../listing/views/event-view.ts';
import { joinedWords, wordsOf, wordsOfPerson } from '../../listing/views/words.ts';
import type { CharacterRecord } from '../../records/character.ts';
import type { EventRecord } from '../../records/event.ts';
import { homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { serversOutAt } from '../../rules/running.ts';
import { startEstimates } from '../../rules/start-estimate.ts';
import type { Subject } from '../../search/matching.ts';
import { eventNicknames } from '../../search/nicknames.ts';
import { initialsOf } from '../../search/spellings.ts';
import { type PerServer, SERVERS } from '../../vocabulary/servers.ts';
import type { World } from '../family.ts';

/** Stands for events whose characters are of several bands. */
export const MIXED = 'mixed';

/** Kinds of words that mean something in a search for them. */
export const EVENT_WORDS = ['band', 'character', 'attribute', 'server', 'eventtype'] as const;

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

type Characters = ReadonlyMap<number, CharacterRecord>;

/** Estimates need all events: they are computed once for each set of data. */
const estimatesIn = memoizePerObject((world: World) =>
  startEstimates([...world.lists.events.values()], world.main, world.now),
);

function bandOf(ids: readonly number[], characters: Characters): string | null {
  const bands = new Set(ids.map((id) => characters.get(id)?.bandId ?? 0));
  const [only] = bands;
  if (only === undefined) return null;
  return bands.size === 1 && only !== 0 ? String(only) : MIXED;
}

function subjectOf(
  { view, event, band, characterIds, servers }: Omit<EventItem, 'subject'>,
  characters: Characters,
): Subject {
  return {
    id: event.id,
    names: joinedWords(
      view.text,
      wordsOf(eventNicknames(event.id, event.name)),
      ...characterIds.map((id) => wordsOfPerson(characters.get(id))),
    ),
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

export function eventItem(event: EventRecord, world: World): EventItem {
  const { main, sub, now, lists } = world;
  const characterIds = event.bonus.characters.map(({ characterId }) => characterId);
  const server = localised(event.startAt, main, sub)?.server ?? main;
  const item = {
    id: event.id,
    event,
    view: eventView(event, { main, sub, now }),
    characterIds,
    banner: homeBannerPath(SERVERS[server], event),
    band: bandOf(characterIds, lists.characters),
    servers: serversOutAt(event.startAt, now),
    estimates: estimatesIn(world)(event),
  };
  return { ...item, subject: subjectOf(item, lists.characters) };
}
