/**
 * Packs a folder of the asset explorer into one file, once the visitor knows how large it is.
 * Started by the page of the explorer; reference R123.
 */
import { assign, fromCallback, setup } from 'xstate';
import * as logic from './packing.logic.ts';

export const packingMachine = setup({
  types: {
    context: {} as logic.PackingContext,
    events: {} as logic.PackingEvent,
    tags: {} as 'busy',
  },
  actors: {
    look: fromCallback<logic.PackingEvent, logic.FolderToPack>(() => {
      throw new Error('not provided: look');
    }),
    pack: fromCallback<logic.PackingEvent, logic.FilesToPack>(() => {
      throw new Error('not provided: pack');
    }),
  },
  guards: {
    canPack: ({ context }) => logic.canPack(context),
    isTooLarge: ({ context }) => logic.isTooLarge(context),
  },
  actions: {
    take: assign(({ context, event }) => logic.take(context, event)),
    lookAgain: assign(({ context }) => logic.lookAgain(context)),
    noteListed: assign(({ context, event }) => logic.noteListed(context, event)),
    noteLooked: assign(({ context, event }) => logic.noteLooked(context, event)),
    notePacked: assign(({ context, event }) => logic.notePacked(context, event)),
    restart: assign({ packed: 0, fault: null }),
    noteSaved: assign(({ event }) => logic.noteSaved(event)),
    noteLost: assign(({ event }) => logic.noteLost(event)),
    forget: assign(logic.initialContext),
  },
}).createMachine({
  id: 'packing',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'PACKING.ASKED': {
      target: '.looking',
      actions: 'take',
      description: 'Another folder takes the place of the one at hand.',
    },
    'PACKING.CANCELLED': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    looking: {
      tags: 'busy',
      description: 'The bundles of a folder are asked for their files, and each file for its size.',
      invoke: { id: 'look', src: 'look', input: logic.folderOf, onError: 'unlooked' },
      always: {
        guard: 'isTooLarge',
        target: 'measured',
        description: 'What is too large already is looked up no further.',
      },
      on: {
        'BUNDLE.LISTED': { actions: 'noteListed' },
        'FILE.LOOKED': { actions: 'noteLooked' },
        'LOOKING.ENDED': 'measured',
        'FILES.LOST': { target: 'unlooked', actions: 'noteLost' },
      },
    },
    unlooked: {
      on: { 'PACKING.RETRIED': { target: 'looking', actions: 'lookAgain' } },
    },
    measured: {
      description: 'The size shows; nothing is fetched before the visitor confirms it.',
      on: { 'PACKING.CONFIRMED': { guard: 'canPack', target: 'packing' } },
    },
    packing: {
      tags: 'busy',
      entry: 'restart',
      invoke: { id: 'pack', src: 'pack', input: logic.filesOf, onError: 'failed' },
      always: {
        guard: 'isTooLarge',
        target: 'measured',
        description: 'Sizes that were not stated show as the files come.',
      },
      on: {
        'BYTES.PACKED': { actions: 'notePacked' },
        'PACKAGE.SAVED': { target: 'saved', actions: 'noteSaved' },
        'FILES.LOST': { target: 'failed', actions: 'noteLost' },
      },
    },
    failed: {
      on: { 'PACKING.RETRIED': 'packing' },
    },
    saved: {},
  },
});
