/**
 * Plays a story: what its steps do goes to the stage, a line waits for the visitor, and nothing that is missing holds it up.
 * Started by the theatre reader of stories; reference R135.
 */
import { assign, enqueueActions, fromCallback, raise, setup } from 'xstate';
import type { StoryStep, StoryVoice } from '#model/media/story/script.types';
import type { StoryStage } from '#model/media/story/story-state';
import * as logic from './story.logic.ts';
import type { StoryContext, StoryEvent, StoryInput, StoryMoment, StoryOrder } from './story.types.ts';

export const storyMachine = setup({
  types: {
    context: {} as StoryContext,
    events: {} as StoryEvent,
    input: {} as StoryInput,
  },
  actors: {
    load: fromCallback<StoryEvent, readonly StoryStep[]>(() => {
      throw new Error('not provided: load');
    }),
    stage: fromCallback<StoryOrder, StoryStage>(() => {
      throw new Error('not provided: stage');
    }),
    speak: fromCallback<StoryEvent, readonly StoryVoice[]>(() => {
      throw new Error('not provided: speak');
    }),
  },
  guards: {
    isAt: ({ context }, params: { moment: StoryMoment }) => logic.isAt(context, params.moment),
    isAtOpening: ({ context }) => logic.isAtOpening(context),
    isCurrent: ({ context, event }) => logic.isCurrent(context, event),
    hasBefore: ({ context }) => logic.hasBefore(context),
    asksOn: ({ event }) => logic.asksOn(event),
    isLoaded: ({ context }) => logic.isLoaded(context),
    isSkipping: ({ context }) => context.isSkipping,
    isAutomatic: ({ context }) => logic.isAutomatic(context),
    isSilent: ({ context }) => !context.isSpeaking,
    hasVoices: ({ context }) => logic.hasVoices(context),
    canReplay: ({ context, event }) => logic.canReplay(context, event),
  },
  delays: {
    delayTime: ({ context }) => logic.delayTime(context),
    animationTime: ({ context }) => logic.animationTime(context),
    typingTime: ({ context }) => logic.typingTime(context),
    readingTime: ({ context }) => logic.readingTime(context),
    skipPause: logic.SKIP_PAUSE_MS,
    voiceLimit: logic.VOICE_LIMIT_MS,
  },
  actions: {
    advance: assign(({ context }) => logic.advance(context)),
    goTo: assign(({ context, event }) => logic.goTo(context, event)),
    goBack: assign(({ context }) => logic.goBack(context)),
    restart: assign(({ context }) => logic.restart(context)),
    finishLine: assign(logic.finishLine),
    choose: assign(({ context, event }) => logic.choose(context, event)),
    noteFiles: assign(({ context, event }) => logic.noteFiles(context, event)),
    endLoading: assign(({ context }) => logic.endLoading(context)),
    setSpeed: assign(({ event }) => logic.setSpeed(event)),
    setAuto: assign({ isAuto: ({ event }) => logic.asksOn(event) }),
    setSkip: assign({ isSkipping: ({ event }) => logic.asksOn(event) }),
    endSkipping: assign({ isSkipping: false }),
    stopSkipping: raise({ type: 'SKIP.SET', isOn: false }),
    hideWindow: assign({ isWindowHidden: true }),
    showWindow: assign({ isWindowHidden: false }),
    openLog: assign({ isLogOpen: true }),
    closeLog: assign({ isLogOpen: false }),
    takeVoices: assign(({ context, event }) => logic.takeVoices(context, event)),
    noteSpeech: assign({ isSpeaking: true }),
    noteSilence: assign({ isSpeaking: false }),
    beginVoices: raise({ type: 'VOICES.BEGUN' }),
    leaveVoices: raise({ type: 'VOICES.LEFT' }),
    loseStage: assign({ hasStage: false }),
    orderPlay: enqueueActions(({ context, enqueue }) => {
      if (context.hasStage) enqueue.sendTo('stage', logic.playOrder(context));
    }),
    orderShow: enqueueActions(({ context, enqueue }) => {
      if (context.hasStage) enqueue.sendTo('stage', logic.showOrder(context));
    }),
    orderRest: enqueueActions(({ context, enqueue }) => {
      if (context.hasStage) enqueue.sendTo('stage', logic.restOrder());
    }),
    orderRun: enqueueActions(({ context, enqueue }) => {
      if (context.hasStage) enqueue.sendTo('stage', logic.runOrder());
    }),
  },
}).createMachine({
  id: 'story',
  context: logic.contextOf,
  type: 'parallel',
  invoke: [
    {
      id: 'stage',
      src: 'stage',
      input: logic.stageToShow,
      onError: { actions: 'loseStage', description: 'The story plays without its picture.' },
    },
    {
      id: 'load',
      src: 'load',
      input: logic.scriptOf,
      onError: { actions: 'endLoading', description: 'The story plays without its files.' },
    },
  ],
  on: {
    'FILES.LOADED': { actions: 'noteFiles' },
    'FILE.MISSING': { actions: 'noteFiles' },
    'FILES.DONE': { actions: 'endLoading' },
    'SPEED.SET': { actions: 'setSpeed' },
  },
  states: {
    play: {
      initial: 'loading',
      on: {
        'LINE.BACK': { guard: 'hasBefore', target: '.delaying', actions: ['goBack', 'orderShow'] },
        'LINE.GO': { target: '.delaying', actions: ['goTo', 'orderShow'] },
        'PLAY.PAUSE': {
          target: '.paused',
          description: 'In a hidden tab nothing begins, and no music goes on at the end.',
        },
      },
      states: {
        loading: {
          description:
            'Files come in the order of their use. What is missing is named and costs itself only.',
          always: { guard: 'isLoaded', target: 'ready' },
          on: {
            'PLAY.START': { target: 'delaying', description: 'Who does not want to wait does not.' },
            'LINE.BACK': { guard: 'hasBefore', actions: ['goBack', 'orderShow'] },
            'LINE.GO': { actions: ['goTo', 'orderShow'] },
          },
        },
        ready: {
          description: 'Sounds need a gesture of the visitor first.',
          on: {
            'PLAY.START': 'delaying',
            'LINE.BACK': { guard: 'hasBefore', actions: ['goBack', 'orderShow'] },
            'LINE.GO': { actions: ['goTo', 'orderShow'] },
          },
        },
        delaying: {
          description:
            'The story comes by here whenever its place changed: a step that begins later stays, all others pass on at once.',
          always: [
            { guard: 'isAtOpening', actions: ['advance', 'orderPlay'] },
            { guard: { type: 'isAt', params: { moment: 'animating' } }, target: 'animating' },
            { guard: { type: 'isAt', params: { moment: 'typing' } }, target: 'typing' },
            { guard: { type: 'isAt', params: { moment: 'waiting' } }, target: 'waiting' },
            { guard: { type: 'isAt', params: { moment: 'choosing' } }, target: 'choosing' },
            { guard: { type: 'isAt', params: { moment: 'ended' } }, target: 'ended' },
          ],
          after: {
            delayTime: {
              target: 'delaying',
              reenter: true,
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
          },
          on: {
            'LINE.NEXT': {
              target: 'delaying',
              reenter: true,
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
            'SKIP.SET': {
              guard: 'asksOn',
              target: 'delaying',
              reenter: true,
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
          },
        },
        animating: {
          after: {
            animationTime: {
              target: 'delaying',
              actions: ['leaveVoices', 'advance', 'orderPlay'],
              description: 'The stage did not say that it was done.',
            },
          },
          on: {
            'STEP.DONE': {
              guard: 'isCurrent',
              target: 'delaying',
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
            'LINE.NEXT': { target: 'delaying', actions: ['leaveVoices', 'advance', 'orderPlay'] },
            'SKIP.SET': {
              guard: 'asksOn',
              target: 'delaying',
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
          },
        },
        typing: {
          entry: 'beginVoices',
          after: { typingTime: { target: 'waiting', actions: 'finishLine' } },
          on: {
            'LINE.NEXT': {
              target: 'waiting',
              actions: 'finishLine',
              description: 'The whole text is there at once.',
            },
            'SKIP.SET': { guard: 'asksOn', target: 'waiting', actions: 'finishLine' },
            'PLAY.PAUSE': { target: 'paused', actions: 'finishLine' },
          },
        },
        waiting: {
          after: {
            skipPause: {
              guard: 'isSkipping',
              target: 'delaying',
              actions: ['leaveVoices', 'advance', 'orderPlay'],
            },
            readingTime: { guard: 'isAutomatic', target: 'listening' },
          },
          on: {
            'LINE.NEXT': { target: 'delaying', actions: ['leaveVoices', 'advance', 'orderPlay'] },
            'AUTO.SET': { target: 'waiting', reenter: true },
            'SKIP.SET': { target: 'waiting', reenter: true },
            'WINDOW.SHOW': { target: 'waiting', reenter: true },
            'LOG.CLOSE': { target: 'waiting', reenter: true },
          },
        },
        listening: {
          description: 'The line was read; its voices have not ended.',
          always: { guard: 'isSilent', target: 'delaying', actions: ['leaveVoices', 'advance', 'orderPlay'] },
          after: { voiceLimit: { target: 'delaying', actions: ['leaveVoices', 'advance', 'orderPlay'] } },
          on: {
            'LINE.NEXT': { target: 'delaying', actions: ['leaveVoices', 'advance', 'orderPlay'] },
            'AUTO.SET': 'waiting',
            'SKIP.SET': 'waiting',
            'WINDOW.HIDE': 'waiting',
            'LOG.OPEN': 'waiting',
          },
        },
        choosing: {
          description: 'No one chooses for the visitor: a story that is skipped stops here.',
          entry: 'stopSkipping',
          on: {
            'CHOICE.MADE': { target: 'delaying', actions: ['choose', 'leaveVoices', 'advance', 'orderPlay'] },
            'LINE.NEXT': { target: 'delaying', actions: ['choose', 'leaveVoices', 'advance', 'orderPlay'] },
            'SKIP.SET': { guard: 'asksOn', actions: 'stopSkipping' },
          },
        },
        paused: {
          entry: 'orderRest',
          exit: 'orderRun',
          on: {
            'PLAY.RESUME': 'delaying',
            'LINE.NEXT': 'delaying',
            'SKIP.SET': { guard: 'asksOn', target: 'delaying' },
            'VOICE.REPLAY': {
              guard: 'canReplay',
              target: 'delaying',
              description: 'Nothing is heard of a theatre at rest.',
            },
            'PLAY.PAUSE': {},
            'LINE.BACK': { guard: 'hasBefore', actions: ['goBack', 'orderShow'] },
            'LINE.GO': { actions: ['goTo', 'orderShow'] },
          },
        },
        ended: {
          entry: 'stopSkipping',
          on: {
            'PLAY.START': { target: 'delaying', actions: ['restart', 'orderShow'] },
          },
        },
      },
    },
    switches: {
      description: 'Window, log, auto and skip: each is on or off whatever is played.',
      on: {
        'WINDOW.HIDE': { actions: ['hideWindow', 'endSkipping'] },
        'WINDOW.SHOW': { actions: 'showWindow' },
        'LINE.NEXT': { actions: 'showWindow' },
        'LINE.BACK': { actions: 'endSkipping' },
        'LINE.GO': {
          actions: ['closeLog', 'endSkipping'],
          description: 'A line of the log was chosen.',
        },
        'LOG.OPEN': { actions: ['openLog', 'endSkipping'] },
        'LOG.CLOSE': { actions: 'closeLog' },
        'AUTO.SET': { actions: 'setAuto' },
        'SKIP.SET': { actions: 'setSkip' },
        'PLAY.PAUSE': { actions: 'endSkipping' },
      },
    },
    voice: {
      initial: 'silent',
      on: {
        'VOICES.LEFT': '.silent',
        'LINE.BACK': '.silent',
        'LINE.GO': '.silent',
        'PLAY.PAUSE': '.silent',
      },
      states: {
        silent: {
          on: {
            'VOICES.BEGUN': { guard: 'hasVoices', target: 'speaking' },
            'VOICE.REPLAY': { guard: 'canReplay', target: 'speaking', actions: 'takeVoices' },
          },
        },
        speaking: {
          entry: 'noteSpeech',
          exit: 'noteSilence',
          invoke: {
            id: 'speak',
            src: 'speak',
            input: logic.voicesToSay,
            onError: { target: 'silent', description: 'A voice that is missing costs itself only.' },
          },
          on: {
            'VOICES.BEGUN': [{ guard: 'hasVoices', target: 'speaking', reenter: true }, { target: 'silent' }],
            'VOICE.REPLAY': { guard: 'canReplay', target: 'speaking', actions: 'takeVoices', reenter: true },
            'VOICES.ENDED': 'silent',
          },
        },
      },
    },
  },
});
