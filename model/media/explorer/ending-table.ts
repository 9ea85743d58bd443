/** Texts that follow each other in a list, up to `to`. */
export interface PathStretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds those of many texts that contain a word, where neighbours begin alike, as paths do.
 *
 * A letter that a text has in common with the one before it is not looked at again: whatever ends there was found with the earlier text
 * and holds for all that follow it with the same beginning. The letters that are left, about one in eight, lie in a table by the three
 * letters that end with them. A word is looked up by its last three, and compared where those stand: so a key costs as much as there are
 * such places, not a walk over all texts.
 */
interface EndingTable {
  readonly withWord: (word: string) => readonly PathStretch[];
}

const GRAM = 3;
/** Letters with numbers of their own; all others share one, and are distinguished by comparing. */
const MAX_LETTERS = 63;

/** Places of new letters: in which text, behind which of its letters, and up to which text the beginning stays. */
interface Places {
  readonly text: Int32Array;
  readonly end: Int32Array;
  readonly to: Int32Array;
}

function sharedWith(before: string, text: string): number {
  const most = Math.min(before.length, text.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === text.charCodeAt(at)) at += 1;
  return at;
}

function placesOf(texts: readonly string[]): Places {
  const shared = texts.map((text, nth) => sharedWith(texts[nth - 1] ?? '', text));
  const count = texts.reduce((sum, text, nth) => sum + text.length - (shared[nth] ?? 0), 0);
  const [text, end, to] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  /** Letters of the beginning that the texts at hand have in common, the last one on top. */
  const open: number[] = [];
  let place = 0;
  for (let nth = 0; nth <= texts.length; nth += 1) {
    const common = nth < texts.length ? (shared[nth] ?? 0) : 0;
    while (open.length > common) to[open.pop() ?? 0] = nth;
    const { length } = texts[nth] ?? '';
    for (let letter = common + 1; letter <= length; letter += 1) {
      text[place] = nth;
      end[place] = letter;
      open.push(place);
      place += 1;
    }
  }
  return { text, end, to };
}

/** Numbers of letters: 0 is none, 1 any letter without a number of its own. */
function lettersOf(texts: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  const often = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_LETTERS - 2);
  return new Map(often.map(([letter], nth) => [letter, nth + 2]));
}

/** Places by the number of what ends there, as one list and where each number's part of it begins. */
function sorted(numbers: Int32Array, most: number) {
  const starts = new Int32Array(most + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < most; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const list = new Int32Array(numbers.length);
  for (const [place, number] of numbers.entries()) {
    const at = next[number] ?? 0;
    list[at] = place;
    next[number] = at + 1;
  }
  return { starts, list };
}

export function endingTable(texts: readonly string[]): EndingTable {
  const places = placesOf(texts);
  const letters = lettersOf(texts);
  const base = letters.size + 2;
  const numberOf = (text: string, at: number): number =>
    at < 0 ? 0 : (letters.get(text.charCodeAt(at)) ?? 1);
  /** By the last one, two and three letters. */
  const tables = Array.from({ length: GRAM }, (_, length) => {
    const numbers = new Int32Array(places.text.length);
    for (let place = 0; place < numbers.length; place += 1) {
      const text = texts[places.text[place] ?? 0] ?? '';
      const end = places.end[place] ?? 0;
      let number = 0;
      for (let back = length + 1; back > 0; back -= 1) number = number * base + numberOf(text, end - back);
      numbers[place] = number;
    }
    return sorted(numbers, base ** (length + 1));
  });
  return {
    withWord(word) {
      const length = Math.min(GRAM, word.length);
      const table = tables[length - 1];
      if (!table) return [];
      let number = 0;
      let isCertain = word.length <= GRAM;
      for (let back = length; back > 0; back -= 1) {
        const letter = numberOf(word, word.length - back);
        isCertain &&= letter > 1;
        number = number * base + letter;
      }
      const found: PathStretch[] = [];
      let covered = 0;
      const end = table.starts[number + 1] ?? 0;
      for (let at = table.starts[number] ?? 0; at < end; at += 1) {
        const place = table.list[at] ?? 0;
        const from = places.text[place] ?? 0;
        if (from < covered) continue;
        const behind = (places.end[place] ?? 0) - word.length;
        if (!isCertain && !(behind >= 0 && texts[from]?.startsWith(word, behind))) continue;
        covered = places.to[place] ?? from;
        found.push({ from, to: covered });
      }
      return found;
    },
  };
}
