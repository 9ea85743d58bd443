/**
 * What is heard of the queue, and what comes next. Nothing sounds before a listener asks for it.
 * Started by src/app/music when there is a queue or the first song is asked for; reference R75.
 */
import { assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import * as logic from './music.logic.ts';
import type { Listening, MusicContext, MusicEvent, SoundOrder } from './music.types.ts';

/** What happens by itself while a song sounds or is about to. */
const WHILE_SOUNDING = [
  { guard: 'isEmpty', target: 'empty', actions: 'orderPause' },
  { guard: 'isOther', target: 'starting', reenter: true },
] as const;

/** What every such state answers. */
const ON_SOUNDING = {
  'SOUND.PAUSED': { target: 'paused', description: 'By the system, such as when headphones are unplugged.' },
  'SOUND.UNREACHED': 'unreached',
  'SOUND.TIME': { actions: 'noteTime' },
  'SOUND.LOST': [
    {
      guard: 'hasAudible',
      target: 'starting',
      reenter: true,
      actions: 'skip',
      description: 'It is marked and passed over.',
    },
    { target: 'lost', actions: 'mark' },
  ],
  'SOUND.ENDED': [
    { guard: 'stopsAtEnd', target: 'paused', actions: ['advance', 'orderPause'] },
    { target: 'starting', reenter: true, actions: 'advance', description: 'In repeat the same song again.' },
  ],
  'FOCUS.LOST': { target: 'paused', actions: 'orderPause' },
  'QUEUE.TAKEN': { actions: ['takeAround', 'orderVolume'], description: 'The song that sounds goes on.' },
  'MUSIC.PAUSE': { target: 'paused', actions: 'orderPause' },
  'MUSIC.NEXT': { target: 'starting', reenter: true, actions: 'step' },
  'MUSIC.PREVIOUS': { target: 'starting', reenter: true, actions: 'step' },
} as const;

/** A song could not be played; another one has not been tried. */
const WHILE_STOPPED = { guard: 'isOther', target: 'paused' } as const;
const ON_STOPPED = {
  'MUSIC.PLAY': { target: 'starting', actions: 'forget' },
  'MUSIC.NEXT': { target: 'starting', actions: 'step' },
  'MUSIC.PREVIOUS': { target: 'starting', actions: 'step' },
} as const;

export const musicMachine = setup({
  types: {
    context: {} as MusicContext,
    input: {} as Listening,
    events: {} as MusicEvent,
    tags: {} as 'sounding' | 'busy' | 'empty',
  },
  actors: {
    sound: fromCallback<SoundOrder>(() => {
      throw new Error('not provided: sound');
    }),
    alarm: fromPromise<undefined, number>(() => Promise.reject(new Error('not provided: alarm'))),
  },
  guards: {
    isEmpty: ({ context }) => logic.isEmpty(context),
    isFilled: ({ context }) => !logic.isEmpty(context),
    isOther: ({ context }) => logic.isOther(context),
    hasSongs: ({ context, event }) => logic.hasSongs(context, event),
    hasAudible: ({ context }) => logic.hasAudible(context),
    stopsAtEnd: ({ context }) => logic.stopsAtEnd(context),
    isMinutes: ({ event }) => logic.isMinutes(event),
    isSongEnd: ({ event }) => logic.isSongEnd(event),
  },
  actions: {
    edit: assign(({ context, event }) => logic.editQueue(context, event)),
    step: assign(({ context, event }) => logic.step(context, event)),
    advance: assign(({ context }) => logic.advance(context)),
    skip: assign(({ context }) => logic.skip(context)),
    mark: assign(({ context }) => logic.mark(context)),
    forget: assign(({ context }) => logic.forget(context)),
    choose: assign(({ context, event }) => logic.choose(context, event)),
    seek: assign(({ context, event }) => logic.seek(context, event)),
    takeAll: assign(({ context, event }) => logic.takeAll(context, event)),
    takeAround: assign(({ context, event }) => logic.takeAround(context, event)),
    noteStart: assign(({ context }) => logic.noteStart(context)),
    noteTime: assign(({ event }) => logic.noteTime(event)),
    wakeUp: assign(logic.wakeUp),
    orderStart: sendTo('sound', ({ context }) => logic.startOrder(context)),
    orderPause: sendTo('sound', logic.pauseOrder),
    orderSeek: sendTo('sound', ({ context }) => logic.seekOrder(context)),
    orderVolume: sendTo('sound', ({ context }) => logic.volumeOrder(context)),
    pauseNow: raise({ type: 'MUSIC.PAUSE' }),
  },
}).createMachine({
  id: 'music',
  context: logic.initialContext,
  type: 'parallel',
  invoke: {
    id: 'sound',
    src: 'sound',
    onError: {
      target: '.sound.broken',
      description: 'Nothing can be heard before the page is loaded again.',
    },
  },
  on: {
    'VERSION.CHOSEN': { actions: 'choose' },
    'SILENCE.TOGGLED': { actions: 'choose' },
  },
  states: {
    sound: {
      initial: 'paused',
      on: {
        'SONGS.ADDED': { actions: 'edit' },
        'SONGS.PLAYED': { guard: 'hasSongs', target: '.starting', actions: 'edit' },
        'SONG.PLAYED': { guard: 'hasSongs', target: '.starting', actions: 'edit' },
        'SONG.REMOVED': { actions: 'edit' },
        'SONG.MOVED': { actions: 'edit' },
        'QUEUE.CLEARED': { actions: 'edit' },
        'MODE.CHOSEN': { actions: 'edit', description: 'The order is built anew around the current song.' },
        'QUEUE.TAKEN': { actions: ['takeAll', 'orderVolume'] },
        'VOLUME.SET': { actions: ['choose', 'orderVolume'] },
        'MUTE.TOGGLED': { actions: ['choose', 'orderVolume'] },
        'MUSIC.SEEK': { actions: ['seek', 'orderSeek'] },
      },
      states: {
        empty: {
          tags: 'empty',
          always: { guard: 'isFilled', target: 'paused' },
        },
        paused: {
          always: { guard: 'isEmpty', target: 'empty' },
          on: {
            'MUSIC.PLAY': { target: 'starting', actions: 'forget' },
            'MUSIC.NEXT': { actions: 'step' },
            'MUSIC.PREVIOUS': { actions: 'step' },
          },
        },
        starting: {
          tags: ['sounding', 'busy'],
          entry: ['noteStart', 'orderStart'],
          always: WHILE_SOUNDING,
          on: { ...ON_SOUNDING, 'SOUND.PLAYING': 'playing', 'SOUND.BLOCKED': 'blocked' },
        },
        playing: {
          tags: 'sounding',
          always: WHILE_SOUNDING,
          on: { ...ON_SOUNDING, 'SOUND.WAITING': 'buffering' },
        },
        buffering: {
          tags: ['sounding', 'busy'],
          always: WHILE_SOUNDING,
          on: { ...ON_SOUNDING, 'SOUND.PLAYING': 'playing' },
        },
        blocked: {
          description: 'The browser plays nothing before a gesture of the listener.',
          always: WHILE_STOPPED,
          on: ON_STOPPED,
        },
        unreached: {
          description: 'Without a network no song is given up.',
          always: WHILE_STOPPED,
          on: ON_STOPPED,
        },
        lost: {
          description: 'No song of the queue can be played.',
          entry: 'orderPause',
          always: WHILE_STOPPED,
          on: ON_STOPPED,
        },
        broken: {
          on: {
            'QUEUE.TAKEN': { actions: 'takeAll' },
            'SONGS.PLAYED': { actions: 'edit' },
            'SONG.PLAYED': { actions: 'edit' },
            'VOLUME.SET': { actions: 'choose' },
            'MUTE.TOGGLED': { actions: 'choose' },
            'MUSIC.SEEK': { actions: 'seek' },
          },
        },
      },
    },
    sleep: {
      initial: 'off',
      on: {
        'SLEEP.SET': [
          { guard: 'isMinutes', target: '.counting', actions: 'choose' },
          { guard: 'isSongEnd', target: '.ending', actions: 'choose' },
          { target: '.off', actions: 'choose' },
        ],
      },
      states: {
        off: {},
        counting: {
          invoke: {
            id: 'alarm',
            src: 'alarm',
            input: logic.minutesOf,
            onDone: { target: 'off', actions: ['wakeUp', 'pauseNow'] },
            onError: { target: 'off', actions: 'wakeUp' },
          },
        },
        ending: {
          on: { 'SOUND.ENDED': { target: 'off', actions: 'wakeUp' } },
        },
      },
    },
  },
});
