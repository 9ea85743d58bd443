/**
 * A work that is made or edited, a chart or a story: kept on this device with every change, one tab at a time, until it is published.
 * Started by the pages of the editors; reference R115, R146.
 */
import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { WorkContent } from '#model/writing/work/kept-work';
import * as drafts from '../kept/draft.logic.ts';
import * as logic from './workdraft.logic.ts';
import type {
  HoldCommand,
  KeepingWork,
  OpenedWork,
  PublishingWork,
  WorkDraftContext,
  WorkDraftEmitted,
  WorkDraftEvent,
  WorkDraftInput,
  WorkRules,
} from './workdraft.types.ts';

/** The machine of one kind of work. */
export const workdraftMachine = <Content extends WorkContent>(rules: WorkRules<Content>) =>
  setup({
    types: {
      context: {} as WorkDraftContext<Content>,
      input: {} as WorkDraftInput<Content>,
      events: {} as WorkDraftEvent<Content>,
      emitted: {} as WorkDraftEmitted,
      tags: {} as 'opening' | 'unread' | 'unkept' | 'elsewhere' | 'busy' | 'waiting' | 'conflict',
    },
    actors: {
      hold: fromCallback<HoldCommand, string>(() => {
        throw new Error('not provided: hold');
      }),
      load: fromPromise<OpenedWork<Content>, string>(() => Promise.reject(new Error('not provided: load'))),
      keep: fromPromise<unknown, KeepingWork<Content>>(() => Promise.reject(new Error('not provided: keep'))),
      park: fromPromise<unknown, KeepingWork<Content>>(() => Promise.reject(new Error('not provided: park'))),
      publish: fromCallback<WorkDraftEvent<Content>, PublishingWork<Content>>(() => {
        throw new Error('not provided: publish');
      }),
    },
    guards: {
      isUnkept: ({ context }) => drafts.isUnkept(context),
      isUntried: ({ context }) => drafts.isUntried(context),
      canPublish: ({ context }) => logic.canPublish(rules, context),
      canPlan: ({ context }) => logic.canPlan(rules, context),
      canPublishPlan: ({ context }) => logic.canPublishPlan(rules, context),
      hasPlan: ({ context }) => logic.hasPlan(context),
      isPublished: ({ event }) => logic.isPublished(event),
      isPlanned: ({ event }) => logic.isPlanned(event),
      mustWait: ({ event }) => logic.mustWait(event),
      isStale: ({ event }) => logic.isStale(event),
      canTake: ({ context }) => logic.canTake(context),
    },
    actions: {
      open: assign(({ context, event }) => logic.open(context, event)),
      write: assign(({ context, event }) => logic.write(rules, context, event)),
      noteTry: assign({ tried: ({ context }) => context.draft }),
      noteKept: assign({ kept: ({ context }) => context.tried, problem: null }),
      noteProblem: assign(({ event }) => logic.problemIn(event)),
      noteProgress: assign(({ event }) => logic.noteProgress(event)),
      noteRefusal: assign(({ event }) => logic.refusalIn(event)),
      clearRefusal: assign({ refusal: null, progress: null }),
      closeNote: assign({ damaged: null }),
      noteTask: assign(({ event }) => logic.taskIn(event)),
      noteSent: assign({ sent: ({ context }) => context.draft }),
      settle: assign(({ context, event }) => logic.settle(rules, context, event)),
      rebase: assign(({ context }) => logic.rebase(context)),
      takeNewer: assign(({ context }) => logic.takeNewer(context)),
      keepNow: raise({ type: 'DRAFT.KEEP' }),
      take: sendTo('hold', { type: 'HOLD.TAKE' }),
      notify: emit(({ event }) => logic.publishedEvent(event)),
    },
    delays: {
      pause: drafts.PAUSE_MS,
      patience: ({ context }) => drafts.retryDelayMs(context),
    },
  }).createMachine({
    id: 'workdraft',
    context: logic.initialContext(rules),
    invoke: {
      id: 'hold',
      src: 'hold',
      input: drafts.draftKeyOf,
      onError: { description: 'Other tabs are not noticed.' },
    },
    type: 'parallel',
    on: { 'NOTE.CLOSED': { actions: 'closeNote' } },
    states: {
      draft: {
        initial: 'claiming',
        states: {
          claiming: {
            tags: 'opening',
            on: { 'HOLD.GOT': 'opening', 'HOLD.REFUSED': 'elsewhere' },
          },
          opening: {
            tags: 'opening',
            invoke: {
              id: 'load',
              src: 'load',
              input: drafts.draftKeyOf,
              onDone: { target: 'kept', actions: 'open' },
              onError: { target: 'unread', actions: 'noteProblem' },
            },
            on: { 'HOLD.LOST': 'elsewhere' },
          },
          unread: {
            tags: 'unread',
            description: 'Writing now could replace a draft that the browser did not hand out.',
            on: { 'DRAFT.KEEP': 'opening', 'HOLD.LOST': 'elsewhere' },
          },
          kept: {
            always: { guard: 'isUnkept', target: 'changed' },
            on: { 'DRAFT.CHANGED': { actions: 'write' }, 'HOLD.LOST': 'elsewhere' },
          },
          changed: {
            after: { pause: 'keeping' },
            on: {
              'DRAFT.CHANGED': { target: 'changed', reenter: true, actions: 'write' },
              'DRAFT.KEEP': 'keeping',
              'HOLD.LOST': 'parting',
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
                  description: 'The work changed meanwhile, or it was published.',
                },
                { target: 'kept', actions: 'noteKept' },
              ],
              onError: { target: 'unkept', actions: 'noteProblem' },
            },
            on: {
              'DRAFT.CHANGED': { actions: 'write' },
              'DRAFT.KEEP': {
                guard: 'isUntried',
                target: 'keeping',
                reenter: true,
                description: 'The page closes: what changed meanwhile does not wait.',
              },
              'HOLD.LOST': 'parting',
            },
          },
          unkept: {
            tags: 'unkept',
            description:
              'The browser refuses to store the draft, which is lost when the page closes. The next change tries again.',
            always: { guard: 'isUntried', target: 'changed' },
            on: {
              'DRAFT.CHANGED': { actions: 'write' },
              'DRAFT.KEEP': 'keeping',
              'HOLD.LOST': 'parting',
            },
          },
          parting: {
            tags: 'elsewhere',
            entry: 'noteTry',
            description: 'Another tab took the draft: what this one has not stored yet goes to the versions.',
            invoke: {
              id: 'park',
              src: 'park',
              input: logic.keepingOf,
              onDone: { target: 'elsewhere', actions: 'noteKept' },
              onError: { target: 'elsewhere', actions: 'noteProblem' },
            },
            on: { 'HOLD.GOT': 'opening' },
          },
          elsewhere: {
            tags: 'elsewhere',
            description: 'Another tab edits the draft. It comes back when that one is closed.',
            on: {
              'DRAFT.KEEP': { guard: 'isUnkept', target: 'parting' },
              'DRAFT.TAKE': { actions: 'take' },
              'HOLD.GOT': 'opening',
            },
          },
        },
      },
      delivery: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'WORK.PUBLISH': { guard: 'canPublish', target: 'publishing', actions: 'noteTask' },
              'WORK.PLAN': { guard: 'canPlan', target: 'publishing', actions: 'noteTask' },
              'PLAN.PUBLISH': { guard: 'canPublishPlan', target: 'publishing', actions: 'noteTask' },
              'PLAN.WITHDRAW': { guard: 'hasPlan', target: 'publishing', actions: 'noteTask' },
            },
          },
          publishing: {
            tags: 'busy',
            entry: ['clearRefusal', 'noteSent', 'keepNow'],
            invoke: {
              id: 'publish',
              src: 'publish',
              input: logic.publishingOf,
              onError: { target: 'refused', actions: 'noteRefusal' },
            },
            on: {
              'PUBLISH.REPORTED': { actions: 'noteProgress' },
              'PUBLISH.CANCEL': { target: 'idle', actions: 'clearRefusal' },
              'PUBLISH.ENDED': [
                { guard: 'isPublished', target: 'idle', actions: ['notify', 'settle', 'keepNow'] },
                { guard: 'isPlanned', target: 'idle', actions: ['settle', 'keepNow'] },
                { guard: 'mustWait', target: 'waiting', actions: 'noteRefusal' },
                { guard: 'isStale', target: 'conflict', actions: 'noteRefusal' },
                { target: 'refused', actions: 'noteRefusal' },
              ],
            },
          },
          refused: {
            on: {
              'WORK.PUBLISH': { guard: 'canPublish', target: 'publishing', actions: 'noteTask' },
              'WORK.PLAN': { guard: 'canPlan', target: 'publishing', actions: 'noteTask' },
              'PLAN.PUBLISH': { guard: 'canPublishPlan', target: 'publishing', actions: 'noteTask' },
              'PLAN.WITHDRAW': { guard: 'hasPlan', target: 'publishing', actions: 'noteTask' },
            },
          },
          waiting: {
            tags: 'waiting',
            description: 'The rate limit was reached; editing is still possible.',
            after: { patience: { target: 'idle', actions: 'clearRefusal' } },
          },
          conflict: {
            tags: 'conflict',
            description: 'The work was edited elsewhere. The author chooses between the two versions.',
            on: {
              'WORK.INSIST': { target: 'publishing', actions: 'rebase' },
              'NEWER.TAKE': { guard: 'canTake', target: 'parking' },
            },
          },
          parking: {
            tags: 'conflict',
            description: 'The draft goes to the versions before the newer one takes its place.',
            invoke: {
              id: 'park',
              src: 'park',
              input: logic.keepingOf,
              onDone: { target: 'idle', actions: ['takeNewer', 'keepNow'] },
              onError: { target: 'conflict', actions: 'noteProblem' },
            },
          },
        },
      },
    },
  });
