import { useMemo } from 'react';
import { Link } from 'react-router';
import { gachaPictures } from '#model/families/gacha/item';
import {
  cardsOfTicket,
  gachaOfTicket,
  ticketName,
  ticketServer,
  ticketsInOrder,
} from '#model/families/miracleticket/family';
import type { MiracleTicketRecord } from '#model/records/miracle-ticket';
import { statusAt } from '#model/rules/running';
import { SERVERS } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useSearchValues } from '#src/kit/address/address-ahead.ts';
import { useGacha, useMiracleTickets } from '#src/kit/data/lists.ts';
import { Periods } from '#src/kit/detail/periods.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { HelpsPanel } from '../../helps/helps-panel.tsx';
import styles from './ticket-panel.module.css';

const ASKED = ['ticket'];
/** How many tickets are one press away; the filter has all of them. */
const LATEST = 4;

/** The chosen ticket: its name, when it can be exchanged, and which of its cards help; without one, the latest to choose from. */
export function TicketPanel() {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data } = useMiracleTickets();
  const asked = useSearchValues(ASKED).ticket?.[0];
  const latest = useMemo(
    () => (data ? ticketsInOrder(data.byId, { main, sub }).slice(0, LATEST) : []),
    [data, main, sub],
  );
  const ticket = data?.byId.get(Number(asked));
  if (ticket) return <ChosenTicket ticket={ticket} />;
  if (latest.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="latest-tickets">
      <h2 id="latest-tickets">{t('miracleTicket.latest')}</h2>
      <ul className={styles.tickets}>
        {latest.map((each) => (
          <li key={each.id}>
            <TicketLink ticket={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly ticket: MiracleTicketRecord;
}

function TicketLink({ ticket }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const now = useNow(MINUTE_MS);
  const server = ticketServer(ticket, { main, sub });
  const status =
    server === null || now === 0
      ? null
      : statusAt({ startAt: ticket.startAt[server], endAt: ticket.endAt[server] }, now);
  return (
    <Link to={`?ticket=${ticket.id}`} className={styles.ticket}>
      <TicketBanner ticket={ticket} />
      <b>{ticketName(ticket, { main, sub })}</b>
      <span className="muted">
        {server !== null && t(`server.${SERVERS[server]}`)}
        {status && ` · ${t(`event.${status}`)}`}
      </span>
    </Link>
  );
}

/** The banner of the gacha that brings it; the empty stage where none is known. */
function TicketBanner({ ticket }: Props) {
  const { main, sub } = useServers();
  const { data } = useGacha();
  const server = ticketServer(ticket, { main, sub });
  const gacha = server === null ? null : gachaOfTicket(ticket, server, data?.byId.values() ?? []);
  const { picture = null, logo } = gacha && server !== null ? gachaPictures(gacha, server) : {};
  return <EventBanner src={picture} second={logo} isLazy isWhole />;
}

function ChosenTicket({ ticket }: Props) {
  const { main, sub } = useServers();
  const cards = useMemo(() => [...cardsOfTicket(ticket, { main, sub })], [ticket, main, sub]);
  return (
    <>
      <section className={styles.panel} aria-labelledby="chosen-ticket">
        <h2 id="chosen-ticket">{ticketName(ticket, { main, sub })}</h2>
        <Periods opens={ticket.startAt} closes={ticket.endAt} />
      </section>
      <HelpsPanel cards={cards} />
    </>
  );
}
