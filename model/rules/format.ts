import { localeTag } from '../vocabulary/locales.ts';
import { memoize, once } from './once.ts';

/** Writes numbers, lengths and lists in one language. Client and server share it, so both print the same. */
export interface Format {
  readonly integer: (value: number) => string;
  /** `value` in per cent, such as 97.5. */
  readonly percent: (value: number) => string;
  /** Always with two decimals, for columns. */
  readonly exactPercent: (value: number) => string;
  /** With a sign, such as +20% or −3,443. */
  readonly signedPercent: (value: number) => string;
  readonly signed: (value: number) => string;
  /** With three digits at most, such as 2.62M. */
  readonly compact: (value: number) => string;
  /** As short as the language writes it, such as 2.6M or 63K. */
  readonly rounded: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly date: (epochMs: number) => string;
  /** Seconds as minutes and seconds, such as 2:05; rounds to whole seconds first, so 119.6 is 2:00. */
  readonly length: (seconds: number) => string;
  /** What stands behind a number in a field. */
  readonly percentSign: string;
  /** Between thousands, and before decimals. */
  readonly groupSign: string;
  readonly decimalSign: string;
  readonly list: (words: readonly string[]) => string;
}

const WHOLE = { maximumFractionDigits: 0 };
const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/** A number written in one way; Intl's objects are slow to make, and no page needs all of them. */
function writer(tag: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(tag, options));
  return (value) => format().format(value);
}

function createFormat(locale: string): Format {
  const tag = localeTag(locale);
  const percent = writer(tag, PERCENT);
  const exact = writer(tag, { ...PERCENT, minimumFractionDigits: 2 });
  const bonus = writer(tag, { ...PERCENT, signDisplay: 'exceptZero' });
  const signed = writer(tag, { ...WHOLE, signDisplay: 'exceptZero' });
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const list = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const percentSign = once(() => percentSignOf(tag));
  const separators = once(() => separatorsOf(tag));
  return {
    integer: writer(tag, WHOLE),
    decimal: writer(tag, { maximumFractionDigits: 2 }),
    compact: writer(tag, { notation: 'compact', maximumSignificantDigits: 3 }),
    rounded: writer(tag, { notation: 'compact' }),
    percent: (value) => percent(value / 100),
    exactPercent: (value) => exact(value / 100),
    signedPercent: (value) => bonus(value / 100),
    signed: (value) => signed(value).replace('-', '−'),
    date: (epochMs) => date().format(epochMs),
    length: (seconds) => {
      const whole = Math.round(seconds);
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
    },
    list: (words) => list().format(words),
    get percentSign() {
      return percentSign();
    },
    get groupSign() {
      return separators().group;
    },
    get decimalSign() {
      return separators().decimal;
    },
  };
}

const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction']);

const percentSignOf = (tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent' })
    .formatToParts(0.5)
    .filter(({ type }) => !NUMBER_PARTS.has(type))
    .map(({ value }) => value)
    .join('');

function separatorsOf(tag: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1_234_567.5);
  const sign = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** The one format of a language. */
export const formatFor: (locale: string) => Format = memoize(createFormat);
