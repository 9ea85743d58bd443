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
    [...kana].map((one, at) => [one, `${consonant}${VOWELS[at]}`] as const),
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

/** Kana in Latin letters, as they are typed without marks for length; all else stays. */
function latin(text: string): string {
  const hiragana = text.replace(KATAKANA, (one) =>
    String.fromCodePoint((one.codePointAt(0) ?? 0) - KATAKANA_AHEAD),
  );
  let written = '';
  let isDoubled = false;
  for (const one of hiragana) {
    const small = SMALL.get(one);
    const letters = LETTERS.get(one) ?? one;
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

/** Other ways to type a name: without spaces and signs, and its kana in Latin letters. */
export function spellingsOf(names: readonly (string | null)[]): string {
  const all = [...new Set(names)].flatMap((name) => {
    if (name === null) return [];
    return KANA.test(name) ? [squeezed(name), squeezed(latin(name.normalize('NFKC')))] : [squeezed(name)];
  });
  return [...new Set(all)].join(' ');
}

const LATIN_TITLE = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
/** `[FULL]` and the like. */
const BRACKETED = /\[[^\]]*\]/g;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** First letters of the words of Latin names, as fans write them: `Cobalt Pendulum` is `cp`. One word alone has none. */
export function initialsOf(names: readonly (string | null)[]): ReadonlySet<string> {
  const all = [...new Set(names)].flatMap((name) => {
    if (name === null || !LATIN_TITLE.test(name)) return [];
    const words = (name.replace(BRACKETED, '').match(WORD) ?? []).map(squeezed);
    return words.length < 2 ? [] : [words.map((word) => word.slice(0, 1)).join('')];
  });
  return new Set(all);
}
