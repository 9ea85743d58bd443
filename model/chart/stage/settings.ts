import { asNumber, asObject } from '../../records/reading.ts';
import { isSkinPlace } from '../../rules/skin-files.ts';

export const FRAME_RATES = [30, 60, 120] as const;
type FrameRate = (typeof FRAME_RATES)[number];

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
  /** Shows where notes can be hit PERFECT and GREAT. */
  readonly hasWindows: boolean;
  /** Notes fall slower at a slower rate. */
  readonly followsRate: boolean;
  /** How the site draws what no skin of the data has a picture of. */
  readonly skin: string;
  /** Skins of the data, as `server/bundle` such as `jp/skin00`; empty for what the site draws and sounds itself (reference R79). */
  readonly noteSkin: string;
  readonly flickSkin: string;
  readonly laneSkin: string;
  readonly tapSounds: string;
  /** Pictures per second at most. */
  readonly frameRate: FrameRate;
  /** Pixels, as a share of what the screen has. */
  readonly sharpness: number;
  readonly musicVolume: number;
  readonly hitVolume: number;
  /** Milliseconds by which the picture is late; positive shows notes later. */
  readonly offsetMs: number;
}

/** How notes are drawn. */
export const SKINS = ['setori', 'contrast'] as const;
export const USUAL_SKIN: (typeof SKINS)[number] = 'setori';

/** Settings that name a skin of the data. */
export const SKIN_PLACES = ['noteSkin', 'flickSkin', 'laneSkin', 'tapSounds'] as const;

/** All that a skin is put together from. */
export type SkinChoice = Pick<StageSettings, 'skin' | (typeof SKIN_PLACES)[number]>;

export const skinChoice = ({
  skin,
  noteSkin,
  flickSkin,
  laneSkin,
  tapSounds,
}: StageSettings): SkinChoice => ({ skin, noteSkin, flickSkin, laneSkin, tapSounds });

export const isSameSkin = (one: SkinChoice, other: SkinChoice): boolean =>
  one.skin === other.skin && SKIN_PLACES.every((name) => one[name] === other[name]);

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
  hasWindows: false,
  followsRate: true,
  skin: USUAL_SKIN,
  noteSkin: '',
  flickSkin: '',
  laneSkin: '',
  tapSounds: '',
  frameRate: 60,
  sharpness: 1,
  musicVolume: 0.8,
  hitVolume: 0.6,
  offsetMs: 0,
};

type NumberSetting = {
  [Name in keyof StageSettings]: number extends StageSettings[Name] ? Name : never;
}[keyof StageSettings];

type Flag = {
  [Name in keyof StageSettings]: StageSettings[Name] extends boolean ? Name : never;
}[keyof StageSettings];

/** Least and greatest of each. */
export const SETTING_RANGES: Readonly<Record<NumberSetting, readonly [number, number]>> = {
  speed: [1, 15.9],
  noteSize: [0.1, 2],
  ribbons: [0.1, 1],
  background: [0, 1],
  cover: [0, 0.9],
  hidden: [0, 0.9],
  sharpness: [0.5, 1],
  musicVolume: [0, 1],
  hitVolume: [0, 1],
  offsetMs: [-500, 500],
};

/** Reads stored settings; what cannot be read is as usual, numbers are clamped. */
export function readStageSettings(json: unknown): StageSettings {
  const kept = asObject(json);
  const number = (name: NumberSetting): number => {
    const [least, most] = SETTING_RANGES[name];
    return Math.min(most, Math.max(least, asNumber(kept[name]) ?? USUAL_SETTINGS[name]));
  };
  const flag = (name: Flag): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : USUAL_SETTINGS[name];
  };
  const place = (name: (typeof SKIN_PLACES)[number]): string => {
    const value = kept[name];
    return typeof value === 'string' && isSkinPlace(value) ? value : '';
  };
  const { skin, frameRate } = kept;
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
    hasWindows: flag('hasWindows'),
    followsRate: flag('followsRate'),
    skin: SKINS.find((name) => name === skin) ?? USUAL_SKIN,
    noteSkin: place('noteSkin'),
    flickSkin: place('flickSkin'),
    laneSkin: place('laneSkin'),
    tapSounds: place('tapSounds'),
    frameRate: FRAME_RATES.find((rate) => rate === frameRate) ?? USUAL_SETTINGS.frameRate,
    sharpness: number('sharpness'),
    musicVolume: number('musicVolume'),
    hitVolume: number('hitVolume'),
    offsetMs: number('offsetMs'),
  };
}
