import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/**
 * Puts an actor of a test into a slot of a machine that the product has filled, and returns what takes it out again. Files share their
 * modules, and a page fetches its machine once: this is the machine that the page has.
 */
export function fillSlot(machine: AnyStateMachine, slot: string, actor: AnyActorLogic): () => void {
  const actors: Record<string, unknown> = machine.implementations.actors;
  const before = actors[slot];
  if (before === undefined) throw new Error(`the machine has no slot ${slot}`);
  actors[slot] = actor;
  return () => {
    actors[slot] = before;
  };
}
