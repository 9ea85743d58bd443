import { demoPlayer } from '../cast/players.ts';
import type { DemoRanking } from '../demo.types.ts';
import { eventMusics } from '../events/event-musics.ts';
import { EARLY_TITLES, earlyTitle } from '../events/prizes.ts';
import type { DemoLists } from '../lists/lists.ts';
import { random } from '../seeded/random.ts';
import { cutoffsOf } from './cutoffs.ts';
import { type RankedEvent, rankedEvent } from './ranked-event.ts';
import { topPoints } from './top-players.ts';

interface Player {
  readonly userName: string;
  readonly introduction: string;
  readonly rank: number;
}

/** Someone of the ten, with a card that was out by then. */
function describe(lists: DemoLists, { seed, server, startMs }: RankedEvent, uid: number) {
  const { profile } = (demoPlayer({ seed, server, uid, code: '' }) as { data: { profile: Player } }).data;
  const draw = random(seed, 'shown card', server, uid);
  const { rows } = lists.cardSet();
  const cards = Object.keys(rows).filter((id) => {
    const released = rows[id]?.releasedAt[server] ?? null;
    return released !== null && Number(released) <= startMs;
  });
  return {
    uid,
    name: profile.userName,
    introduction: profile.introduction,
    rank: profile.rank,
    sid: Number(draw.pick(cards)),
    strained: draw.int(0, 1),
    degrees: [draw.int(1, EARLY_TITLES), draw.int(1, EARLY_TITLES)].map(earlyTitle),
  };
}

/** `mid` is ranked on the server: 0 for points in every event, else one of its songs. */
function isRanked(lists: DemoLists, { seed, id, server }: RankedEvent, mid: number): boolean {
  if (mid === 0) return true;
  const row = lists.eventRows()[id];
  const musics = row && eventMusics(seed, id, row, lists.songRows());
  return musics?.[server]?.some(({ musicId }) => musicId === mid) ?? false;
}

/** `tracker/data` or `eventtop/data` (reference R60) as known at `nowMs`; undefined for an event that is not held. */
export function rankingOf(lists: DemoLists, seed: number, question: DemoRanking, nowMs: number): unknown {
  const row = lists.eventRows()[question.event];
  const event = row && rankedEvent(seed, question.event, row, question.server);
  if (!event) return undefined;
  if (question.kind === 'cutoffs') {
    return { result: true, cutoffs: cutoffsOf(event, question.tier, nowMs) };
  }
  const points = isRanked(lists, event, question.mid) ? topPoints(event, question.mid, nowMs) : [];
  const uids = [...new Set(points.map(({ uid }) => uid))];
  return { points, users: uids.map((uid) => describe(lists, event, uid)) };
}
