import type { Sprite } from '#model/chart/stage/draw-list';

/** Something that is drawn once into the sheet of all pictures, and from there as often as it is seen. */
export interface StagePicture {
  /** Pixels of the stage that all of it takes at the line, at the usual size of notes. */
  readonly width: number;
  readonly height: number;
  /** The part in its middle that fills the box of a sprite; the rest is glow and edge. Without a height the width alone counts. */
  readonly bodyWidth: number;
  readonly bodyHeight: number | null;
  /** Pixels per pixel of the stage beyond which it gets no sharper. */
  readonly detail: number;
  /** Draws between 0, 0 and its width and height. */
  draw(context: CanvasRenderingContext2D): void;
}

export interface Drawable {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Pictures of the lanes themselves; what is missing is drawn. */
export interface FieldPictures {
  readonly lanes: Drawable | null;
  readonly line: Drawable | null;
}

export interface Skin {
  readonly name: string;
  /** The picture of a kind on a lane 0–6. */
  picture(sprite: Sprite, lane: number): StagePicture;
  /** Across from edge to edge; only its middle is taken along the ribbon. */
  readonly ribbon: StagePicture;
  /** The line between two notes, from left to right. */
  readonly tie: StagePicture;
  /** Of rings and light when a note is hit. */
  readonly colours: Readonly<Record<Sprite, string>>;
  /** Null where the site draws all of it. */
  readonly field: FieldPictures | null;
}
