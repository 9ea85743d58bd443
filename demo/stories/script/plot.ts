import type { StoryNoise } from '../../explorer/drawn/story-sounds.ts';
import type { ServedWord } from '../../words/words.types.ts';

/** A plot as its table writes it: who says what in five languages, and what is seen and heard meanwhile. */

/** How someone is. Every band has one of each, so that any band can play any plot. */
export const TEMPERS = ['lively', 'dry', 'dreamy', 'gentle', 'proper'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How something is said: what face and body do. */
export type StoryMood =
  | 'calm'
  | 'glad'
  | 'laugh'
  | 'angry'
  | 'sad'
  | 'cry'
  | 'surprised'
  | 'shy'
  | 'wink'
  | 'serious'
  | 'thinking'
  | 'sleepy'
  | 'cheer'
  | 'bow'
  | 'sorry'
  | 'wave'
  | 'nod'
  | 'no'
  | 'startled'
  | 'sing'
  | 'proud';

export type SetPlace =
  | 'street'
  | 'park'
  | 'river'
  | 'rooftop'
  | 'studio'
  | 'cafe'
  | 'library'
  | 'stage'
  | 'backstage';
export type StoryMusic = 'calm' | 'bright' | 'funny' | 'tense' | 'sad' | 'night' | 'live';
export type StoryHour = 'morning' | 'noon' | 'evening' | 'night';

/** Effects that a table asks for; those of changes of scene come by themselves. */
export type PlottedEffect =
  | 'whiteIn'
  | 'whiteOut'
  | 'shakeScreen'
  | 'shakeWindow'
  | 'flashbackIn'
  | 'flashbackOut'
  | 'cardStill'
  | 'placeStill'
  | 'monochromeIn'
  | 'monochromeOut'
  | 'sepiaIn'
  | 'sepiaOut';

/** What fills the stage for a while. */
export type StageWeather = 'rain' | 'snow' | 'petals' | 'sparkle' | 'confetti' | 'hearts';

export interface SayBeat {
  readonly kind: 'say';
  /** `all` is everyone on the stage. */
  readonly who: Temper | 'narrator' | 'all';
  readonly mood: StoryMood;
  readonly text: ServedWord;
}
export interface SceneBeat {
  readonly kind: 'scene';
  readonly place: SetPlace;
  readonly hour: StoryHour;
  readonly music: StoryMusic;
  readonly present: readonly Temper[];
}
export type Beat =
  | SayBeat
  | SceneBeat
  | { readonly kind: 'enter' | 'leave'; readonly who: Temper }
  | { readonly kind: 'act'; readonly who: Temper; readonly mood: StoryMood }
  | { readonly kind: 'shiver'; readonly who: Temper; readonly way: 'x' | 'y' }
  | { readonly kind: 'telop'; readonly text: ServedWord }
  | { readonly kind: 'choice'; readonly options: readonly ServedWord[] }
  | { readonly kind: 'music'; readonly music: StoryMusic | 'silence' }
  | { readonly kind: 'noise'; readonly noise: StoryNoise }
  | { readonly kind: 'effect'; readonly effect: PlottedEffect }
  | { readonly kind: 'weather'; readonly weather: StageWeather | 'clear' }
  | { readonly kind: 'pause'; readonly seconds: number };

/**
 * `{lively}` and the like are names, `{song}`, `{snack}` and `{thing}` what the story is about (`{Snack}` where a sentence begins), `{oh}`,
 * `{well}`, `{yes}` and `{no}` what the speaker says so.
 */
export interface StoryPlot {
  readonly title: ServedWord;
  readonly synopsis: ServedWord;
  /** The first is a scene. */
  readonly beats: readonly Beat[];
}

type Saying = (mood: StoryMood, ...text: ServedWord) => SayBeat;
const saidBy =
  (who: SayBeat['who']): Saying =>
  (mood, ...text) => ({ kind: 'say', who, mood, text });

export const lively = saidBy('lively');
export const dry = saidBy('dry');
export const dreamy = saidBy('dreamy');
export const gentle = saidBy('gentle');
export const proper = saidBy('proper');
export const everyone = saidBy('all');
export const narrated = (...text: ServedWord): Beat => ({ kind: 'say', who: 'narrator', mood: 'calm', text });

export const scene = (
  place: SetPlace,
  hour: StoryHour,
  music: StoryMusic,
  ...present: readonly Temper[]
): Beat => ({ kind: 'scene', place, hour, music, present });
export const enter = (who: Temper): Beat => ({ kind: 'enter', who });
export const leave = (who: Temper): Beat => ({ kind: 'leave', who });
export const act = (who: Temper, mood: StoryMood): Beat => ({ kind: 'act', who, mood });
export const shiver = (who: Temper, way: 'x' | 'y'): Beat => ({ kind: 'shiver', who, way });
export const telop = (...text: ServedWord): Beat => ({ kind: 'telop', text });
export const choice = (...options: readonly ServedWord[]): Beat => ({ kind: 'choice', options });
export const music = (name: StoryMusic | 'silence'): Beat => ({ kind: 'music', music: name });
export const noise = (name: StoryNoise): Beat => ({ kind: 'noise', noise: name });
export const effect = (name: PlottedEffect): Beat => ({ kind: 'effect', effect: name });
export const weather = (name: StageWeather | 'clear'): Beat => ({ kind: 'weather', weather: name });
export const pause = (seconds: number): Beat => ({ kind: 'pause', seconds });
