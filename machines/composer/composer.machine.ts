/**
 * A text that a member writes or edits. Its draft is stored in the browser until it is sent.
 * Started by each field of a comment thread; reference R57.
 */
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { Typed } from '#model/writing/typed-text';
import * as drafts from '../kept/draft.logic.ts';
import * as logic from './composer.logic.ts';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  SendInput,
  SendOutcome,
} from './composer.types.ts';

export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    tags: {} as 'opening' | 'busy' | 'unkept' | 'refused' | 'waiting',
  },
  actors: {
    ...drafts.draftSlots<Typed>(),
    send: fromPromise<SendOutcome, SendInput>(() => Promise.reject(new Error('not provided: send'))),
  },
  guards: {
    canSend: ({ context }) => logic.canSend(context),
    isUnkept: ({ context }) => drafts.isUnkept(context),
    isUntried: ({ context }) => drafts.isUntried(context),
    isSent: ({ event }) => logic.isSent(event),
    mustWait: ({ event }) => logic.mustWait(event),
    isStale: ({ context }) => logic.isStale(context),
  },
  actions: {
    restore: assign(({ context, event }) => logic.restore(context, event)),
    write: assign(({ context, event }) => logic.write(context, event)),
    discard: assign(({ context }) => logic.discard(context)),
    empty: assign(({ context }) => logic.clearSent(context)),
    rebase: assign(({ context }) => logic.rebase(context)),
    noteTry: assign({ tried: ({ context }) => context.draft }),
    noteKept: assign({ kept: ({ context }) => context.tried }),
    noteSending: assign({ sent: ({ context }) => context.draft, refusal: null }),
    noteRefusal: assign({ refusal: ({ event }) => logic.refusalIn(event) }),
    clearRefusal: assign({ refusal: null }),
    saveNow: raise({ type: 'DRAFT.KEEP' }),
    notify: emit(({ event }) => logic.sentEvent(event)),
  },
  delays: {
    pause: drafts.PAUSE_MS,
    patience: ({ context }) => drafts.retryDelayMs(context),
  },
}).createMachine({
  id: 'composer',
  context: logic.initialContext,
  type: 'parallel',
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
            'TEXT.CHANGED': { actions: 'write' },
            'PICTURE.ADDED': { actions: 'write' },
            'PICTURE.REMOVED': { actions: 'write' },
            'TIME.TIED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: ['discard', 'saveNow'] },
          },
        },
        changed: {
          after: { pause: 'keeping' },
          on: {
            'TEXT.CHANGED': { target: 'changed', reenter: true, actions: 'write' },
            'PICTURE.ADDED': { target: 'changed', reenter: true, actions: 'write' },
            'PICTURE.REMOVED': { target: 'changed', reenter: true, actions: 'write' },
            'TIME.TIED': { target: 'changed', reenter: true, actions: 'write' },
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
                description: 'The text changed meanwhile, or it was sent.',
              },
              { target: 'kept', actions: 'noteKept' },
            ],
            onError: 'unkept',
          },
          on: {
            'TEXT.CHANGED': { actions: 'write' },
            'PICTURE.ADDED': { actions: 'write' },
            'PICTURE.REMOVED': { actions: 'write' },
            'TIME.TIED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
          },
        },
        unkept: {
          tags: 'unkept',
          description:
            'The browser refuses to store the draft, which is lost when the page closes. The next change tries again.',
          always: { guard: 'isUntried', target: 'changed' },
          on: {
            'TEXT.CHANGED': { actions: 'write' },
            'PICTURE.ADDED': { actions: 'write' },
            'PICTURE.REMOVED': { actions: 'write' },
            'TIME.TIED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
            'DRAFT.KEEP': 'keeping',
          },
        },
      },
    },
    delivery: {
      initial: 'idle',
      states: {
        idle: { on: { 'COMMENT.SEND': { guard: 'canSend', target: 'sending' } } },
        sending: {
          tags: 'busy',
          entry: ['noteSending', 'saveNow'],
          invoke: {
            id: 'send',
            src: 'send',
            input: logic.sendingOf,
            onDone: [
              {
                guard: 'isSent',
                target: 'idle',
                actions: ['empty', 'saveNow', 'notify'],
                description: 'The draft is deleted at once, so that it is not restored and sent twice.',
              },
              { guard: 'mustWait', target: 'waiting', actions: 'noteRefusal' },
              { target: 'refused', actions: 'noteRefusal' },
            ],
            onError: { target: 'refused', actions: 'noteRefusal' },
          },
        },
        refused: {
          tags: 'refused',
          on: {
            'COMMENT.SEND': { guard: 'canSend', target: 'sending' },
            'COMMENT.INSIST': { guard: 'isStale', target: 'sending', actions: 'rebase' },
            'DRAFT.DISCARD': { target: 'idle', actions: 'clearRefusal' },
          },
        },
        waiting: {
          tags: ['refused', 'waiting'],
          description: 'The rate limit was reached; writing is still possible.',
          after: { patience: { target: 'idle', actions: 'clearRefusal' } },
        },
      },
    },
  },
});
