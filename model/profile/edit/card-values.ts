import type { CardRecord } from '../../records/card.ts';
import { cardMaxLevel } from '../../rules/card-parameters.ts';
import { BOUNDS, clamp } from '../defaults.ts';
import type { ProfileCard } from '../profile.ts';

/** What a player sets of a card; what is left out stays as it is. */
export interface CardPatch {
  /** `top` is the highest its training allows. */
  readonly level?: number | 'top';
  /** Skill level minus one. */
  readonly skill?: number;
  readonly master?: number;
  readonly ep?: number;
  readonly train?: 0 | 1;
  readonly art?: 0 | 1;
  readonly exclude?: boolean;
}

/** A card as far as it goes. */
export const FINISHED: CardPatch = {
  level: 'top',
  skill: BOUNDS.skill,
  master: BOUNDS.master,
  ep: BOUNDS.episodes,
  train: 1,
};

const FIELDS = ['level', 'skill', 'master', 'ep', 'train', 'art', 'exclude'] as const;

const within = (value: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : clamp(value, min, max);

/** The entry with every value where this card can have it: training, levels, stories and the art that training brings. */
function fitToCard(entry: ProfileCard, card: CardRecord): ProfileCard {
  const train = card.training ? entry.train : 0;
  return {
    id: entry.id,
    level: within(entry.level, 1, cardMaxLevel(card, train === 1)),
    master: within(entry.master, 0, BOUNDS.master),
    skill: within(entry.skill, 0, BOUNDS.skill),
    ep: within(entry.ep, 0, Math.min(BOUNDS.episodes, card.episodes.length)),
    train,
    art: train === 1 ? entry.art : 0,
    exclude: entry.exclude,
  };
}

/** The entry with these values, fitted to the card; the same object where they change nothing. */
export function applyPatch(entry: ProfileCard, patch: CardPatch, card: CardRecord): ProfileCard {
  const train = patch.train ?? entry.train;
  // As in the game, training shows the new art, and taking it back the old one.
  const art = patch.art ?? (train === entry.train ? entry.art : train);
  const { level = entry.level } = patch;
  const wished = { ...entry, ...patch, train, art, level: level === 'top' ? BOUNDS.level : level };
  const next = fitToCard(wished, card);
  return FIELDS.every((field) => next[field] === entry[field]) ? entry : next;
}

/** A card that has just come into a collection. */
export const newEntry = (card: CardRecord, patch: CardPatch): ProfileCard =>
  applyPatch(
    { id: card.id, level: 1, master: 0, skill: 0, ep: 0, train: 0, art: 0, exclude: false },
    patch,
    card,
  );

/** A level that is typed: beyond what an untrained card can have, the card has been trained. */
export function typedLevel(entry: ProfileCard, level: number, card: CardRecord): CardPatch {
  const isBeyond = level > cardMaxLevel(card, entry.train === 1);
  return isBeyond && card.training ? { level, train: 1 } : { level };
}
