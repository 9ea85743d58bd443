import type { LikedPlace, LikedStretch } from '../../store/community/liked.ts';
import { Refusal } from '../refusal.ts';

const CURSOR = /^l(\d{1,16})\.(\d{1,16})$/;

const writeCursor = ({ likes, id }: LikedPlace): string =>
  Buffer.from(`l${likes}.${id}`).toString('base64url');

/** @throws Refusal for what is no place among the most liked */
export function readLikedCursor(cursor: string): LikedPlace {
  const [, likes = '', id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const place = { likes: Number(likes), id: Number(id) };
  const isPlace = id !== '' && [place.likes, place.id].every(Number.isSafeInteger);
  if (!isPlace || writeCursor(place) !== cursor)
    throw new Refusal('REQUEST_INVALID', { fields: { cursor: 'INVALID' } });
  return place;
}

/** As `cursorAfter`, in the order of likes. */
export function likedCursorAfter(
  rows: readonly LikedPlace[],
  { limit }: Pick<LikedStretch, 'limit'>,
  isCut: boolean,
): string | null {
  const last = rows.at(-1);
  return last === undefined || (rows.length < limit && !isCut) ? null : writeCursor(last);
}
