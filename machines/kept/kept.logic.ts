import {
  type Keeping,
  type StorageProblem,
  type StoredValue,
  storageProblemOf,
} from '#model/vocabulary/storage';
import type { KeptContext, KeptEvent, KeptValue, SlotEvent } from './kept.types.ts';

/** A command, such as `VALUE.EDITED`: it carries nothing from storage. */
type Command = { readonly type: `${Uppercase<string>}.${Uppercase<string>}` };
type AnyEvent<Value> = SlotEvent<Value> | Command;

export const initialContext = <Value>(value: Value): KeptContext<Value> => ({
  value,
  kept: null,
  tried: null,
  revision: null,
  isStale: false,
  problem: null,
});

/** Whether two plain values, with their fields in the same order, are equal. */
export const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Merges two versions of `base` field by field: mine where I changed the field, else theirs. */
export function mergeFields<Value extends object>(base: Value, mine: Value, theirs: Value): Value {
  const keys = Object.keys({ ...theirs, ...mine }) as (keyof Value)[];
  const changed = keys.filter((key) => !isEqual(mine[key], base[key]));
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}

/** A merge that asks `both` only when both sides changed. */
export const mergedBy =
  <Value>(both: (mine: Value, theirs: Value) => Value) =>
  (base: Value, mine: Value, theirs: Value): Value => {
    if (isEqual(mine, base)) return theirs;
    return isEqual(theirs, base) ? mine : both(mine, theirs);
  };

/** The value after an edit; the same object when nothing changes. */
export function applyEdit<Value extends object, Edit>(
  { edit }: Pick<KeptValue<Value, Edit>, 'edit'>,
  value: Value,
  event: KeptEvent<Value, Edit>,
): Value {
  if (event.type !== 'VALUE.EDITED') return value;
  const next = edit(value, event.edit);
  return isEqual(next, value) ? value : next;
}

/** Takes the stored value and keeps unsaved edits. */
export function takeStored<Value extends object, Edit>(
  { decode, merge = mergeFields }: KeptValue<Value, Edit>,
  context: KeptContext<Value>,
  event: AnyEvent<Value>,
): Partial<KeptContext<Value>> {
  const read = storedIn(event);
  if (read === null) return {};
  const { value: theirs, revision } = read;
  const both = merge(context.kept ?? decode(undefined), context.value, theirs);
  const value = isEqual(both, theirs) ? theirs : both;
  return { value, kept: theirs, tried: theirs, revision, problem: null };
}

/** The stored value that an event carries; null without one. */
export function storedIn<Value>(event: AnyEvent<Value>): StoredValue<Value> | null {
  if (event.type === 'xstate.done.actor.load' || event.type === 'xstate.done.actor.check')
    return event.output;
  return event.type === 'xstate.done.actor.save' && !event.output.isKept ? event.output.theirs : null;
}

export const wasKept = <Value>(event: AnyEvent<Value>): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.isKept;

export const noteKept = <Value>(
  { tried }: KeptContext<Value>,
  event: AnyEvent<Value>,
): Partial<KeptContext<Value>> =>
  event.type === 'xstate.done.actor.save' && event.output.isKept
    ? { kept: tried, revision: event.output.revision, problem: null }
    : {};

export const problemIn = (event: object): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

/** Input of `save`. */
export const keepingOf = <Value>({ context }: { context: KeptContext<Value> }): Keeping<Value> => ({
  value: context.value,
  base: context.revision,
});
