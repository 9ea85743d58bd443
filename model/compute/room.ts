import type { Encore, RoomAssumption, TeamQuestion } from './team.ts';

/** The other players of a multi live, as they are assumed when no one says otherwise (our choice). */
export const DEFAULT_ROOM: RoomAssumption = {
  averagePower: 280_000,
  skillPercent: 115,
  skillSeconds: 7,
  encore: 'own',
};

/** Players of a room. */
export const PLAYERS = 5;

const OWN_ENCORES = { own: PLAYERS, other: 0, random: 1 } as const satisfies Record<Encore, number>;

/** In how many of five lives the sixth activation is ours: alone in all of them. */
export const ownEncores = ({ live, room }: Pick<TeamQuestion, 'live' | 'room'>): number =>
  live === 'free' ? PLAYERS : OWN_ENCORES[room.encore];
