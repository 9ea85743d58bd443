/** A scenario as the game's engine plays it (reference R121, R136). */

export interface SnippetRow {
  readonly actionType: number;
  readonly progressType: number;
  readonly referenceIndex: number;
  readonly delay: number;
  readonly isWaitForSkipMode: number;
}

export interface TalkRow {
  readonly talkCharacters: readonly { readonly characterId: number }[];
  readonly windowDisplayName: string;
  readonly body: string;
  readonly tention: number;
  readonly lipSyncMode: number;
  readonly motionChangeFactor: number;
  readonly motions: readonly MotionRow[];
  readonly voices: readonly {
    readonly characterId: number;
    readonly voiceId: string;
    readonly volume: number;
  }[];
  readonly speed: number;
  readonly fontSize: number;
  readonly whenFinishCloseWindow: number;
  readonly whenStartHideWindow: number;
  readonly requirePlayEffect: number;
  readonly effectReferenceIdx: number;
  readonly requirePlaySound: number;
  readonly soundReferenceIdx: number;
}

export interface MotionRow {
  readonly characterId: number;
  readonly motionName: string;
  readonly expressionName: string;
  readonly timingSyncValue: number;
}

export interface LayoutRow {
  readonly type: number;
  readonly sideFrom: number;
  readonly sideFromOffsetX: number;
  readonly sideTo: number;
  readonly sideToOffsetX: number;
  readonly depthType: number;
  readonly characterId: number;
  readonly costumeType: string;
  readonly motionName: string;
  readonly expressionName: string;
  readonly moveSpeedType: number;
}

export interface EffectRow {
  readonly effectType: number;
  readonly stringVal: string;
  readonly stringValSub: string;
  readonly duration: number;
  readonly animationTriggerName: string;
}

export interface SoundRow {
  readonly playMode: number;
  readonly bgm: string;
  readonly se: string;
  readonly volume: number;
  readonly seBundleName: string;
  readonly duration: number;
}

export interface SelectableRow {
  readonly type: number;
  readonly itemTitle: readonly string[];
}

/** Numbers of `actionType`; motions lie among the layouts. */
export const ACTIONS = { talk: 1, layout: 2, motion: 4, choice: 5, effect: 6, sound: 7 } as const;
export const LAYOUTS = { none: 0, move: 1, appear: 2, hide: 3, shakeX: 4, shakeY: 5 } as const;
export const EFFECTS = {
  blackIn: 1,
  blackOut: 2,
  whiteIn: 3,
  whiteOut: 4,
  shakeScreen: 5,
  shakeWindow: 6,
  changeBackground: 7,
  telop: 8,
  flashbackIn: 9,
  flashbackOut: 10,
  cardStill: 11,
  ambientNormal: 12,
  ambientEvening: 13,
  ambientNight: 14,
  playWeather: 15,
  stopWeather: 16,
  placeStill: 17,
  monochromeIn: 18,
  monochromeOut: 19,
  sepiaIn: 20,
  sepiaOut: 21,
} as const;
