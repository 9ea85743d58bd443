import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';
import { isSameRequest } from '#src/parts/team/question/request.ts';

/** A song with the team that plays it. */
export interface Play {
  readonly request: TeamRequest;
  readonly team: TeamResult;
}

/** What can be pinned: one song, or the three of a medley in the order they are played, and what it answers. */
export interface Pinnable {
  readonly plays: readonly [Play, ...Play[]];
  /** Places of the songs in which skills that were asked to wait for each other may have to, but count side by side. */
  readonly mayWait: readonly number[];
  /** Null also where the inputs name another by now: an answer does not. */
  readonly event: EventRecord | null;
}

export const isMedley = ({ plays }: Pinnable): boolean => plays.length > 1;

const isSamePlay = (a: Play, b: Play | undefined): boolean =>
  b !== undefined && isSameRequest(a.request, b.request) && a.team.cards.join() === b.team.cards.join();

export const isSameResult = (a: Pinnable, b: Pinnable): boolean =>
  a.plays.length === b.plays.length && a.plays.every((play, place) => isSamePlay(play, b.plays[place]));

const isSameChart = (a: Play, b: Play): boolean =>
  a.request.songId === b.request.songId && a.request.difficulty === b.request.difficulty;

/**
 * What each play of a result is compared with: single songs with each other whatever they are, a medley with one of the same
 * songs, each with the same song wherever that stands. Null when they are not alike.
 */
export function counterparts(shown: Pinnable, other: Pinnable): readonly Play[] | null {
  if (shown.plays.length !== other.plays.length) return null;
  if (!isMedley(shown)) return other.plays;
  const left = [...other.plays];
  const found = shown.plays.flatMap((play) => {
    const at = left.findIndex((each) => isSameChart(play, each));
    return at < 0 ? [] : left.splice(at, 1);
  });
  return left.length === 0 ? found : null;
}
