import type { NewsPayload } from '#model/contract/console/payloads';
import { nodesOfText } from '#model/rules/plain-text';
import { LOCALES, type Locale } from '#model/vocabulary/locales';

/** An article as it is being written. */
export interface NewsDraft {
  readonly server: number | null;
  readonly tags: readonly string[];
  readonly texts: Readonly<Partial<Record<Locale, Written>>>;
}

export interface Written {
  readonly title: string;
  readonly body: string;
}

export const NO_DRAFT: NewsDraft = { server: null, tags: [], texts: {} };
export const NOTHING_WRITTEN: Written = { title: '', body: '' };

const isWhole = (written: Written | undefined): written is Written =>
  written !== undefined && written.title.trim() !== '' && written.body.trim() !== '';

export const writtenLocales = ({ texts }: NewsDraft): readonly Locale[] =>
  LOCALES.filter((locale) => isWhole(texts[locale]));

/** Null without a whole English text, or when another language is half written. */
export function newsPayload({ tags, texts }: NewsDraft): NewsPayload | null {
  const begun = LOCALES.filter((locale) => (texts[locale]?.title ?? '') + (texts[locale]?.body ?? '') !== '');
  const told = (written: Written) => ({ title: written.title.trim(), content: nodesOfText(written.body) });
  const { en } = texts;
  if (!isWhole(en) || !begun.every((locale) => isWhole(texts[locale]))) return null;
  const others = begun.flatMap((locale) => {
    const written = texts[locale];
    return written ? [[locale, told(written)] as const] : [];
  });
  return { tags: [...tags], texts: { en: told(en), ...Object.fromEntries(others) } };
}
