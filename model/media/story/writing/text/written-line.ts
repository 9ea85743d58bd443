/** What a text says, line by line, before anyone is put on a stage (reference R145). */
export type WrittenLine =
  /** `whole` is the line as it was written, for a name that turns out to be none. */
  | { readonly kind: 'said'; readonly name: string; readonly text: string; readonly whole: string }
  | { readonly kind: 'narration'; readonly text: string }
  /** What is done, in brackets. */
  | { readonly kind: 'direction'; readonly text: string }
  /** A new scene; `level` 1 is the highest heading, and a scene without a heading has no text. */
  | { readonly kind: 'scene'; readonly level: number; readonly text: string }
  | { readonly kind: 'enter' | 'leave'; readonly names: string }
  | { readonly kind: 'background' | 'music'; readonly file: string };

/** A paragraph of a document; `level` 0 is no heading. */
export interface Paragraph {
  readonly level: number;
  readonly text: string;
}

/** As long as a story that can be published (reference R142). */
export const MAX_WRITTEN_LETTERS = 500_000;
export const MAX_WRITTEN_LINES = 5_000;
/** Of headings in brackets, which say no level. */
export const SCENE_LEVEL = 2;
