import { useTranslation } from 'react-i18next';
import { localeTag } from '#model/vocabulary/locales';

/** Numbers and dates in the visitor's language. */
export interface Format {
  readonly integer: (value: number) => string;
  /** `value` in per cent, such as 97.5. */
  readonly percent: (value: number) => string;
  /** With a sign, such as +20% or −3,443. */
  readonly signedPercent: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly compact: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly date: (epochMs: number) => string;
  /** Minutes and seconds of a song. */
  readonly length: (seconds: number) => string;
  readonly list: (words: readonly string[]) => string;
}

function createFormat(locale: string): Format {
  const tag = localeTag(locale);
  const integer = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const bonus = new Intl.NumberFormat(tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    integer: (value) => integer.format(value),
    percent: (value) => percent.format(value / 100),
    signedPercent: (value) => bonus.format(value / 100),
    signed: (value) => signed.format(value).replace('-', '−'),
    compact: (value) => compact.format(value),
    decimal: (value) => decimal.format(value),
    date: (epochMs) => date.format(epochMs),
    length: (seconds) => {
      const whole = Math.round(seconds);
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
    },
    list: (words) => list.format(words),
  };
}

const made = new Map<string, Format>();

/** The one format of a language: Intl's objects are slow to make. */
export function formatFor(locale: string): Format {
  const known = made.get(locale);
  if (known) return known;
  const format = createFormat(locale);
  made.set(locale, format);
  return format;
}

export const useFormat = (): Format => formatFor(useTranslation().i18n.language);
