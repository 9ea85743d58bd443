import * as L from '#wasm/layout';
import type { Engine } from '../../engine.ts';

/** The cards that some best medley may use, in ascending id order, with what no song changes. */
export interface CardPool {
  readonly count: number;
  /** Index in the kernels' memory. */
  readonly index: Int32Array;
  readonly character: Int32Array;
  readonly band: Int32Array;
  readonly attribute: Int32Array;
  readonly characters: number;
  readonly bands: number;
  /** Units without area items and event, and units of the event, which are floored once per team. */
  readonly base: Float64Array;
  readonly event: Float64Array;
  /** Units that an option adds to a card: row by option. */
  readonly gain: Float64Array;
  /** First option of each slot, and one past the last. */
  readonly slotFirst: Int32Array;
  readonly slots: number;
  /** Whether no best choice of items holds both options: row by option (reference R32). */
  readonly clash: Uint8Array;
}

/** Reads the cards at the kernels' indices `index` from an engine in which any song of the medley is packed. */
export function readPool(
  { floats, ints }: Engine,
  index: Int32Array,
  bands: number,
  slots: number,
): CardPool {
  const count = index.length;
  const column = (base: number) => Int32Array.from(index, (card) => ints[(base >> 2) + card] ?? 0);
  const stat = (card: number, which: number) => floats[(L.CARD_STATS >> 3) + card * 4 + which] ?? 0;
  const character = column(L.CARD_CHARACTER);
  const pool = {
    count,
    index,
    character,
    band: column(L.CARD_BAND),
    attribute: column(L.CARD_ATTRIBUTE),
    characters: 1 + character.reduce((most, one) => Math.max(most, one), 0),
    bands,
    base: Float64Array.from(index, (card) => (stat(card, 0) + stat(card, 1) + stat(card, 2)) * L.POWER_UNITS),
    event: Float64Array.from(index, (card) => stat(card, 3)),
    slotFirst: ints.slice(L.SLOT_FIRST >> 2, (L.SLOT_FIRST >> 2) + slots + 1),
    slots,
  };
  const options = pool.slotFirst[slots] ?? 0;
  const clash = Uint8Array.from({ length: options * options }, (_, at) => {
    const row = Math.floor(at / options) * L.MAX_OPTIONS + (at % options);
    return ints[(L.OPTION_CLASH >> 2) + row] ?? 0;
  });
  const gain = new Float64Array(options * count);
  for (let option = 0; option < options; option++) {
    for (let i = 0; i < count; i++) {
      const sort = (pool.band[i] ?? 0) * L.ATTRIBUTE_COUNT + (pool.attribute[i] ?? 0);
      const rate = (L.RATE >> 3) + (sort * L.MAX_OPTIONS + option) * 3;
      const card = index[i] ?? 0;
      gain[option * count + i] =
        stat(card, 0) * (floats[rate] ?? 0) +
        stat(card, 1) * (floats[rate + 1] ?? 0) +
        stat(card, 2) * (floats[rate + 2] ?? 0);
    }
  }
  return { ...pool, gain, clash };
}
