import type { ExpTable } from '#model/records/exp-table';
import type { AddressCodec } from '#src/kit/address/use-address.ts';
import { EXP_TABLES, type ExpTableName } from '#src/kit/data/items.ts';

/** What the page of levels is asked with; all of it is in the address. */
export interface LevelsQuery {
  readonly table: ExpTableName;
  /** Null: the lowest level of the table. */
  readonly from: number | null;
  /** Null: the highest. */
  readonly to: number | null;
}

const LEVEL = /^\d{1,4}$/;
const levelOf = (text: string | null): number | null => (text && LEVEL.test(text) ? Number(text) : null);

/** What cannot be read is as if it were not there; only what differs from the plain page is written. */
export const LEVELS_CODEC: AddressCodec<LevelsQuery> = {
  decode: (params) => ({
    table: EXP_TABLES.find((name) => name === params.get('table')) ?? EXP_TABLES[0],
    from: levelOf(params.get('from')),
    to: levelOf(params.get('to')),
  }),
  encode: ({ table, from, to }) => {
    const params = new URLSearchParams();
    if (table !== EXP_TABLES[0]) params.set('table', table);
    if (from !== null) params.set('from', String(from));
    if (to !== null) params.set('to', String(to));
    return params;
  },
};

/** The levels that are asked for, within those of the table, which has at least one. */
export function spanIn(table: ExpTable, from: number | null, to: number | null) {
  const lowest = table[0]?.level ?? 1;
  const highest = table.at(-1)?.level ?? lowest;
  const within = (level: number) => Math.min(Math.max(lowest, level), highest);
  return { lowest, highest, from: within(from ?? lowest), to: within(to ?? highest) };
}
