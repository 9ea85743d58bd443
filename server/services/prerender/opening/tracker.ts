import { eventView } from '#model/listing/views/event-view';
import { tierOf, trackerPath } from '#model/tracker/address';
import { currentEvent, spanOn } from '#model/tracker/lines';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import type { PublishedLists } from '../../families/lists.ts';
import { wordsFor } from '../../families/source.ts';
import type { OpeningPart, PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

/** What the address names; the tier is a text of its path. */
interface TrackerAsked {
  readonly server: ServerIndex | null;
  readonly tier: string | undefined;
  readonly id: number | null;
}

/** `/tool/eventtracker`: the event, and which server and tier of it (src/features/events/tracker/head.tsx). */
export async function openTracker(
  lists: PublishedLists,
  visitor: Visitor,
  { server: named, tier: asked, id }: TrackerAsked,
): Promise<PrerenderedOpening | null> {
  const server = named ?? visitor.servers.main;
  const tier = tierOf(asked, server);
  const events = await lists.one('events');
  const wanted = id === null ? undefined : events.get(id);
  const event =
    wanted && spanOn(wanted, server) ? wanted : currentEvent(events.values(), server, visitor.now);
  if (!event) return null;
  const { sub } = visitor.servers;
  const view = eventView(event, { main: server, sub, now: visitor.now });
  const { dates, format } = wordsFor(visitor.locale, visitor.servers);
  const isSpanKnown = view.startAt !== null && view.endAt !== null;
  const servers: OpeningPart = {
    kind: 'choice',
    label: visitor.text('server.label'),
    links: SERVERS.map((code, index) => ({
      path: trackerPath(index as ServerIndex, tierOf(String(tier), index as ServerIndex), null),
      label: visitor.text(`server.short.${code}`),
      isShown: index === server,
    })),
    isWideOnly: true,
  };
  return {
    kind: 'opening',
    locale: visitor.locale,
    heading: visitor.text('page.eventTracker'),
    lead: visitor.text('tracker.lead'),
    width: 1280,
    isNamedByBar: true,
    parts: [
      servers,
      {
        kind: 'picker',
        step: 'event',
        name: visitor.text('event.label'),
        picture: { src: view.banner, alt: '' },
        title: view.name,
        note: isSpanKnown ? dates.range(view.startAt ?? 0, view.endAt ?? 0) : '',
      },
      {
        kind: 'choice',
        label: visitor.text('tracker.tier'),
        links: TIERS[server].map((value) => ({
          path: trackerPath(server, value, event.id),
          label: format.integer(value),
          isShown: value === tier,
        })),
        isWideOnly: false,
      },
    ],
  };
}
