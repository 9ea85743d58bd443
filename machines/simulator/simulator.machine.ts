/**
 * A chart that moves: what is there of it (picture, sound, skin), and whether it plays. It plays without sound where there is none.
 * Started by the simulator; reference R78.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { SkinChoice } from '#model/chart/stage/settings';
import * as logic from './simulator.logic.ts';
import type { EngineOrder, SimulatorContext, SimulatorEvent, SoundSource } from './simulator.types.ts';

export const simulatorMachine = setup({
  types: {
    context: {} as SimulatorContext,
    events: {} as SimulatorEvent,
    tags: {} as 'moving' | 'busy' | 'silent',
  },
  actors: {
    engine: fromCallback<EngineOrder>(() => {
      throw new Error('not provided: engine');
    }),
    sound: fromCallback<SimulatorEvent, SoundSource>(() => {
      throw new Error('not provided: sound');
    }),
    skin: fromPromise<readonly string[], SkinChoice>(() => Promise.reject(new Error('not provided: skin'))),
  },
  guards: {
    hasSource: ({ context }) => logic.hasSource(context),
    keepsTime: ({ event }) => logic.keepsTime(event),
    isLoop: ({ event }) => logic.isLoop(event),
    isWhole: ({ event }) => logic.isWhole(event),
    isOtherSkin: ({ context, event }) => logic.isOtherSkin(context, event),
  },
  actions: {
    takeChart: assign(({ context, event }) => logic.takeChart(context, event)),
    takeSource: assign(({ event }) => logic.takeSource(event)),
    beginLoading: assign(logic.beginLoading),
    noteProgress: assign(({ event }) => logic.noteProgress(event)),
    noteSound: assign(({ event }) => logic.noteSound(event)),
    noteSilence: assign(({ event }) => logic.noteSilence(event)),
    takeTime: assign(({ context, event }) => logic.takeTime(context, event)),
    rewind: assign(({ context }) => logic.rewind(context)),
    takeRate: assign(({ context, event }) => logic.takeRate(context, event)),
    takeLoop: assign(({ context, event }) => logic.takeLoop(context, event)),
    takeMode: assign(({ context, event }) => logic.takeMode(context, event)),
    noteRun: assign(({ event }) => logic.noteRun(event)),
    takeSkin: assign(({ event }) => logic.takeSkin(event)),
    passOn: sendTo('engine', ({ event }) => logic.passedOn(event)),
    orderMode: sendTo('engine', ({ context }) => logic.modeOrder(context)),
    orderPlay: sendTo('engine', logic.playOrder),
    orderPause: sendTo('engine', logic.pauseOrder),
    orderSeek: sendTo('engine', ({ context }) => logic.seekOrder(context)),
    orderRate: sendTo('engine', ({ context }) => logic.rateOrder(context)),
    orderLoop: sendTo('engine', ({ context }) => logic.loopOrder(context)),
  },
}).createMachine({
  id: 'simulator',
  context: logic.initialContext,
  type: 'parallel',
  invoke: {
    id: 'engine',
    src: 'engine',
    onError: { target: '.picture.refused', description: 'What else is on the page stays.' },
  },
  on: {
    'HOST.CHANGED': { actions: 'passOn' },
    'RATE.SET': { actions: ['takeRate', 'orderRate'] },
    'LOOP.SET': { guard: 'isLoop', actions: ['takeLoop', 'orderLoop'] },
    'RUN.JUDGED': { actions: 'noteRun' },
    'LOOP.CLEARED': { actions: ['takeLoop', 'orderLoop'] },
  },
  states: {
    picture: {
      initial: 'awaiting',
      on: {
        'PICTURE.SHOWN': '.shown',
        'PICTURE.REFUSED': '.refused',
      },
      states: {
        awaiting: {},
        shown: { on: { 'PICTURE.LOST': 'lost' } },
        lost: { description: 'The graphics card was taken away; it comes back by itself.' },
        refused: { description: 'The browser cannot draw it.' },
      },
    },
    sound: {
      initial: 'silent',
      on: { 'SOUND.CHOSEN': { target: '.loading', actions: 'takeSource' } },
      states: {
        loading: {
          tags: 'busy',
          entry: 'beginLoading',
          invoke: {
            id: 'sound',
            src: 'sound',
            input: logic.sourceOf,
            onError: { target: 'silent', actions: 'noteSilence' },
          },
          on: {
            'SOUND.PROGRESS': { actions: 'noteProgress' },
            'SOUND.READY': { target: 'ready', actions: 'noteSound' },
            'SOUND.MISSING': { target: 'silent', actions: 'noteSilence' },
          },
        },
        ready: {},
        silent: {
          tags: 'silent',
          description: 'The chart plays all the same.',
          on: { 'SOUND.RETRY': { guard: 'hasSource', target: 'loading' } },
        },
      },
    },
    skin: {
      initial: 'usual',
      on: {
        'LOOK.CHANGED': [
          { guard: 'isOtherSkin', target: '.loading', actions: ['takeSkin', 'passOn'] },
          { actions: 'passOn' },
        ],
      },
      states: {
        usual: {},
        loading: {
          invoke: {
            id: 'skin',
            src: 'skin',
            input: logic.skinOf,
            onDone: [{ guard: 'isWhole', target: 'ready' }, { target: 'missing' }],
            onError: 'missing',
          },
        },
        ready: {},
        missing: { description: 'The site’s own pictures and sounds take the place of what is missing.' },
      },
    },
    play: {
      initial: 'waiting',
      on: {
        'CHART.CHOSEN': { target: '.paused', actions: ['takeChart', 'passOn', 'orderLoop', 'orderSeek'] },
        'MODE.CHOSEN': { target: '.paused', actions: ['takeMode', 'orderMode', 'orderSeek'] },
      },
      states: {
        waiting: {
          description: 'There is no chart yet.',
          on: { 'MODE.CHOSEN': { actions: ['takeMode', 'orderMode'] } },
        },
        paused: {
          entry: 'orderPause',
          on: {
            'SIMULATOR.PLAY': 'playing',
            'SIMULATOR.SEEK': { actions: ['takeTime', 'orderSeek'] },
            'SIMULATOR.STEP': { actions: ['takeTime', 'orderSeek'] },
            'ENGINE.TIME': { actions: 'takeTime' },
          },
        },
        playing: {
          tags: 'moving',
          entry: 'orderPlay',
          on: {
            'CHART.CHOSEN': {
              guard: 'keepsTime',
              actions: ['takeChart', 'passOn'],
              description: 'Mirrored, it goes on.',
            },
            'SIMULATOR.PAUSE': 'paused',
            'SIMULATOR.SEEK': { actions: ['takeTime', 'orderSeek'] },
            'SIMULATOR.STEP': { target: 'paused', actions: ['takeTime', 'orderSeek'] },
            'ENGINE.TIME': { actions: 'takeTime' },
            'ENGINE.ENDED': 'ended',
            'ENGINE.BLOCKED': 'paused',
            'FOCUS.LOST': 'paused',
          },
        },
        ended: {
          on: {
            'SIMULATOR.PLAY': { target: 'playing', actions: ['rewind', 'orderSeek'] },
            'SIMULATOR.SEEK': { target: 'paused', actions: ['takeTime', 'orderSeek'] },
            'SIMULATOR.STEP': { target: 'paused', actions: ['takeTime', 'orderSeek'] },
          },
        },
      },
    },
  },
});
