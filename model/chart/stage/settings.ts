import { asNumber, asObject } from '../../records/reading.ts';

/** What a visitor sets of the simulator for all charts; shares and volumes are 0–1 (reference R76). */
export interface StageSettings {
  /** As the game counts it, 1–15.9. */
  readonly speed: number;
  readonly noteSize: number;
  /** How solid slides and holds are. */
  readonly ribbons: number;
  /** How bright the background is. */
  readonly background: number;
  /** Share of the way, from the far end, that is covered. */
  readonly cover: number;
  /** Share of the way, before the line, on which notes vanish. */
  readonly hidden: number;
  readonly hasTies: boolean;
  readonly hasOffBeat: boolean;
  readonly hasLaneLight: boolean;
  /** Notes fall slower at a slower rate. */
  readonly followsRate: boolean;
  readonly skin: string;
  readonly musicVolume: number;
  readonly hitVolume: number;
  /** Milliseconds by which the picture is late; positive shows notes later. */
  readonly offsetMs: number;
}

/** Skins of our own; any other name is one of the operator's. */
export const SKINS = ['setori', 'contrast'] as const;
export const USUAL_SKIN: (typeof SKINS)[number] = 'setori';

export const USUAL_SETTINGS: StageSettings = {
  speed: 8,
  noteSize: 1,
  ribbons: 0.7,
  background: 0.3,
  cover: 0,
  hidden: 0,
  hasTies: true,
  hasOffBeat: true,
  hasLaneLight: true,
  followsRate: true,
  skin: USUAL_SKIN,
  musicVolume: 0.8,
  hitVolume: 0.6,
  offsetMs: 0,
};

type NumberSetting = {
  [Name in keyof StageSettings]: StageSettings[Name] extends number ? Name : never;
}[keyof StageSettings];

/** Least and greatest of each. */
export const SETTING_RANGES: Readonly<Record<NumberSetting, readonly [number, number]>> = {
  speed: [1, 15.9],
  noteSize: [0.1, 2],
  ribbons: [0.1, 1],
  background: [0, 1],
  cover: [0, 0.9],
  hidden: [0, 0.9],
  musicVolume: [0, 1],
  hitVolume: [0, 1],
  offsetMs: [-500, 500],
};

const MAX_NAME = 100;

/** Reads stored settings; what cannot be read is as usual, numbers are clamped. */
export function readStageSettings(json: unknown): StageSettings {
  const kept = asObject(json);
  const number = (name: NumberSetting): number => {
    const [least, most] = SETTING_RANGES[name];
    return Math.min(most, Math.max(least, asNumber(kept[name]) ?? USUAL_SETTINGS[name]));
  };
  const flag = (name: 'hasTies' | 'hasOffBeat' | 'hasLaneLight' | 'followsRate'): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : USUAL_SETTINGS[name];
  };
  const { skin } = kept;
  return {
    speed: number('speed'),
    noteSize: number('noteSize'),
    ribbons: number('ribbons'),
    background: number('background'),
    cover: number('cover'),
    hidden: number('hidden'),
    hasTies: flag('hasTies'),
    hasOffBeat: flag('hasOffBeat'),
    hasLaneLight: flag('hasLaneLight'),
    followsRate: flag('followsRate'),
    skin: typeof skin === 'string' && skin.length <= MAX_NAME ? skin : USUAL_SKIN,
    musicVolume: number('musicVolume'),
    hitVolume: number('hitVolume'),
    offsetMs: number('offsetMs'),
  };
}
