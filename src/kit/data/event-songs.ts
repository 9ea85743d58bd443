import { queryOptions, useQuery } from '@tanstack/react-query';
import { readEventSongs } from '#model/records/read-event-songs';
import { localised } from '#model/rules/localised';
import type { ServerIndex } from '#model/vocabulary/servers';
import { getJson } from './http.ts';

const eventSongsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['eventSongs', eventId],
    queryFn: async ({ signal }) =>
      readEventSongs(await getJson(`/api/events/${eventId}.json`, 'events', signal)),
  });

/** Ids of the songs an event is played on, as the server has them, else another; none where it names none. */
export function useEventSongs(eventId: number | null, server: ServerIndex) {
  const { data, isPending } = useQuery({ ...eventSongsQuery(eventId ?? 0), enabled: eventId !== null });
  return { ids: (data && localised(data, server, server)?.value) ?? NONE, isKnown: !isPending };
}

const NONE: readonly number[] = [];
