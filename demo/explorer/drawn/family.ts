import type { DemoAsset } from '../../demo.types.ts';
import { renderPng } from '../../pictures/drawing/render.ts';
import { manifest } from './dumps.ts';

/** What a file of the tree is made of. */
export type DrawnFile =
  | { readonly kind: 'picture'; readonly document: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'sound'; readonly bytes: Uint8Array };

export const picture = (document: string): DrawnFile => ({ kind: 'picture', document });
export const json = (value: unknown): DrawnFile => ({ kind: 'json', value });
export const sound = (bytes: Uint8Array): DrawnFile => ({ kind: 'sound', bytes });

/** Bundles that are alike: what the tree alone shows, drawn by number. */
export interface BundleFamily {
  /** With `#` where the number of a bundle stands, which counts from 1. */
  readonly path: string;
  /** Digits of the number; 0 for as many as it takes. */
  readonly digits: number;
  readonly count: number;
  /** Whether servers have as many as they have had events; otherwise all of them are there from the start. */
  readonly isReleased: boolean;
  files(nth: number): readonly string[];
  /** The file at a place of `files`. */
  make(nth: number, place: number): DrawnFile;
}

export const bundlePath = ({ path, digits }: BundleFamily, nth: number): string =>
  path.replace('#', String(nth).padStart(digits, '0'));

const isHeard = (files: readonly string[]): boolean => files.every((file) => file.endsWith('.mp3'));
const manifestOf = (bundle: string): string => `${bundle.replaceAll('/', '-')}.bundle`;

/** Names of all files of a bundle. Bundles of more than sounds say what they hold. */
export function filesOf(family: BundleFamily, nth: number): readonly string[] {
  const files = family.files(nth);
  return isHeard(files) ? files : [...files, manifestOf(bundlePath(family, nth))];
}

async function assetOf(made: DrawnFile): Promise<DemoAsset> {
  switch (made.kind) {
    case 'picture':
      return { type: 'image/png', bytes: await renderPng(made.document) };
    case 'json':
      return { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(made.value)) };
    case 'sound':
      return { type: 'audio/wav', bytes: made.bytes };
  }
}

const NUMBER = /(\d+)(?=\D*$)/;

/** A file by bundle and name; null when the family has none of that name. */
export async function fileOf(family: BundleFamily, bundle: string, file: string): Promise<DemoAsset | null> {
  const nth = family.path.includes('#') ? Number(NUMBER.exec(bundle)?.[1] ?? 0) : 1;
  if (nth < 1 || nth > family.count || bundlePath(family, nth) !== bundle) return null;
  const files = family.files(nth);
  const place = files.indexOf(file);
  if (place >= 0) return assetOf(family.make(nth, place));
  if (file !== manifestOf(bundle) || isHeard(files)) return null;
  return assetOf(json(manifest(bundle, files)));
}
