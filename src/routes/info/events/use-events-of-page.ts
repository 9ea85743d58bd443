import { useMemo } from 'react';
import type { CardSources } from '#model/listing/views/card-view';
import { isSpoiler } from '#model/rules/running';
import { startEstimates } from '#model/rules/start-estimate';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useBands, useCharacters, useEvents } from '#src/data/lists.ts';
import { type EventItem, eventItem } from './event-item.ts';

/** What the pages of events stand on, in the words of the visitor's servers. */
export interface EventGame extends CardSources {
  readonly items: readonly EventItem[];
  /** With those that the visitor does not want to see before they begin. */
  readonly all: readonly EventItem[];
  /** How many are not out yet on the main server, shown or not. */
  readonly spoilers: number;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
}

export interface EventGameState {
  /** Null while something is on its way or failed. */
  readonly game: EventGame | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

const MINUTE_MS = 60_000;

export function useEventsOfPage(): EventGameState {
  const [events, characters, bands] = [useEvents(), useCharacters(), useBands()];
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(MINUTE_MS);
  const game = useMemo(() => {
    if (!events.data || !characters.data || !bands.data || now === 0) return null;
    const people = { characters: characters.data.byId, bands: bands.data.byId, main, sub };
    const records = [...events.data.byId.values()];
    const sources = { ...people, now, estimatesOf: startEstimates(records, main, now) };
    const all = records.map((event) => eventItem(event, sources));
    const out = all.filter(({ event }) => !isSpoiler(event.startAt, main, now));
    const items = hides ? out : all;
    return { ...people, items, all, spoilers: all.length - out.length, now };
  }, [events.data, characters.data, bands.data, hides, main, sub, now]);
  const failed = [events, characters, bands].find(({ data, error }) => data === undefined && error);
  return { game, failure: failed?.error ?? null, retry: () => void failed?.refetch() };
}
