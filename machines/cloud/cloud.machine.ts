/**
 * The copy of a member's profiles on the server: compared with this device's, put there, taken from there, taken back.
 * Started by the section of the profile manager; reference R38, R58.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Agreement } from '#model/rules/copies/relation';
import * as cloudActions from './cloud.actions.ts';
import * as logic from './cloud.logic.ts';
import type {
  CloudContext,
  CloudEmitted,
  CloudEvent,
  LookOutcome,
  Restoring,
  SaveOutcome,
  Saving,
} from './cloud.types.ts';

export const cloudMachine = setup({
  types: {
    context: {} as CloudContext,
    events: {} as CloudEvent,
    emitted: {} as CloudEmitted,
    tags: {} as 'busy' | 'ready',
  },
  actors: {
    look: fromPromise<LookOutcome, string>(() => Promise.reject(new Error('not provided: look'))),
    save: fromPromise<SaveOutcome, Saving>(() => Promise.reject(new Error('not provided: save'))),
    restore: fromPromise<SaveOutcome, Restoring>(() => Promise.reject(new Error('not provided: restore'))),
    note: fromPromise<unknown, Agreement | null>(() => Promise.reject(new Error('not provided: note'))),
  },
  guards: {
    isAnother: ({ context, event }) => logic.isAnother(context, event),
    isGone: ({ context, event }) => logic.isGone(context, event),
    isFound: ({ event }) => logic.isFound(event),
    hasCloud: ({ context }) => context.cloud !== null,
    isUnnoted: ({ context }) => logic.isUnnoted(context),
    isToldOf: ({ context }) => logic.isToldOf(context),
    isSaved: ({ event }) => logic.isSaved(event),
    isStale: ({ event }) => logic.isStale(event),
    wouldOverwriteChanges: ({ context, event }) =>
      cloudActions.wouldOverwriteChanges(context, cloudActions.pendingAction(context, event)),
    isOvertaken: ({ context }) => cloudActions.wouldOverwriteChanges(context, context.pending),
    isLeftOver: ({ context }) => context.pending !== null,
    wouldShrink: ({ context, event }) =>
      cloudActions.wouldShrink(context, cloudActions.pendingAction(context, event)),
    canUpload: ({ context, event }) => cloudActions.canStart('upload', context, event),
    canDownload: ({ context, event }) => cloudActions.canStart('download', context, event),
    canJoin: ({ context, event }) => cloudActions.canStart('join', context, event),
    canRestore: ({ context, event }) => cloudActions.canStart('restore', context, event),
  },
  actions: {
    noteMember: assign(({ context, event }) => logic.noteMember(context, event)),
    noteLocal: assign(({ context, event }) => logic.noteLocal(context, event)),
    takeFindings: assign(({ context, event }) => logic.takeFindings(context, event)),
    noteSaved: assign(({ context, event }) => logic.noteSaved(context, event)),
    noteRestored: assign(logic.noteRestored),
    noteFailure: assign({ failure: ({ event }) => logic.failureIn(event) }),
    noteTry: assign({ noted: ({ context }) => context.agreed }),
    forgive: assign({ failure: null, done: null }),
    setPending: assign(({ context, event }) => cloudActions.withPending(context, event)),
    clearPending: assign({ pending: null, sent: null }),
    prepare: assign(({ context }) => logic.prepared(context)),
    join: assign(({ context }) => logic.joinedHere(context)),
    take: assign(({ context }) => logic.taken(context)),
    tell: emit(({ context }) => logic.takenEvent(context)),
  },
}).createMachine({
  id: 'cloud',
  context: logic.initialContext,
  initial: 'anonymous',
  on: {
    'MEMBER.CHANGED': [
      { guard: 'isAnother', target: '.looking', actions: 'noteMember' },
      {
        guard: 'isGone',
        target: '.anonymous',
        actions: 'noteMember',
        description: 'Whatever was on its way is given up; this device keeps what it has.',
      },
    ],
    'LOCAL.CHANGED': { actions: 'noteLocal' },
  },
  states: {
    anonymous: {},
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: logic.memberOf,
        onDone: [
          { guard: 'isFound', target: 'idle', actions: 'takeFindings' },
          { guard: 'hasCloud', target: 'idle', actions: ['noteFailure', 'clearPending'] },
          { target: 'unreached', actions: 'noteFailure' },
        ],
        onError: [
          { guard: 'hasCloud', target: 'idle', actions: ['noteFailure', 'clearPending'] },
          { target: 'unreached', actions: 'noteFailure' },
        ],
      },
    },
    unreached: {
      on: { 'CLOUD.CHECK': { target: 'looking', actions: 'forgive' } },
    },
    idle: {
      tags: 'ready',
      always: [
        { guard: 'isUnnoted', target: 'noting' },
        {
          guard: 'isOvertaken',
          target: 'deciding',
          description: 'Another device saved first: nothing is sent until the visitor chooses.',
        },
        { guard: 'isLeftOver', actions: 'clearPending' },
      ],
      on: {
        'CLOUD.CHECK': { target: 'looking', actions: 'forgive' },
        'UPLOAD.START': [
          { guard: 'wouldOverwriteChanges', target: 'deciding', actions: 'setPending' },
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canUpload', target: 'sending', actions: ['setPending', 'prepare'] },
        ],
        'DOWNLOAD.START': [
          { guard: 'wouldOverwriteChanges', target: 'deciding', actions: 'setPending' },
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canDownload', actions: ['setPending', 'take', 'tell'] },
        ],
        'VERSION.RESTORE': [
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canRestore', target: 'restoring', actions: 'setPending' },
        ],
      },
    },
    noting: {
      tags: 'ready',
      description: 'This device remembers what it last had in common with the cloud.',
      entry: 'noteTry',
      invoke: {
        id: 'note',
        src: 'note',
        input: logic.agreementOf,
        onDone: [{ guard: 'isToldOf', target: 'idle' }, { target: 'looking' }],
        onError: [
          {
            guard: 'isToldOf',
            target: 'idle',
            description: 'Without it the next visit may ask once more which side counts.',
          },
          { target: 'looking' },
        ],
      },
    },
    deciding: {
      tags: 'ready',
      description: 'What would be lost has changes of its own.',
      on: {
        'CONFLICT.RESOLVE': [
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canUpload', target: 'sending', actions: ['setPending', 'prepare'] },
          { guard: 'canJoin', target: 'sending', actions: ['setPending', 'join', 'tell'] },
          { guard: 'canDownload', target: 'idle', actions: ['setPending', 'take', 'tell'] },
          { target: 'idle', actions: 'clearPending' },
        ],
        'ACTION.CANCEL': { target: 'idle', actions: 'clearPending' },
      },
    },
    confirming: {
      tags: 'ready',
      description: 'A bigger copy would give way to a smaller one.',
      on: {
        'ACTION.CONFIRM': [
          { guard: 'canUpload', target: 'sending', actions: 'prepare' },
          { guard: 'canRestore', target: 'restoring' },
          { guard: 'canDownload', target: 'idle', actions: ['take', 'tell'] },
          { target: 'idle', actions: 'clearPending' },
        ],
        'ACTION.CANCEL': { target: 'idle', actions: 'clearPending' },
      },
    },
    sending: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'save',
        src: 'save',
        input: logic.savingOf,
        onDone: [
          { guard: 'isSaved', target: 'noting', actions: 'noteSaved' },
          { guard: 'isStale', target: 'looking', actions: 'noteFailure' },
          { target: 'idle', actions: ['noteFailure', 'clearPending'] },
        ],
        onError: { target: 'idle', actions: ['noteFailure', 'clearPending'] },
      },
    },
    restoring: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'restore',
        src: 'restore',
        input: logic.restoringOf,
        onDone: [
          { guard: 'isSaved', target: 'looking', actions: 'noteRestored' },
          { guard: 'isStale', target: 'looking', actions: 'noteFailure' },
          { target: 'idle', actions: ['noteFailure', 'clearPending'] },
        ],
        onError: { target: 'idle', actions: ['noteFailure', 'clearPending'] },
      },
    },
  },
});
