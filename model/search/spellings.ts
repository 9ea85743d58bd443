import { searchable } from '../encoding/normalise.ts';

/** Rows of kana by the consonant they begin with; a space where there is none. */
const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['y', 'や ゆ よ'],
  ['r', 'らりるれろ'],
  ['w', 'わ    '],
];
const VOWELS = 'aiueo';

/** As it is written in Hepburn's way. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  し: 'shi',
  じ: 'ji',
  ち: 'chi',
  つ: 'tsu',
  ぢ: 'ji',
  づ: 'zu',
  ふ: 'fu',
  を: 'o',
  ん: 'n',
  ゔ: 'vu',
};

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([consonant, kana]) =>
    [...kana].flatMap((one, at) => (one === ' ' ? [] : [[one, `${consonant}${VOWELS[at]}`] as const])),
  ),
  ...Object.entries(EXCEPTIONS),
]);
/** Small ones change the vowel of the one before them. */
const SMALL: ReadonlyMap<string, string> = new Map([
  ...[...'ゃゅょ'].map((one, at) => [one, ['ya', 'yu', 'yo'][at] ?? ''] as const),
  ...[...'ぁぃぅぇぉ'].map((one, at) => [one, VOWELS[at] ?? ''] as const),
]);

const KANA = /[ぁ-ゖァ-ヶ]/;
const KATAKANA = /[ァ-ヶ]/g;
const KATAKANA_AHEAD = 0x60;
const LAST_VOWEL = /[aiueo]$/;
/** Behind these no y is written: sha, cho, ju. */
const SOFT = /(sh|ch|j)$/;

/** Kana in Latin letters, as they are typed without marks for length; all else stays. `change` writes a kana otherwise. */
function latin(text: string, change = (letters: string) => letters): string {
  const hiragana = text.replace(KATAKANA, (one) =>
    String.fromCodePoint((one.codePointAt(0) ?? 0) - KATAKANA_AHEAD),
  );
  let written = '';
  let isDoubled = false;
  for (const one of hiragana) {
    const small = SMALL.get(one);
    const known = LETTERS.get(one);
    const letters = known === undefined ? one : change(known);
    if (one === 'っ') isDoubled = true;
    else if (small !== undefined) {
      const before = written.replace(LAST_VOWEL, '');
      written = before + (SOFT.test(before) ? small.replace('y', '') : small);
    } else if (one !== 'ー') {
      written += isDoubled && letters !== one ? (letters.startsWith('ch') ? 't' : letters.slice(0, 1)) : '';
      written += letters;
      isDoubled = false;
    }
  }
  return written;
}

const MARKS = /[\u0300-\u036f]/g;
const NO_LETTER = /[^\p{L}\p{N}]+/gu;

/** Letters and digits alone, without accents: `Café-Time ♪` is `cafetime`. */
const squeezed = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase().replace(NO_LETTER, '');

const NFKC = (name: string): string => name.normalize('NFKC');

/** Other ways to type a name: without spaces and signs, and its kana in Latin letters, with r or with l. */
export function spellingsOf(names: readonly (string | null)[]): string {
  const all = [...new Set(names)].flatMap((name) => {
    if (name === null) return [];
    if (!KANA.test(name)) return [squeezed(name)];
    const written = latin(NFKC(name));
    // What was Latin before keeps its letters.
    const withL = latin(NFKC(name), (letters) => letters.replace('r', 'l'));
    return [squeezed(name), squeezed(written), squeezed(withL)];
  });
  return [...new Set(all)].join(' ');
}

/** Words in Latin letters with what stands between them. */
const LATIN_RUN = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{P}\p{S}\s]*/gu;
/** Signs that part a title; a hyphen or an apostrophe between letters does not. */
const PARTING = /[^\p{L}\p{M}\p{N}\s'’.,!?&:*-]+/u;
/** `[FULL]` and the like. */
const BRACKETED = /\[[^\]]*\]/g;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** First letters of the words; one word alone has none. */
function firstLetters(text: string): readonly string[] {
  const words = (text.match(WORD) ?? []).map(squeezed);
  return words.length < 2 ? [] : [words.map((word) => word.slice(0, 1)).join('')];
}

/** First two sounds of a part in kana. */
const TWO_SOUNDS = /^(?:[ぁ-んァ-ヶ][ゃゅょぁぃぅぇぉャュョァィゥェォー]?){2}/;

/** The beginnings of the first two parts around a sign: `しゃらりん☆どれ〜みん` is `しゃらどれ`. */
function firstSounds(name: string): readonly string[] {
  const [one, other] = name.split(PARTING).flatMap((part) => TWO_SOUNDS.exec(part.trim())?.[0] ?? []);
  return one === undefined || other === undefined ? [] : [searchable(one + other), latin(one + other)];
}

/**
 * Short forms of names, as fans write them: the first letters of Latin words (`Cobalt Pendulum` is `cp`), also of the Latin part of a
 * name and of its parts around signs, and the first sounds of parts in kana.
 */
export function initialsOf(names: readonly (string | null)[]): ReadonlySet<string> {
  const all = [...new Set(names)].flatMap((name) => {
    if (name === null) return [];
    const plain = NFKC(name.replace(BRACKETED, ''));
    const runs = plain.match(LATIN_RUN) ?? [];
    return [...runs, ...runs.flatMap((run) => run.split(PARTING))]
      .flatMap(firstLetters)
      .concat(firstSounds(plain));
  });
  return new Set(all);
}
