/**
 * Uploads a picture from the visitor's device.
 * Started by each place where pictures can be added; reference R17.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './upload.logic.ts';
import type {
  PickedFile,
  ReadOutcome,
  ReadyFile,
  StepOutcome,
  UploadContext,
  UploadEmitted,
  UploadEvent,
} from './upload.types.ts';

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<ReadOutcome, PickedFile>(() => Promise.reject(new Error('not provided: read'))),
    announce: fromPromise<StepOutcome, ReadyFile>(() => Promise.reject(new Error('not provided: announce'))),
    send: fromCallback<UploadEvent, ReadyFile>(() => {
      throw new Error('not provided: send');
    }),
    confirm: fromPromise<StepOutcome, ReadyFile>(() => Promise.reject(new Error('not provided: confirm'))),
  },
  guards: {
    isReady: ({ event }) => logic.isReady(event),
    mayGo: ({ event }) => logic.mayGo(event),
    isThere: ({ event }) => logic.isThere(event),
    canRetry: ({ context }) => logic.canRetry(context),
  },
  actions: {
    choose: assign(({ context, event }) => logic.choose(context, event)),
    takeFile: assign(({ event }) => logic.takeFile(event)),
    noteProgress: assign(({ context, event }) => logic.noteProgress(context, event)),
    noteFailure: assign(({ event }) => logic.failureIn(event)),
    restart: assign({ share: 0, failure: null }),
    forget: assign(logic.initialContext),
    notify: emit(({ context }) => logic.uploadedEvent(context)),
  },
}).createMachine({
  id: 'upload',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'FILE.CHOSEN': {
      target: '.hashing',
      actions: 'choose',
      description: 'Cancels a running upload.',
    },
  },
  states: {
    idle: {},
    hashing: {
      tags: 'busy',
      description: 'The picture is scaled down if needed and hashed.',
      invoke: {
        id: 'read',
        src: 'read',
        input: logic.pickedOf,
        onDone: [
          { guard: 'isReady', target: 'announcing', actions: 'takeFile' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
      on: { 'UPLOAD.CANCEL': 'cancelled' },
    },
    announcing: {
      tags: 'busy',
      invoke: {
        id: 'announce',
        src: 'announce',
        input: logic.readyOf,
        onDone: [
          { guard: 'mayGo', target: 'sending' },
          { guard: 'isThere', target: 'done', description: 'The server already has this picture.' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
      on: { 'UPLOAD.CANCEL': 'cancelled' },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: logic.readyOf,
        onError: { target: 'failed', actions: 'noteFailure' },
      },
      on: {
        'PROGRESS.REPORTED': { actions: 'noteProgress' },
        'SENDING.ENDED': [
          { guard: 'mayGo', target: 'waiting' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        'UPLOAD.CANCEL': 'cancelled',
      },
    },
    waiting: {
      tags: 'busy',
      description: 'The server checks the received picture.',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: logic.readyOf,
        onDone: [
          { guard: 'isThere', target: 'done' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
      on: { 'UPLOAD.CANCEL': 'cancelled' },
    },
    done: {
      entry: 'notify',
      on: { 'MESSAGE.CLOSED': { target: 'idle', actions: 'forget' } },
    },
    failed: {
      on: {
        'UPLOAD.RETRY': { guard: 'canRetry', target: 'hashing', actions: 'restart' },
        'MESSAGE.CLOSED': { target: 'idle', actions: 'forget' },
      },
    },
    cancelled: {
      on: { 'MESSAGE.CLOSED': { target: 'idle', actions: 'forget' } },
    },
  },
});
