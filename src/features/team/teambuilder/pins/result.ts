import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';

/** A song with the team that plays it. */
export interface PlayedSong {
  readonly request: TeamRequest;
  readonly team: TeamResult;
}

/** What can be pinned: one song, or the three of a medley in the order they are played, and what it answers. */
export interface Pinnable {
  readonly plays: readonly [PlayedSong, ...PlayedSong[]];
  /** Places of the songs in which skills that were asked to wait for each other may have to, but count side by side. */
  readonly mayWait: readonly number[];
  /** Null also where the inputs name another by now: an answer does not. */
  readonly event: EventRecord | null;
}

export const isMedley = ({ plays }: Pinnable): boolean => plays.length > 1;

/** A question by all but the cards that were at hand: what is kept has those of the team alone. */
const questionKey = ({ profile: { name, server }, ...asked }: TeamRequest): string =>
  JSON.stringify({ ...asked, name, own: server });

const teamKey = ({ cards, score, power }: TeamResult): string => [...cards, score.average, power].join();

const isSamePlay = (a: PlayedSong, b: PlayedSong | undefined): boolean =>
  b !== undefined && questionKey(a.request) === questionKey(b.request) && teamKey(a.team) === teamKey(b.team);

export const isSameResult = (a: Pinnable, b: Pinnable): boolean =>
  a.plays.length === b.plays.length && a.plays.every((play, place) => isSamePlay(play, b.plays[place]));

const isSameChart = (a: PlayedSong, b: PlayedSong): boolean =>
  a.request.songId === b.request.songId && a.request.difficulty === b.request.difficulty;

/** What a bonus adds is no merit of a team: scores stand beside those of the same live and event alone. */
const termsKey = ({ request: { live, powerBonus, points } }: PlayedSong): string =>
  JSON.stringify([live, powerBonus, points && [points.kind, points.bonus]]);

const isSameTask = (a: PlayedSong, b: PlayedSong): boolean =>
  isSameChart(a, b) && termsKey(a) === termsKey(b);

/**
 * What each play of a result is compared with: a song with the same chart played alike, a medley with one of the same
 * songs, each with the same song wherever that stands. Null when they are not alike.
 */
export function counterparts(shown: Pinnable, other: Pinnable): readonly PlayedSong[] | null {
  if (shown.plays.length !== other.plays.length) return null;
  if (!isMedley(shown)) return isSameTask(shown.plays[0], other.plays[0]) ? other.plays : null;
  const left = [...other.plays];
  const found = shown.plays.flatMap((play) => {
    const at = left.findIndex((each) => isSameChart(play, each));
    return at < 0 ? [] : left.splice(at, 1);
  });
  return left.length === 0 ? found : null;
}
