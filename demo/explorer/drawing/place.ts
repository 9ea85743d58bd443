import { mix } from '#model/encoding/svg/color';
import type { Random } from '../../seeded/random.ts';

/** Places in flat colours, 16:9 with a height of 100: the same place at four times of a day. */
export const HOURS = ['morning', 'noon', 'evening', 'night'] as const;
export type Hour = (typeof HOURS)[number];

export const WIDTH = 178;

/** From the top of the sky to the horizon, and what light falls on things. */
interface Light {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly shade: string;
  /** How far things go into the shade. */
  readonly depth: number;
}

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  morning: { sky: ['#a9d3f2', '#cfe6f5', '#fbe6d4'], sun: '#fff3c4', shade: '#6b7fa6', depth: 0.16 },
  noon: { sky: ['#5fb0ec', '#8fcbf3', '#c9e8f8'], sun: '#fffbe6', shade: '#3d6a94', depth: 0.04 },
  evening: { sky: ['#5b4a86', '#c06a86', '#f6b277'], sun: '#ffd08a', shade: '#4a2f5c', depth: 0.42 },
  night: { sky: ['#0f1230', '#1b2150', '#37396e'], sun: '#f4f1d8', shade: '#0d0f26', depth: 0.68 },
};

export interface ScenePlace {
  readonly hour: Hour;
  readonly light: Light;
  /** Of what stands there, the same at all hours. */
  readonly rng: Random;
  /** Of stars, clouds and windows. */
  readonly sparks: Random;
  /** What walls and roofs are painted in. */
  readonly accent: string;
}

export const lit = ({ light }: ScenePlace, color: string): string => mix(color, light.shade, light.depth);
