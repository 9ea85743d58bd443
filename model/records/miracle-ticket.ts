import type { PerServer } from '../vocabulary/servers.ts';

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
