/** Sizes of the text of stories in pixels, smallest first (reference R139). */
export const TEXT_SIZES = [14, 16, 18, 20, 24] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** Which languages of a story show, where it has a second one. */
export const SHOWN_LANGUAGES = ['main', 'second', 'both'] as const;
export type ShownLanguages = (typeof SHOWN_LANGUAGES)[number];

/** How a visitor reads stories as text, for all of them. */
export interface ReadingSettings {
  readonly size: TextSize;
  readonly languages: ShownLanguages;
}
