/**
 * Figures on a stage: a scene of up to eight layers, which the stage follows, what is loaded of it, and files made of it.
 * Started by the Live2D viewer; reference R130.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as figures from './live2d.figures.ts';
import * as logic from './live2d.logic.ts';
import type { ExportTask, Live2dContext, Live2dEvent, Live2dOrder, VoiceLine } from './live2d.types.ts';
import * as steps from './live2d.undo.ts';

export const live2dMachine = setup({
  types: {
    context: {} as Live2dContext,
    events: {} as Live2dEvent,
    tags: {} as 'busy' | 'making' | 'speaking',
  },
  actors: {
    stage: fromCallback<Live2dOrder>(() => {
      throw new Error('not provided: stage');
    }),
    visibility: fromCallback<Live2dEvent>(() => {
      throw new Error('not provided: visibility');
    }),
    exporter: fromCallback<Live2dEvent, ExportTask>(() => {
      throw new Error('not provided: exporter');
    }),
    voice: fromCallback<Live2dEvent, VoiceLine>(() => {
      throw new Error('not provided: voice');
    }),
  },
  guards: {
    hasRoom: ({ context }) => logic.hasRoom(context),
    hasSelected: ({ context }) => logic.hasSelected(context),
    isBare: ({ context }) => figures.isBare(context),
    isComing: ({ context }) => figures.isComing(context),
    isWhole: ({ context }) => figures.isWhole(context),
    hasFailed: ({ context }) => figures.hasFailed(context),
    lacksSome: ({ context }) => figures.lacksSome(context),
  },
  delays: { stepPause: steps.STEP_PAUSE_MS },
  actions: {
    openScene: assign(({ context, event }) => steps.asStep(logic.openScene, context, event)),
    addModel: assign(({ context, event }) => steps.asStep(logic.addModel, context, event)),
    replaceModel: assign(({ context, event }) => steps.asStep(logic.replaceModel, context, event)),
    changeLayer: assign(({ context, event }) => steps.asStep(logic.changeLayer, context, event)),
    selectLayer: assign(({ context, event }) => logic.selectLayer(context, event)),
    duplicateLayer: assign(({ context, event }) => steps.asStep(logic.duplicateLayer, context, event)),
    moveLayer: assign(({ context, event }) => steps.asStep(logic.moveLayer, context, event)),
    removeLayer: assign(({ context, event }) => steps.asStep(logic.removeLayer, context, event)),
    playMotion: assign(({ context, event }) => steps.asStep(logic.playMotion, context, event)),
    endMotion: assign(({ context, event }) => logic.endMotion(context, event)),
    wearExpression: assign(({ context, event }) => steps.asStep(logic.wearExpression, context, event)),
    holdParameter: assign(({ context, event }) => steps.asStep(logic.holdParameter, context, event)),
    resetParameters: assign(({ context, event }) => steps.asStep(logic.resetParameters, context, event)),
    chooseBackground: assign(({ context, event }) => steps.asStep(logic.chooseBackground, context, event)),
    beginScene: assign(({ context, event }) => logic.openScene(context, event)),
    forgetSteps: assign(steps.forgetSteps),
    settle: assign(({ context }) => steps.settle(context)),
    undo: assign(({ context }) => steps.undoStep(context)),
    redo: assign(({ context }) => steps.redoStep(context)),
    setCalm: assign(({ context, event }) => logic.setCalm(context, event)),
    noteBackground: assign(logic.noteBackground),
    setShots: assign(({ context, event }) => logic.setShots(context, event)),
    retryFigure: assign(({ context, event }) => figures.retryFigure(context, event)),
    noteFiles: assign(({ context, event }) => figures.noteFiles(context, event)),
    noteFigure: assign(({ context, event }) => figures.noteFigure(context, event)),
    noteMissing: assign(({ context, event }) => figures.noteMissing(context, event)),
    noteLibrary: assign(({ event }) => figures.noteLibrary(event)),
    noteFrames: assign(({ event }) => figures.noteFrames(event)),
    beginExport: assign(({ event }) => logic.beginExport(event)),
    noteProgress: assign(({ context, event }) => logic.noteProgress(context, event)),
    noteBreak: assign(({ context, event }) => logic.noteBreak(context, event)),
    forgetExport: assign(logic.forgetExport),
    takeVoice: assign(({ event }) => logic.takeVoice(event)),
    noteSilence: assign(logic.noteSilence),
    orderScene: sendTo('stage', ({ context }) => logic.sceneOrder(context)),
    orderRun: sendTo('stage', logic.runOrder),
    orderRest: sendTo('stage', logic.restOrder),
    passOn: sendTo('stage', ({ event }) => logic.passedOn(event)),
  },
}).createMachine({
  id: 'live2d',
  context: logic.initialContext,
  type: 'parallel',
  invoke: [
    { id: 'stage', src: 'stage', onError: '.picture.refused' },
    {
      id: 'visibility',
      src: 'visibility',
      onError: { target: '.clock.running', description: 'It goes on as if it were looked at.' },
    },
  ],
  on: {
    'SCENE.BEGUN': { actions: ['beginScene', 'forgetSteps', 'orderScene'] },
    'CALM.SET': { actions: ['setCalm', 'orderScene'] },
    'LAYER.SELECTED': { actions: 'selectLayer' },
    'SHOTS.SET': { actions: 'setShots' },
    'POINTER.MOVED': { actions: 'passOn' },
    'HOST.CHANGED': { actions: 'passOn' },
    'FIGURE.RETRIED': { actions: ['retryFigure', 'orderScene'] },
    'FILES.LOADED': { actions: 'noteFiles' },
    'FIGURE.READY': { actions: 'noteFigure' },
    'FIGURE.FAILED': { actions: 'noteFigure' },
    'ACT.MISSING': { actions: 'noteMissing' },
    'BACKGROUND.MISSING': { actions: 'noteBackground' },
    'MOTION.ENDED': { actions: 'endMotion' },
    'LIBRARY.ASKED': { actions: 'noteLibrary' },
    'FRAMES.COUNTED': { actions: 'noteFrames' },
  },
  states: {
    scene: {
      initial: 'settled',
      description: 'What the visitor does with the scene is a step that can be undone.',
      on: {
        'SCENE.OPENED': { target: '.changing', actions: ['openScene', 'orderScene'] },
        'MODEL.ADDED': { guard: 'hasRoom', target: '.changing', actions: ['addModel', 'orderScene'] },
        'MODEL.CHOSEN': [
          { guard: 'hasSelected', target: '.changing', actions: ['replaceModel', 'orderScene'] },
          { guard: 'hasRoom', target: '.changing', actions: ['addModel', 'orderScene'] },
        ],
        'LAYER.CHANGED': { target: '.changing', actions: ['changeLayer', 'orderScene'] },
        'LAYER.DUPLICATED': {
          guard: 'hasRoom',
          target: '.changing',
          actions: ['duplicateLayer', 'orderScene'],
        },
        'LAYER.MOVED': { target: '.changing', actions: ['moveLayer', 'orderScene'] },
        'LAYER.REMOVED': { target: '.changing', actions: ['removeLayer', 'orderScene'] },
        'MOTION.PLAYED': { target: '.changing', actions: ['playMotion', 'orderScene'] },
        'EXPRESSION.WORN': { target: '.changing', actions: ['wearExpression', 'orderScene'] },
        'PARAMETER.HELD': { target: '.changing', actions: ['holdParameter', 'orderScene'] },
        'PARAMETERS.RESET': { target: '.changing', actions: ['resetParameters', 'orderScene'] },
        'BACKGROUND.CHOSEN': { target: '.changing', actions: ['chooseBackground', 'orderScene'] },
        'SCENE.UNDONE': { target: '.settled', actions: ['undo', 'orderScene'] },
        'SCENE.REDONE': { target: '.settled', actions: ['redo', 'orderScene'] },
      },
      states: {
        settled: { entry: 'settle' },
        changing: {
          description: 'Further changes of one kind, such as those of a drag, are one step.',
          after: { stepPause: 'settled' },
        },
      },
    },
    picture: {
      initial: 'awaiting',
      on: { 'PICTURE.SHOWN': '.shown', 'PICTURE.REFUSED': '.refused' },
      states: {
        awaiting: {},
        shown: { on: { 'PICTURE.LOST': 'lost' } },
        lost: { description: 'The graphics card was taken away; the scene is kept and drawn again.' },
        refused: { description: 'The browser cannot draw it.' },
      },
    },
    clock: {
      initial: 'running',
      states: {
        running: { on: { 'PAGE.HIDDEN': 'paused' } },
        paused: {
          description: 'No one sees the page: nothing moves and nothing is drawn.',
          entry: 'orderRest',
          on: { 'PAGE.SHOWN': { target: 'running', actions: 'orderRun' } },
        },
      },
    },
    figures: {
      initial: 'choosing',
      states: {
        choosing: {
          description: 'No figure is chosen yet.',
          always: [
            { guard: 'isComing', target: 'loading' },
            { guard: 'hasFailed', target: 'failed' },
          ],
        },
        loading: {
          tags: 'busy',
          description: 'Files of a figure are on their way, each by its own deadline.',
          always: [
            { guard: 'isBare', target: 'choosing' },
            { guard: 'isWhole', target: 'ready' },
            { guard: 'lacksSome', target: 'partial' },
            { guard: 'hasFailed', target: 'failed' },
          ],
        },
        ready: {
          always: [
            { guard: 'isBare', target: 'choosing' },
            { guard: 'isComing', target: 'loading' },
            { guard: 'lacksSome', target: 'partial' },
          ],
        },
        partial: {
          description:
            'A figure, a motion or an expression did not come; all others go on. It is named and can be asked for again.',
          always: [
            { guard: 'isComing', target: 'loading' },
            { guard: 'isWhole', target: 'ready' },
            { guard: 'hasFailed', target: 'failed' },
            { guard: 'isBare', target: 'choosing' },
          ],
        },
        failed: {
          description: 'No figure came.',
          always: [
            { guard: 'isBare', target: 'choosing' },
            { guard: 'isComing', target: 'loading' },
          ],
        },
      },
    },
    export: {
      initial: 'idle',
      states: {
        idle: { on: { 'EXPORT.STARTED': { target: 'working', actions: 'beginExport' } } },
        working: {
          tags: 'making',
          invoke: {
            id: 'exporter',
            src: 'exporter',
            input: logic.taskOf,
            onError: { target: 'failed', actions: 'noteBreak' },
          },
          on: {
            'EXPORT.PROGRESS': { actions: 'noteProgress' },
            'EXPORT.FINISHED': 'done',
            'EXPORT.BROKEN': { target: 'failed', actions: 'noteBreak' },
            'EXPORT.CANCELLED': {
              target: 'idle',
              actions: 'forgetExport',
              description: 'Nothing is saved.',
            },
          },
        },
        done: { on: { 'EXPORT.STARTED': { target: 'working', actions: 'beginExport' } } },
        failed: { on: { 'EXPORT.STARTED': { target: 'working', actions: 'beginExport' } } },
      },
    },
    speech: {
      initial: 'silent',
      on: {
        'VOICE.PLAYED': {
          target: '.speaking',
          actions: 'takeVoice',
          description: 'Ends what is said before.',
        },
      },
      states: {
        silent: {},
        speaking: {
          tags: 'speaking',
          invoke: {
            id: 'voice',
            src: 'voice',
            input: logic.voiceOf,
            onError: { target: 'silent', actions: 'noteSilence' },
          },
          on: {
            'VOICE.ENDED': 'silent',
            'VOICE.STOPPED': 'silent',
            'VOICE.MISSING': {
              target: 'silent',
              actions: 'noteSilence',
              description: 'No server has it.',
            },
          },
        },
      },
    },
  },
});
