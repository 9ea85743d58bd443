/** What was seen of the running actors: who there is, and what happened to them. Plain data, nothing of it is live. */

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

export interface SeenActor {
  readonly session: string;
  /** Its name among its siblings. */
  readonly name: string;
  /** Session of who started it; null for the root. */
  readonly parent: string | null;
  /** Id of its machine; for other actors the slot it fills. */
  readonly machine: string;
  readonly hasChart: boolean;
  readonly status: ActorStatus;
  /** The states it is in; empty for actors without a chart. */
  readonly states: readonly string[];
}

export interface SeenEvent {
  /** Counts up over everything seen. */
  readonly number: number;
  readonly atMs: number;
  readonly session: string;
  readonly actor: string;
  /** Name of the actor that sent it; null when the page did. */
  readonly source: string | null;
  readonly type: string;
  /** What it carries besides its type, cut short. */
  readonly payload: string;
  readonly before: readonly string[];
  /** Null until it is processed. */
  readonly after: readonly string[] | null;
}

export interface Inspection {
  readonly actors: ReadonlyMap<string, SeenActor>;
  /** Oldest first. */
  readonly events: readonly SeenEvent[];
  readonly count: number;
}

/** The oldest go first. */
export const MAX_EVENTS = 500;
export const MAX_ENDED = 12;

export const NOTHING_SEEN: Inspection = { actors: new Map(), events: [], count: 0 };

const hasEnded = ({ status }: SeenActor): boolean => status !== 'active';

/** Without the actors that ended longest ago; those with children stay. */
function withoutOld(actors: ReadonlyMap<string, SeenActor>): ReadonlyMap<string, SeenActor> {
  const parents = new Set([...actors.values()].map(({ parent }) => parent));
  const ended = [...actors.values()].filter((actor) => hasEnded(actor) && !parents.has(actor.session));
  const surplus = new Set(
    ended.slice(0, Math.max(0, ended.length - MAX_ENDED)).map(({ session }) => session),
  );
  return surplus.size === 0 ? actors : new Map([...actors].filter(([session]) => !surplus.has(session)));
}

export const actorSeen = (inspection: Inspection, actor: SeenActor): Inspection => ({
  ...inspection,
  actors: new Map(inspection.actors).set(actor.session, actor),
});

/** An event is on its way to an actor. */
export function eventSeen(
  inspection: Inspection,
  event: Pick<SeenEvent, 'atMs' | 'session' | 'type' | 'payload'> & { readonly source: string | null },
): Inspection {
  const actor = inspection.actors.get(event.session);
  const sender = event.source === null ? undefined : inspection.actors.get(event.source);
  const seen: SeenEvent = {
    ...event,
    number: inspection.count + 1,
    actor: actor?.name ?? event.session,
    source: sender?.name ?? event.source,
    before: actor?.states ?? [],
    after: null,
  };
  return {
    ...inspection,
    events: [...inspection.events, seen].slice(-MAX_EVENTS),
    count: inspection.count + 1,
  };
}

/** An actor processed an event: the first of that type that waited for it. */
export function snapshotSeen(
  inspection: Inspection,
  { session, type, status, states }: Pick<SeenActor, 'session' | 'status' | 'states'> & { type: string },
): Inspection {
  const actor = inspection.actors.get(session);
  if (!actor) return inspection;
  const waiting = inspection.events.findIndex(
    (event) => event.session === session && event.type === type && event.after === null,
  );
  const actors = new Map(inspection.actors);
  // What has just ended is the last of those that ended.
  if (hasEnded({ ...actor, status })) actors.delete(session);
  return {
    ...inspection,
    actors: withoutOld(actors.set(session, { ...actor, status, states })),
    events:
      waiting === -1
        ? inspection.events
        : inspection.events.map((event, index) =>
            index === waiting ? { ...event, before: actor.states, after: states } : event,
          ),
  };
}

export const eventsCleared = (inspection: Inspection): Inspection => ({ ...inspection, events: [] });

export interface ActorBranch {
  readonly actor: SeenActor;
  readonly depth: number;
}

/** Every actor below the one that started it, in the order they were started. */
export function treeOf({ actors }: Inspection): readonly ActorBranch[] {
  const all = [...actors.values()];
  const below = (parent: string | null, depth: number): readonly ActorBranch[] =>
    all
      .filter((actor) => actor.parent === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor.session, depth + 1)]);
  const lost = all.filter(({ parent }) => parent !== null && !actors.has(parent));
  return [...below(null, 0), ...lost.flatMap((actor) => [{ actor, depth: 0 }, ...below(actor.session, 1)])];
}
