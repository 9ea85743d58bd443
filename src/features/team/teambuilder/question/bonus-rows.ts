import type { EventBonus } from '#model/records/event';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { STATS, type Stat, type StatTriple } from '#model/vocabulary/stats';

interface RowBase {
  readonly key: string;
  readonly percent: number;
  /** The bonus with this number changed. */
  readonly write: (bonus: EventBonus, percent: number) => EventBonus;
  /** The bonus without this row; rows that always stand have none. */
  readonly remove?: (bonus: EventBonus) => EventBonus;
}

/** One editable number of a bonus and what it stands for. */
export type BonusRow = RowBase &
  (
    | { readonly kind: 'attribute'; readonly attribute: Attribute }
    | { readonly kind: 'character' | 'member'; readonly id: number }
    | { readonly kind: 'rank'; readonly rarity: number; readonly rank: number }
    | { readonly kind: 'stat'; readonly stat: Stat }
    | { readonly kind: 'both' | 'points' }
  );

/** Attributes can be added; a percentage of 0 takes one out. */
function writeAttribute(bonus: EventBonus, attribute: Attribute, percent: number): EventBonus {
  const others = bonus.attributes.filter((row) => row.attribute !== attribute);
  const attributes = percent > 0 ? [...others, { attribute, percent }] : others;
  attributes.sort((a, b) => ATTRIBUTES.indexOf(a.attribute) - ATTRIBUTES.indexOf(b.attribute));
  return { ...bonus, attributes };
}

const writeStat = (bonus: EventBonus, at: number, percent: number): EventBonus => {
  const [performance, technique, visual] = bonus.statPercent.with(at, percent);
  const statPercent: StatTriple = [performance ?? 0, technique ?? 0, visual ?? 0];
  return { ...bonus, statPercent };
};

const bothRows = (bonus: EventBonus): readonly BonusRow[] => [
  {
    kind: 'both',
    key: 'both',
    percent: bonus.parameterPercent,
    write: (old, percent) => ({ ...old, parameterPercent: percent }),
  },
  ...STATS.map(
    (stat, at): BonusRow => ({
      kind: 'stat',
      stat,
      key: stat,
      percent: bonus.statPercent[at] ?? 0,
      write: (old, percent) => writeStat(old, at, percent),
    }),
  ),
];

/** Where the bonus raises points, cards with both get more of those instead. */
const pointRows = (bonus: EventBonus): readonly BonusRow[] => [
  {
    kind: 'points',
    key: 'points',
    percent: bonus.pointPercent,
    write: (old, percent) => ({ ...old, pointPercent: percent }),
  },
];

const attributeRows = (bonus: EventBonus): readonly BonusRow[] =>
  ATTRIBUTES.map((attribute) => ({
    kind: 'attribute',
    attribute,
    key: attribute,
    percent: bonus.attributes.find((row) => row.attribute === attribute)?.percent ?? 0,
    write: (old, percent) => writeAttribute(old, attribute, percent),
  }));

const highest = (rows: readonly { readonly percent: number }[], otherwise: number): number =>
  rows.length === 0 ? otherwise : Math.max(...rows.map((row) => row.percent));

/** What events of recent years give; only a start for the number that follows. */
const USUAL_PERCENT = 10;

/** A further character, with what the others get. */
export const withCharacter = (bonus: EventBonus, characterId: number): EventBonus => ({
  ...bonus,
  characters: [...bonus.characters, { characterId, percent: highest(bonus.characters, USUAL_PERCENT) }],
});

/** Exactly these cards: known ones keep their number, new ones get what the others get. */
export const withMembers = (bonus: EventBonus, cardIds: readonly number[]): EventBonus => {
  const known = new Map(bonus.members.map((row) => [row.cardId, row.percent]));
  const usual = highest(bonus.members, USUAL_PERCENT);
  return {
    ...bonus,
    members: cardIds.map((cardId) => ({ cardId, percent: known.get(cardId) ?? usual })),
  };
};

/** All numbers of a bonus in groups, each with how to change it. */
export const bonusRows = (bonus: EventBonus, lifts: boolean) => ({
  attributes: attributeRows(bonus),
  characters: bonus.characters.map(
    ({ characterId, percent }, at): BonusRow => ({
      kind: 'character',
      id: characterId,
      key: `character-${characterId}`,
      percent,
      write: (old, next) => ({ ...old, characters: old.characters.with(at, { characterId, percent: next }) }),
      remove: (old) => ({ ...old, characters: old.characters.toSpliced(at, 1) }),
    }),
  ),
  members: bonus.members.map(
    ({ cardId, percent }, at): BonusRow => ({
      kind: 'member',
      id: cardId,
      key: `member-${cardId}`,
      percent,
      write: (old, next) => ({ ...old, members: old.members.with(at, { cardId, percent: next }) }),
      remove: (old) => ({ ...old, members: old.members.toSpliced(at, 1) }),
    }),
  ),
  ranks: bonus.limitBreaks.map(
    ({ rarity, rank, percent }, at): BonusRow => ({
      kind: 'rank',
      rarity,
      rank,
      key: `rank-${rarity}-${rank}`,
      percent,
      write: (old, next) => ({
        ...old,
        limitBreaks: old.limitBreaks.with(at, { rarity, rank, percent: next }),
      }),
    }),
  ),
  both: lifts ? bothRows(bonus) : pointRows(bonus),
});
