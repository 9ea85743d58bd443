import { sortedBy } from '#model/listing/order';
import { localised } from '#model/rules/localised';
import type { TextKey } from '#model/texts/groups';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { isServerIndex, type PerServer, type ServerIndex } from '#model/vocabulary/servers';
import { serversFor } from '../previews/languages.ts';
import { numberIn, textIn } from '../thing-words.ts';

interface Servers {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

const serverOf = (index: number): ServerIndex => (isServerIndex(index) ? index : 0);

/** Whose order, dates and pictures somebody sees who has chosen nothing yet. */
export const FIRST_SERVERS: Servers = {
  main: serverOf(STORED_PREFERENCES.language.default),
  sub: serverOf(STORED_PREFERENCES.language2.default),
};

/** Somebody who asks for a page: in which language, and when (epoch milliseconds). */
export class Visitor {
  readonly locale: Locale;
  readonly now: number;
  /** Whose names they read. */
  readonly servers: Servers;

  constructor(locale: Locale, now: number) {
    this.locale = locale;
    this.now = now;
    this.servers = serversFor(locale);
  }

  text(key: TextKey, values?: Readonly<Record<string, string>>): string {
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

  /** Null when there is no name at all. */
  name(values: PerServer<string> | undefined): string | null {
    return (values && localised(values, this.servers.main, this.servers.sub)?.value) ?? null;
  }
}

/** The first things of a list in its own order: the newest on the main server first. */
export const newestOf = <T extends { readonly id: number }>(
  things: ReadonlyMap<number, T>,
  timesOf: (thing: T) => PerServer<number>,
  count: number,
): readonly T[] =>
  sortedBy([...things.values()], { of: (thing) => timesOf(thing)[FIRST_SERVERS.main] }, true).slice(0, count);
