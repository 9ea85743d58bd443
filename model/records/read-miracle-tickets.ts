import type { MiracleTicketRecord } from './miracle-ticket.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive } from './read-reward.ts';
import { asList, asPerServer, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

const cardsOf = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? [...new Set(asList(value, positive))] : null;

const readOne: RowReader<MiracleTicketRecord> = (id, row) => ({
  id,
  name: perServerText(row.name),
  cards: asPerServer(row.ids, cardsOf),
  startAt: perServerTime(row.exchangeStartAt),
  endAt: perServerTime(row.exchangeEndAt),
});

/** Reads `miracleTicketExchanges/all`. */
export const readMiracleTickets = (json: unknown): Records<MiracleTicketRecord> =>
  readRecords('miracle ticket', json, readOne);
