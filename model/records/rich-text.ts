import type { Locale } from '../vocabulary/locales.ts';

/** The same words in some of the site's languages. */
export type Languages = Readonly<Partial<Record<Locale, string>>>;

/** Words as they stand, by the key of a text of ours, or in several languages. */
export type RichWords =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'languages'; readonly texts: Languages };

/** Things of the game and the site that a text can point to by their id. */
export const RICH_OBJECTS = [
  'card',
  'character',
  'comic',
  'costume',
  'event',
  'gacha',
  'logincampaign',
  'mission',
  'news',
  'song',
] as const;
export type RichObject = (typeof RICH_OBJECTS)[number];

/** How large a picture, or a thing, is shown, by its number in the data. */
export const IMAGE_SIZES = ['large', 'thumbnail', 'icon'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** Pieces of running text (reference R16). */
interface NodeParts {
  readonly text: { readonly words: RichWords };
  readonly break: object;
  readonly bullets: { readonly items: readonly (readonly RichNode[])[] };
  /** An http(s) address of another site or a path of ours; without words the address stands for itself. */
  readonly address: { readonly address: string; readonly words: RichWords | null };
  /** A folder of the asset explorer. */
  readonly folder: { readonly path: string; readonly words: RichWords | null };
  readonly object: {
    readonly object: RichObject;
    readonly id: number;
    /** Whether it is shown with its picture rather than by name alone. */
    readonly isRich: boolean;
    readonly words: RichWords | null;
  };
  /** Epoch milliseconds. */
  readonly date: { readonly time: number };
  readonly emoji: { readonly id: string };
  readonly mention: { readonly username: string };
}

export type NodeKind = keyof NodeParts;
export type NodeOf<K extends NodeKind> = {
  readonly [P in K]: { readonly type: P } & Readonly<NodeParts[P]>;
}[K];
export type RichNode = NodeOf<NodeKind>;

interface BlockParts {
  readonly content: { readonly nodes: readonly RichNode[] };
  readonly heading: { readonly words: RichWords };
  /** Paths of pictures that were uploaded to this site. */
  readonly images: { readonly size: ImageSize; readonly paths: readonly string[] };
  readonly objects: {
    readonly object: RichObject;
    /** As an icon a thing is its picture alone. */
    readonly size: ImageSize;
    readonly ids: readonly number[];
  };
}

export type BlockKind = keyof BlockParts;
export type BlockOf<K extends BlockKind> = {
  readonly [P in K]: { readonly type: P } & Readonly<BlockParts[P]>;
}[K];
export type RichBlock = BlockOf<BlockKind>;

/** A text in order: articles, pages of the operator, posts and comments. Never HTML. */
export type RichText = readonly RichBlock[];
