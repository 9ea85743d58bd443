import type {
  JoiningCodec,
  KeepOutcome,
  Revision,
  StorageProblem,
  StoredValue,
} from '#model/vocabulary/storage';

/**
 * A value kept in the browser and shared by all tabs: how it is stored, edited and merged. Everything else (loading, saving, other tabs,
 * failures) is done by `keptMachine`. Values are plain data and never mutated.
 *
 * @example
 * export interface Volume {
 *   readonly music: number;
 *   readonly isMuted: boolean;
 * }
 *
 * export const VOLUME: KeptValue<Volume, Partial<Volume>> = {
 *   key: 'settings/volume',
 *   decode: (json) => {
 *     const { music, isMuted } = asObject(json);
 *     return { music: clamp(asNumber(music) ?? 1), isMuted: isMuted === true };
 *   },
 *   encode: (volume) => volume,
 *   edit: (volume, change) => ({ ...volume, ...change, music: clamp(change.music ?? volume.music) }),
 * };
 *
 * Add it to `KEPT_VALUES` in machines/app, start `keptMachine(VOLUME)` in app.machine.ts, fill its slots in src/app/boot/services.ts, and give
 * pages a view made of `keptView`.
 */
export interface KeptValue<Value extends object, Edit> extends JoiningCodec<Value> {
  /** The value after an edit. An equal value counts as no change. */
  edit(value: Value, edit: Edit): Value;
  /** Without it each field is mine if it was edited here, else theirs. An edit that a closed tab could not save gives way then. */
  merge?(base: Value, mine: Value, theirs: Value): Value;
}

export interface KeptContext<Value> {
  readonly value: Value;
  /** The value as last read or saved, and as last tried to save: compared by identity. */
  readonly kept: Value | null;
  readonly tried: Value | null;
  /** Of what was last read or saved. */
  readonly revision: Revision | null;
  /** Another tab saved something this one has not read yet. */
  readonly isStale: boolean;
  readonly problem: StorageProblem | null;
}

export type KeptCommand<Edit> =
  | { readonly type: 'VALUE.EDITED'; readonly edit: Edit }
  | { readonly type: 'STORAGE.RETRY' };

/** What the slots `load`, `save` and `watch` report. */
export type SlotEvent<Value> =
  /** From `watch`: another tab saved something. */
  | { readonly type: 'KEPT.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: StoredValue<Value> }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.check'; readonly output: StoredValue<Value> }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: KeepOutcome<Value> }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };

export type KeptEvent<Value, Edit> = KeptCommand<Edit> | SlotEvent<Value>;
