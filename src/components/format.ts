import { useTranslation } from 'react-i18next';
import { localeTag } from '#model/vocabulary/locales';

/** Numbers and dates in the visitor's language. */
export interface Format {
  readonly integer: (value: number) => string;
  /** `value` in per cent, such as 97.5. */
  readonly percent: (value: number) => string;
  /** Always with two decimals, for columns. */
  readonly exactPercent: (value: number) => string;
  /** With a sign, such as +20% or −3,443. */
  readonly signedPercent: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly compact: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly date: (epochMs: number) => string;
  /** Minutes and seconds of a song. */
  readonly length: (seconds: number) => string;
  /** What stands behind a number in a field: ` %`, ` s`. */
  readonly percentSign: string;
  readonly secondsSign: string;
  /** Between thousands, and before decimals. */
  readonly groupSign: string;
  readonly decimalSign: string;
  readonly list: (words: readonly string[]) => string;
}

function createFormat(locale: string): Format {
  const tag = localeTag(locale);
  const integer = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const bonus = new Intl.NumberFormat(tag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    ...signsOf(tag),
    integer: (value) => integer.format(value),
    percent: (value) => percent.format(value / 100),
    exactPercent: (value) => exact.format(value / 100),
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

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction']);

/** Signs that belong to a number in a language, out of Intl's own writing. */
function signsOf(tag: string): Pick<Format, 'percentSign' | 'secondsSign' | 'groupSign' | 'decimalSign'> {
  const behind = (options: Intl.NumberFormatOptions, value: number): string =>
    new Intl.NumberFormat(tag, options)
      .formatToParts(value)
      .filter(({ type }) => !NUMBER_PARTS.has(type))
      .map(({ value }) => value)
      .join('');
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1_234_567.5);
  const sign = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    percentSign: behind({ style: 'percent' }, 0.5),
    secondsSign: behind(SECONDS, 5),
    groupSign: sign('group'),
    decimalSign: sign('decimal'),
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
