/** What a tile of a list measures, in pixels: the server draws the first ones as the page will. */
export interface TileShape {
  /** Of the narrowest tile. */
  readonly phone: number;
  readonly wide: number;
  /** Height of its picture for each pixel of its width. */
  readonly ratio: number;
  /** Height of the lines below the picture. */
  readonly lines: number;
  /** On phones, where they take more room there. */
  readonly phoneLines?: number;
  /** How many tiles the server sends before any script runs. */
  readonly first: number;
}

/** A row on a phone, with room for five lines: of the title and of one line below it there may be two each. */
export const PHONE_ROW = { width: 300, height: () => 94 };
