/**
 * What is heard in the chart editor: music on its way, playback with notes and metronome, the tempo that is measured from the music.
 * Started by the chart editor; reference R77.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { SoundRange } from '#model/media/music/sound/tempo';
import type { SoundSource } from '../simulator/simulator.types.ts';
import * as logic from './chartsound.logic.ts';
import type { ChartSoundContext, ChartSoundEvent, EarOrder } from './chartsound.types.ts';

export const chartsoundMachine = setup({
  types: {
    context: {} as ChartSoundContext,
    events: {} as ChartSoundEvent,
    tags: {} as 'moving' | 'busy',
  },
  actors: {
    engine: fromCallback<EarOrder>(() => {
      throw new Error('not provided: engine');
    }),
    sound: fromCallback<ChartSoundEvent, SoundSource>(() => {
      throw new Error('not provided: sound');
    }),
    tempo: fromCallback<ChartSoundEvent, SoundRange | null>(() => {
      throw new Error('not provided: tempo');
    }),
  },
  guards: {
    isSource: ({ event }) => logic.isSource(event),
    hasSource: ({ context }) => logic.hasSource(context),
    hasSound: ({ context }) => logic.hasSound(context),
    hasCandidates: ({ event }) => logic.hasCandidates(event),
    isAtEnd: ({ context }) => logic.isAtEnd(context),
  },
  actions: {
    takeSource: assign(({ event }) => logic.takeSource(event)),
    beginLoading: assign(logic.beginLoading),
    noteProgress: assign(({ event }) => logic.noteProgress(event)),
    noteSound: assign(({ event }) => logic.noteSound(event)),
    noteRefusal: assign(({ event }) => logic.noteRefusal(event)),
    takeScore: assign(({ event }) => logic.takeScore(event)),
    takeTime: assign(({ event }) => logic.takeTime(event)),
    rewind: assign(logic.rewind),
    takeRate: assign(({ event }) => logic.takeRate(event)),
    takeLoop: assign(({ event }) => logic.takeLoop(event)),
    beginMeasuring: assign(({ event }) => logic.beginMeasuring(event)),
    noteMeasured: assign(({ event }) => logic.noteMeasured(event)),
    takeCandidates: assign(({ event }) => logic.takeCandidates(event)),
    passOn: sendTo('engine', ({ event }) => logic.passedOn(event)),
    orderPlay: sendTo('engine', logic.playOrder),
    orderPause: sendTo('engine', logic.pauseOrder),
    orderSeek: sendTo('engine', ({ context }) => logic.seekOrder(context)),
    orderRate: sendTo('engine', ({ context }) => logic.rateOrder(context)),
    orderLoop: sendTo('engine', ({ context }) => logic.loopOrder(context)),
    orderLength: sendTo('engine', ({ context }) => logic.lengthOrder(context)),
  },
}).createMachine({
  id: 'chartsound',
  context: logic.initialContext,
  type: 'parallel',
  invoke: {
    id: 'engine',
    src: 'engine',
    onError: { target: '.play.broken', description: 'The chart can be edited all the same.' },
  },
  on: {
    'SCORE.CHANGED': { actions: ['takeScore', 'passOn', 'orderLength'] },
    'VOLUMES.CHANGED': { actions: 'passOn' },
    'RATE.SET': { actions: ['takeRate', 'orderRate'] },
    'LOOP.SET': { actions: ['takeLoop', 'orderLoop'] },
  },
  states: {
    sound: {
      initial: 'absent',
      on: {
        'SOUND.CHOSEN': [
          { guard: 'isSource', target: '.loading', actions: 'takeSource' },
          { target: '.absent', actions: ['takeSource', 'orderLength'] },
        ],
      },
      states: {
        absent: { description: 'Without music the chart is edited by the grid alone.' },
        loading: {
          tags: 'busy',
          entry: 'beginLoading',
          invoke: {
            id: 'sound',
            src: 'sound',
            input: logic.sourceOf,
            onError: { target: 'refused', actions: 'noteRefusal' },
          },
          on: {
            'SOUND.PROGRESS': { actions: 'noteProgress' },
            'SOUND.READY': { target: 'ready', actions: ['noteSound', 'orderLength'] },
            'SOUND.REFUSED': { target: 'refused', actions: 'noteRefusal' },
          },
        },
        ready: {},
        refused: { on: { 'SOUND.RETRY': { guard: 'hasSource', target: 'loading' } } },
      },
    },
    play: {
      initial: 'paused',
      states: {
        paused: {
          on: {
            'PLAYBACK.PLAY': [
              { guard: 'isAtEnd', target: 'playing', actions: ['rewind', 'orderSeek'] },
              { target: 'playing' },
            ],
            'PLAYBACK.SEEK': { actions: ['takeTime', 'orderSeek'] },
            'ENGINE.TIME': { actions: 'takeTime' },
          },
        },
        playing: {
          tags: 'moving',
          entry: 'orderPlay',
          on: {
            'PLAYBACK.PAUSE': { target: 'paused', actions: 'orderPause' },
            'PLAYBACK.SEEK': { actions: ['takeTime', 'orderSeek'] },
            'ENGINE.TIME': { actions: 'takeTime' },
            'ENGINE.ENDED': { target: 'paused', actions: 'orderPause' },
            'ENGINE.BLOCKED': { target: 'paused', actions: 'orderPause' },
            'FOCUS.LOST': { target: 'paused', actions: 'orderPause' },
          },
        },
        broken: { description: 'The browser plays no sound.' },
      },
    },
    tempo: {
      initial: 'resting',
      on: { 'SOUND.CHOSEN': '.resting' },
      states: {
        resting: { on: { 'TEMPO.MEASURE': { guard: 'hasSound', target: 'measuring' } } },
        measuring: {
          entry: 'beginMeasuring',
          invoke: { id: 'tempo', src: 'tempo', input: logic.rangeOf, onError: 'unclear' },
          on: {
            'TEMPO.PROGRESS': { actions: 'noteMeasured' },
            'TEMPO.PROPOSED': [
              { guard: 'hasCandidates', target: 'proposed', actions: 'takeCandidates' },
              { target: 'unclear', description: 'Nothing recurs in what is heard.' },
            ],
            'TEMPO.CANCEL': 'resting',
          },
        },
        proposed: {
          on: {
            'TEMPO.MEASURE': { guard: 'hasSound', target: 'measuring' },
            'TEMPO.CANCEL': { target: 'resting', description: 'One was taken, or none is wanted.' },
          },
        },
        unclear: {
          on: {
            'TEMPO.MEASURE': { guard: 'hasSound', target: 'measuring' },
            'TEMPO.CANCEL': 'resting',
          },
        },
      },
    },
  },
});
