/**
 * The profile of a member while they edit it. The draft is stored in the browser until it is saved.
 * Started by the page `/community/aboutme/edit`; reference R90.
 */
import { assign, fromPromise, raise, setup } from 'xstate';
import type { AboutDraft } from '#model/writing/about';
import * as drafts from '../kept/draft.logic.ts';
import * as logic from './about.logic.ts';
import type { AboutContext, AboutEvent, AboutInput, AboutOutcome, SavingAbout } from './about.types.ts';

export const aboutMachine = setup({
  types: {
    context: {} as AboutContext,
    input: {} as AboutInput,
    events: {} as AboutEvent,
    tags: {} as 'opening' | 'unkept' | 'busy' | 'waiting' | 'conflict' | 'saved',
  },
  actors: {
    ...drafts.draftSlots<AboutDraft>(),
    save: fromPromise<AboutOutcome, SavingAbout>(() => Promise.reject(new Error('not provided: save'))),
  },
  guards: {
    canSave: ({ context }) => logic.canSave(context),
    isUnkept: ({ context }) => drafts.isUnkept(context),
    isUntried: ({ context }) => drafts.isUntried(context),
    isSaved: ({ event }) => logic.isSaved(event),
    mustWait: ({ event }) => logic.mustWait(event),
    isStale: ({ event }) => logic.isStale(event),
    canTake: ({ context }) => logic.canTake(context),
  },
  actions: {
    restore: assign(({ context, event }) => logic.restore(context, event)),
    write: assign(({ context, event }) => logic.write(context, event)),
    discard: assign(({ context }) => logic.discard(context)),
    settle: assign(({ context, event }) => logic.settle(context, event)),
    rebase: assign(({ context }) => logic.rebase(context)),
    takeNewer: assign(({ context }) => logic.takeNewer(context)),
    noteTry: assign({ tried: ({ context }) => context.draft }),
    noteKept: assign({ kept: ({ context }) => context.tried }),
    noteRefusal: assign({ refusal: ({ event }) => logic.refusalIn(event) }),
    clearRefusal: assign({ refusal: null }),
    closeNote: assign({ isRestored: false }),
    keepNow: raise({ type: 'DRAFT.KEEP' }),
  },
  delays: {
    pause: drafts.PAUSE_MS,
    patience: ({ context }) => drafts.retryDelayMs(context),
  },
}).createMachine({
  id: 'about',
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
              description: 'The stored draft is unreadable; the form shows what the site has.',
            },
          },
        },
        kept: {
          always: { guard: 'isUnkept', target: 'changed' },
          on: {
            'ABOUT.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: ['discard', 'keepNow'] },
          },
        },
        changed: {
          after: { pause: 'keeping' },
          on: {
            'ABOUT.CHANGED': { target: 'changed', reenter: true, actions: 'write' },
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
                description: 'The form changed meanwhile, or it was saved.',
              },
              { target: 'kept', actions: 'noteKept' },
            ],
            onError: 'unkept',
          },
          on: {
            'ABOUT.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
          },
        },
        unkept: {
          tags: 'unkept',
          description:
            'The browser refuses to store the draft, which is lost when the page closes. The next change tries again.',
          always: { guard: 'isUntried', target: 'changed' },
          on: {
            'ABOUT.CHANGED': { actions: 'write' },
            'DRAFT.DISCARD': { actions: 'discard' },
            'DRAFT.KEEP': 'keeping',
          },
        },
      },
    },
    delivery: {
      initial: 'idle',
      states: {
        idle: { on: { 'ABOUT.SAVE': { guard: 'canSave', target: 'saving' } } },
        saving: {
          tags: 'busy',
          entry: ['clearRefusal', 'keepNow'],
          invoke: {
            id: 'save',
            src: 'save',
            input: logic.savingOf,
            onDone: [
              {
                guard: 'isSaved',
                target: 'saved',
                actions: ['settle', 'keepNow'],
                description: 'The draft is deleted at once, so that it is not restored later.',
              },
              { guard: 'mustWait', target: 'waiting', actions: 'noteRefusal' },
              { guard: 'isStale', target: 'conflict', actions: 'noteRefusal' },
              { target: 'refused', actions: 'noteRefusal' },
            ],
            onError: { target: 'refused', actions: 'noteRefusal' },
          },
        },
        saved: {
          tags: 'saved',
          description: 'The page says so until something else is changed and saved.',
          on: { 'ABOUT.SAVE': { guard: 'canSave', target: 'saving' } },
        },
        refused: {
          on: {
            'ABOUT.SAVE': { guard: 'canSave', target: 'saving' },
            'DRAFT.DISCARD': { target: 'idle', actions: 'clearRefusal' },
          },
        },
        waiting: {
          tags: 'waiting',
          description: 'The rate limit was reached; changing is still possible.',
          after: { patience: { target: 'idle', actions: 'clearRefusal' } },
        },
        conflict: {
          tags: 'conflict',
          description: 'It was saved elsewhere meanwhile. The member chooses between the two versions.',
          on: {
            'ABOUT.INSIST': { target: 'saving', actions: 'rebase' },
            'NEWER.TAKE': { guard: 'canTake', target: 'idle', actions: ['takeNewer', 'keepNow'] },
            'DRAFT.DISCARD': { target: 'idle', actions: 'clearRefusal' },
          },
        },
      },
    },
  },
});
