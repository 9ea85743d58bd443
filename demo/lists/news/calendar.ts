import { SERVERS } from '#model/vocabulary/servers';
import { DAY_MS } from '#model/vocabulary/time';
import type { EventRow } from '../../events/events.ts';
import { content, date, heading, link, list, type ServedBlock, type ServedNode, text } from './news-nodes.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Title of the preview of the month that begins within four days. */
export function calendarTitle(time: number): string {
  const soon = new Date(time + 4 * DAY_MS);
  return `Events in ${MONTHS[soon.getUTCMonth()]} ${soon.getUTCFullYear()}`;
}

const REACH_MS = 34 * DAY_MS;

function eventsOf(server: number, time: number, events: Readonly<Record<string, EventRow>>): ServedNode[][] {
  return Object.entries(events).flatMap(([id, { startAt }]) => {
    const start = Number(startAt[server] ?? Number.NaN);
    const isSoon = start > time && start <= time + REACH_MS;
    return isSoon ? [[date(start), text(' '), link('event-single', id, true)]] : [];
  });
}

/** The events of the coming month, server by server. */
export function calendarContent(time: number, events: Readonly<Record<string, EventRow>>): ServedBlock[] {
  const parts = SERVERS.flatMap((server, index) => {
    const rows = eventsOf(index, time, events);
    return rows.length === 0 ? [] : [heading(server.toUpperCase()), content(list(...rows))];
  });
  return [content(text('What is announced so far. Times are those of your preferences.')), ...parts];
}
