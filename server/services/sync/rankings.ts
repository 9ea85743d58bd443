import { DEFAULT_PAGE } from '#model/contract/bounds';
import type { Store } from '../../store/store.ts';
import {
  type Board,
  countBefore,
  countRanking,
  listRanking,
  type Ranked,
  type RankingPage,
  type Standing,
} from '../../store/sync/rankings.ts';
import {
  countHolders,
  countHoldersBefore,
  listHolders,
  type TitleBoard,
  titlesOf,
} from '../../store/sync/titles.ts';
import type { PageRequest } from '../accounts/pages.ts';
import { Refusal } from '../refusal.ts';

const writeCursor = ({ value, id }: Standing): string => Buffer.from(`r${value}.${id}`).toString('base64url');

function readCursor(cursor: string): Standing {
  const [, value, id] =
    /^r(\d{1,16})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const standing = { value: Number(value), id: Number(id) };
  const isOurs = Object.values(standing).every(Number.isSafeInteger) && writeCursor(standing) === cursor;
  if (!isOurs) throw new Refusal('REQUEST_INVALID', { fields: { cursor: 'INVALID' } });
  return standing;
}

const readPage = ({ limit, offset, cursor }: PageRequest): RankingPage => ({
  limit: limit ?? DEFAULT_PAGE,
  offset: offset ?? 0,
  after: cursor === undefined ? null : readCursor(cursor),
});

function cursorAfter(rows: readonly Standing[], { limit }: RankingPage): string | null {
  const last = rows.at(-1);
  return last === undefined || rows.length < limit ? null : writeCursor(last);
}

const userOf = ({ username, nickname }: Ranked) => ({ username, nickname });

/** Places of rows that follow each other: equals share one, and the next counts on by all of them. */
export function placesOf(
  rows: readonly Standing[],
  first: { readonly before: number; readonly more: number },
): readonly number[] {
  const places: number[] = [];
  for (const [at, { value }] of rows.entries()) {
    const isEqual = at > 0 && rows[at - 1]?.value === value;
    const own = at === 0 ? first.more + 1 : first.before + at + 1;
    places.push(isEqual ? (places[at - 1] ?? own) : own);
  }
  return places;
}

export class Rankings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async players(board: Board, request: PageRequest) {
    const { db } = this.#store;
    const page = readPage(request);
    const ranked = await listRanking(db, board, page);
    const [top] = ranked;
    const places = top ? placesOf(ranked, await countBefore(db, board, top)) : [];
    return {
      count: await countRanking(db, board),
      rows: ranked.map((row, at) => ({ user: userOf(row), stats: row.value, place: places[at] ?? 0 })),
      next: cursorAfter(ranked, page),
    };
  }

  async titles(server: number, list: string, date: number | undefined, request: PageRequest) {
    const { db, now } = this.#store;
    const titles = [...new Set(list.split(',').map(Number))];
    const board: TitleBoard = { server, titles, until: date ?? now() };
    const page = readPage(request);
    const ranked = await listHolders(db, board, page);
    const [top] = ranked;
    const places = top ? placesOf(ranked, await countHoldersBefore(db, board, top)) : [];
    const held = await titlesOf(
      db,
      board,
      ranked.map(({ id }) => id),
    );
    return {
      count: await countHolders(db, board),
      rows: ranked.map((row, at) => ({
        user: userOf(row),
        titles: held.flatMap(({ accountId, title }) => (accountId === row.id ? [title] : [])),
        time: row.time,
        place: places[at] ?? 0,
      })),
      next: cursorAfter(ranked, page),
    };
  }
}
