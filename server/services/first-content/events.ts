import { type EventView, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { homeBannerPath } from '#model/rules/asset-paths';
import { type DateStyle, formatDate, formatShortDay } from '#model/rules/dates';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import type { FirstTile, FirstWord } from './content.ts';
import { type FirstFamily, firstList, firstThing } from './family.ts';
import { FIRST_SERVERS, newestOf, type Visitor } from './visitor.ts';

const FIRST = 16;

/** Names for the visitor, times of the first main server. */
const viewFor = (event: EventRecord, visitor: Visitor): EventView => ({
  ...eventView(event, { ...FIRST_SERVERS, now: visitor.now }),
  name: visitor.name(event.name) ?? `#${event.id}`,
});

function bannerOf(event: EventRecord): string {
  const server = localised(event.startAt, FIRST_SERVERS.main, FIRST_SERVERS.sub)?.server;
  return homeBannerPath(SERVERS[server ?? FIRST_SERVERS.main], event);
}

function daysOf({ startAt, endAt }: EventView, { locale }: Visitor): string | null {
  const style: DateStyle = {
    ...{ locale, dateFormat: 'long', timeFormat: 'h24', timeZone: 'main' },
    mainServer: FIRST_SERVERS.main,
  };
  if (startAt === null) return null;
  if (endAt === null) return formatDate(startAt, style);
  return `${formatShortDay(startAt, style)} – ${formatDate(endAt, style)}`;
}

function statusOf({ status }: EventView, visitor: Visitor): FirstWord | null {
  return status === null ? null : { text: visitor.text(`event.${status}`), look: 'chip' };
}

function tile(event: EventRecord, visitor: Visitor): FirstTile {
  const view = viewFor(event, visitor);
  const status = view.status === 'completed' ? null : statusOf(view, visitor);
  return {
    path: `/info/events/${event.id}`,
    picture: { src: bannerOf(event), alt: '' },
    lines: [
      [{ text: view.name, look: 'name' }],
      [
        { text: daysOf(view, visitor) ?? visitor.text('event.noDates'), look: 'quiet' },
        status ?? { text: `#${event.id}`, look: 'quiet' },
      ],
    ],
  };
}

export const EVENTS: FirstFamily = {
  async list(lists, visitor) {
    const events = await lists.events();
    return firstList(visitor, {
      ...{ family: 'events', title: 'page.events', lead: 'infoHub.events' },
      ...{ filtersHeight: 345, total: events.size },
      tiles: newestOf(events, ({ startAt }) => startAt, FIRST).map((event) => tile(event, visitor)),
    });
  },
  async thing(lists, id, visitor) {
    const event = (await lists.events()).get(id);
    if (!event) return null;
    const view = viewFor(event, visitor);
    const kind = visitor.text(`eventType.${view.type ?? 'other'}`);
    return firstThing(visitor, {
      ...{ family: 'events', heading: view.name, subtitle: `${kind} · #${id}` },
      ...{ badge: statusOf(view, visitor), picture: { src: bannerOf(event), alt: '' } },
      facts: [
        ['events.name', visitor.name(event.name)],
        ['events.dates', daysOf(view, visitor)],
        ['card.type', kind],
        [
          'filter.attribute',
          event.bonus.attributes.map(({ attribute }) => visitor.text(`attribute.${attribute}`)).join(' · '),
        ],
      ],
      list: { path: '/info/events', title: visitor.text('events.all') },
    });
  },
};
