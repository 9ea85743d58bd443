import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile, StoryScript } from '#model/media/story/script.types';
import type { StoryStage } from '#model/media/story/story-state';
import type { ServerCode } from '#model/vocabulary/servers';

/** Scenario effects that can be drawn; all others are named and left out (reference R140). */
export const WEATHERS = [
  'rain',
  'snow',
  'petals',
  'stars',
  'lights',
  'fog',
  'confetti',
  'hearts',
  'focus',
] as const;
export type Weather = (typeof WEATHERS)[number];

const WORDS: Readonly<Record<Weather, RegExp>> = {
  rain: /rain|\bame/i,
  snow: /snow|yuki/i,
  petals: /sakura|petal|blossom|hanabira|leaf|leaves|momiji/i,
  confetti: /confetti|paper|kamifubuki|cracker/i,
  hearts: /heart/i,
  stars: /star|hoshi|kira|sparkl|twinkl|glitter|firefl/i,
  lights: /light|spot|live|laser|firework|hanabi|penlight/i,
  fog: /fog|mist|smoke|steam|kiri|yuge|cloud|dust/i,
  focus: /focus|speed|line|shuchu|concentrat/i,
};

/** Which drawn effect a name stands for; null where no one knows. */
export const weatherOf = (name: string): Weather | null =>
  WEATHERS.find((weather) => WORDS[weather].test(name)) ?? null;

/** Names of scenario effects that a story asks for and no one can draw, each once. */
export function undrawnEffects({ steps }: StoryScript): readonly string[] {
  const names = steps.flatMap((step) => {
    const act = step.kind === 'talk' ? step.effect : step;
    return act?.kind === 'effect' && act.effect === 'playScenarioEffect' ? [act.name] : [];
  });
  return [...new Set(names)].filter((name) => weatherOf(name) === null);
}

/** What is drawn behind, in front of and over the figures. */
export interface SceneLook
  extends Pick<StoryStage, 'curtain' | 'colour' | 'isFlashback' | 'light' | 'telop'> {
  /** Addresses of pictures. */
  readonly background: string | null;
  readonly still: string | null;
  readonly weathers: readonly Weather[];
}

export function lookOf(stage: StoryStage, server: ServerCode): SceneLook {
  const { curtain, colour, isFlashback, light, telop, effects } = stage;
  const addressOf = (file: StoryFile | null) => file && storyFileAddress(server, file);
  const weathers = WEATHERS.filter((weather) => effects.some((name) => weatherOf(name) === weather));
  return {
    curtain,
    colour,
    isFlashback,
    light,
    telop,
    background: addressOf(stage.background),
    still: addressOf(stage.still),
    weathers,
  };
}
