import type { Parameter } from '../parameters.ts';

/** Something that depends on a parameter: values at its keys, and straight lines between them. Below the first and beyond the last it stays. */
interface Keyed {
  readonly parameter: string;
  /** Rising. */
  readonly keys: readonly number[];
}

/** How a joint turns and shifts what hangs on it. */
export interface PuppetMove extends Keyed {
  /** Degrees, clockwise; one for each key. */
  readonly turns: readonly number[];
  /** x and y for each key. */
  readonly shifts: readonly number[];
}

/** A point about which all that hangs on it moves without bending: a neck, a shoulder. */
export interface PuppetJoint {
  readonly id: string;
  /** One before it in the list; null for none. */
  readonly parent: string | null;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly PuppetMove[];
}

/** How far each vertex of a part moves. What several parameters ask for adds up. */
export interface PuppetBend extends Keyed {
  /** For each key x and y of each vertex; an empty list moves none. */
  readonly offsets: readonly (readonly number[])[];
}

/** How much is seen of a part. What several parameters ask for is multiplied. */
export interface PuppetFade extends Keyed {
  readonly opacities: readonly number[];
}

/** A cut of a texture on a mesh. */
export interface PuppetPart {
  readonly id: string;
  /** Parts of a higher one are drawn over those of a lower one; equal ones as they are listed. */
  readonly order: number;
  /** Which of the textures, from 0. */
  readonly texture: number;
  readonly opacity: number;
  /** Null for what stands still. */
  readonly joint: string | null;
  /** Another joint that takes part in moving it, by a share for each vertex: a sleeve at its elbow. */
  readonly second: { readonly joint: string; readonly shares: readonly number[] } | null;
  /** x and y of each, in units of the figure; y grows downwards. */
  readonly vertices: readonly number[];
  /** From 0 to 1 over the texture, for each vertex. */
  readonly uvs: readonly number[];
  /** Three numbers of vertices each. */
  readonly triangles: readonly number[];
  readonly bends: readonly PuppetBend[];
  readonly fades: readonly PuppetFade[];
}

/** A drawn figure that moves by parameters. Its origin is the middle of its feet. */
export interface Puppet {
  readonly width: number;
  readonly height: number;
  readonly textures: number;
  readonly parameters: readonly Parameter[];
  readonly joints: readonly PuppetJoint[];
  readonly parts: readonly PuppetPart[];
}

/** More than this is no figure but an attack. */
export const MAX_PUPPET_BYTES = 4 * 1024 * 1024;
export const MAX_PUPPET_TEXTURES = 4;
export const MAX_PUPPET_PARAMETERS = 128;
export const MAX_PUPPET_JOINTS = 64;
export const MAX_PUPPET_PARTS = 256;
/** Of all parts together. */
export const MAX_PUPPET_VERTICES = 20_000;
export const MAX_PUPPET_TRIANGLES = 40_000;
/** Numbers in the bends of all parts together: what a frame costs. */
export const MAX_PUPPET_OFFSETS = 600_000;
/** Of moves, bends or fades of one thing. */
export const MAX_PUPPET_CURVES = 32;
export const MAX_PUPPET_KEYS = 16;
export const MAX_PUPPET_NUMBER = 100_000;
export const MAX_PUPPET_NAME = 64;
