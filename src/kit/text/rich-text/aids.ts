import { type ComponentType, createContext } from 'react';
import type { BlockOf, RichObject } from '#model/records/rich-text';

interface ObjectName {
  readonly text: string;
  /** Language tag of the name; null when it is the page's own. */
  readonly lang: string | null;
}

/** What a text needs to know of the visitor and the game's data. */
export interface RichAids {
  /** A moment (epoch milliseconds) as the visitor reads it. */
  dateTime(epochMs: number): string;
  /** Null while it is not known, or when there is no such thing. */
  nameOf(object: RichObject, id: number): ObjectName | null;
  /** Draws a thing within a sentence; it is its name where this is left out. */
  readonly Thing?: ComponentType<{ readonly object: RichObject; readonly id: number }>;
  /** Draws the things of a list; they are their names where this is left out. */
  readonly Things?: ComponentType<{ readonly block: BlockOf<'objects'> }>;
}

export const Aids = createContext<RichAids>({
  dateTime: (epochMs) => new Date(epochMs).toISOString(),
  nameOf: () => null,
});
