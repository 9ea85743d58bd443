/**
 * Figures on a stage: a scene of up to eight layers, which the stage follows, what is loaded of it, and files made of it.
 * Started by the Live2D viewer; reference R130.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as logic from './live2d.logic.ts';
import type { ExportTask, Live2dContext, Live2dEvent, Live2dOrder, VoiceLine } from './live2d.types.ts';

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
    isBare: ({ context }) => logic.isBare(context),
    isComing: ({ context }) => logic.isComing(context),
    isWhole: ({ context }) => logic.isWhole(context),
    hasFailed: ({ context }) => logic.hasFailed(context),
    lacksSome: ({ context }) => logic.lacksSome(context),
  },
  actions: {
    openScene: assign(({ context, event }) => logic.openScene(context, event)),
    addModel: assign(({ context, event }) => logic.addModel(context, event)),
    replaceModel: assign(({ context, event }) => logic.replaceModel(context, event)),
    changeLayer: assign(({ context, event }) => logic.changeLayer(context, event)),
    selectLayer: assign(({ context, event }) => logic.selectLayer(context, event)),
    duplicateLayer: assign(({ context, event }) => logic.duplicateLayer(context, event)),
    moveLayer: assign(({ context, event }) => logic.moveLayer(context, event)),
    removeLayer: assign(({ context, event }) => logic.removeLayer(context, event)),
    playMotion: assign(({ context, event }) => logic.playMotion(context, event)),
    endMotion: assign(({ context, event }) => logic.endMotion(context, event)),
    wearExpression: assign(({ context, event }) => logic.wearExpression(context, event)),
    holdParameter: assign(({ context, event }) => logic.holdParameter(context, event)),
    resetParameters: assign(({ context, event }) => logic.resetParameters(context, event)),
    chooseBackground: assign(({ event }) => logic.chooseBackground(event)),
    setShots: assign(({ context, event }) => logic.setShots(context, event)),
    retryFigure: assign(({ context, event }) => logic.retryFigure(context, event)),
    noteFiles: assign(({ context, event }) => logic.noteFiles(context, event)),
    noteFigure: assign(({ context, event }) => logic.noteFigure(context, event)),
    noteMissing: assign(({ context, event }) => logic.noteMissing(context, event)),
    noteLibrary: assign(({ event }) => logic.noteLibrary(event)),
    noteFrames: assign(({ event }) => logic.noteFrames(event)),
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
    'SCENE.OPENED': { actions: ['openScene', 'orderScene'] },
    'MODEL.ADDED': { guard: 'hasRoom', actions: ['addModel', 'orderScene'] },
    'MODEL.CHOSEN': [
      { guard: 'hasSelected', actions: ['replaceModel', 'orderScene'] },
      { guard: 'hasRoom', actions: ['addModel', 'orderScene'] },
    ],
    'LAYER.CHANGED': { actions: ['changeLayer', 'orderScene'] },
    'LAYER.SELECTED': { actions: 'selectLayer' },
    'LAYER.DUPLICATED': { guard: 'hasRoom', actions: ['duplicateLayer', 'orderScene'] },
    'LAYER.MOVED': { actions: ['moveLayer', 'orderScene'] },
    'LAYER.REMOVED': { actions: ['removeLayer', 'orderScene'] },
    'MOTION.PLAYED': { actions: ['playMotion', 'orderScene'] },
    'EXPRESSION.WORN': { actions: ['wearExpression', 'orderScene'] },
    'PARAMETER.HELD': { actions: ['holdParameter', 'orderScene'] },
    'PARAMETERS.RESET': { actions: ['resetParameters', 'orderScene'] },
    'BACKGROUND.CHOSEN': { actions: ['chooseBackground', 'orderScene'] },
    'SHOTS.SET': { actions: 'setShots' },
    'POINTER.MOVED': { actions: 'passOn' },
    'HOST.CHANGED': { actions: 'passOn' },
    'FIGURE.RETRIED': { actions: ['retryFigure', 'orderScene'] },
    'FILES.LOADED': { actions: 'noteFiles' },
    'FIGURE.READY': { actions: 'noteFigure' },
    'FIGURE.FAILED': { actions: 'noteFigure' },
    'ACT.MISSING': { actions: 'noteMissing' },
    'MOTION.ENDED': { actions: 'endMotion' },
    'LIBRARY.ASKED': { actions: 'noteLibrary' },
    'FRAMES.COUNTED': { actions: 'noteFrames' },
  },
  states: {
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
