import { fromCallback } from 'xstate';
import type { StoryEvent, StoryOrder } from '#machines/story/story.types';
import type { EffectAct, SoundAct, StoryStep, StoryVoice } from '#model/media/story/script.types';
import type { StoryNeed } from '#model/media/story/story-files';
import type { StoryStage } from '#model/media/story/story-state';
import { stepMs } from '#model/media/story/story-times';
import { deedOf } from '../theatre/stage/cast-deeds.ts';
import type { TheatreStage } from '../theatre/stage/theatre-stage.ts';
import type { Mixer } from './mixer.ts';
import { preload } from './preload.ts';
import type { SceneStore } from './scene-store.ts';
import type { StoryAudio } from './story-audio.ts';

/** All that shows and sounds of one story, and ends with it. */
export interface Theatre {
  readonly stage: Pick<TheatreStage, 'follow' | 'run' | 'talk'>;
  readonly audio: Pick<StoryAudio, 'follow' | 'play' | 'speak'>;
  readonly mixer: Pick<Mixer, 'hold'>;
  readonly scene: Pick<SceneStore, 'play' | 'change'>;
  readonly needs: readonly StoryNeed[];
  /** How many of them the story cannot well begin without. */
  readonly first: number;
  /** Whether it came. */
  readonly load: (need: StoryNeed, signal: AbortSignal) => Promise<boolean>;
  readonly watchVisibility: (act: (isVisible: boolean) => void) => () => void;
  /** Tells the machine what happened on its own: what did not come, or that something else is heard now. */
  readonly listen: (act: (event: StoryEvent) => void) => void;
  readonly close: () => void;
}

const effectsOf = (steps: readonly StoryStep[]): readonly EffectAct[] =>
  steps.flatMap((step) => (step.kind === 'talk' ? (step.effect ?? []) : step.kind === 'effect' ? step : []));

const soundsOf = (steps: readonly StoryStep[]): readonly SoundAct[] =>
  steps.flatMap((step) => (step.kind === 'talk' ? (step.sound ?? []) : step.kind === 'sound' ? step : []));

function play(
  { stage, audio, scene }: Theatre,
  steps: readonly StoryStep[],
  shown: StoryStage,
  isInstant: boolean,
) {
  const deeds = steps.flatMap((step) => (step.kind === 'layout' ? deedOf(step, stepMs(step)) : []));
  const sounds = soundsOf(steps);
  stage.follow(shown.figures, deeds, isInstant);
  audio.follow(shown.music, shown.musicVolume, sounds.findLast(({ music }) => music !== null) ?? null);
  if (isInstant) return;
  scene.play(effectsOf(steps));
  for (const { sound, volume } of sounds) if (sound) audio.play(sound, volume);
}

/** Reports the step that the story waits for once it has been played; while nothing moves, it is not. */
class StepClock {
  readonly #report: (event: StoryEvent) => void;
  #step: StoryStep | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(report: (event: StoryEvent) => void) {
    this.#report = report;
  }

  take(step: StoryStep | null): void {
    this.#step = step;
    this.run(true);
  }

  run(isRunning: boolean): void {
    clearTimeout(this.#timer);
    const step = this.#step;
    if (!step || !isRunning) return;
    this.#timer = setTimeout(() => this.#report({ type: 'STEP.DONE', index: step.index }), stepMs(step));
  }
}

const stageSlot = (theatre: Theatre) =>
  fromCallback<StoryOrder, StoryStage>(({ input, sendBack, receive }) => {
    const clock = new StepClock(sendBack);
    const show = ({ figures, music, musicVolume }: StoryStage) => {
      clock.take(null);
      theatre.scene.change({ changeMs: 0 });
      theatre.stage.follow(figures, [], true);
      theatre.audio.follow(music, musicVolume, null);
    };
    const rest = (isResting: boolean) => {
      theatre.stage.run(!isResting);
      theatre.mixer.hold(isResting);
      clock.run(!isResting);
    };
    theatre.listen(sendBack);
    show(input);
    receive((order) => {
      if (order.type === 'ORDER.PLAY') {
        play(theatre, order.steps, order.stage, order.isInstant);
        clock.take(order.steps.at(-1) ?? null);
      } else if (order.type === 'ORDER.SHOW') show(order.stage);
      else rest(order.type === 'ORDER.REST');
    });
    const unwatch = theatre.watchVisibility((isVisible) => {
      if (!isVisible) sendBack({ type: 'PLAY.PAUSE' });
    });
    return () => {
      unwatch();
      clock.take(null);
      theatre.close();
    };
  });

const loadSlot = (theatre: Theatre) =>
  fromCallback<StoryEvent, readonly StoryStep[]>(({ sendBack }) => {
    const { needs, first, load } = theatre;
    const ending = new AbortController();
    const total = needs.length;
    const ahead = new Set(needs.slice(0, first));
    let done = 0;
    const begin = () => {
      if (ahead.size === 0) sendBack({ type: 'PLAY.START' });
    };
    sendBack({ type: 'FILES.LOADED', done, total });
    begin();
    void preload(needs, {
      load,
      signal: ending.signal,
      onDone: (need, isThere) => {
        done += 1;
        sendBack({ type: 'FILES.LOADED', done, total });
        if (!isThere) sendBack({ type: 'FILE.MISSING', address: need.address, part: null });
        if (ahead.delete(need)) begin();
      },
    }).then(() => {
      if (!ending.signal.aborted) sendBack({ type: 'FILES.DONE' });
    });
    return () => ending.abort();
  });

const speakSlot = (theatre: Theatre) =>
  fromCallback<StoryEvent, readonly StoryVoice[]>(({ sendBack, input }) => {
    const ending = new AbortController();
    void theatre.audio.speak(input, ending.signal).then(() => {
      if (!ending.signal.aborted) sendBack({ type: 'VOICES.ENDED' });
    });
    return () => ending.abort();
  });

export const storySlots = (theatre: Theatre) => ({
  stage: stageSlot(theatre),
  load: loadSlot(theatre),
  speak: speakSlot(theatre),
});
