/**
 * What posts are found by, the same on every database. Scripts that put no spaces between words are cut into single
 * characters and pairs, so that one and two characters find something; other words are kept with their beginnings, so that
 * an ending more or less does not matter. Nothing of a visitor's text is ever read as a query.
 */

const MAX_WORD = 12;
const MAX_TERMS = 4_000;
const MAX_SOUGHT = 8;

const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const HIRAGANA_BELOW_KATAKANA = 0x60;
const DENSE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々〆〇`;
/** A run of dense script, or a word: letters and digits with the marks upon them. */
const RUNS = new RegExp(String.raw`(?<dense>[${DENSE}]+)|(?:(?![${DENSE}])[\p{L}\p{N}\p{M}])+`, 'gu');

/** One form for what is written in several: widths, cases, the two Japanese syllabaries, accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replaceAll(KATAKANA, (letter) =>
      String.fromCharCode((letter.codePointAt(0) ?? 0) - HIRAGANA_BELOW_KATAKANA),
    );

interface Run {
  readonly letters: readonly string[];
  readonly isDense: boolean;
}

const runsOf = (text: string): readonly Run[] =>
  [...foldText(text).matchAll(RUNS)].map((match) => ({
    letters: [...match[0]],
    isDense: match.groups?.dense !== undefined,
  }));

const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);

/** A word and its beginnings; single letters are words, but no beginnings. */
const startsOf = (letters: readonly string[]): string[] =>
  letters
    .slice(0, MAX_WORD)
    .map((_letter, at) => letters.slice(0, at + 1).join(''))
    .slice(Math.min(1, letters.length - 1));

/** All terms by which a text can be found; of an endless one those that come first. */
export function termsOf(text: string): readonly string[] {
  const terms = new Set<string>();
  for (const { letters, isDense } of runsOf(text)) {
    for (const term of isDense ? [...letters, ...pairsOf(letters)] : startsOf(letters)) terms.add(term);
    if (terms.size >= MAX_TERMS) break;
  }
  return [...terms].slice(0, MAX_TERMS);
}

/** What a post must all have to be found; empty when nothing is sought that posts are found by. */
export function soughtTerms(search: string): readonly string[] {
  const terms = runsOf(search).flatMap(({ letters, isDense }) => {
    if (!isDense) return [letters.slice(0, MAX_WORD).join('')];
    return letters.length === 1 ? letters : pairsOf(letters);
  });
  return [...new Set(terms)].slice(0, MAX_SOUGHT);
}
