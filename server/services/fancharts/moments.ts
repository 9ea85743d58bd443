import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { MAX_CHART_SECONDS } from '#model/contract/community/text-limits';
import { asObject } from '#model/records/reading';
import type { MomentPlace, MomentStretch } from '../../store/community/moments.ts';
import { findPlace, findWork, SHOWN } from '../../store/community/posts.ts';
import type { Db } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';

const MS = 1_000;

export const momentOf = (seconds: number): number => Math.round(seconds * MS);
export const secondsOf = (moment: number): number => moment / MS;

/**
 * Comments are about a time of the chart, up to its last note. A post that does not show is refused when the comment is published, so
 * that a refusal says nothing of a deleted chart. @throws Refusal for a later time, and where there is no chart
 */
export async function holdToChart(db: Db, postId: number, seconds: number): Promise<void> {
  const isPost = Number.isSafeInteger(postId);
  if (isPost && (await findPlace(db, postId))?.standing !== SHOWN) return;
  const work = isPost ? await findWork(db, postId) : undefined;
  const { chart } = asObject(work === undefined ? null : JSON.parse(work));
  const last = Array.isArray(chart) ? playableChart(parseChart(chart)).notes.at(-1)?.time : undefined;
  const most = Math.min(MAX_CHART_SECONDS, Math.ceil((last ?? -1) * MS) / MS);
  if (seconds > most) throw new Refusal('CONTENT_INVALID', { fields: { seconds: 'INVALID' } });
}

const CURSOR = /^m(\d{1,16})\.(\d{1,16})$/;

const writeCursor = ({ moment, id }: MomentPlace): string =>
  Buffer.from(`m${moment}.${id}`).toString('base64url');

/** @throws Refusal for what is no place among comments by their times */
export function readMomentCursor(cursor: string): MomentPlace {
  const [, moment = '', id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const place = { moment: Number(moment), id: Number(id) };
  const isPlace = id !== '' && [place.moment, place.id].every(Number.isSafeInteger);
  if (!isPlace || writeCursor(place) !== cursor)
    throw new Refusal('REQUEST_INVALID', { fields: { cursor: 'INVALID' } });
  return place;
}

/** As `cursorAfter`, in the order of times. */
export function momentCursorAfter(
  rows: readonly { readonly id: number; readonly seconds?: number }[],
  { limit }: Pick<MomentStretch, 'limit'>,
  isCut: boolean,
): string | null {
  const last = rows.at(-1);
  if (last === undefined || (rows.length < limit && !isCut)) return null;
  return writeCursor({ moment: momentOf(last.seconds ?? 0), id: last.id });
}
