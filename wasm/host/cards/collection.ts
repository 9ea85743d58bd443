import type { TeamQuestion } from '#model/compute/team';
import { characterRates } from '#model/profile/potentials';
import { finishedCard } from '#model/profile/premade';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { cardMaxLevel, parametersFrom } from '#model/rules/card-parameters';
import { powerRates } from '#model/rules/event-bonus';
import { gainUnits } from '#model/rules/power';
import { CARD_STATS } from '../../layout.ts';
import type { Engine } from '../engine.ts';
import type { CardTable } from '../tables/card-table.ts';

/** The cards of a question by the kernels' index, which follows the id. */
export interface Collection {
  /** Row in the card table, and how far the card is, by index. */
  readonly rows: readonly number[];
  readonly entries: readonly ProfileCard[];
  readonly unknownCards: readonly number[];
}

/** Owned and temporary cards that are neither excluded nor unknown. */
export function collect(question: TeamQuestion, table: CardTable): Collection {
  const byRow: (ProfileCard | undefined)[] = new Array(table.cards.length).fill(undefined);
  const unknownCards: number[] = [];
  for (const entry of question.profile.cards) {
    const row = table.rowOf(entry.id);
    if (row < 0) unknownCards.push(entry.id);
    else if (!entry.exclude) byRow[row] = entry;
  }
  for (const id of question.temporary) {
    const card = table.cards[table.rowOf(id)];
    if (!card) unknownCards.push(id);
    else byRow[table.rowOf(id)] ??= finishedCard(card);
  }
  for (const id of question.constraints.exclude) {
    const row = table.rowOf(id);
    if (row >= 0) byRow[row] = undefined;
  }
  const { treatAs } = question;
  const isTreated = treatAs.maxLevel || treatAs.trained || treatAs.episodesRead;
  const rows: number[] = [];
  const entries: ProfileCard[] = [];
  for (let row = 0; row < byRow.length; row++) {
    const entry = byRow[row];
    if (!entry) continue;
    rows.push(row);
    entries.push(isTreated ? treated(entry, table.cards[row] as CardRecord, question) : entry);
  }
  return { rows, entries, unknownCards };
}

function treated(entry: ProfileCard, card: CardRecord, { treatAs }: TeamQuestion): ProfileCard {
  const train = treatAs.trained && card.training ? 1 : entry.train;
  return {
    ...entry,
    train,
    level: treatAs.maxLevel ? cardMaxLevel(card, train === 1) : entry.level,
    ep: treatAs.episodesRead ? card.episodes.length : entry.ep,
  };
}

/** Writes parameters and event power of a collection's cards; returns the ids of cards beyond their known levels. */
export function writeParameters(
  { floats }: Engine,
  { rows, entries }: Collection,
  { profile, powerBonus }: TeamQuestion,
  table: CardTable,
): readonly number[] {
  const beyondTable: number[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    const entry = entries[index] as ProfileCard;
    const card = table.cards[row] as CardRecord;
    const { stats, beyondTable: isBeyond } = table.levelStats(row, entry.level);
    const params = parametersFrom(stats, card, entry, characterRates(profile.items, card.characterId));
    if (isBeyond) beyondTable.push(card.id);
    const first = (CARD_STATS >> 3) + index * 4;
    floats[first] = params[0];
    floats[first + 1] = params[1];
    floats[first + 2] = params[2];
    floats[first + 3] = powerBonus
      ? gainUnits(params, powerRates(powerBonus, card, card.characterId, entry.master))
      : 0;
  }
  return beyondTable;
}
