import { createContext } from 'react';
import type { RichObject } from '#model/records/rich-text';

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
}

export const Aids = createContext<RichAids>({
  dateTime: (epochMs) => new Date(epochMs).toISOString(),
  nameOf: () => null,
});
