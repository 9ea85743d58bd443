import { ATTRIBUTE_COUNT, TEAM_SIZE } from '#wasm/layout';
import type { CardPool } from './pool.ts';
import { KINDS, type Song } from './song.ts';

/** Cards among which a team is sought, all with the form of their skill that this context gives them. */
interface Context {
  readonly band: number;
  readonly attribute: number;
  /** 0 nothing shared, 1 band, 2 attribute, 3 both. */
  readonly kind: number;
  readonly cards: Int32Array;
}

export interface Contexts {
  readonly list: readonly Context[];
  /** Which context of the list holds the teams that share exactly this band and attribute (−1 = nothing). */
  readonly holds: (band: number, attribute: number) => number;
}

/**
 * The contexts of a song in which some card's skill differs from what it is in a wider one: elsewhere sharing a band or an
 * attribute changes nothing, and the wider context holds those teams.
 */
export function contextsOf(pool: CardPool, song: Song): Contexts {
  const list: Context[] = [];
  const wide = ATTRIBUTE_COUNT + 1;
  const holder = new Int32Array((pool.bands + 1) * wide);
  const at = (band: number, attribute: number) => (band + 1) * wide + attribute + 1;
  for (const kind of [0, 1, 2, 3]) {
    for (let band = kind & 1 ? 0 : -1; band < (kind & 1 ? pool.bands : 0); band++) {
      for (let attribute = kind & 2 ? 0 : -1; attribute < (kind & 2 ? ATTRIBUTE_COUNT : 0); attribute++) {
        const cards = song.kept.filter(
          (card) =>
            (band < 0 || pool.band[card] === band) && (attribute < 0 || pool.attribute[card] === attribute),
        );
        const wider = [at(-1, -1), at(band, -1), at(-1, attribute)]
          .map((place) => holder[place] ?? 0)
          .find((one) => kind > 0 && isCovered(song, cards, kind, list[one]?.kind ?? 0));
        if (wider === undefined && charactersOf(pool, cards) >= TEAM_SIZE) {
          holder[at(band, attribute)] = list.length;
          list.push({ band, attribute, kind, cards });
        } else holder[at(band, attribute)] = wider ?? 0;
      }
    }
  }
  return { list, holds: (band, attribute) => holder[at(band, attribute)] ?? 0 };
}

/** Whether every card's skill is the same in both kinds of context. */
const isCovered = ({ sig }: Song, cards: Int32Array, kind: number, wider: number): boolean =>
  cards.every((card) => sig[card * KINDS + kind] === sig[card * KINDS + wider]);

function charactersOf(pool: CardPool, cards: Int32Array): number {
  return new Set(Array.from(cards, (card) => pool.character[card])).size;
}
