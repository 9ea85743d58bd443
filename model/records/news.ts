/** An article as `news/all.5` tells it (game-data 2.13). */
export interface NewsRecord {
  readonly id: number;
  readonly title: string;
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

/** Words as they stand, or by their key. */
export type NewsText =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string };

/** What a link of an article leads to; its data is an address for `url`, a path for `asset-single`, else an id. */
export const NEWS_LINK_TARGETS = [
  'url',
  'asset-single',
  'card-single',
  'character-single',
  'comic-single',
  'costume-single',
  'event-single',
  'gacha-single',
  'logincampaign-single',
  'mission-single',
  'news-single',
  'song-single',
] as const;
export type NewsLinkTarget = (typeof NEWS_LINK_TARGETS)[number];

/** A piece of an article's running text (game-data 3.3). */
export type NewsNode =
  | { readonly type: 'text'; readonly text: NewsText }
  | { readonly type: 'list'; readonly items: readonly (readonly NewsNode[])[] }
  | {
      readonly type: 'link';
      readonly target: NewsLinkTarget;
      /** An http(s) address or a path of the site, a path of an asset folder, or an id in digits. */
      readonly data: string;
      /** Whether the thing is shown with its picture rather than by name alone. */
      readonly isRich: boolean;
    }
  | { readonly type: 'break' }
  /** Epoch milliseconds. */
  | { readonly type: 'date'; readonly time: number };

export type NewsBlock =
  | { readonly type: 'content'; readonly nodes: readonly NewsNode[] }
  | { readonly type: 'heading'; readonly text: NewsText };

/** An article with its text, as `news/{id}` tells it. */
export interface NewsItem extends NewsRecord {
  readonly content: readonly NewsBlock[];
}
