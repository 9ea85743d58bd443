import type { Locale } from '#model/vocabulary/locales';

/** Encodings of texts that are not Unicode, by the language of those who wrote them. */
const LEGACY: Readonly<Record<Locale, string>> = {
  en: 'windows-1252',
  'zh-Hans': 'gb18030',
  'zh-Hanz': 'big5',
  ja: 'shift_jis',
  ko: 'euc-kr',
  es: 'windows-1252',
  it: 'windows-1252',
  pl: 'windows-1250',
  id: 'windows-1252',
  ru: 'windows-1251',
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
  return fatally(bytes, 'utf-8') ?? new TextDecoder(LEGACY[locale]).decode(bytes);
}
