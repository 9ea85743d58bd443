/**
 * Plays the queue. Nothing plays before the listener asks for it.
 * Started by src/features/music/sound when there is a queue or the first song is asked for; reference R75.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as logic from './music.logic.ts';
import type { AlarmOrder, Listening, MusicContext, MusicEvent, SoundOrder } from './music.types.ts';

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
    alarm: fromCallback<AlarmOrder>(() => {
      throw new Error('not provided: alarm');
    }),
  },
  guards: {
    isEmpty: ({ context }) => logic.isEmpty(context),
    isFilled: ({ context }) => !logic.isEmpty(context),
    isOther: ({ context }) => logic.isOther(context),
    hasSongs: ({ context, event }) => logic.hasSongs(context, event),
    hasPlayable: ({ context }) => logic.hasPlayable(context),
    stopsAtEnd: ({ context }) => logic.stopsAtEnd(context),
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
    orderAlarm: sendTo('alarm', ({ context }) => logic.alarmOrder(context)),
  },
}).createMachine({
  id: 'music',
  context: logic.initialContext,
  invoke: [
    {
      id: 'sound',
      src: 'sound',
      onError: { target: '.broken', description: 'Nothing can be played until the page is reloaded.' },
    },
    {
      id: 'alarm',
      src: 'alarm',
      onError: { actions: 'wakeUp', description: 'The sleep timer is off.' },
    },
  ],
  initial: 'paused',
  on: {
    'SONGS.ADDED': { actions: 'edit' },
    'SONGS.PLAYED': { guard: 'hasSongs', target: '.sounding.starting', actions: 'edit' },
    'SONG.PLAYED': { guard: 'hasSongs', target: '.sounding.starting', actions: 'edit' },
    'SONG.REMOVED': { actions: 'edit' },
    'SONG.MOVED': { actions: 'edit' },
    'QUEUE.CLEARED': { actions: 'edit' },
    'MODE.CHOSEN': { actions: 'edit', description: 'The order is rebuilt around the current song.' },
    'VERSION.CHOSEN': { actions: 'choose' },
    'SILENCE.TOGGLED': { actions: 'choose' },
    'VOLUME.SET': { actions: ['choose', 'orderVolume'] },
    'MUTE.TOGGLED': { actions: ['choose', 'orderVolume'] },
    'QUEUE.TAKEN': { actions: ['takeAll', 'orderVolume'] },
    'MUSIC.SEEK': { actions: ['seek', 'orderSeek'] },
    'SLEEP.SET': { actions: ['choose', 'orderAlarm'] },
    'SLEEP.ENDED': { actions: 'wakeUp' },
  },
  states: {
    empty: {
      tags: 'empty',
      always: { guard: 'isFilled', target: 'paused' },
    },
    paused: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'MUSIC.PLAY': { target: 'sounding', actions: 'forget' },
        'MUSIC.NEXT': { actions: 'step' },
        'MUSIC.PREVIOUS': { actions: 'step' },
      },
    },
    sounding: {
      description: 'A song plays, or will as soon as it can.',
      tags: 'sounding',
      initial: 'starting',
      always: [
        { guard: 'isEmpty', target: 'empty', actions: 'orderPause' },
        { guard: 'isOther', target: '.starting' },
      ],
      on: {
        'SOUND.PAUSED': {
          target: 'paused',
          description: 'By the system, such as when headphones are unplugged.',
        },
        'SOUND.UNREACHED': 'stopped.unreached',
        'SOUND.TIME': { actions: 'noteTime' },
        'SOUND.UNAVAILABLE': [
          {
            guard: 'hasPlayable',
            target: '.starting',
            actions: 'skip',
            description: 'It is marked and skipped.',
          },
          { target: 'stopped.unavailable', actions: 'mark' },
        ],
        'SOUND.ENDED': [
          { guard: 'stopsAtEnd', target: 'paused', actions: ['advance', 'wakeUp', 'orderPause'] },
          { target: '.starting', actions: 'advance', description: 'In repeat the same song again.' },
        ],
        'SLEEP.ENDED': { target: 'paused', actions: ['wakeUp', 'orderPause'] },
        'FOCUS.LOST': { target: 'paused', actions: 'orderPause' },
        'QUEUE.TAKEN': {
          actions: ['takeAround', 'orderVolume'],
          description: 'The song that plays goes on.',
        },
        'MUSIC.PAUSE': { target: 'paused', actions: 'orderPause' },
        'MUSIC.NEXT': { target: '.starting', actions: 'step' },
        'MUSIC.PREVIOUS': { target: '.starting', actions: 'step' },
      },
      states: {
        starting: {
          tags: 'busy',
          entry: ['noteStart', 'orderStart'],
          on: { 'SOUND.PLAYING': 'playing', 'SOUND.BLOCKED': '#music.stopped.blocked' },
        },
        playing: {
          on: { 'SOUND.WAITING': 'buffering' },
        },
        buffering: {
          tags: 'busy',
          on: { 'SOUND.PLAYING': 'playing' },
        },
      },
    },
    stopped: {
      description: 'The current song could not be played.',
      initial: 'unavailable',
      always: { guard: 'isOther', target: 'paused' },
      on: {
        'MUSIC.PLAY': { target: 'sounding', actions: 'forget' },
        'MUSIC.NEXT': { target: 'sounding', actions: 'step' },
        'MUSIC.PREVIOUS': { target: 'sounding', actions: 'step' },
      },
      states: {
        blocked: { description: 'The browser plays nothing before a gesture of the listener.' },
        unreached: { description: 'Without a network no song is marked as unavailable.' },
        unavailable: { description: 'All songs of the queue are.', entry: 'orderPause' },
      },
    },
    broken: {
      on: {
        'SONGS.PLAYED': { actions: 'edit' },
        'SONG.PLAYED': { actions: 'edit' },
        'VOLUME.SET': { actions: 'choose' },
        'MUTE.TOGGLED': { actions: 'choose' },
        'QUEUE.TAKEN': { actions: 'takeAll' },
        'MUSIC.SEEK': { actions: 'seek' },
      },
    },
  },
});
