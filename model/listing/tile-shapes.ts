/** What a tile of a family's list measures, in pixels: the server draws the first ones as the page will. */
export interface TileShape {
  /** Of the narrowest tile. */
  readonly phone: number;
  readonly wide: number;
  /** Height of its picture for each pixel of its width. */
  readonly ratio: number;
  /** Height of the lines below the picture. */
  readonly lines: number;
}

export const TILE_SHAPES = {
  cards: { phone: 58, wide: 80, ratio: 1, lines: 20 },
  characters: { phone: 70, wide: 84, ratio: 1, lines: 40 },
  songs: { phone: 96, wide: 132, ratio: 1, lines: 46 },
  events: { phone: 300, wide: 260, ratio: 100 / 274, lines: 62 },
} as const satisfies Readonly<Record<string, TileShape>>;
export type TiledFamily = keyof typeof TILE_SHAPES;
