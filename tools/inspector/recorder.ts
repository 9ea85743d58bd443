import { Actor, type ActorRefLike, type AnyActor, type InspectionEvent, StateMachine } from 'xstate';
import {
  type ActorStatus,
  actorSeen,
  eventSeen,
  eventsCleared,
  type Inspection,
  NOTHING_SEEN,
  type SeenActor,
  snapshotSeen,
} from './log/inspection.ts';
import { payloadPreview } from './log/preview.ts';
import { innermostStates, type StateValue } from './log/states.ts';

/** So that a burst of events is one drawing. */
const TELL_MS = 50;

/** Watches actors from the outside and keeps what happened to them. */
export interface ActorRecorder {
  /** What the actor system reports to (`inspect` of the root actor). */
  readonly observer: { next(event: InspectionEvent): void };
  read(): Inspection;
  subscribe(onChange: () => void): () => void;
  /** The actor itself; null when it is no longer kept. */
  actorOf(session: string): AnyActor | null;
  actors(): readonly AnyActor[];
  clear(): void;
}

interface Seen {
  readonly status: ActorStatus;
  readonly value?: StateValue;
}

/** An actor has no snapshot while it is being made. */
const snapshotOf = (actor: ActorRefLike): Seen =>
  (actor.getSnapshot() as Seen | undefined) ?? { status: 'active' };

const machineOf = ({ logic, src }: AnyActor): string => {
  if (logic instanceof StateMachine) return logic.id;
  return typeof src === 'string' ? src : 'a function';
};

const seenActor = (actor: AnyActor): SeenActor => ({
  session: actor.sessionId,
  // The root has no name but that of its session.
  name: actor.id === actor.sessionId ? machineOf(actor) : actor.id,
  parent: actor._parent?.sessionId ?? null,
  machine: machineOf(actor),
  hasChart: actor.logic instanceof StateMachine,
  status: 'active',
  states: [],
});

/** What an event of the actor system adds to what was seen. */
function noted(inspection: Inspection, event: InspectionEvent, atMs: number): Inspection {
  const session = event.actorRef.sessionId;
  switch (event.type) {
    case '@xstate.actor':
      return event.actorRef instanceof Actor ? actorSeen(inspection, seenActor(event.actorRef)) : inspection;
    case '@xstate.event': {
      const { type } = event.event;
      const source = event.sourceRef?.sessionId ?? null;
      return eventSeen(inspection, { atMs, session, source, type, payload: payloadPreview(event.event) });
    }
    case '@xstate.snapshot': {
      const { status, value } = event.snapshot as Seen;
      return snapshotSeen(inspection, {
        session,
        type: event.event.type,
        status,
        states: innermostStates(value),
      });
    }
    default:
      return inspection;
  }
}

/** An actor that breaks reports no snapshot: callers that do not know must look. */
const withBroken = (inspection: Inspection, kept: Iterable<AnyActor>): Inspection =>
  [...kept].reduce((seen, actor) => {
    const { status } = snapshotOf(actor);
    const known = seen.actors.get(actor.sessionId);
    if (known?.status !== 'active' || status === 'active') return seen;
    return snapshotSeen(seen, { session: actor.sessionId, type: '', status, states: known.states });
  }, inspection);

export function createRecorder(nowMs: () => number): ActorRecorder {
  let inspection = NOTHING_SEEN;
  let isDue = false;
  const kept = new Map<string, AnyActor>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    isDue = false;
    inspection = withBroken(inspection, kept.values());
    for (const session of kept.keys()) if (!inspection.actors.has(session)) kept.delete(session);
    for (const listener of listeners) listener();
  };
  const change = (next: Inspection): void => {
    inspection = next;
    if (isDue) return;
    isDue = true;
    setTimeout(tell, TELL_MS);
  };
  return {
    observer: {
      next(event) {
        if (event.type === '@xstate.actor' && event.actorRef instanceof Actor) {
          kept.set(event.actorRef.sessionId, event.actorRef);
        }
        const next = noted(inspection, event, nowMs());
        if (next !== inspection) change(next);
      },
    },
    read: () => inspection,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    actorOf: (session) => kept.get(session) ?? null,
    actors: () => [...kept.values()],
    clear: () => change(eventsCleared(inspection)),
  };
}
