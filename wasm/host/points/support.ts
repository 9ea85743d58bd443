import type { TeamQuestion } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import type { EventBonus } from '#model/records/event';
import { supportUnits } from '#model/rules/team-points';
import * as L from '../../layout.ts';
import type { Collection } from '../cards/collection.ts';
import type { Engine } from '../engine.ts';

/** Cards by the kernels' index. */
export interface Cards {
  readonly cards: readonly CardRecord[];
}

/** Candidates of a mission live's support band, and what is sure about every band. */
export interface Support {
  readonly candidates: number;
  /** Units of power that no band exceeds. */
  readonly most: number;
  /** What all cards of CARD_LOSS together cost it. */
  readonly loss: number;
}

export const NO_SUPPORT: Support = { candidates: 0, most: 0, loss: 0 };

interface Candidate {
  readonly card: number;
  readonly character: number;
  readonly units: number;
}

const byWorth = (a: Candidate, b: Candidate): number => b.units - a.units || a.card - b.card;

/** A team holds one card of a character, so the second best is all that may be needed besides the best. */
function bestTwo(candidates: readonly Candidate[]): ReadonlyMap<number, readonly Candidate[]> {
  const best = new Map<number, readonly Candidate[]>();
  for (const one of candidates) {
    const known = best.get(one.character) ?? [];
    const last = known[1];
    if (last && byWorth(last, one) < 0) continue;
    best.set(one.character, [...known, one].sort(byWorth).slice(0, 2));
  }
  return best;
}

/**
 * Writes the candidates. CARD_LOSS: what the band loses when a card alone is taken out; bands of different
 * characters are the bases of a matroid, so several cards together cost at least the sum. CARD_SUPPORT: what a card
 * brings, unless ten characters bring more: then no band ever needs it, whichever five are taken out.
 */
export function writeSupport(
  { floats, ints }: Engine,
  bonus: EventBonus,
  { cards }: Cards,
  { entries }: Collection,
): Support {
  const all = cards.map((card, index): Candidate => {
    const first = (L.CARD_STATS >> 3) + index * 4;
    const [performance = 0, technique = 0, visual = 0] = floats.subarray(first, first + 3);
    const units = supportUnits(bonus, card, entries[index]?.master ?? 0, [performance, technique, visual]);
    return { card: index, character: card.characterId, units };
  });
  const two = bestTwo(all);
  const listed = [...two.values()].flat().sort(byWorth);
  listed.forEach(({ card, units }, place) => {
    ints[(L.SUPPORT_CARD >> 2) + place] = card;
    floats[(L.SUPPORT_UNITS >> 3) + place] = units;
  });
  const tops = [...two.values()].flatMap(([first]) => first ?? []).sort(byWorth);
  const band = tops.slice(0, L.TEAM_SIZE);
  const sixth = tops[L.TEAM_SIZE]?.units ?? 0;
  const enough = tops[2 * L.TEAM_SIZE - 1]?.units ?? 0;
  for (const { card, units } of all) floats[(L.CARD_SUPPORT >> 3) + card] = units > enough ? units : 0;
  let loss = 0;
  let most = 0;
  for (const { card, character, units } of band) {
    const lost = units - Math.max(two.get(character)?.[1]?.units ?? 0, sixth);
    floats[(L.CARD_LOSS >> 3) + card] = lost;
    loss += lost;
    most += units;
  }
  return { candidates: listed.length, most, loss };
}

/** The band of the team that the kernels counted last. */
export function readSupport(engine: Engine, { cards }: Cards) {
  const first = L.TEAM_SUPPORT >> 2;
  const members = Array.from(engine.ints.subarray(first, first + L.TEAM_SIZE));
  return {
    cards: members.flatMap((index) => (index < 0 ? [] : (cards[index]?.id ?? []))),
    power: Math.floor(engine.read('teamSupport') / L.POWER_UNITS),
  };
}

/** Whether a question is about a live with a support band. */
export const hasSupport = ({ points }: Pick<TeamQuestion, 'points'>): boolean =>
  points?.kind === 'mission_live';
