import { fromCallback, fromPromise } from 'xstate';
import type {
  HoldCommand,
  KeepingWork,
  OpenedWork,
  PublishingWork,
  WorkDraftEvent,
} from '#machines/workdraft/workdraft.types';
import type { KeptWork, WorkContent } from '#model/writing/work/kept-work';
import { randomKey } from '#src/browser/page/random-key.ts';
import type { HoldState } from '#src/browser/storage/hold.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { PLAN_LIST } from '../fancharts/authors/co-authors.data.ts';
import { renewPost } from '../posts/post/post.data.ts';
import { holdAlone } from './device.ts';
import type { DraftStore } from './draft-store.ts';
import type { SentKind } from './send-steps.ts';
import { sendWork } from './send-work.ts';

const HELD = { got: 'HOLD.GOT', refused: 'HOLD.REFUSED', lost: 'HOLD.LOST' } as const;

/** A key for each work that is sent, by which the server knows one that is sent again. */
function workKeys(): (work: KeptWork<unknown>) => string {
  const keys = new WeakMap<object, string>();
  return (work) => {
    const key = keys.get(work) ?? randomKey();
    keys.set(work, key);
    return key;
  };
}

const onPlanned = (): void => void queryClient.invalidateQueries({ queryKey: PLAN_LIST });

/** What fills the slots of the machine of a kind of work, in this browser and at this site. */
export function workActors<Content extends WorkContent>(
  drafts: DraftStore<Content>,
  kind: SentKind<Content>,
) {
  const keyOf = workKeys();
  return {
    hold: fromCallback<HoldCommand, string>(({ input, sendBack, receive }) => {
      const held = holdAlone(input, (state: HoldState) => sendBack({ type: HELD[state] }));
      receive(() => held.take());
      return () => held.end();
    }),
    load: fromPromise<OpenedWork<Content>, string>(({ input }) => drafts.open(input)),
    keep: fromPromise<unknown, KeepingWork<Content>>(({ input }) => drafts.keep(input.draftKey, input.work)),
    park: fromPromise<unknown, KeepingWork<Content>>(({ input }) => drafts.park(input.draftKey, input.work)),
    publish: fromCallback<WorkDraftEvent<Content>, PublishingWork<Content>>(({ input, sendBack }) => {
      const ended = new AbortController();
      const report = (event: WorkDraftEvent<Content>): void => {
        if (!ended.signal.aborted) sendBack(event);
      };
      sendWork(input, {
        kind,
        file: (hash) => drafts.file(hash),
        home: location.origin,
        keyOf,
        onProgress: (progress) => report({ type: 'PUBLISH.REPORTED', progress }),
        signal: ended.signal,
      }).then(
        (outcome) => {
          if (outcome.kind === 'published') void renewPost(queryClient, outcome.id);
          if (input.work.plan || outcome.kind === 'planned') onPlanned();
          report({ type: 'PUBLISH.ENDED', outcome });
        },
        () => report({ type: 'PUBLISH.ENDED', outcome: { kind: 'failed' } }),
      );
      return () => ended.abort();
    }),
  };
}
