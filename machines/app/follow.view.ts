/** As much of an actor as is needed to watch it. */
export interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * Calls back at once and whenever a part of the snapshot is another, with the part before (at first the same). The function returned ends it.
 */
export function follow<Snapshot, Part>(
  actor: Watched<Snapshot>,
  pick: (snapshot: Snapshot) => Part,
  onChange: (part: Part, before: Part) => void,
): () => void {
  let last = pick(actor.getSnapshot());
  onChange(last, last);
  const subscription = actor.subscribe((snapshot) => {
    const before = last;
    last = pick(snapshot);
    if (!Object.is(last, before)) onChange(last, before);
  });
  return () => subscription.unsubscribe();
}
