/** What articles are about, by the codes that addresses carry; data may hold other tags. */
export const NEWS_TOPICS = [
  'announcement',
  'feature',
  'patch-note',
  'calendar',
  'events',
  'songs',
  'tool',
  'guide',
  'maintenance',
] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** A tag as addresses and filters carry it: `Patch Note` is `patch-note`. */
export const tagCode = (tag: string): string =>
  tag
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
