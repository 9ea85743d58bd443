import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { serverOf, tierOf, trackerPath } from '#model/tracker/address';
import { currentEvent, spanOn } from '#model/tracker/lines';
import type { EventSpan } from '#model/tracker/pace';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useSearch } from '#src/kit/address/address-ahead.ts';

/** What the page follows. */
export interface FollowedTier {
  readonly server: ServerIndex;
  readonly tier: number;
  readonly event: EventRecord;
  readonly span: EventSpan;
}

export interface PlaceState {
  readonly server: ServerIndex;
  readonly tier: number;
  /** Null while events are on their way, and where the server has none. */
  readonly place: FollowedTier | null;
  readonly go: (to: { server?: ServerIndex; tier?: number; event?: number }) => void;
}

/** Server, tier and event of the address; what it does not name is that of the visitor, and what runs. */
export function usePlace(events: ReadonlyMap<number, EventRecord> | null, now: number): PlaceState {
  const params = useParams();
  const { search } = useSearch();
  const navigate = useNavigate();
  const { main } = useServers();
  const server = serverOf(params.server) ?? main;
  const tier = tierOf(params.tier, server);
  const named = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : null;
  const place = useMemo(() => {
    if (events === null || now === 0) return null;
    const asked = named === null ? undefined : events.get(named);
    const event = asked && spanOn(asked, server) ? asked : currentEvent(events.values(), server, now);
    const span = event && spanOn(event, server);
    return event && span ? { server, tier, event, span } : null;
  }, [events, now, named, server, tier]);
  const go = useCallback(
    (to: { server?: ServerIndex; tier?: number; event?: number }) => {
      const next = to.server ?? server;
      const isOther = next !== server;
      const event = to.event ?? (isOther ? null : (place?.event.id ?? null));
      const path = trackerPath(next, to.tier ?? tierOf(String(tier), next), event);
      void navigate(`${path}${isOther ? '' : search}`, { replace: true });
    },
    [navigate, server, tier, place, search],
  );
  return { server, tier, place, go };
}
