import type { StoryItem } from '#model/families/stories/item';
import type { StoryKind } from '#model/media/story/catalogue/story-ref';
import type { ServerIndex } from '#model/vocabulary/servers';

const MAX_NEW = 6;
/** Cards come out in fours, and would leave room for nothing else. */
const MAX_CARDS = 2;

/** The stories that came out last on a server, one of each event, card and chapter. */
export function newestStories(
  items: readonly StoryItem[],
  server: ServerIndex,
  now: number,
): readonly StoryItem[] {
  const latest = new Map<string, StoryItem>();
  for (const item of items) {
    const at = item.publishedAt[server] ?? 0;
    if (at === 0 || at > now) continue;
    const { kind, id } = item.ref;
    const whose = kind === 'band' ? `band ${item.bandIds[0]} ${item.of}` : `${kind} ${id}`;
    if (!latest.has(whose)) latest.set(whose, item);
  }
  const timeOf = (item: StoryItem): number => item.publishedAt[server] ?? 0;
  const newest = [...latest.values()].sort((a, b) => timeOf(b) - timeOf(a));
  const cards = newest.filter(({ ref }) => ref.kind === 'card').slice(0, MAX_CARDS);
  return newest.filter((item) => item.ref.kind !== 'card' || cards.includes(item)).slice(0, MAX_NEW);
}

/** How many stories there are of each kind. */
export function countsOfKinds(items: readonly StoryItem[]): ReadonlyMap<StoryKind, number> {
  const counts = new Map<StoryKind, number>();
  for (const { ref } of items) counts.set(ref.kind, (counts.get(ref.kind) ?? 0) + 1);
  return counts;
}
