/**
 * A story as both readers play it, whichever format it was written in (reference R133). Compilers turn the game's scenarios
 * (`compile-scenario.ts`) and members' sources (`compile-source.ts`) into it; no other code reads the formats.
 */

/** Where a figure stands; `under` ones come up from below the picture. By the game's numbers, 0 to 12. */
export const SIDES = [
  'none',
  'left',
  'leftOver',
  'leftInside',
  'center',
  'right',
  'rightOver',
  'rightInside',
  'leftUnder',
  'leftInsideUnder',
  'centerUnder',
  'rightUnder',
  'rightInsideUnder',
] as const;
export type StorySide = (typeof SIDES)[number];

/** By the game's numbers, 0 to 21. */
export const STORY_EFFECTS = [
  'none',
  'blackIn',
  'blackOut',
  'whiteIn',
  'whiteOut',
  'shakeScreen',
  'shakeWindow',
  'changeBackground',
  'telop',
  'flashbackIn',
  'flashbackOut',
  'changeCardStill',
  'ambientColorNormal',
  'ambientColorEvening',
  'ambientColorNight',
  'playScenarioEffect',
  'stopScenarioEffect',
  'changeBackgroundStill',
  'monochromeIn',
  'monochromeOut',
  'sepiaIn',
  'sepiaOut',
] as const;
export type StoryEffect = (typeof STORY_EFFECTS)[number];

export type StoryFileKind = 'picture' | 'music' | 'sound' | 'voice';

/**
 * A picture or sound of a story. `game`: a path below a server's folder, such as `bg/room_rip/day.png`; `shared`: one below `/res`,
 * the same for all servers; `own`: an https address of the author's. `storyFileAddress` says where it is.
 */
export type StoryFile =
  | { readonly kind: StoryFileKind; readonly of: 'game' | 'shared'; readonly path: string }
  | { readonly kind: StoryFileKind; readonly of: 'own'; readonly url: string };

/** `offset` in units of which the stage is 1,280 wide, to the right. */
export interface FigurePlace {
  readonly side: StorySide;
  readonly offset: number;
}

/** What a figure does; an empty name changes nothing. */
export interface FigureAct {
  readonly characterId: number;
  readonly motion: string;
  readonly expression: string;
  readonly delayMs: number;
}

export interface StoryVoice {
  readonly characterId: number;
  readonly file: StoryFile;
  /** From 0 to 1. */
  readonly volume: number;
  readonly delayMs: number;
}

export interface EffectAct {
  readonly kind: 'effect';
  readonly effect: StoryEffect;
  /** What a telop says. */
  readonly text: string;
  readonly picture: StoryFile | null;
  /** Of what `playScenarioEffect` and `stopScenarioEffect` name. */
  readonly name: string;
  readonly durationMs: number;
}

export interface SoundAct {
  readonly kind: 'sound';
  /** Null leaves the music as it is; `silence` ends it. */
  readonly music: StoryFile | 'silence' | null;
  readonly sound: StoryFile | null;
  readonly isCrossFaded: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly durationMs: number;
}

export interface TalkAct {
  readonly kind: 'talk';
  /** As the name plate has it; empty for narration. */
  readonly speaker: string;
  readonly text: string;
  /** Who is lit; all others are dimmed, unless no one is. */
  readonly characterIds: readonly number[];
  readonly acts: readonly FigureAct[];
  readonly voices: readonly StoryVoice[];
  readonly lipSync: 'text' | 'voice' | 'closed';
  /** The window is hidden after it. */
  readonly closes: boolean;
  /** What goes with its beginning. */
  readonly effect: EffectAct | null;
  readonly sound: SoundAct | null;
}

export interface LayoutAct {
  readonly kind: 'layout';
  readonly layout: 'appear' | 'hide' | 'move' | 'shakeX' | 'shakeY';
  readonly characterId: number;
  /** Of a figure that appears; empty where the source names none, and for all other layouts. */
  readonly costume: string;
  readonly motion: string;
  readonly expression: string;
  readonly from: FigurePlace;
  readonly to: FigurePlace;
  readonly depth: 'asItIs' | 'front' | 'back';
  readonly speed: 'normal' | 'fast' | 'slow';
}

export interface MotionAct {
  readonly kind: 'motion';
  readonly characterId: number;
  readonly motion: string;
  readonly expression: string;
}

/** What the visitor chooses from; the story goes on alike after each. */
export interface ChoiceAct {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export type StoryAct = TalkAct | LayoutAct | MotionAct | EffectAct | SoundAct | ChoiceAct;

/** A talk waits for the visitor; of all others `waits` says whether the next step waits until it is done. */
export type StoryStep = {
  /** Its place in the source, from 0: the name of a position that both readers share. */
  readonly index: number;
  readonly delayMs: number;
  readonly waits: boolean;
} & StoryAct;

/** What the stage shows before the first step. */
export interface StoryOpening {
  readonly background: StoryFile | null;
  readonly music: StoryFile | null;
  readonly figures: readonly LayoutAct[];
}

/**
 * A number or word of the source that no reader knows. Its step is left out; where it only says in which manner something
 * happens, that happens in the usual one.
 */
export interface UnknownPart {
  /** Of the source; -1 for the opening. */
  readonly index: number;
  /** The name of the field, such as `effectType`. */
  readonly field: string;
  readonly value: string;
}

export interface StoryScript {
  readonly opening: StoryOpening;
  /** In order; their `index` rises. */
  readonly steps: readonly StoryStep[];
  readonly unknown: readonly UnknownPart[];
}
