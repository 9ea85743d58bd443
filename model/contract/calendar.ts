import { ALARMS, CALENDAR_KINDS, MAX_ALARM } from '../site/calendar/ask.ts';
import { LOCALES } from '../vocabulary/locales.ts';
import { SERVERS } from '../vocabulary/servers.ts';

/** `GET /calendar/{server}.ics`: no endpoint like the others, for programs of calendars read it. */
export const CALENDAR = {
  path: '/calendar/{server}.ics',
  route: '/calendar/:file',
  summary: 'What is on at a server, as a calendar to subscribe to.',
  description: [
    `\`server\` is one of ${SERVERS.join(', ')}. \`kinds\` names what it holds, with commas between: ${CALENDAR_KINDS.join(', ')}; all of it`,
    `without. \`lang\` is one of ${LOCALES.join(', ')}. \`alarm\` is how many minutes before the beginning the calendar reminds of`,
    `each entry, up to ${MAX_ALARM}: the nearest of ${ALARMS.join(', ')} is taken. Without it, never. It goes back a year, and holds all that is announced with a beginning and an`,
    'end. Times are instants; birthdays are days that come every year.',
  ].join('\n'),
} as const;
