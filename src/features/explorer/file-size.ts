import { type Locale, localeTag } from '#model/vocabulary/locales';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** Such as 7.1 kB, as the language writes it. */
export function fileSize(bytes: number, language: Locale): string {
  const nth = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / STEP ** nth;
  return new Intl.NumberFormat(localeTag(language), {
    style: 'unit',
    unit: UNITS[nth] ?? 'byte',
    // The short form of bytes has no plural.
    unitDisplay: nth === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 100 && nth > 0 ? 1 : 0,
  }).format(value);
}
