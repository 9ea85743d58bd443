import type { Locale } from '#model/vocabulary/locales';

export interface Headed {
  /** Of headings and names. */
  readonly locale: Locale;
  readonly heading: string;
}

/** A choice that leads to an address. */
export interface SentLink {
  readonly path: string;
  readonly label: string;
  readonly isShown: boolean;
}

/** A field for words, as a form. */
export interface SentSearch {
  /** The page that answers. */
  readonly path: string;
  /** Of the field. */
  readonly label: string;
  readonly text: string;
  readonly submit: string;
  /** What else is asked, and stays so when other words are sought. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

export interface SentServer extends SentLink {
  /** The accessible name. */
  readonly name: string;
}
