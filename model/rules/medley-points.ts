import type { PointRow } from '../compute/points.ts';
import { eventPoints } from './event-points.ts';

const SONGS = 3;
/** Boosts for each of the three songs. */
const BOOSTS = [0, 1, 2, 3] as const;
/** What a medley's points do not depend on. */
const PLAIN = { bonusPercent: 0, place: 1, isWon: true, challengePoints: 200, supportPower: 0 } as const;

/** What a medley event pays for a total, for each number of boosts that the three songs can take together. */
export const medleyPoints = (total: number): readonly PointRow[] =>
  BOOSTS.map((boosts) => ({
    spent: boosts * SONGS,
    points: eventPoints('medley', 2, { ...PLAIN, ownScore: total, roomScore: total, boosts }),
  }));
