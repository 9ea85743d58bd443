/** Names of the sounds that scripts of stories ask for. */

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

export const loopFile = (nth: number): string => `Loop${pad(nth, 2)}`;

/** Below `sound`. */
export const NOISE_BUNDLE = 'scenario/se';
export const NOISES = [
  'door',
  'bell',
  'knock',
  'phone',
  'applause',
  'rain',
  'thunder',
  'cat',
  'drum',
  'crash',
  'chime',
  'steps',
  'glass',
  'clock',
  'sparkle',
  'slide',
  'click',
  'wind',
  'train',
  'sticks',
  'strum',
  'howl',
  'pop',
  'gong',
] as const;
export type StoryNoise = (typeof NOISES)[number];
export const noiseFile = (noise: StoryNoise): string => `se_${noise}`;
