/** A line of text: from side to side, and where its middle would best be. */
export interface TextBox {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

interface Side {
  readonly from: number;
  readonly to: number;
}

const isBeside = (a: TextBox, b: TextBox): boolean => a.to <= b.from || b.to <= a.from;

/**
 * Middles of lines of text, moved up and down so that none lies on another, in the order of the boxes. Nothing for those that `within`
 * has no room for.
 */
export function spread(boxes: readonly TextBox[], height: number, within: Side): readonly (number | null)[] {
  const order = boxes.map((_, at) => at).sort((a, b) => (boxes[a]?.middle ?? 0) - (boxes[b]?.middle ?? 0));
  const middles = new Map<number, number>();
  const least = within.from + height / 2;
  const most = within.to - height / 2;
  /** The nearest middle that keeps away from those which were placed before. */
  const place = (at: number, wanted: number, before: readonly number[], way: 1 | -1): void => {
    const own = boxes[at];
    if (!own) return;
    const bounds = before.flatMap((other) => {
      const box = boxes[other];
      return box && !isBeside(own, box) ? [(middles.get(other) ?? 0) + way * height] : [];
    });
    middles.set(at, way === 1 ? Math.max(wanted, ...bounds) : Math.min(wanted, ...bounds));
  };
  for (const [nth, at] of order.entries())
    place(at, Math.max(least, boxes[at]?.middle ?? 0), order.slice(0, nth), 1);
  const upward = order.toReversed();
  for (const [nth, at] of upward.entries())
    place(at, Math.min(most, middles.get(at) ?? 0), upward.slice(0, nth), -1);
  return boxes.map((_, at) => {
    const middle = middles.get(at) ?? null;
    return middle === null || middle < least - 1e-6 ? null : middle;
  });
}
