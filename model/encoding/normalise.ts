const KATAKANA_AHEAD = 0x60;

const moved = (by: number) => (kana: string) => String.fromCharCode(kana.charCodeAt(0) + by);
const hiragana = moved(-KATAKANA_AHEAD);
/** Every large one comes right behind its small one. */
const large = moved(1);

/**
 * Text as it is compared: compatibility forms folded (half-width kana are full ones), lower case, single spaces (reference R52).
 * Kana are all the same whether katakana or hiragana, large or small, long or short: no one switches between them to search.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, hiragana)
    .replace(/[ぁぃぅぇぉっゃゅょゎ]/g, large)
    .replace(/ゔ/g, 'ぶ')
    .replace(/ゖ/g, 'け')
    .replace(/ー/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const SIGNS = /[^\p{L}\p{M}\p{N}\s]/gu;

/** Normalised text without the signs that no one types, or types otherwise: ☆ ・ ~ ' . – and the like; empty for signs alone. */
export const withoutSigns = (normalised: string): string =>
  normalised.replace(SIGNS, '').replace(/\s+/g, ' ').trim();

/** Text as it is looked through, and looked for (reference R52); signs alone stay. */
export function searchable(text: string): string {
  const normalised = normalise(text);
  return withoutSigns(normalised) || normalised;
}

/** A full name as it is typed where no spaces are written: `湊 友希那` as `湊友希那`. Others stay. */
export const typedWhole = (name: string | null): string | null =>
  name?.replace(/(\P{ASCII})\s(?=\P{ASCII})/gu, '$1') ?? null;
