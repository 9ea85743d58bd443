import type { Locale } from '#model/vocabulary/locales';

/** Encodings of texts that are not Unicode, by the language of those who wrote them. */
const LEGACY: Readonly<Partial<Record<Locale, string>>> = {
  ja: 'shift_jis',
  ko: 'euc-kr',
  'zh-Hans': 'gb18030',
  'zh-Hanz': 'big5',
  ru: 'windows-1251',
  pl: 'windows-1250',
};

const fatally = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a file, in whichever encoding a visitor of this language is likely to have written it. */
export function decodeText(bytes: Uint8Array, locale: Locale): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const legacy = LEGACY[locale] ?? 'windows-1252';
  return fatally(bytes, 'utf-8') ?? new TextDecoder(legacy).decode(bytes);
}
