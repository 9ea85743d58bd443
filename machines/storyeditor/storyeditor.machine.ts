/**
 * A story under edit with what was done to it, what is selected, and which actions the list shows. What is wrong with it is looked up a moment after an edit.
 * Started by the pages of the story editor; reference R147.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { StoryFinding } from '#model/media/story/editing/checks/finding';
import * as logic from './storyeditor.logic.ts';
import type {
  SheetCheck,
  StoryEditorContext,
  StoryEditorEvent,
  StoryEditorInput,
} from './storyeditor.types.ts';

export const storyeditorMachine = setup({
  types: {
    context: {} as StoryEditorContext,
    input: {} as StoryEditorInput,
    events: {} as StoryEditorEvent,
    tags: {} as 'unchecked',
  },
  actors: {
    check: fromPromise<readonly StoryFinding[], SheetCheck>(() =>
      Promise.reject(new Error('not provided: check')),
    ),
  },
  guards: { isUnchecked: ({ context }) => logic.isUnchecked(context) },
  actions: {
    obey: assign(({ context, event }) => logic.obey(context, event)),
    stepBack: assign(({ context }) => logic.stepBack(context)),
    stepForth: assign(({ context }) => logic.stepForth(context)),
    moveCursor: assign(({ context, event }) => logic.moveCursor(context, event)),
    select: assign(({ context, event }) => logic.select(context, event)),
    copy: assign(({ context }) => logic.copy(context)),
    paste: assign(({ context, event }) => logic.paste(context, event)),
    filter: assign(({ context, event }) => logic.filter(context, event)),
    fold: assign(({ context, event }) => logic.fold(context, event)),
    learnNames: assign(({ event }) => logic.learnNames(event)),
    noteCheck: assign(({ context }) => logic.noteCheck(context)),
    keepFindings: assign(({ event }) => logic.keepFindings(event)),
  },
  delays: { pause: logic.CHECK_PAUSE_MS },
}).createMachine({
  id: 'storyeditor',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    pen: {
      on: {
        'COMMAND.GIVEN': { actions: 'obey' },
        'EDIT.UNDO': { actions: 'stepBack' },
        'EDIT.REDO': { actions: 'stepForth' },
        'CURSOR.MOVED': { actions: 'moveCursor' },
        'SELECTION.CHANGED': { actions: 'select' },
        'SELECTION.COPIED': { actions: 'copy' },
        'CLIPBOARD.PASTED': { actions: 'paste' },
        'FILTER.CHANGED': { actions: 'filter' },
        'SCENE.FOLDED': { actions: 'fold' },
      },
    },
    check: {
      initial: 'known',
      on: { 'NAMES.READ': { target: '.due', actions: 'learnNames' } },
      states: {
        known: { always: { guard: 'isUnchecked', target: 'due' } },
        due: {
          tags: 'unchecked',
          description: 'Waits a moment, so that a run of edits is looked at once.',
          after: { pause: 'checking' },
        },
        checking: {
          tags: 'unchecked',
          entry: 'noteCheck',
          invoke: {
            id: 'check',
            src: 'check',
            input: logic.checkOf,
            onDone: { target: 'known', actions: 'keepFindings' },
            onError: {
              target: 'known',
              description: 'What was found before stays; the next edit is looked at again.',
            },
          },
        },
      },
    },
  },
});
