import type { ServerIndex } from '#model/vocabulary/servers';
import type { KeepOutcome, Kept, Revision, StorageProblem } from '#model/vocabulary/storage';

/** Whose texts and dates come first, and which stand in. They always differ (spec §4). */
export interface Servers {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

export interface ServersContext {
  readonly servers: Servers;
  /** The choice as last kept, and as last tried: compared by identity. */
  readonly kept: Servers | null;
  readonly tried: Servers | null;
  /** Of what was last kept or read. */
  readonly revision: Revision | null;
  /** Another tab wrote something this one has not read yet. */
  readonly isStale: boolean;
  readonly problem: StorageProblem | null;
}

export type ServersCommand =
  | { readonly type: 'MAIN.CHANGED'; readonly server: ServerIndex }
  | { readonly type: 'SUB.CHANGED'; readonly server: ServerIndex }
  | { readonly type: 'STORAGE.RETRY' };

export type ServersEvent =
  | ServersCommand
  /** From `watch`: another tab kept something. */
  | { readonly type: 'KEPT.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: Kept<Servers> }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.check'; readonly output: Kept<Servers> }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: KeepOutcome<Servers> }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };
