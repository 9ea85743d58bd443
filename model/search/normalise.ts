/** Katakana and small kana; marks of length stand among them. */
const FOLDED_KANA = /[ァ-ヶーぁぃぅぇぉっゃゅょゎゔゕゖ]/g;
const LARGE: Readonly<Record<string, string>> = {
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お', っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ' },
  ...{ ゔ: 'ぶ', ゕ: 'か', ゖ: 'け' },
};
/** Both scripts have the same signs in the same order. */
const FIRST = { hiragana: 0x3041, katakana: 0x30a1, count: 86 } as const;

/** What each of them is compared as: large hiragana, and nothing for length. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['ー', ''],
  ...Array.from({ length: FIRST.count }, (_, at) => {
    const one = String.fromCharCode(FIRST.hiragana + at);
    return [String.fromCharCode(FIRST.katakana + at), LARGE[one] ?? one] as const;
  }),
  ...Object.entries(LARGE),
]);

/**
 * Text as it is compared: compatibility forms folded (half-width kana are full ones), lower case, single spaces (pages 3.0.4).
 * Kana are all the same whether katakana or hiragana, large or small, long or short: nobody switches between them to search.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(FOLDED_KANA, (one) => FOLDED.get(one) ?? one)
    .replace(/\s+/g, ' ')
    .trim();

/** A full name as it is typed where no spaces are written: `湊 友希那` as `湊友希那`. Others stay. */
export const typedWhole = (name: string | null): string | null =>
  name?.replace(/(\P{ASCII})\s(?=\P{ASCII})/gu, '$1') ?? null;
