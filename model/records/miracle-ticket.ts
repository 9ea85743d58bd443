import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive } from './read-reward.ts';
import { asList, asPerServer, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** A row of `miracleTicketExchanges/all.5` (reference R14). */
export interface MiracleTicketRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Numbers of the cards that a ticket can be given for. */
  readonly cards: PerServer<readonly number[]>;
  /** Epoch milliseconds. */
  readonly startAt: PerServer<number>;
  readonly endAt: PerServer<number>;
}

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
