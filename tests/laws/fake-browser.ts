import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import type { Codec, Keeping } from '#model/vocabulary/storage';
import type { Broadcast } from '#src/browser/storage/broadcast.ts';
import { tabLock } from '#src/browser/storage/lock.ts';
import { sharedValue, type Tabs } from '#src/browser/storage/shared-value.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';

/** Delays a step of the outside world; a property can decide in which order steps happen. */
type Delay = () => Promise<unknown>;
const atOnce: Delay = async () => undefined;

/** One browser: a storage, a lock and a channel that all its tabs share. */
export function fakeBrowser(delay: Delay = atOnce) {
  const texts = new Map<string, string>();
  const lock = tabLock();
  const ears: { readonly tab: object; readonly hear: () => void }[] = [];
  const storage: TextStorage = {
    get: async (key) => {
      // The answer may be old when it arrives.
      const text = texts.get(key) ?? null;
      await delay();
      return text;
    },
    set: async (key, text) => {
      await delay();
      texts.set(key, text);
    },
    remove: async (key) => void texts.delete(key),
  };
  function openTab(): Tabs {
    const tab = {};
    const broadcast: Broadcast = {
      post: () => {
        for (const ear of ears.filter((each) => each.tab !== tab)) void delay().then(ear.hear);
      },
      listen: (_, hear) => {
        ears.push({ tab, hear });
        return () => undefined;
      },
    };
    return { lock, broadcast, watchVisibility: () => () => undefined };
  }
  return { texts, storage, openTab };
}

/** Starts a machine that keeps a value in a new tab of the browser. */
export function startInTab<Value, TMachine extends AnyStateMachine>(
  machine: TMachine,
  codec: Codec<Value>,
  { storage, openTab }: Pick<ReturnType<typeof fakeBrowser>, 'storage' | 'openTab'>,
) {
  const shared = sharedValue(storage, codec, openTab());
  return createActor(
    machine.provide({
      actors: {
        load: fromPromise(shared.load),
        save: fromPromise<unknown, Keeping<Value>>(({ input }) => shared.save(input)),
        watch: fromCallback(({ sendBack }) => shared.watch(() => sendBack({ type: 'KEPT.CHANGED' }))),
      },
    }) as TMachine,
  ).start();
}
