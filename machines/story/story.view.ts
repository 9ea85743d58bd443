import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StoryStep } from '#model/media/story/script.types';
import type { StoryStage } from '#model/media/story/story-state';
import type { TextSpeed } from '#model/media/story/story-times';
import { hasBefore, stageOf, stepOf, typingTime } from './story.logic.ts';
import type { storyMachine } from './story.machine.ts';
import type { StoryControl, StoryLoading, StoryMoment } from './story.types.ts';

/** The machine, loaded with the theatre. */
export type StoryLogic = typeof storyMachine;
export type StoryActor = ActorRefFrom<StoryLogic>;

export interface StoryView {
  readonly status: 'loading' | 'ready' | 'playing' | 'paused' | 'ended';
  /** What the current step does; paused, what it did. */
  readonly moment: StoryMoment;
  /** What the stage shows once all animations are over. */
  readonly stage: StoryStage;
  /** The current step; null before the first. */
  readonly step: StoryStep | null;
  /** Its index; -1 before the first. */
  readonly at: number;
  /** How long the letters of the current line take to come. */
  readonly typingMs: number;
  readonly files: StoryLoading;
  readonly canGoBack: boolean;
  readonly isAuto: boolean;
  readonly isSkipping: boolean;
  readonly isWindowHidden: boolean;
  readonly isLogOpen: boolean;
  readonly textSpeed: TextSpeed;
  /** Which option was taken, by the index of the choice. */
  readonly chosen: ReadonlyMap<number, number>;
  start(): void;
  pause(): void;
  resume(): void;
  next(): void;
  back(): void;
  go(index: number): void;
  choose(option: number): void;
  setAuto(isOn: boolean): void;
  setSkip(isOn: boolean): void;
  hideWindow(): void;
  showWindow(): void;
  openLog(): void;
  closeLog(): void;
  setSpeed(textSpeed: TextSpeed): void;
  replay(index: number): void;
}

function commandsOf(send: (event: StoryControl) => void) {
  return {
    start: () => send({ type: 'PLAY.START' }),
    pause: () => send({ type: 'PLAY.PAUSE' }),
    resume: () => send({ type: 'PLAY.RESUME' }),
    next: () => send({ type: 'LINE.NEXT' }),
    back: () => send({ type: 'LINE.BACK' }),
    go: (index) => send({ type: 'LINE.GO', index }),
    choose: (option) => send({ type: 'CHOICE.MADE', option }),
    setAuto: (isOn) => send({ type: 'AUTO.SET', isOn }),
    setSkip: (isOn) => send({ type: 'SKIP.SET', isOn }),
    hideWindow: () => send({ type: 'WINDOW.HIDE' }),
    showWindow: () => send({ type: 'WINDOW.SHOW' }),
    openLog: () => send({ type: 'LOG.OPEN' }),
    closeLog: () => send({ type: 'LOG.CLOSE' }),
    setSpeed: (textSpeed) => send({ type: 'SPEED.SET', textSpeed }),
    replay: (index) => send({ type: 'VOICE.REPLAY', index }),
  } satisfies Partial<StoryView>;
}

type PlayState = SnapshotFrom<StoryLogic>['value']['play'];
const STILL = { loading: 'loading', ready: 'ready', paused: 'paused', ended: 'ended' } as const;
const statusOf = (play: PlayState): StoryView['status'] =>
  play in STILL ? STILL[play as keyof typeof STILL] : 'playing';

/** What is played, how far it is, and what can be done. */
export function storyView(
  snapshot: SnapshotFrom<StoryLogic>,
  send: (event: StoryControl) => void,
): StoryView {
  const { context, value } = snapshot;
  const { files, moment, isAuto, isSkipping, isWindowHidden, isLogOpen, textSpeed, chosen } = context;
  const step = stepOf(context);
  return {
    status: statusOf(value.play),
    moment,
    stage: stageOf(context),
    step,
    at: step?.index ?? -1,
    typingMs: typingTime(context),
    files,
    canGoBack: hasBefore(context),
    isAuto,
    isSkipping,
    isWindowHidden,
    isLogOpen,
    textSpeed,
    chosen,
    ...commandsOf(send),
  };
}
