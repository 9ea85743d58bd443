import { DAY_MS } from '#model/vocabulary/time';
import type { CardRow } from '../cards/card-rows.types.ts';
import type { Served } from '../world.ts';
import type { GachaRow } from './gacha.ts';

/** A row of `miracleTicketExchanges/all` (reference R14): for which cards a ticket can be given. */
export interface MiracleRow {
  readonly name: Served<string>;
  readonly ids: Served<readonly number[]>;
  readonly exchangeStartAt: Served<string>;
  readonly exchangeEndAt: Served<string>;
}

const RARITY = 4;
/** Tickets can be used after the gacha that brings them. */
const LONGER_MS = 60 * DAY_MS;

/** `miracleTicketExchanges/all`: one of each gacha that brings tickets, for permanent cards that were out by then. */
export function createMiracleTickets(
  gachas: Readonly<Record<string, GachaRow>>,
  cards: Readonly<Record<string, CardRow>>,
): Record<string, MiracleRow> {
  const wanted = Object.entries(cards).filter(
    ([, { rarity, type }]) => rarity === RARITY && type === 'permanent',
  );
  const outOn = (server: number, ms: number): readonly number[] =>
    wanted.flatMap(([id, { releasedAt }]) => {
      const at = releasedAt[server] ?? null;
      return at !== null && Number(at) <= ms ? [Number(id)] : [];
    });
  const ofTickets = Object.values(gachas).filter(({ type }) => type === 'miracle');
  return Object.fromEntries(
    ofTickets.map(({ gachaName, publishedAt, closedAt }, i) => [
      i + 1,
      {
        name: gachaName,
        ids: publishedAt.map((at, server) => (at === null ? null : outOn(server, Number(at)))),
        exchangeStartAt: publishedAt,
        exchangeEndAt: closedAt.map((at) => (at === null ? null : String(Number(at) + LONGER_MS))),
      },
    ]),
  );
}
