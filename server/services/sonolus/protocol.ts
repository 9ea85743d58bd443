/** What the Sonolus app and its servers say to each other, in the words of the package that the app is built with. */

/** As an answer is sent: nothing of it is changed any more. */
export type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The version of the app whose items these are; servers name it in a header. */
export const SONOLUS_VERSION = '1.0.2';

/** Kinds of items that the engine needs, by their part of an address. */
export const RESOURCE_KINDS = ['engines', 'skins', 'backgrounds', 'effects', 'particles'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const isResourceKind = (kind: string): kind is ResourceKind =>
  RESOURCE_KINDS.some((each) => each === kind);

/** Versions of items; the app refuses others. */
export const ITEM_VERSIONS = {
  engine: 13,
  skin: 4,
  background: 2,
  effect: 5,
  particle: 3,
} as const;

/** What is asked for by a hash in an address: SHA-1 in hexadecimal digits. */
export const HASH = /^[0-9a-f]{40}$/;
/** Names of items: part of addresses, and of files of the operator's folder. */
export const ITEM_NAME = /^[\w-]{1,80}$/;
