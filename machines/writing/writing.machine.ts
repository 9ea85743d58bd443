/**
 * A post that a member writes or edits. Its draft is stored in the browser until it is published.
 * Started by the pages of the editor; reference R57.
 */
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { PostDraft } from '#model/writing/post/draft';
import * as drafts from '../kept/draft.logic.ts';
import * as logic from './writing.logic.ts';
import type {
  Publishing,
  PublishOutcome,
  WritingContext,
  WritingEmitted,
  WritingEvent,
  WritingInput,
} from './writing.types.ts';

export const writingMachine = setup({
  types: {
    context: {} as WritingContext,
    input: {} as WritingInput,
    events: {} as WritingEvent,
    emitted: {} as WritingEmitted,
    tags: {} as 'opening' | 'unkept' | 'busy' | 'waiting' | 'conflict' | 'published' | 'arriving',
  },
  actors: {
    ...drafts.draftSlots<PostDraft>(),
    publish: fromPromise<PublishOutcome, Publishing>(() =>
      Promise.reject(new Error('not provided: publish')),
    ),
  },
  guards: {
    canPublish: ({ context }) => logic.canPublish(context),
    isUnkept: ({ context }) => drafts.isUnkept(context),
    isUntried: ({ context }) => drafts.isUntried(context),
    isPublished: ({ event }) => logic.isPublished(event),
    mustWait: ({ event }) => logic.mustWait(event),
    isStale: ({ event }) => logic.isStale(event),
    canTake: ({ context }) => logic.canTake(context),
    hasEnded: ({ context }) => logic.hasEnded(context),
  },
  actions: {
    restore: assign(({ context, event }) => logic.restore(context, event)),
    write: assign(({ context, event }) => logic.write(context, event)),
    discard: assign(({ context }) => logic.discard(context)),
    forget: assign(({ context }) => logic.forget(context)),
    rebase: assign(({ context }) => logic.rebase(context)),
    takeNewer: assign(({ context }) => logic.takeNewer(context)),
    noteUpload: assign(({ context, event }) => logic.noteUpload(context, event)),
    noteTry: assign({ tried: ({ context }) => context.draft }),
    noteKept: assign({ kept: ({ context }) => context.tried }),
    noteRefusal: assign({ refusal: ({ event }) => logic.refusalIn(event) }),
    clearRefusal: assign({ refusal: null }),
    closeNote: assign({ isRestored: false }),
    saveNow: raise({ type: 'DRAFT.KEEP' }),
    notify: emit(({ event }) => logic.publishedEvent(event)),
  },
  delays: {
    pause: drafts.PAUSE_MS,
    patience: ({ context }) => drafts.retryDelayMs(context),
  },
}).createMachine({
  id: 'writing',
  context: logic.initialContext,
  type: 'parallel',
  on: { 'NOTE.CLOSED': { actions: 'closeNote' } },
  states: {
    draft: {
      initial: 'opening',
      states: {
        opening: {
          tags: 'opening',
          invoke: {
            id: 'load',
            src: 'load',
            input: drafts.draftKeyOf,
            onDone: { target: 'kept', actions: 'restore' },
            onError: {
              target: 'kept',
              description: 'The stored draft is unreadable; writing starts without it.',
            },
          },
        },
        kept: {
          always: { guard: 'isUnkept', target: 'changed' },
          on: {
            'POST.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: ['discard', 'saveNow'] },
          },
        },
        changed: {
          after: { pause: 'keeping' },
          on: {
            'POST.CHANGED': { target: 'changed', reenter: true, actions: 'write' },
            'DRAFT.DISCARD': { target: 'keeping', actions: 'discard' },
            'DRAFT.KEEP': 'keeping',
          },
        },
        keeping: {
          entry: 'noteTry',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: logic.keepingOf,
            onDone: [
              {
                guard: 'isUntried',
                target: 'keeping',
                reenter: true,
                actions: 'noteKept',
                description: 'The post changed meanwhile, or it was published.',
              },
              { target: 'kept', actions: 'noteKept' },
            ],
            onError: 'unkept',
          },
          on: {
            'POST.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
          },
        },
        unkept: {
          tags: 'unkept',
          description:
            'The browser refuses to store the draft, which is lost when the page closes. The next change tries again.',
          always: { guard: 'isUntried', target: 'changed' },
          on: {
            'POST.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
            'DRAFT.KEEP': 'keeping',
          },
        },
      },
    },
    pictures: {
      initial: 'settled',
      states: {
        settled: { on: { 'UPLOAD.STARTED': { target: 'arriving', actions: 'noteUpload' } } },
        arriving: {
          tags: 'arriving',
          description: 'Pictures are on their way; the post is not published without them.',
          always: { guard: 'hasEnded', target: 'settled' },
          on: {
            'UPLOAD.STARTED': { actions: 'noteUpload' },
            'UPLOAD.ENDED': { actions: 'noteUpload' },
          },
        },
      },
    },
    delivery: {
      initial: 'idle',
      states: {
        idle: { on: { 'POST.PUBLISH': { guard: 'canPublish', target: 'publishing' } } },
        publishing: {
          tags: 'busy',
          entry: ['clearRefusal', 'saveNow'],
          invoke: {
            id: 'publish',
            src: 'publish',
            input: logic.publishingOf,
            onDone: [
              {
                guard: 'isPublished',
                target: 'published',
                actions: ['forget', 'saveNow', 'notify'],
                description: 'The draft is deleted at once, so that it is not restored and published twice.',
              },
              { guard: 'mustWait', target: 'waiting', actions: 'noteRefusal' },
              { guard: 'isStale', target: 'conflict', actions: 'noteRefusal' },
              { target: 'refused', actions: 'noteRefusal' },
            ],
            onError: { target: 'refused', actions: 'noteRefusal' },
          },
        },
        refused: {
          on: {
            'POST.PUBLISH': { guard: 'canPublish', target: 'publishing' },
            'DRAFT.DISCARD': { target: 'idle', actions: 'clearRefusal' },
          },
        },
        waiting: {
          tags: 'waiting',
          description: 'The rate limit was reached; writing is still possible.',
          after: { patience: { target: 'idle', actions: 'clearRefusal' } },
        },
        conflict: {
          tags: 'conflict',
          description: 'The post was edited elsewhere. The writer chooses between the two versions.',
          on: {
            'POST.INSIST': { target: 'publishing', actions: 'rebase' },
            'NEWER.TAKE': { guard: 'canTake', target: 'idle', actions: ['takeNewer', 'saveNow'] },
            'DRAFT.DISCARD': { target: 'idle', actions: 'clearRefusal' },
          },
        },
        published: { tags: 'published', description: 'The page of the post opens.' },
      },
    },
  },
});
