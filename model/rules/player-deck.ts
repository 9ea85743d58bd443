import { BOUNDS, clamp, POTENTIAL_PRESET, startingCard } from '../profile/defaults.ts';
import { type CharacterBonus, meanPotential } from '../profile/potentials.ts';
import type { ProfileCard } from '../profile/profile.ts';
import type { CardRecord } from '../records/card.ts';
import type { AppendedParameters, DeckCard } from '../records/player-profile.ts';
import { MAX_MASTER_RANK } from '../vocabulary/characters.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { cardBase, cardLevelStats, ownBonus, ratePoints } from './card-parameters.ts';

/** A card of a player's deck as a profile keeps it, worked out of the points that the game sends (reference R83). */
export interface DeckEntry {
  readonly entry: ProfileCard;
  readonly characterId: number;
  /** Null where no rates in per mille give these points, or several do. */
  readonly bonus: CharacterBonus | null;
}

const isSame = (one: StatTriple, other: StatTriple): boolean => one.every((value, at) => value === other[at]);

/** Whether missions of two kinds, floored each alone, may give these points. */
function isSplit(parameter: number, perMille: number, points: number): boolean {
  for (let part = 1; part < perMille; part++) {
    if (ratePoints(parameter, part) + ratePoints(parameter, perMille - part) === points) return true;
  }
  return false;
}

/** No parameter is so low that neighbouring rates below this could be distinguished. */
const MIN_PARAMETER = 1_000;

/** The only rate in per mille that a profile can hold and that gives these points; null where there is none, or more than one. */
function rateBehind(parameter: number, points: number, mayBeSplit: boolean): number | null {
  if (points === 0) return 0;
  if (parameter < MIN_PARAMETER || points > ratePoints(parameter, BOUNDS.potential)) return null;
  const rates: number[] = [];
  for (let rate = Math.ceil((points * 1000) / parameter); ratePoints(parameter, rate) <= points + 1; rate++) {
    const isWhole = ratePoints(parameter, rate) === points;
    if (isWhole || (mayBeSplit && isSplit(parameter, rate, points))) rates.push(rate);
  }
  return rates.length === 1 ? (rates[0] ?? null) : null;
}

function ratesBehind(base: StatTriple, points: StatTriple, mayBeSplit = false): StatTriple | null {
  const performance = rateBehind(base[0], points[0], mayBeSplit);
  const technique = rateBehind(base[1], points[1], mayBeSplit);
  const visual = rateBehind(base[2], points[2], mayBeSplit);
  return performance === null || technique === null || visual === null
    ? null
    : [performance, technique, visual];
}

/** A character's missions are the same for all parameters; profiles keep one number. */
function bonusBehind(base: StatTriple, points: AppendedParameters): CharacterBonus | null {
  const apart = ratesBehind(base, points.potential);
  const [missions, ...others] = ratesBehind(base, points.mission, true) ?? [];
  // A potential of 1 is the start, which adds nothing.
  if (!apart || apart.includes(1) || missions === undefined || others.some((one) => one !== missions))
    return null;
  const isOne = apart.every((one) => one === apart[0]);
  const potential = Math.max(meanPotential(apart), missions > 0 ? 0 : POTENTIAL_PRESET);
  if (potential + missions > BOUNDS.potential) return null;
  return { potential, missions, apart: isOne ? null : apart };
}

/** Every way in which the card's own points can come about: its master rank where unknown, and the episodes read. */
function entriesBehind(card: DeckCard, record: CardRecord, own: StatTriple): readonly ProfileCard[] {
  const ranks =
    card.masterRank === null
      ? Array.from({ length: MAX_MASTER_RANK + 1 }, (_, rank) => rank)
      : [card.masterRank];
  return ranks.flatMap((master) =>
    Array.from(
      { length: record.episodes.length + 1 },
      (_, ep): ProfileCard => ({
        ...startingCard(card.id),
        level: card.level,
        master,
        skill: clamp((card.skillLevel ?? 1) - 1, 0, BOUNDS.skill),
        ep,
        train: card.isTrained ? 1 : 0,
        art: card.hasTrainedArt ? 1 : 0,
      }),
    ).filter((entry) => isSame(ownBonus(record, entry), own)),
  );
}

/** A card of the deck as a profile keeps it; null where the data do not give its own points, or leave its master rank open. */
export function deckEntry(card: DeckCard, record: CardRecord | undefined): DeckEntry | null {
  if (!record || !card.appended || cardLevelStats(record, card.level).beyondTable) return null;
  const [entry, ...others] = entriesBehind(card, record, card.appended.own);
  // An episode may add nothing; then it is not counted as read.
  if (!entry || others.some(({ master }) => master !== entry.master)) return null;
  const bonus = bonusBehind(cardBase(record, entry), card.appended);
  return { entry, characterId: record.characterId, bonus };
}
