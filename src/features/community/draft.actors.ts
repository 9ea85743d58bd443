import { fromPromise } from 'xstate';
import type { Draft, KeepingDraft } from '#machines/kept/draft.types';
import type { TextStorage } from '../../browser/storage/storage.ts';

/** How a draft is written to the browser's storage. */
interface DraftCodec<Content> {
  /** Null for anything but a draft. */
  readonly read: (json: unknown) => Draft<Content> | null;
  readonly write: (draft: Draft<Content>) => object;
}

/** The slots `load` and `keep` of a machine with a draft. */
export const draftActors = <Content>(storage: TextStorage, { read, write }: DraftCodec<Content>) => ({
  load: fromPromise<Draft<Content> | null, string>(async ({ input }) => {
    const text = await storage.get(input);
    return text === null ? null : read(JSON.parse(text));
  }),
  keep: fromPromise<unknown, KeepingDraft<Content>>(({ input: { draftKey, draft } }) =>
    draft === null ? storage.remove(draftKey) : storage.set(draftKey, JSON.stringify(write(draft))),
  ),
});

/** A key for each draft, by which the server knows one that is sent again. */
export function draftKeys(newKey: () => string): (draft: Draft<unknown>) => string {
  const keys = new WeakMap<object, string>();
  return (draft) => {
    const key = keys.get(draft) ?? newKey();
    keys.set(draft, key);
    return key;
  };
}
