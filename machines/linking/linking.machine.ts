/**
 * Proves that an account of the game is a member's, and sets what everybody may see of it.
 * Started by each place where accounts are linked, for one game server; reference R17.
 */
import { assign, fromPromise, setup } from 'xstate';
import * as logic from './linking.logic.ts';
import type {
  Deed,
  LinkingContext,
  LinkingEvent,
  LinkingInput,
  LinkingOutcome,
  Showing,
} from './linking.types.ts';

export const linkingMachine = setup({
  types: {
    context: {} as LinkingContext,
    input: {} as LinkingInput,
    events: {} as LinkingEvent,
    tags: {} as 'busy',
  },
  actors: {
    look: fromPromise<LinkingOutcome, number>(() => Promise.reject(new Error('not provided: look'))),
    act: fromPromise<LinkingOutcome, Deed>(() => Promise.reject(new Error('not provided: act'))),
    show: fromPromise<LinkingOutcome, Showing>(() => Promise.reject(new Error('not provided: show'))),
  },
  guards: {
    isFailed: ({ event }) => logic.isFailed(event),
    isLinked: ({ event }) => logic.isLinked(event),
    isRequested: ({ event }) => logic.isRequested(event),
    isKept: ({ context, event }) => context.account !== null && logic.isFailed(event),
    hasAccount: ({ context }) => context.account !== null,
    hasRequest: ({ context }) => context.request !== null,
    isUnsent: ({ context }) => logic.isUnsent(context),
  },
  actions: {
    take: assign(({ event }) => logic.take(event)),
    noteRefusal: assign({ refusal: ({ event }) => logic.refusalIn(event) }),
    clearRefusal: assign({ refusal: null }),
    noteUid: assign(({ event }) => logic.noteUid(event)),
    noteFlags: assign(({ event }) => logic.noteFlags(event)),
    noteSent: assign({ sentFlags: ({ context }) => context.flags }),
  },
}).createMachine({
  id: 'linking',
  context: logic.initialContext,
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: logic.serverOf,
        onDone: [
          { guard: 'isFailed', target: 'unreached', actions: 'noteRefusal' },
          { guard: 'isLinked', target: 'linked', actions: 'take' },
          { guard: 'isRequested', target: 'code', actions: 'take' },
          { target: 'choosing', actions: 'take' },
        ],
        onError: { target: 'unreached', actions: 'noteRefusal' },
      },
    },
    unreached: {
      on: { 'LINKING.RETRY': { target: 'looking', actions: 'clearRefusal' } },
    },
    choosing: {
      on: { 'CODE.REQUEST': { target: 'requesting', actions: ['noteUid', 'clearRefusal'] } },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: logic.requestOf,
        onDone: [
          { guard: 'isFailed', target: 'refused', actions: 'noteRefusal' },
          { target: 'code', actions: 'take' },
        ],
        onError: { target: 'refused', actions: 'noteRefusal' },
      },
    },
    code: {
      description: 'The code waits to be put into the comment of the account in the game.',
      on: {
        'CODE.VERIFY': { target: 'verifying', actions: 'clearRefusal' },
        'LINK.REMOVE': { target: 'removing', actions: 'clearRefusal' },
      },
    },
    verifying: {
      tags: 'busy',
      description: 'The server looks for the code in the game.',
      invoke: {
        id: 'act',
        src: 'act',
        input: logic.verificationOf,
        onDone: [
          { guard: 'isFailed', target: 'refused', actions: 'noteRefusal' },
          { target: 'linked', actions: 'take' },
        ],
        onError: { target: 'refused', actions: 'noteRefusal' },
      },
    },
    refused: {
      description: 'What was tried and why it was refused stay in sight.',
      on: {
        'CODE.REQUEST': { target: 'requesting', actions: ['noteUid', 'clearRefusal'] },
        'CODE.VERIFY': { guard: 'hasRequest', target: 'verifying', actions: 'clearRefusal' },
        'LINK.REMOVE': { guard: 'hasRequest', target: 'removing', actions: 'clearRefusal' },
      },
    },
    linked: {
      on: {
        'FLAGS.CHANGED': { target: 'saving', actions: ['noteFlags', 'clearRefusal'] },
        'ACCOUNT.REFRESH': { target: 'refreshing', actions: 'clearRefusal' },
        'LINK.REMOVE': { target: 'confirming', actions: 'clearRefusal' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'noteSent',
      invoke: {
        id: 'show',
        src: 'show',
        input: logic.showingOf,
        onDone: [
          {
            guard: 'isFailed',
            target: 'looking',
            actions: 'noteRefusal',
            description: 'What the server has counts.',
          },
          {
            guard: 'isUnsent',
            target: 'saving',
            reenter: true,
            description: 'Another choice was made meanwhile.',
          },
          { target: 'linked', actions: 'take' },
        ],
        onError: { target: 'looking', actions: 'noteRefusal' },
      },
      on: { 'FLAGS.CHANGED': { actions: 'noteFlags' } },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: logic.refreshOf,
        onDone: [
          { guard: 'isFailed', target: 'linked', actions: 'noteRefusal' },
          { target: 'linked', actions: 'take' },
        ],
        onError: { target: 'linked', actions: 'noteRefusal' },
      },
    },
    confirming: {
      description: 'The place in the rankings goes with the account.',
      on: {
        'LINK.REMOVE': 'removing',
        'REMOVAL.CANCEL': 'linked',
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: logic.removalOf,
        onDone: [
          { guard: 'isKept', target: 'linked', actions: 'noteRefusal' },
          { guard: 'isFailed', target: 'refused', actions: 'noteRefusal' },
          { target: 'choosing', actions: 'take' },
        ],
        onError: [
          { guard: 'hasAccount', target: 'linked', actions: 'noteRefusal' },
          { target: 'refused', actions: 'noteRefusal' },
        ],
      },
    },
  },
});
