import { NEWS_KEYS, type NewsKey } from '#model/records/news';
import type { RichWords } from '#model/records/rich-text';
import { inLanguage } from '#model/rules/languages';
import { isLocale, type Locale, localeTag } from '#model/vocabulary/locales';
import { useTranslation } from '../translation.tsx';

/** Keys of machine-written texts in the locale files. */
const KEYS = {
  'text.introPatchNote[0]': 'patch.intro',
  'text.introPatchNote[1]': 'patch.before',
  'text.introPatchNote[2]': 'patch.follows',
  'header.songs': 'patch.songs',
  'header.cards': 'patch.cards',
  'header.events': 'patch.events',
  'header.gacha': 'patch.gacha',
  'header.logins': 'patch.logins',
  'text.addedSongs': 'patch.addedSongs',
  'text.addedCards': 'patch.addedCards',
  'text.addedEvents': 'patch.addedEvents',
  'text.addedGacha': 'patch.addedGacha',
  'text.addedLogins': 'patch.addedLogins',
} as const satisfies Record<NewsKey, string>;

const keyOf = (key: string): NewsKey | null => NEWS_KEYS.find((known) => known === key) ?? null;

/** What a key without a translation may mean: `header.backStage[1]` is “Back stage”. */
export function keyAsWords(key: string): string {
  const last = key.replace(/\[\d*\]$/, '').replace(/^.*\./, '');
  const spread = last.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return spread.charAt(0).toUpperCase() + spread.slice(1);
}

const CLOSES = /^[\p{Pe}\p{Po}]/u;
const isSpaced = (language: string): boolean => !/^(ja|zh)/.test(language);

/** Machine-written texts are put together from parts, which a language with spaces keeps apart. */
export const apart = (text: string, language: string): string =>
  isSpaced(language) ? `${CLOSES.test(text) ? '' : ' '}${text} ` : text;

const useOwnLocale = (): Locale => {
  const { language } = useTranslation();
  return isLocale(language) ? language : 'en';
};

interface Props {
  readonly words: RichWords;
}

/** Words in the visitor's language as far as they exist in it; others carry the mark of theirs. */
export function Words({ words }: Props) {
  const { t } = useTranslation();
  const locale = useOwnLocale();
  if (words.kind === 'literal') return words.text;
  if (words.kind === 'key') {
    const key = keyOf(words.key);
    return apart(key ? t(KEYS[key]) : keyAsWords(words.key), locale);
  }
  const spoken = inLanguage(words.texts, locale);
  if (spoken === null) return null;
  return spoken.locale === locale ? spoken.text : <span lang={localeTag(spoken.locale)}>{spoken.text}</span>;
}
