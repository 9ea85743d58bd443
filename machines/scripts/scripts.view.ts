import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ScriptName } from '#model/vocabulary/scripts';
import type { scriptMachine } from './script.machine.ts';
import type { scriptsMachine } from './scripts.machine.ts';

export interface ScriptView {
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly error: unknown;
}

/** The actor of one script. */
export function scriptOf(
  snapshot: SnapshotFrom<typeof scriptsMachine>,
  name: ScriptName,
): ActorRefFrom<typeof scriptMachine> {
  const actor = snapshot.children[name];
  if (!actor) throw new Error(`the script ${name} has no actor`);
  return actor;
}

/** The state of one script for a page. */
export const scriptView = (snapshot: SnapshotFrom<typeof scriptMachine>): ScriptView => ({
  isLoading: snapshot.hasTag('busy'),
  isLoaded: snapshot.hasTag('loaded'),
  hasFailed: snapshot.hasTag('error'),
  error: snapshot.context.error,
});
