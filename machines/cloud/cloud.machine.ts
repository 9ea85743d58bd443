/**
 * Compares a member's profiles with the copy on the server; uploads, downloads and restores it.
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
    isOtherMember: ({ context, event }) => logic.isOtherMember(context, event),
    isGone: ({ context, event }) => logic.isGone(context, event),
    isFound: ({ event }) => logic.isFound(event),
    hasCloud: ({ context }) => context.cloud !== null,
    isAgreementUnsaved: ({ context }) => logic.isAgreementUnsaved(context),
    isCloudDescribed: ({ context }) => logic.isCloudDescribed(context),
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
    noteTry: assign({ savedAgreement: ({ context }) => context.agreed }),
    clearOutcome: assign({ failure: null, done: null }),
    setPending: assign(({ context, event }) => cloudActions.withPending(context, event)),
    clearPending: assign({ pending: null, sent: null }),
    prepare: assign(({ context }) => logic.prepareUpload(context)),
    join: assign(({ context }) => logic.joinCopies(context)),
    take: assign(({ context }) => logic.takeCloudCopy(context)),
    notify: emit(({ context }) => logic.takenEvent(context)),
  },
}).createMachine({
  id: 'cloud',
  context: logic.initialContext,
  initial: 'anonymous',
  on: {
    'MEMBER.CHANGED': [
      { guard: 'isOtherMember', target: '.looking', actions: 'noteMember' },
      {
        guard: 'isGone',
        target: '.anonymous',
        actions: 'noteMember',
        description: 'A running action is cancelled; this device keeps its copy.',
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
      on: { 'CLOUD.CHECK': { target: 'looking', actions: 'clearOutcome' } },
    },
    idle: {
      tags: 'ready',
      always: [
        { guard: 'isAgreementUnsaved', target: 'noting' },
        {
          guard: 'isOvertaken',
          target: 'deciding',
          description: 'Another device saved first: nothing is sent until the visitor chooses.',
        },
        { guard: 'isLeftOver', actions: 'clearPending' },
      ],
      on: {
        'CLOUD.CHECK': { target: 'looking', actions: 'clearOutcome' },
        'UPLOAD.START': [
          { guard: 'wouldOverwriteChanges', target: 'deciding', actions: 'setPending' },
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canUpload', target: 'sending', actions: ['setPending', 'prepare'] },
        ],
        'DOWNLOAD.START': [
          { guard: 'wouldOverwriteChanges', target: 'deciding', actions: 'setPending' },
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canDownload', actions: ['setPending', 'take', 'notify'] },
        ],
        'VERSION.RESTORE': [
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canRestore', target: 'restoring', actions: 'setPending' },
        ],
      },
    },
    noting: {
      tags: 'ready',
      description: 'Stores the version that this device and the cloud last had in common.',
      entry: 'noteTry',
      invoke: {
        id: 'note',
        src: 'note',
        input: logic.agreementOf,
        onDone: [{ guard: 'isCloudDescribed', target: 'idle' }, { target: 'looking' }],
        onError: [
          {
            guard: 'isCloudDescribed',
            target: 'idle',
            description: 'Without it the next visit may ask again which copy to keep.',
          },
          { target: 'looking' },
        ],
      },
    },
    deciding: {
      tags: 'ready',
      description: 'The copy that would be replaced has changes.',
      on: {
        'CONFLICT.RESOLVE': [
          { guard: 'wouldShrink', target: 'confirming', actions: 'setPending' },
          { guard: 'canUpload', target: 'sending', actions: ['setPending', 'prepare'] },
          { guard: 'canJoin', target: 'sending', actions: ['setPending', 'join', 'notify'] },
          { guard: 'canDownload', target: 'idle', actions: ['setPending', 'take', 'notify'] },
          { target: 'idle', actions: 'clearPending' },
        ],
        'ACTION.CANCEL': { target: 'idle', actions: 'clearPending' },
      },
    },
    confirming: {
      tags: 'ready',
      description: 'A smaller copy would replace a larger one.',
      on: {
        'ACTION.CONFIRM': [
          { guard: 'canUpload', target: 'sending', actions: 'prepare' },
          { guard: 'canRestore', target: 'restoring' },
          { guard: 'canDownload', target: 'idle', actions: ['take', 'notify'] },
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
