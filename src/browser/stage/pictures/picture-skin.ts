import type { Sprite } from '#model/chart/stage/draw-list';
import { LANES } from '#model/chart/stage/geometry';
import type { Drawable, FieldPictures, Skin, StagePicture } from '../skin.ts';
import type { SpriteRect } from './sprites-file.ts';

/** A part of a picture. */
export interface SpritePart {
  readonly from: Drawable;
  readonly rect: SpriteRect;
  /** Pixels across what is seen of it: files leave a clear border around notes. */
  readonly seen: number;
}

/** By the names of the file of sprites. */
export type SpriteParts = ReadonlyMap<string, SpritePart>;

const byLane = (name: string) => (lane: number) => `${name}_${lane}`;

/** Names in the file of sprites; most kinds have a picture for each lane. */
const NAMES: Readonly<Record<Sprite, (lane: number) => string>> = {
  tap: byLane('note_normal'),
  offBeat: byLane('note_normal_16'),
  flick: byLane('note_flick'),
  skill: byLane('note_skill'),
  hold: byLane('note_long'),
  tick: () => 'note_slide_among',
  left: byLane('note_flick_l'),
  right: byLane('note_flick_r'),
  flickTop: () => 'note_flick_top',
  leftTop: () => 'note_flick_top_l',
  rightTop: () => 'note_flick_top_r',
};

const MIDDLE = 3;
const ALL_LANES = Array.from({ length: LANES }, (_, lane) => lane);

/** As wide as the drawn one; all lanes of a kind take the scale of the one in the middle, for theirs are skewed. */
function cutOut({ from, rect }: SpritePart, scale: number, bodyWidth: number): StagePicture {
  const [width, height] = [rect.width * scale, rect.height * scale];
  return {
    width,
    height,
    bodyWidth,
    bodyHeight: null,
    detail: 1 / scale,
    draw: (context) =>
      context.drawImage(from.image, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height),
  };
}

/** Pictures of a kind by lane; none where the file has none of it. */
function picturesOf(sprite: Sprite, parts: SpriteParts, drawn: Skin): readonly StagePicture[] | null {
  const found = ALL_LANES.map((lane) => parts.get(NAMES[sprite](lane)));
  const middle = found[MIDDLE] ?? found.find((part) => part !== undefined);
  if (!middle) return null;
  const { bodyWidth } = drawn.picture(sprite, MIDDLE);
  const scale = bodyWidth / middle.seen;
  return found.map((part) => cutOut(part ?? middle, scale, bodyWidth));
}

const stretched = (own: Drawable | null, drawn: StagePicture): StagePicture =>
  own === null
    ? drawn
    : {
        ...drawn,
        detail: Math.max(1, Math.min(own.width / drawn.width, 4)),
        draw: (context) => context.drawImage(own.image, 0, 0, drawn.width, drawn.height),
      };

export interface SkinPictures {
  readonly parts: SpriteParts;
  readonly ribbon: Drawable | null;
  readonly tie: Drawable | null;
  readonly field: FieldPictures | null;
}

/** A skin out of pictures (reference R79); what they lack is drawn. */
export function pictureSkin({ parts, ribbon, tie, field }: SkinPictures, drawn: Skin): Skin {
  const pictures = new Map(
    (Object.keys(NAMES) as Sprite[]).map((sprite) => [sprite, picturesOf(sprite, parts, drawn)]),
  );
  return {
    ...drawn,
    picture: (sprite, lane) => pictures.get(sprite)?.[lane] ?? drawn.picture(sprite, lane),
    ribbon: stretched(ribbon, drawn.ribbon),
    tie: stretched(tie, drawn.tie),
    field,
  };
}
