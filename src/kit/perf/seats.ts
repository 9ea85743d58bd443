/** A place in a long list and who is drawn there. */
export interface Seat<Item> {
  /** Of the elements it is drawn with, which serve one place after another. */
  readonly key: number;
  /** Place in the list. */
  readonly at: number;
  readonly item: Item;
}

/** What should be drawn: the items from a place up to another, those that are seen first. */
export interface Wanted<Item> {
  readonly items: readonly Item[];
  readonly from: number;
  readonly to: number;
  readonly seenFrom: number;
  readonly seenTo: number;
  /** Whose element has the focus, near or not: it stays, or another thing would be under the focus. */
  readonly held: number | null;
  /** Remove off-screen rows at once. Where hidden rows are not drawn, scrolling back would draw all of them in one burst. */
  readonly isStrict?: boolean;
}

/** Of the room near the sight: more tiles wait for their removal only until the next step, because all of them are painted. */
const MAX_SHARE = 1.25;

const isNear = <Item>(at: number, { from, to }: Wanted<Item>): boolean => at >= from && at < to;

/** Between keys and places: elements keep their places, or all serve other places where none of the old ones is wanted. */
function shiftFor<Item>(seats: readonly Seat<Item>[], wanted: Wanted<Item>): number {
  const [first] = seats;
  if (!first) return 0;
  const held = seats.find(({ at }) => at === wanted.held);
  const kept = held ?? seats.find(({ at }) => isNear(at, wanted)) ?? null;
  return kept ? kept.at - kept.key : wanted.from - first.key;
}

/** Places that are not drawn as wanted, those in sight first. */
function missing<Item>(
  drawn: ReadonlyMap<number, Seat<Item>>,
  wanted: Wanted<Item>,
  shift: number,
): number[] {
  const { items, seenFrom, seenTo } = wanted;
  const seen: number[] = [];
  const unseen: number[] = [];
  for (let at = wanted.from; at < Math.min(wanted.to, items.length); at++) {
    const seat = drawn.get(at - shift);
    if (seat?.at === at && seat.item === items[at]) continue;
    (at >= seenFrom && at < seenTo ? seen : unseen).push(at);
  }
  return [...seen, ...unseen];
}

/**
 * One step from what is drawn to what is wanted, by at most `most` items: to draw, style and lay out what changed is one piece of work
 * that nothing can cut. The same seats come back when nothing is left to do. In the order of their keys, which is that of the
 * list once all is drawn.
 */
export function nextSeats<Item>(
  drawn: readonly Seat<Item>[],
  wanted: Wanted<Item>,
  most: number,
): readonly Seat<Item>[] {
  const { items, held, isStrict = false } = wanted;
  const seats = isStrict ? drawn.filter(({ at }) => isNear(at, wanted) || at === held) : drawn;
  const shift = shiftFor(seats, wanted);
  // Made again with each step of a page that scrolls: what is thrown away has to be collected, which no frame has time for.
  const next = new Map<number, Seat<Item>>();
  for (const seat of seats) next.set(seat.key, seat);
  const changing = missing(next, wanted, shift);
  for (const at of changing.slice(0, most)) {
    const item = items[at];
    const other = seats.find((seat) => seat.at === at)?.key ?? at - shift;
    // After one leap upon another its element may be none of those that serve this place now.
    if (next.get(other)?.at === at) next.delete(other);
    if (item !== undefined) next.set(at - shift, { key: at - shift, at, item });
  }
  // Rows beyond the end are no results any more; others stay off screen until there is time to remove them.
  const isFull = seats.length > MAX_SHARE * (wanted.to - wanted.from);
  const room = isFull ? most : Math.max(0, most - changing.length);
  const gone = seats.filter(({ key }) => !isNear(key + shift, wanted) || key + shift >= items.length);
  const late = gone.filter(({ at }) => at < items.length && at !== held);
  for (const { key } of [...gone.filter(({ at }) => at >= items.length), ...late.slice(0, room)])
    next.delete(key);
  const isSame = changing.length === 0 && next.size === drawn.length;
  return isSame ? drawn : [...next.values()].sort((a, b) => a.key - b.key);
}
