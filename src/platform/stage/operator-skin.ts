import type { Sprite } from '#model/chart/stage/draw-list';
import { LANE_WIDTH, LANES } from '#model/chart/stage/geometry';
import { SETORI_SKIN } from './drawn-skin.ts';
import { type Drawable, ofLane, type Picture, type Skin } from './skin.ts';
import { readSprites, type SpriteRect, type SpritesProblem } from './sprites-file.ts';

/** Addresses of a skin's files below the operator's assets (reference R79); what a skin lacks is null. */
export interface SkinFiles {
  readonly notes: string;
  readonly noteSprites: string;
  readonly directional: string | null;
  readonly directionalSprites: string | null;
  readonly ribbon: string | null;
  readonly tie: string | null;
  readonly lanes: string | null;
  readonly line: string | null;
}

export type SkinProblem =
  /** Not there, or no picture. */
  { readonly kind: 'missing'; readonly file: string } | (SpritesProblem & { readonly file: string });

export interface OperatorSkin {
  /** What is missing in it is taken from our own. */
  readonly skin: Skin;
  readonly problems: readonly SkinProblem[];
}

type Parts = ReadonlyMap<string, { readonly from: Drawable; readonly rect: SpriteRect }>;

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

/** Its own proportions, one lane wide; the others fill the box of the drawn note. */
const AS_WIDE_AS_A_LANE: ReadonlySet<Sprite> = new Set(['tap', 'offBeat', 'flick', 'skill', 'hold', 'tick']);

function cutOut(sprite: Sprite, from: Drawable, rect: SpriteRect): Picture {
  const drawn = SETORI_SKIN.picture(sprite, 3);
  const isWide = AS_WIDE_AS_A_LANE.has(sprite);
  const width = isWide ? LANE_WIDTH : drawn.bodyWidth;
  const height = (width * rect.height) / rect.width;
  return {
    width,
    height,
    bodyWidth: drawn.bodyWidth,
    bodyHeight: isWide ? null : height,
    detail: rect.width / width,
    draw: (context) =>
      context.drawImage(from.image, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height),
  };
}

const stretched = (own: Drawable | null, drawn: Picture): Picture =>
  own === null
    ? drawn
    : {
        ...drawn,
        detail: Math.max(1, Math.min(own.width / drawn.width, 4)),
        draw: (context) => context.drawImage(own.image, 0, 0, drawn.width, drawn.height),
      };

const LANE_NUMBERS = Array.from({ length: LANES }, (_, lane) => lane);

function picturesOf(sprite: Sprite, parts: Parts): readonly (Picture | undefined)[] {
  return LANE_NUMBERS.map((lane) => {
    const part = parts.get(NAMES[sprite](lane));
    return part && cutOut(sprite, part.from, part.rect);
  });
}

interface SkinPictures {
  readonly ribbon: Drawable | null;
  readonly tie: Drawable | null;
  readonly lanes: Drawable | null;
  readonly line: Drawable | null;
}

/** A skin out of parts by name; kinds without a picture look as in our own. */
export function skinOfParts(name: string, parts: Parts, { ribbon, tie, lanes, line }: SkinPictures): Skin {
  const pictures = new Map(
    (Object.keys(NAMES) as Sprite[]).map((sprite) => [sprite, picturesOf(sprite, parts)]),
  );
  return {
    ...SETORI_SKIN,
    name,
    picture: (sprite, lane) => ofLane(pictures.get(sprite) ?? [], lane) ?? SETORI_SKIN.picture(sprite, lane),
    ribbon: stretched(ribbon, SETORI_SKIN.ribbon),
    tie: stretched(tie, SETORI_SKIN.tie),
    field: lanes === null && line === null ? null : { lanes, line },
  };
}

async function fetched(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

async function drawable(address: string): Promise<Drawable | null> {
  const blob = await fetched(address);
  if (blob === null) return null;
  try {
    const image = await createImageBitmap(blob);
    return { image, width: image.width, height: image.height };
  } catch {
    return null;
  }
}

/** Reads a skin from an operator's files. Never rejects: what is missing or damaged is named and drawn by us. */
export async function loadOperatorSkin(name: string, files: SkinFiles): Promise<OperatorSkin> {
  const problems: SkinProblem[] = [];
  const noted = async <T>(file: string | null, load: (file: string) => Promise<T | null>) => {
    if (file === null) return null;
    const loaded = await load(file);
    if (loaded === null) problems.push({ kind: 'missing', file });
    return loaded;
  };
  const sprites = async (picture: string | null, list: string | null): Promise<Parts> => {
    const [from, blob] = await Promise.all([noted(picture, drawable), noted(list, fetched)]);
    if (from === null || blob === null || list === null) return new Map();
    const read = readSprites(await blob.text(), from);
    problems.push(...read.problems.map((problem) => ({ ...problem, file: list })));
    return new Map([...read.rects].map(([key, rect]) => [key, { from, rect }]));
  };
  const [notes, directional, ribbon, tie, lanes, line] = await Promise.all([
    sprites(files.notes, files.noteSprites),
    sprites(files.directional, files.directionalSprites),
    noted(files.ribbon, drawable),
    noted(files.tie, drawable),
    noted(files.lanes, drawable),
    noted(files.line, drawable),
  ]);
  const skin = skinOfParts(name, new Map([...notes, ...directional]), { ribbon, tie, lanes, line });
  return { skin, problems };
}
