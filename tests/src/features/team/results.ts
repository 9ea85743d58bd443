import type { MedleyReport } from '#model/compute/medley';
import type { PointPlay, TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { type EventRecord, NO_EVENT_BONUS } from '#model/records/event';
import { formatFor } from '#model/rules/format';
import type { PictureTexts } from '#src/features/team/picture/content.ts';
import type { ShownMedley } from '#src/features/team/result/medley.ts';
import type { Occasion } from '#src/features/team/result/words.ts';
import { sampleRequest } from '#tests/laws/samples';

/** Results to be put into words. */

export const DAY = new Date(2026, 10, 3, 12);

/** Texts are their own keys with what is put into them. */
const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(values)].join(' ');

export const words = {
  sources: {
    main: 0,
    sub: 1,
    bandName: String,
    songOf: () => null,
    cardOf: (id: number) => ({ id, character: `Card ${id}`, title: 'Title', bandId: 1, attribute: 'cool' }),
    game: { songs: new Map(), cards: new Map(), skills: new Map(), areaItems: new Map() },
  },
  t,
  format: formatFor('en'),
  labelOf: String,
} as unknown as PictureTexts;

const during = (type: EventRecord['type']): Occasion => ({
  now: DAY.getTime(),
  event: { name: ['Night Song', null, null, null, null], type } as unknown as EventRecord,
});

export const duringStory = during('story');
export const duringMedley = during('medley');
/** The inputs ask something else by now. */
export const afterChange: Occasion = { now: DAY.getTime(), event: null };

export const team = (average: number): TeamResult => ({
  cards: [1, 2, 3, 4, 5],
  leader: 3,
  sixth: 3,
  order: [1, 2, 4, 5, 3],
  bestOrderShare: 1,
  power: 300_000,
  powerParts: { cards: 300_000, areaItems: 0, event: 0 },
  areaItems: { studio: null, plaza: null, menu: null, magazine: null },
  score: { average, min: average - 10, max: average + 10 },
  orderScores: [],
  orderChances: null,
  roomScore: null,
  points: null,
});

export const EARNED: TeamPoints = {
  points: 7_000,
  table: [],
  bonusPercent: 120,
  cardPercents: [50, 30, 20, 10, 10],
  support: { cards: [6, 7], power: 98_765 },
};

/** A question for points, of which every part differs from the default. */
export const paid = (kind: PointPlay['kind']): TeamRequest => ({
  ...sampleRequest(),
  target: 'points',
  points: {
    kind,
    formula: 1,
    bonus: NO_EVENT_BONUS,
    boosts: 2,
    place: 3,
    isWon: false,
    challengePoints: 800,
  },
});

export function medley(teams: readonly TeamResult[], uniformTotal: number | null = null): ShownMedley {
  const { songId, difficulty, order, target, points, sixth, top, constraints, ...shared } = sampleRequest();
  const songs = [4, 5, 4].map((id) => ({
    songId: id,
    difficulty,
  })) as unknown as ShownMedley['request']['songs'];
  const total = teams.reduce((sum, { score }) => sum + score.average, 0);
  return {
    request: { ...shared, constraints: { exclude: [], must: [] }, songs },
    report: {
      answer: { proved: true, gap: 0, total, teams, mayWait: [] },
      uniformTotal,
    } as unknown as MedleyReport,
    isOld: false,
    isStale: false,
  };
}
