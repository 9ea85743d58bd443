import type { WrittenLine } from '../text/written-line.ts';
import type { KnownNames } from './known-names.ts';

/** A name of the text, and whom it means. */
export interface Plate {
  readonly name: string;
  readonly lines: number;
  /** What it says first, by which its author knows it again. */
  readonly example: string;
  /** Whom the site knows by it; empty where it knows no one. */
  readonly characterIds: readonly number[];
}

/** Who says what stands behind a name: characters, someone without a figure, no one; `text`: the name is part of the text. */
export type PlateRole =
  | { readonly kind: 'characters'; readonly ids: readonly number[] }
  | { readonly kind: 'name' | 'narration' | 'text' };

/** The names of a text, each once, in the order in which they come. */
export function platesOf(lines: readonly WrittenLine[], names: KnownNames): readonly Plate[] {
  const plates = new Map<string, Plate>();
  for (const line of lines) {
    if (line.kind !== 'said' && line.kind !== 'enter' && line.kind !== 'leave') continue;
    const [name, text] = line.kind === 'said' ? [line.name, line.text] : [line.names, ''];
    const before = plates.get(name);
    plates.set(
      name,
      before
        ? { ...before, lines: before.lines + 1 }
        : { name, lines: 1, example: text, characterIds: names.of(name) },
    );
  }
  return [...plates.values()];
}

/** Until its author says something else, a name that no one knows is someone without a figure. */
export const usualRole = ({ characterIds }: Plate): PlateRole =>
  characterIds.length > 0 ? { kind: 'characters', ids: characterIds } : { kind: 'name' };
