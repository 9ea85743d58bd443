import fc from 'fast-check';
import * as L from '#wasm/layout';
import { sharedValue } from '#wasm/reference/cards';
import { bestChoice } from '#wasm/reference/choice';
import type { Kernels } from './kernels.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, keptCards, scoreTeam, teamsOf } from './teams.ts';

/** Random nodes of the item tree: a context that at least one team has, options for some slots, a balance t. */

interface NodeSeed {
  readonly problem: SmallProblem;
  readonly team: number;
  /** For each slot an option, or null to leave it open. */
  readonly choices: readonly (number | null)[];
  /** Power of ten by which t misses the best balance. */
  readonly miss: number;
}

export const nodeSeed: fc.Arbitrary<NodeSeed> = fc.record({
  problem: playableProblem,
  team: fc.nat(),
  choices: fc.array(fc.option(fc.nat(), { freq: 2 }), {
    minLength: L.MAX_SLOTS,
    maxLength: L.MAX_SLOTS,
  }),
  miss: fc.double({ min: -1, max: 1, noNaN: true }),
});

export interface NodeTeam {
  readonly ids: readonly number[];
  readonly cards: readonly number[];
}

export interface OpenNode extends SmallProblem {
  /** 1 when a sixth card must be found. */
  readonly needsSixth: number;
  readonly slots: number;
  readonly band: number;
  readonly attribute: number;
  readonly t: number;
  /** Cards of frame 0. */
  readonly frame: readonly number[];
  /** Allowed teams of the frame; those in `own` share exactly what the context says. */
  readonly teams: readonly NodeTeam[];
  readonly own: readonly NodeTeam[];
}

/** Band and attribute that all five share, −1 where they differ. */
const traits = (wasm: Kernels, { cards }: NodeTeam): readonly [number, number] => [
  sharedValue(cards.map((card) => wasm.i32(L.CARD_BAND, card))) ?? -1,
  sharedValue(cards.map((card) => wasm.i32(L.CARD_ATTRIBUTE, card))) ?? -1,
];

/** Opens the context of a random team in frame 0 and looks at it. */
export function openNode(wasm: Kernels, { problem: asked, team, choices, miss }: NodeSeed): OpenNode {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const all = teamsOf(problem, packed);
  const chosen = choose(all, team);
  const [band, attribute] = traits(wasm, chosen);
  scoreTeam(wasm, chosen.cards);
  const rate = wasm.kernels.teamRate();
  const t = Math.sqrt(rate / wasm.read('teamUnits')) * 10 ** miss;
  const frame = keptCards(wasm).filter(
    (card) =>
      (band < 0 || wasm.i32(L.CARD_BAND, card) === band) &&
      (attribute < 0 || wasm.i32(L.CARD_ATTRIBUTE, card) === attribute),
  );
  const teams = all.filter(({ cards }) => cards.every((card) => frame.includes(card)));
  const own = teams.filter((one) => String(traits(wasm, one)) === String([band, attribute]));
  wasm.setI32(L.FRAME_LIST, frame);
  wasm.setI32(L.FRAME_SIZE, [frame.length]);
  wasm.setI32(
    L.CHOICE,
    choices.slice(0, packed.slots).map((choice, slot) => {
      const [first = 0, end = 0] = wasm.i32s(L.SLOT_FIRST + slot * 4, 2);
      return choice === null ? -1 : first + (choice % (end - first));
    }),
  );
  wasm.kernels.look(0, band, attribute, t);
  const { slots } = packed;
  const needsSixth = Number(packed.sixth !== 'leader');
  return { ...problem, slots, needsSixth, band, attribute, t, frame, teams, own };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Points by which floors may add up above the real value. */
export const slack = (wasm: Kernels): number => wasm.read('extrasMayCancel') * wasm.read('notes');

/** Exact score of a team under the node's options, its own best ones in open slots. */
export function scoreAtNode(
  wasm: Kernels,
  { question, data, slots }: OpenNode,
  { ids, cards }: NodeTeam,
): number {
  const stats = cards.map((card) => wasm.f64s(L.CARD_STATS + card * 32, 4));
  const event = Math.floor(sum(stats.map(([, , , bonus = 0]) => bonus)) / L.POWER_UNITS);
  let units = (sum(stats.map(([p = 0, q = 0, v = 0]) => p + q + v)) + event) * L.POWER_UNITS;
  for (let slot = 0; slot < slots; slot++) {
    const chosen = wasm.i32(L.CHOICE, slot);
    const [first = 0, end = 0] = wasm.i32s(L.SLOT_FIRST + slot * 4, 2);
    const options = chosen < 0 ? Array.from({ length: end - first }, (_, i) => first + i) : [chosen];
    const gains = options.map((o) => sum(cards.map((card) => wasm.f64(L.GAIN, card * L.MAX_OPTIONS + o))));
    units += Math.max(0, ...gains);
  }
  return bestChoice(question, data, ids, units).score;
}

/** Sum of weights of a team at the node, everything included: what the node's reach bounds. */
export function weightOf(wasm: Kernels, { question }: OpenNode, { ids, cards }: NodeTeam): number {
  const { leader } = question.constraints;
  const leaders = cards.filter((_, place) => leader === null || ids[place] === leader);
  const weights = sum(cards.map((card) => wasm.f64(L.WEIGHT, card)));
  return weights + Math.max(...leaders.map((card) => wasm.f64(L.LEAD, card))) + wasm.read('constant');
}
