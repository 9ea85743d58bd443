import type { Locale } from '../vocabulary/locales.ts';
import type { Languages, RichText } from './rich-text.ts';

/** An article as `news/all.5` has it (reference R14). */
export interface NewsRecord {
  readonly id: number;
  /** The English title of one written in several languages, else its first. */
  readonly title: string;
  /** The title in the languages it was written in; empty when nothing says which those are. */
  readonly titles: Languages;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** Epoch milliseconds; null when the data has none. */
  readonly timestamp: number | null;
}

/** Words of machine-written patch notes, which a site says in the visitor's language; data may hold others. */
export const NEWS_KEYS = [
  'text.introPatchNote[0]',
  'text.introPatchNote[1]',
  'text.introPatchNote[2]',
  'header.songs',
  'header.cards',
  'header.events',
  'header.gacha',
  'header.logins',
  'text.addedSongs',
  'text.addedCards',
  'text.addedEvents',
  'text.addedGacha',
  'text.addedLogins',
] as const;
export type NewsKey = (typeof NEWS_KEYS)[number];

/** An article with its text, as `news/{id}` has it. */
export interface NewsItem extends NewsRecord {
  readonly content: RichText;
  /** The text in the languages it was written in, when it was written in several; empty otherwise. */
  readonly contents: Readonly<Partial<Record<Locale, RichText>>>;
}
