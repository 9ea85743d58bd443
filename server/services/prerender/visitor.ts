import { type ServerPair, serversFor } from '#model/rules/home-servers';
import type { TextKey } from '#model/texts/groups';
import type { TextValues } from '#model/texts/translate';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import { numberIn, textIn } from '../thing-words.ts';

/** The visitor who asks for a page: in which language, and when (epoch milliseconds). */
export class Visitor {
  readonly locale: Locale;
  readonly now: number;
  /** Whose names, order, dates and pictures they see, here and in the client until they choose (reference R40). */
  readonly servers: ServerPair;

  constructor(locale: Locale, now: number) {
    this.locale = locale;
    this.now = now;
    this.servers = serversFor(locale);
  }

  text(key: TextKey, values?: TextValues): string {
    return textIn(this.locale, key, values);
  }

  number(value: number): string {
    return numberIn(this.locale, value);
  }

  /** Of a share such as 6.325, with two decimals. */
  exactPercent(share: number): string {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(localeTag(this.locale), { style: 'percent', ...digits }).format(share);
  }
}
