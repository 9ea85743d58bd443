import type { RoomAssumption } from './team.ts';

/** The other players of a multi live, as they are assumed when nobody says otherwise (our choice). */
export const DEFAULT_ROOM: RoomAssumption = {
  averagePower: 280_000,
  skillPercent: 115,
  skillSeconds: 7,
  encore: 'own',
};
