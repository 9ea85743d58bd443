import type { TeamQuestion, TeamResult } from '#model/compute/team';
import { scoreRules } from '#model/rules/event-points';
import { bonusUnits, isMultiplied } from '#model/rules/team-points';
import * as L from '../../layout.ts';
import type { Collection } from '../cards/collection.ts';
import type { Engine } from '../engine.ts';
import { type Cards, hasSupport, NO_SUPPORT, type Support, writeSupport } from './support.ts';

/** Whether teams stand by points first: where the bonus lifts power more score never means fewer points. */
export const isByPoints = ({ target, points }: TeamQuestion): boolean =>
  target !== 'score' && points !== null && isMultiplied(points.kind);

/** What a team is ranked by first. */
export const rankedBy = (question: TeamQuestion, team: TeamResult | undefined): number | undefined =>
  isByPoints(question) ? team?.points?.points : team?.score.average;

/** Whether the others' score counts, which rests on the rate alone: a stronger card may then cost a point. */
export const doOthersCount = (question: TeamQuestion): boolean => othersPower(question) > 0;

const othersPower = (question: TeamQuestion): number =>
  isByPoints(question) && question.live === 'multi' ? Math.max(0, question.room.averagePower) : 0;

/** Before dominance: what a card is worth beyond power and skill, if teams stand by points. */
export function writePoints(
  engine: Engine,
  question: TeamQuestion,
  packed: Cards,
  collection: Collection,
): void {
  const { floats, kernels } = engine;
  const count = packed.cards.length;
  for (const array of [L.CARD_BONUS, L.CARD_SUPPORT, L.CARD_LOSS])
    floats.fill(0, array >> 3, (array >> 3) + count);
  const support = isByPoints(question) ? writeWorth(engine, question, packed, collection) : NO_SUPPORT;
  const { step, top } = bonusSpan(engine, packed);
  kernels.prepareAim(count, step, top, support.most, support.loss);
  prepareRules(engine, question, support);
}

/** After dominance: the same for teams that stand by score but are paid points. */
export function writeUnrankedPoints(
  engine: Engine,
  question: TeamQuestion,
  packed: Cards,
  collection: Collection,
): void {
  if (question.points === null || !isMultiplied(question.points.kind) || isByPoints(question)) return;
  prepareRules(engine, question, writeWorth(engine, question, packed, collection));
}

function writeWorth(engine: Engine, question: TeamQuestion, packed: Cards, collection: Collection): Support {
  const bonus = question.points?.bonus;
  if (!bonus) return NO_SUPPORT;
  packed.cards.forEach((card, index) => {
    const master = collection.entries[index]?.master ?? 0;
    engine.floats[(L.CARD_BONUS >> 3) + index] = bonusUnits(bonus, card, master);
  });
  return hasSupport(question) ? writeSupport(engine, bonus, packed, collection) : NO_SUPPORT;
}

function prepareRules({ floats, kernels }: Engine, question: TeamQuestion, support: Support): void {
  const play = question.points;
  if (play === null || !isMultiplied(play.kind)) {
    kernels.preparePoints(0, 2, 0, 0, 1, 0, 0);
    return;
  }
  const { formula, base, divisor, own, others } = scoreRules(play.kind, play.formula);
  const average = othersPower(question);
  floats.set(own, L.SLICE_OWN >> 3);
  floats.set(others, L.SLICE_OTHERS >> 3);
  floats.set(
    own.map((width, slice) => (average > 0 ? width + (others[slice] ?? 0) / 10 : width)),
    L.SLICE_BOTH >> 3,
  );
  const ranked = isByPoints(question) ? 1 : 0;
  kernels.preparePoints(ranked, formula, own.length, base, divisor, average, support.candidates);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** What all bonuses are multiples of, and the most that five characters have together, in units. */
function bonusSpan({ floats }: Engine, { cards }: Cards): { readonly step: number; readonly top: number } {
  const best = new Map<number, number>();
  let step = 0;
  cards.forEach(({ characterId }, index) => {
    const units = floats[(L.CARD_BONUS >> 3) + index] ?? 0;
    step = commonDivisor(step, units);
    best.set(characterId, Math.max(best.get(characterId) ?? 0, units));
  });
  const highest = [...best.values()].sort((a, b) => b - a).slice(0, L.TEAM_SIZE);
  return { step: step || 1, top: highest.reduce((sum, units) => sum + units, 0) };
}
