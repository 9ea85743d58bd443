import type { ServerIndex } from '../../vocabulary/servers.ts';
import { BOUNDS } from '../defaults.ts';
import { shownValue } from '../plain.ts';
import type { CardField, CardProblem, ProfileCard, ProfileItems } from '../profile.ts';

/** A card as a text names it: what the text does not say stays as it is. */
export type ImportedCard = Pick<ProfileCard, 'id'> & Partial<ProfileCard>;

/**
 * What in a text could not be taken as it stands: of a card, a server that nobody knows, or all from a row on, because `text` cards
 * are more than anybody can own.
 */
export type RowProblem =
  | CardProblem
  | { readonly kind: 'server'; readonly text: string }
  | { readonly kind: 'tooMany'; readonly row: number; readonly text: string };

/** A collection as a text has it; a table or a list of ids knows neither name nor server nor items. */
export interface ImportedProfile {
  readonly name: string;
  readonly server: ServerIndex | null;
  readonly items: ProfileItems | null;
  readonly cards: readonly ImportedCard[];
  readonly problems: readonly RowProblem[];
}

/** Cards by their ids, and what was wrong with the rows; of repeats the last one counts. */
export class Rows {
  readonly #cards = new Map<number, ImportedCard>();
  readonly #problems: RowProblem[] = [];
  #fullAt: number | null = null;

  /** False where there are more cards than anybody can own; all from this row on is left out. */
  hasRoom(row: number): boolean {
    if (this.#cards.size < MOST_CARDS) return true;
    this.#fullAt ??= row;
    return false;
  }

  add(row: number, card: ImportedCard): void {
    const { id } = card;
    if (id < 1 || id > BOUNDS.cardId) {
      this.missId(row, `${id}`);
      return;
    }
    if (this.#cards.has(id)) this.#problems.push({ row, kind: 'repeated', id, field: null, text: '' });
    this.#cards.set(id, card);
  }

  /** A row without a card. */
  missId(row: number, text: string): void {
    this.#problems.push({ row, kind: 'noId', id: null, field: null, text: shownValue(text) });
  }

  /** A value that no card has. */
  refuse(row: number, id: number, field: CardField, text: string): void {
    this.#problems.push({ row, kind: 'value', id, field, text: shownValue(text) });
  }

  #cut(row: number): RowProblem {
    return { kind: 'tooMany', row, text: `${MOST_CARDS}` };
  }

  /** As a collection without a name; null when there is not a single card. */
  collected(): ImportedProfile | null {
    const cards = [...this.#cards.values()];
    if (cards.length === 0) return null;
    const tooMany = this.#fullAt === null ? [] : [this.#cut(this.#fullAt)];
    return { name: '', server: null, items: null, cards, problems: [...tooMany, ...this.#problems] };
  }
}

/** Far above how many cards there are. */
const MOST_CARDS = 20_000;
