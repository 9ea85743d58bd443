import { isLocale, type Locale } from '#model/vocabulary/locales';
import { readLocaleFile } from './texts.ts';

/** Texts that stay as they are in English. A key may end in `.*`, which takes the whole group. */
interface Exception {
  readonly keys: readonly string[];
  readonly locales: 'all' | readonly Locale[];
  readonly reason: string;
}

export interface Unchanged {
  readonly texts: readonly Exception[];
  /** Words in Latin letters that languages of another script keep, each with its reason. */
  readonly words: Readonly<Record<string, string>>;
}

export const readUnchanged = (): Unchanged => JSON.parse(readLocaleFile('unchanged.json')) as Unchanged;

const CATEGORY = /_(zero|one|two|few|many|other)$/;

const matches = (pattern: string, key: string): boolean =>
  pattern.endsWith('.*')
    ? key.startsWith(pattern.slice(0, -1))
    : key === pattern || key.replace(CATEGORY, '') === pattern;

export const allows =
  ({ texts }: Unchanged) =>
  (key: string, locale: string): boolean =>
    texts.some(
      ({ keys, locales }) =>
        (locales === 'all' || locales.some((each) => each === locale)) &&
        keys.some((pattern) => matches(pattern, key)),
    );

/** Entries that are there twice, without a reason, with an unknown language, or that no kept text needs any more. */
export function staleExceptions(
  { texts }: Unchanged,
  kept: readonly { readonly locale: Locale; readonly key: string }[],
): string[] {
  const known = new Set<string>();
  return texts.flatMap(({ keys, locales, reason }) => {
    const problems: string[] = [];
    const entry = JSON.stringify({ keys, locales, reason });
    if (known.has(entry)) problems.push(`${keys.join(', ')}: listed twice`);
    known.add(entry);
    if (reason.trim() === '') problems.push(`${keys.join(', ')}: no reason`);
    if (locales !== 'all')
      problems.push(...locales.filter((each) => !isLocale(each)).map((each) => `unknown language ${each}`));
    for (const pattern of keys) {
      const uses = kept.filter(({ key }) => matches(pattern, key)).map(({ locale }) => locale);
      const idle = locales === 'all' ? uses.length === 0 : locales.some((each) => !uses.includes(each));
      if (idle) problems.push(`${pattern}: translated by now, drop the exception`);
    }
    return problems;
  });
}
