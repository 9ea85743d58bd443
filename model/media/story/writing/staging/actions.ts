import type { JsonObject } from '#model/records/reading';
import { OWN_ADDRESS } from '../../files.ts';
import type { FigurePlace } from '../../script.types.ts';

/** Actions of the published format, with all the fields that its editors write, in their order (reference R133). */

const common = (wait: boolean) => ({ wait, delay: 0 });

export const talk = (name: string, body: string, characters: readonly number[]): JsonObject => ({
  type: 'talk',
  ...common(true),
  // An empty name is a space, as published narration has it.
  name: name === '' ? ' ' : name,
  body,
  close: false,
  characters: [...characters],
  motions: [],
  voices: [],
});

export interface FigureMove {
  readonly character: number;
  readonly costume: string;
  readonly from: FigurePlace;
  readonly to: FigurePlace;
}

export const layout = (
  layoutType: 'appear' | 'hide' | 'move',
  { character, costume, from, to }: FigureMove,
  wait: boolean,
): JsonObject => ({
  type: 'layout',
  ...common(wait),
  layoutType,
  character,
  costume,
  motion: '',
  expression: '',
  sideFrom: from.side,
  sideFromOffsetX: from.offset,
  sideTo: to.side,
  sideToOffsetX: to.offset,
});

export const telop = (text: string): JsonObject => ({
  type: 'effect',
  ...common(true),
  effectType: 'telop',
  text,
});

export const curtain = (effectType: 'blackIn' | 'blackOut'): JsonObject => ({
  type: 'effect',
  ...common(true),
  effectType,
  duration: 0.5,
});

export const changeBackground = (background: JsonObject): JsonObject => ({
  type: 'effect',
  ...common(true),
  effectType: 'changeBackground',
  background,
});

export const changeMusic = (bgm: JsonObject): JsonObject => ({
  type: 'sound',
  ...common(false),
  bgm,
  se: null,
});

const isAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text);
const PICTURE = /^(\S+)[/:\s]([^\s/:]+?)(?:\.(?:png|jpe?g|webp))?$/i;

/** A picture as a text names it: an address, or bundle and file with a slash, a colon or a space between them. Null for all else. */
export function writtenPicture(text: string): JsonObject | null {
  if (isAddress(text)) return { type: 'custom', url: text };
  const [, bundle, file] = PICTURE.exec(text) ?? [];
  if (bundle === undefined || file === undefined || bundle === OWN_ADDRESS) return null;
  return { type: 'bandori', bundle: bundle.replace(/_rip$/, ''), file };
}

/** Music as a text names it: an address, or the name of its file. */
export const writtenMusic = (text: string): JsonObject =>
  isAddress(text) ? { type: 'custom', url: text } : { type: 'bandori', file: text.replace(/\.mp3$/i, '') };
