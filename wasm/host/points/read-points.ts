import type { PointPlay, PointRow, TeamPoints } from '#model/compute/points';
import type { TeamQuestion } from '#model/compute/team';
import { eventPoints, type LiveOutcome } from '#model/rules/event-points';
import { RATE_UNITS_PER_PERCENT } from '#model/rules/rates';
import { isMultiplied } from '#model/rules/team-points';
import { CARD_BONUS } from '../../layout.ts';
import type { Engine } from '../engine.ts';
import { type Cards, hasSupport, readSupport } from './support.ts';

const BOOSTS = [0, 1, 2, 3] as const;
const CHALLENGE_POINTS = [200, 400, 800, 1600] as const;

/** Points of the team recalled last; `members` are its cards by index in line-up order. */
export function readPoints(
  engine: Engine,
  packed: Cards,
  question: TeamQuestion,
  of: { readonly members: readonly number[]; readonly score: number; readonly roomScore: number | null },
): TeamPoints | null {
  const play = question.points;
  if (play === null) return null;
  const isPaid = isMultiplied(play.kind);
  if (isPaid) engine.kernels.countTeam();
  const support = hasSupport(question) ? readSupport(engine, packed) : null;
  const bonusPercent = isPaid ? engine.read('teamBonus') : 0;
  const outcome: LiveOutcome = {
    ...play,
    ownScore: of.score,
    roomScore: of.roomScore ?? of.score,
    bonusPercent,
    supportPower: support?.power ?? 0,
  };
  return {
    points: eventPoints(play.kind, play.formula, outcome),
    table: pointTable(play, outcome),
    bonusPercent,
    cardPercents: of.members.map((index) =>
      isPaid ? (engine.floats[(CARD_BONUS >> 3) + index] ?? 0) / RATE_UNITS_PER_PERCENT : 0,
    ),
    support,
  };
}

const pointTable = ({ kind, formula }: PointPlay, outcome: LiveOutcome): readonly PointRow[] =>
  kind === 'challengePoints'
    ? CHALLENGE_POINTS.map((challengePoints) => ({
        spent: challengePoints,
        points: eventPoints(kind, formula, { ...outcome, challengePoints }),
      }))
    : BOOSTS.map((boosts) => ({ spent: boosts, points: eventPoints(kind, formula, { ...outcome, boosts }) }));
