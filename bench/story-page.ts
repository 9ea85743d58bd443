import { createActor, fromCallback } from 'xstate';
import { storyMachine } from '#machines/story/story.machine';
import type { StoryEvent, StoryOrder } from '#machines/story/story.types';
import { storyView } from '#machines/story/story.view';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript, StoryStep, StoryVoice } from '#model/media/story/script.types';
import type { StoryStage } from '#model/media/story/story-state';

/** Runs in the page of bench/story.ts, which calls it by name. */

const ACTIONS = 10_000;

function timed<T>(work: () => T): readonly [ms: number, value: T] {
  const began = performance.now();
  const value = work();
  return [performance.now() - began, value];
}

/** A scenario in which every fifth action changes the figures, the picture or the sound; no two of its lines are the same object. */
function longScenario(): string {
  const talkData = Array.from({ length: ACTIONS }, (_, at) => ({
    talkCharacters: [{ characterId: (at % 5) + 1 }],
    windowDisplayName: `Speaker ${at % 5}`,
    body: `Line ${at} of a story that goes on for a while, and then for a while longer.`,
    lipSyncMode: 1,
    motions: [
      { characterId: (at % 5) + 1, motionName: 'nf01', expressionName: 'smile01', timingSyncValue: 0 },
    ],
    voices: [{ characterId: (at % 5) + 1, voiceId: `line_${at}`, volume: 1 }],
  }));
  const layoutData = Array.from({ length: ACTIONS / 10 }, (_, at) => ({
    type: at % 3 === 2 ? 1 : 2,
    characterId: (at % 5) + 1,
    costumeType: `00${(at % 5) + 1}_casual`,
    sideFrom: (at % 12) + 1,
    sideTo: ((at + 3) % 12) + 1,
  }));
  const specialEffectData = Array.from({ length: 22 }, (_, effectType) => ({
    effectType,
    stringVal: 'bg/scenario1',
    stringValSub: 'bg00010',
    duration: 0.5,
  }));
  const soundData = [{ bgm: 'Loop01' }, { se: 'bell', seBundleName: 'se1' }];
  const snippets = Array.from({ length: ACTIONS }, (_, at) => {
    const common = { progressType: at % 2, delay: 0 };
    if (at % 10 === 4) return { ...common, actionType: 2, referenceIndex: (at / 10) | 0 };
    if (at % 10 !== 9) return { ...common, actionType: 1, referenceIndex: at };
    return at % 20 === 9
      ? { ...common, actionType: 6, referenceIndex: at % 22 }
      : { ...common, actionType: 7, referenceIndex: at % 2 };
  });
  return JSON.stringify({ Base: { snippets, talkData, layoutData, specialEffectData, soundData } });
}

function compiled(json: unknown): StoryScript {
  const script = compileScenario(json, { kind: 'main', id: 1 });
  if (isStoryProblem(script)) throw new Error(script.problem);
  return script;
}

const source = longScenario();

/** Milliseconds to parse and clone a scenario, and to compile it, in turn. */
function compile(rounds: number): readonly { readonly copied: number; readonly compiled: number }[] {
  return Array.from({ length: rounds }, () => {
    const [copied, json] = timed(() => structuredClone(JSON.parse(source) as unknown));
    const [took] = timed(() => compiled(json));
    return { copied, compiled: took };
  });
}

/** Milliseconds of each step back, from places all over the story: the first of them from the end, to which nothing was played. */
function stepsBack(count: number): readonly number[] {
  const machine = storyMachine.provide({
    actors: {
      load: fromCallback<StoryEvent, readonly StoryStep[]>(() => undefined),
      stage: fromCallback<StoryOrder, StoryStage>(() => undefined),
      speak: fromCallback<StoryEvent, readonly StoryVoice[]>(() => undefined),
    },
  });
  const script = compiled(JSON.parse(source));
  const actor = createActor(machine, {
    input: { script, at: 0, textSpeed: 'instant', isAuto: false },
  }).start();
  const view = () => storyView(actor.getSnapshot(), actor.send);
  view().start();
  return Array.from({ length: count }, (_, nth) => {
    view().go(ACTIONS - 1 - ((nth * 7_919) % ACTIONS));
    const [took] = timed(() => {
      view().back();
      return view().stage;
    });
    return took;
  });
}

const benchStory = { compile, stepsBack };

export type BenchStory = typeof benchStory;

Object.assign(window, { benchStory });
