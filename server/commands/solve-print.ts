import type { TeamPoints } from '#model/compute/points';
import type { ItemSets, TeamAnswer, TeamQuestion, TeamResult } from '#model/compute/team';
import type { UpgradeAnswer } from '#model/compute/upgrades';

/** What someone can spend on a live and the points it brings, keyed by the amount. */
const printPoints = ({ points, bonusPercent, cardPercents, table, support }: TeamPoints) => ({
  points,
  bonus: bonusPercent,
  cardBonus: cardPercents,
  [table.length > 0 && (table[0]?.spent ?? 0) > 0 ? 'challengePoints' : 'boosts']: Object.fromEntries(
    table.map((row) => [row.spent, row.points]),
  ),
  ...(support === null ? {} : { support }),
});

export const printTeam = ({
  cards,
  leader,
  sixth,
  order,
  power,
  areaItems,
  score,
  roomScore,
  points,
}: TeamResult) => ({
  cards,
  leader,
  sixth,
  order,
  power,
  areaItems,
  score,
  ...(roomScore === null ? {} : { roomScore }),
  ...(points === null ? {} : printPoints(points)),
});

const printUpgrades = ({ isFinished, upgrades, possible, searches, ms }: UpgradeAnswer) => ({
  proved: isFinished,
  upgrades: upgrades.map(({ upgrade, value, gain, cards }) => ({ ...upgrade, value, gain, cards })),
  possible,
  searches,
  ms,
});

/** With mixed sets: what whole ones reach at best. */
export const printUniform = (itemSets: ItemSets, best: number | null) =>
  itemSets === 'mixed' ? { uniform: best } : {};

/** What a live is paid as, where it is paid. */
export const printPaid = ({ points }: Pick<TeamQuestion, 'points'>) =>
  points === null ? {} : { paidAs: points.kind };

/** An answer as one line of JSON, with the best single steps where they were asked for. */
export function printAnswer(
  answer: TeamAnswer,
  question: Pick<TeamQuestion, 'itemSets' | 'points'>,
  next: UpgradeAnswer | null,
): string {
  const { proved, gap, teams, bestByScore, uniformBest, noTeam, remarks, nodes, ms, engine } = answer;
  const [best] = teams;
  return JSON.stringify({
    proved,
    gap,
    score: best?.score.average ?? null,
    ...(best?.points ? { points: best.points.points } : {}),
    ...printPaid(question),
    ...printUniform(question.itemSets, uniformBest),
    teams: teams.map(printTeam),
    ...(bestByScore === null ? {} : { bestByScore: printTeam(bestByScore) }),
    notes: [...(noTeam ? [{ noTeam }] : []), ...remarks],
    ...(next === null ? {} : { next: printUpgrades(next) }),
    nodes,
    ms,
    engine,
  });
}
