import type { MemberProfile } from '#model/contract/account/profile';
import { DEFAULT_PAGE } from '#model/contract/bounds';
import type { Store } from '../../store/store.ts';
import {
  countBefore,
  countRanking,
  findRanked,
  listRanking,
  type Ranked,
  type RankedValue,
  type RankingPage,
  type StatBoard,
  type StatRow,
} from '../../store/sync/rankings.ts';
import {
  countHolders,
  countHoldersBefore,
  findHolder,
  listHolders,
  type TitleBoard,
  type TitleHolder,
  titlesOf,
} from '../../store/sync/titles.ts';
import type { Caller } from '../accounts/caller.ts';
import type { PageRequest } from '../accounts/pages.ts';
import { Refusal } from '../refusal.ts';

const writeCursor = ({ value, id }: RankedValue): string =>
  Buffer.from(`r${value}.${id}`).toString('base64url');

function readCursor(cursor: string): RankedValue {
  const [, value, id] =
    /^r(\d{1,16})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const standing = { value: Number(value), id: Number(id) };
  const isOurs = Object.values(standing).every(Number.isSafeInteger) && writeCursor(standing) === cursor;
  if (!isOurs) throw new Refusal('REQUEST_INVALID', { fields: { cursor: 'INVALID' } });
  return standing;
}

export const readPage = ({ limit, offset, cursor }: PageRequest): RankingPage => ({
  limit: limit ?? DEFAULT_PAGE,
  offset: offset ?? 0,
  after: cursor === undefined ? null : readCursor(cursor),
});

export function cursorAfter(rows: readonly RankedValue[], { limit }: RankingPage): string | null {
  const last = rows.at(-1);
  return last === undefined || rows.length < limit ? null : writeCursor(last);
}

const memberOf = ({ username, nickname, titles }: Ranked) => ({
  user: { username, nickname },
  worn: JSON.parse(titles) as MemberProfile['titles'],
});

/** Places of rows that follow each other: equals share one, and the next counts on by all of them. */
export function placesOf(
  rows: readonly RankedValue[],
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

const playerRow = (row: StatRow, place: number) => ({
  ...memberOf(row),
  stats: row.value,
  place,
  syncedAt: row.syncedAt,
});

const titleBoard = (server: number, list: string, until: number): TitleBoard => ({
  server,
  titles: [...new Set(list.split(',').map(Number))],
  until,
});

export class Rankings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async players(board: StatBoard, request: PageRequest) {
    const { db } = this.#store;
    const page = readPage(request);
    const ranked = await listRanking(db, board, page);
    const [top] = ranked;
    const places = top ? placesOf(ranked, await countBefore(db, board, top)) : [];
    return {
      count: await countRanking(db, board),
      rows: ranked.map((row, at) => playerRow(row, places[at] ?? 0)),
      next: cursorAfter(ranked, page),
    };
  }

  /** The caller's own row among the players; null when they do not show the number. */
  async ownPlayer(board: StatBoard, { userId }: Caller) {
    const { db } = this.#store;
    const own = await findRanked(db, board, userId);
    return own === undefined ? null : playerRow(own, (await countBefore(db, board, own)).more + 1);
  }

  async titles(server: number, list: string, date: number | undefined, request: PageRequest) {
    const { db, now } = this.#store;
    const board = titleBoard(server, list, date ?? now());
    const page = readPage(request);
    const ranked = await listHolders(db, board, page);
    const [top] = ranked;
    const places = top ? placesOf(ranked, await countHoldersBefore(db, board, top)) : [];
    return {
      count: await countHolders(db, board),
      rows: await this.#titleRows(board, ranked, places),
      next: cursorAfter(ranked, page),
    };
  }

  /** The caller's own row among those with the titles; null when they show none of them. */
  async ownTitles(server: number, list: string, date: number | undefined, { userId }: Caller) {
    const { db, now } = this.#store;
    const board = titleBoard(server, list, date ?? now());
    const own = await findHolder(db, board, userId);
    if (own === undefined) return null;
    const { more } = await countHoldersBefore(db, board, own);
    const [row] = await this.#titleRows(board, [own], [more + 1]);
    return row ?? null;
  }

  async #titleRows(board: TitleBoard, holders: readonly TitleHolder[], places: readonly number[]) {
    const ids = holders.map(({ id }) => id);
    const held = await titlesOf(this.#store.db, board, ids);
    return holders.map((row, at) => ({
      ...memberOf(row),
      titles: held.flatMap(({ accountId, title }) => (accountId === row.id ? [title] : [])),
      time: row.time,
      place: places[at] ?? 0,
    }));
  }
}
