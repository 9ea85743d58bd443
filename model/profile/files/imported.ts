import type { ServerIndex } from '../../vocabulary/servers.ts';
import { BOUNDS } from '../defaults.ts';
import { shownValue } from '../plain.ts';
import type { CardField, CardProblem, ItemProblem, ProfileCard, ProfileItems } from '../profile.ts';

/** A card as a text names it: what the text does not say stays as it is. */
export type ImportedCard = Pick<ProfileCard, 'id'> & Partial<ProfileCard>;

/**
 * What in a text could not be taken as it stands: of a card, of an area item or a potential, whole columns, a server that no one
 * knows, or all behind a place in a row, because no one can own more than `most` cards.
 */
export type RowProblem =
  | CardProblem
  | ItemProblem
  | { readonly kind: 'server'; readonly text: string }
  | { readonly kind: 'columns'; readonly heads: readonly string[] }
  | { readonly kind: 'tooMany'; readonly row: number; readonly most: number };

/** A collection as a text has it; a table or a list of ids knows neither name nor server nor items. */
export interface ImportedProfile {
  readonly name: string;
  readonly server: ServerIndex | null;
  readonly items: ProfileItems | null;
  readonly cards: readonly ImportedCard[];
  readonly problems: readonly RowProblem[];
}

/** Cards by their ids, and what was wrong with the rows; of repeats the last one counts. */
export class ImportedRows {
  readonly #cards = new Map<number, ImportedCard>();
  readonly #problems: RowProblem[] = [];
  #fullAt: number | null = null;

  /** There were more cards than anybody can own; nothing more is taken. */
  get isFull(): boolean {
    return this.#fullAt !== null;
  }

  add(row: number, card: ImportedCard): void {
    const { id } = card;
    if (id < 1 || id > BOUNDS.cardId) {
      this.missId(row, `${id}`);
      return;
    }
    if (this.#cards.has(id)) this.#problems.push({ row, kind: 'repeated', id, field: null, text: '' });
    else if (this.#cards.size === MAX_CARDS) {
      this.#fullAt = row;
      return;
    }
    this.#cards.set(id, card);
  }

  /** A row without a card. */
  missId(row: number, text: string): void {
    this.#problems.push({ row, kind: 'noId', id: null, field: null, text: shownValue(text) });
  }

  /** Columns of which nothing was read, by their heads. */
  leaveOut(heads: readonly string[]): void {
    if (heads.length === 0) return;
    this.#problems.push({ kind: 'columns', heads: heads.slice(0, SHOWN_HEADS).map(shownValue) });
  }

  /** A value that no card has. */
  refuse(row: number, id: number, field: CardField, text: string): void {
    this.#problems.push({ row, kind: 'value', id, field, text: shownValue(text) });
  }

  /** As a collection without a name; null when there is not a single card. */
  collected(): ImportedProfile | null {
    const cards = [...this.#cards.values()];
    if (cards.length === 0) return null;
    const problems = [...this.#problems];
    if (this.#fullAt !== null) problems.unshift({ kind: 'tooMany', row: this.#fullAt, most: MAX_CARDS });
    return { name: '', server: null, items: null, cards, problems };
  }
}

const SHOWN_HEADS = 20;
/** Far above how many cards there are. */
const MAX_CARDS = 20_000;
