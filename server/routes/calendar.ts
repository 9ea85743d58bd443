import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { CALENDAR } from '#model/contract/calendar';
import { readCalendarQuery } from '#model/site/calendar/ask';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { addressKey } from '../services/access/places.ts';
import type { Windows } from '../services/accounts/windows.ts';
import type { Calendars } from '../services/calendar/calendars.ts';
import { Refusal } from '../services/refusal.ts';
import { spendRate } from './api/rates.ts';
import { sendAbsent } from './errors.ts';
import { sendPrepared } from './send-prepared.ts';
import { siteAddress, siteCaching } from './site-address.ts';

const FRESH_S = 3_600;
const FILE = /^(\w{2})\.ics$/;

interface Parts {
  readonly calendars: Calendars;
  readonly publicUrl: URL | null;
  /** Null where calls are not counted. */
  readonly counts: Windows | null;
}

/** `GET /calendar/{server}.ics`: what is on at a server, for calendars of phones and computers. */
export function addCalendar(app: FastifyInstance, { calendars, publicUrl, counts }: Parts): void {
  app.get<{ Params: { readonly file: string } }>(
    CALENDAR.route,
    { config: { isOpen: true, costMs: ROUTE_COSTS.calendar } },
    async (request, reply) => {
      const code = FILE.exec(request.params.file)?.[1];
      const server = SERVERS.findIndex((each) => each === code);
      if (!isServerIndex(server)) return sendAbsent(reply, 'missing');
      if (counts) spendRate(counts, 'read', null, request, reply);
      const asked = readCalendarQuery(request.query as Readonly<Record<string, unknown>>);
      if (!('kinds' in asked)) {
        const fields = Object.fromEntries(asked.map((field) => [field, 'INVALID']));
        throw new Refusal('REQUEST_INVALID', { fields });
      }
      const visit = { who: addressKey(request), site: siteAddress(request, publicUrl) };
      const calendar = await calendars({ ...asked, server }, visit);
      reply.header('cache-control', siteCaching(publicUrl, FRESH_S));
      return sendPrepared(request, reply, calendar);
    },
  );
}
