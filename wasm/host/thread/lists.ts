import type { TeamData } from '#model/compute/team';
import type { ToWorker } from './protocol.ts';

/** What all songs share. */
export type SharedLists = Omit<TeamData, 'chart'>;
/** Of cards: some milliseconds of copying on a slow phone. */
const PORTION = 400;

export type TeamDataParts = { -readonly [Part in keyof TeamData]?: TeamData[Part] };

/** A message of a lending, and what the thread has after it. */
interface Portion {
  readonly message: ToWorker;
  readonly sent: TeamDataParts;
}

/** Lists that are other objects than those sent, the cards in portions that are made as they are asked for; in the order of sending. */
export function* inPortions(sent: TeamDataParts, lists: SharedLists): Generator<Portion, void> {
  const { cards, ...others } = changedParts(sent, lists);
  if (cards) yield* cardPortions(cards);
  for (const [name, list] of Object.entries(others)) {
    const parts = { [name]: list };
    yield { message: { type: 'data', parts }, sent: parts };
  }
}

function* cardPortions(cards: SharedLists['cards']): Generator<Portion, void> {
  const all = [...cards];
  for (let from = 0; from < all.length || from === 0; from += PORTION) {
    const portion = new Map(all.slice(from, from + PORTION));
    const isLast = from + PORTION >= all.length;
    yield {
      message: { type: 'cards', cards: portion, isFirst: from === 0, isLast },
      sent: isLast ? { cards } : {},
    };
  }
}

/** Cards and skills are large: only parts that are other objects than last time travel to the thread. */
export function changedParts(sent: TeamDataParts, data: TeamDataParts): TeamDataParts {
  const parts: TeamDataParts = {};
  if (data.cards && sent.cards !== data.cards) parts.cards = data.cards;
  if (data.skills && sent.skills !== data.skills) parts.skills = data.skills;
  if (data.characters && sent.characters !== data.characters) parts.characters = data.characters;
  if (data.areaItems && sent.areaItems !== data.areaItems) parts.areaItems = data.areaItems;
  if (data.chart && sent.chart !== data.chart) parts.chart = data.chart;
  return parts;
}
