import { LOCALES } from '../vocabulary/locales.ts';
import { asText, isJsonObject } from './reading.ts';
import type { Languages, RichWords } from './rich-text.ts';

/** The texts of an object from language to words; null when it has none of our languages. */
export function asLanguages(value: unknown): Languages | null {
  if (!isJsonObject(value)) return null;
  const found = LOCALES.flatMap((locale) => {
    const text = Object.hasOwn(value, locale) ? asText(value[locale]) : null;
    return text === null ? [] : [[locale, text] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** A string, `{t: key}`, or an object from language to words. */
export function readWords(value: unknown): RichWords | null {
  const text = asText(value);
  if (text !== null) return { kind: 'literal', text };
  const key = isJsonObject(value) ? asText(value.t) : null;
  if (key !== null) return { kind: 'key', key };
  const texts = asLanguages(value);
  return texts && { kind: 'languages', texts };
}
