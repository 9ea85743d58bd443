import type { TeamData } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import { cardLevelStats, cardMaxLevel, type LevelStats } from '#model/rules/card-parameters';
import { CARD_ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';

/** Everything about cards that no question changes, by row in ascending id order: built once per data set. */
export class CardTable {
  readonly cards: readonly CardRecord[];
  /** Band ids by the index the kernels use. */
  readonly bandIds: readonly number[];
  /** How many different characters there are. */
  readonly characters: number;
  readonly character: Int32Array;
  readonly band: Int32Array;
  readonly attribute: Int32Array;
  readonly #rowOf: ReadonlyMap<number, number>;
  /** Parameters by row and level, filled when first asked for. */
  readonly #stats: (LevelStats | undefined)[];
  readonly #levels: number;

  constructor(data: Pick<TeamData, 'cards' | 'characters'>) {
    const cards = [...data.cards.values()].sort((a, b) => a.id - b.id);
    const characters = new Map<number, number>();
    const bands = new Map<number, number>();
    const indexIn = (map: Map<number, number>, key: number): number => {
      if (!map.has(key)) map.set(key, map.size);
      return map.get(key) ?? 0;
    };
    this.cards = cards;
    this.character = Int32Array.from(cards, (card) => indexIn(characters, card.characterId));
    // A character no one knows shares its band with no one.
    this.band = Int32Array.from(cards, ({ characterId }) =>
      indexIn(bands, bandOf(characterId, data) ?? -characterId),
    );
    this.attribute = Int32Array.from(cards, (card) => CARD_ATTRIBUTES.indexOf(card.attribute));
    this.bandIds = [...bands.keys()];
    this.characters = characters.size;
    this.#rowOf = new Map(cards.map((card, row) => [card.id, row]));
    // One more than the highest level of any card stands for everything beyond.
    this.#levels = 2 + cards.reduce((highest, card) => Math.max(highest, cardMaxLevel(card, true)), 1);
    this.#stats = new Array<LevelStats | undefined>(cards.length * this.#levels).fill(undefined);
  }

  /** The row of a card id; −1 for a card the data lacks. */
  rowOf(id: number): number {
    return this.#rowOf.get(id) ?? -1;
  }

  /** The index of a band id; one beyond all when no card belongs to it, so that no one shares it. */
  bandIndex(bandId: number): number {
    const index = this.bandIds.indexOf(bandId);
    return index < 0 ? this.bandIds.length : index;
  }

  /** Parameters of a card at a level; a level above all cards' counts as the highest of them. */
  levelStats(row: number, level: number): LevelStats {
    const place = row * this.#levels + Math.min(Math.max(1, level), this.#levels - 1);
    let stats = this.#stats[place];
    if (!stats) {
      stats = cardLevelStats(this.cards[row] as CardRecord, level);
      this.#stats[place] = stats;
    }
    return stats;
  }
}

/** Band of a character; a missing record falls back to the published order, five characters a band. */
function bandOf(characterId: number, { characters }: Pick<TeamData, 'characters'>): number | null {
  return characters.get(characterId)?.bandId ?? BANDS[Math.floor((characterId - 1) / 5)]?.id ?? null;
}

const tables = new WeakMap<TeamData['cards'], { characters: TeamData['characters']; table: CardTable }>();

/** The table of a data set; the same for the same cards and characters. */
export function cardTable(data: Pick<TeamData, 'cards' | 'characters'>): CardTable {
  const known = tables.get(data.cards);
  if (known?.characters === data.characters) return known.table;
  const table = new CardTable(data);
  tables.set(data.cards, { characters: data.characters, table });
  return table;
}
