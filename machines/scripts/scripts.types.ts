import type { ScriptName } from '#model/vocabulary/scripts';

export interface ScriptContext {
  readonly name: ScriptName;
  readonly error: unknown;
}

export type ScriptEvent =
  | { readonly type: 'SCRIPT.REQUESTED' }
  | { readonly type: 'xstate.done.actor.load' }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown };

/** A page needs the script. */
export interface ScriptsCommand {
  readonly type: 'SCRIPT.REQUESTED';
  readonly name: ScriptName;
}
