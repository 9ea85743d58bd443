import { DEFAULT_PAGE } from '#model/contract/bounds';
import type { PageSlice } from '../../store/accounts/follows.ts';
import { Refusal } from '../refusal.ts';

export interface PageRequest {
  readonly limit?: number;
  readonly offset?: number;
  readonly cursor?: string;
}

/** Says nothing to clients but where a page ended. */
const writeCursor = (id: number): string => Buffer.from(`a${id}`).toString('base64url');

function readCursor(cursor: string): number {
  const digits = /^a(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  const id = Number(digits);
  if (digits === undefined || !Number.isSafeInteger(id) || writeCursor(id) !== cursor) {
    throw new Refusal('REQUEST_INVALID', { fields: { cursor: 'INVALID' } });
  }
  return id;
}

export const readPage = ({ limit, offset, cursor }: PageRequest): PageSlice => ({
  limit: limit ?? DEFAULT_PAGE,
  offset: offset ?? 0,
  after: cursor === undefined ? null : readCursor(cursor),
});

/**
 * The cursor after these rows; null when they are fewer than asked for, so that nothing follows. `isCut`: they are fewer
 * because an answer has an end.
 */
export function cursorAfter(
  rows: readonly { readonly id: number }[],
  { limit }: Pick<PageSlice, 'limit'>,
  isCut = false,
): string | null {
  const last = rows.at(-1);
  return last === undefined || (rows.length < limit && !isCut) ? null : writeCursor(last.id);
}
