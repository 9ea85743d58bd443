/** A picture on a sheet, in pixels from its left upper corner. */
export interface SheetSprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
