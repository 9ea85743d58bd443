import { asNumber, asObject } from '../../records/reading.ts';
import { TEXT_SPEEDS, type TextSpeed } from '../story/story-times.ts';

export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What a visitor set of the theatre, for all stories (reference R141). Volumes are positions of sliders, from 0 to 1. */
export interface TheatreSettings {
  readonly speed: TextSpeed;
  readonly size: TextSize;
  readonly music: number;
  readonly sound: number;
  readonly voice: number;
  readonly isAuto: boolean;
}

const FIRST: TheatreSettings = {
  speed: 'normal',
  size: 'normal',
  music: 0.6,
  sound: 0.8,
  voice: 1,
  isAuto: false,
};

const oneOf = <T extends string>(words: readonly T[], value: unknown, usual: T): T =>
  words.find((word) => word === value) ?? usual;

const volumeOf = (value: unknown, usual: number): number =>
  Math.min(1, Math.max(0, asNumber(value) ?? usual));

/** What cannot be read is as it begins. */
export function readTheatreSettings(json: unknown): TheatreSettings {
  const { speed, size, music, sound, voice, isAuto } = asObject(json);
  return {
    speed: oneOf(TEXT_SPEEDS, speed, FIRST.speed),
    size: oneOf(TEXT_SIZES, size, FIRST.size),
    music: volumeOf(music, FIRST.music),
    sound: volumeOf(sound, FIRST.sound),
    voice: volumeOf(voice, FIRST.voice),
    isAuto: isAuto === true,
  };
}
