/** A part of a picture, from its upper left corner. */
export interface SpriteRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type SpritesProblem =
  /** A page that says "not found", mostly. */
  | { readonly kind: 'notJson' }
  | { readonly kind: 'notAList' }
  | { readonly kind: 'unreadable'; readonly index: number }
  | { readonly kind: 'outside'; readonly name: string };

export interface SpritesRead {
  readonly rects: ReadonlyMap<string, SpriteRect>;
  readonly problems: readonly SpritesProblem[];
}

/** More than any skin has. */
const MAX_SPRITES = 2000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Entry extends SpriteRect {
  readonly name: string;
}

/** `y` is counted from the bottom in the file (reference R79). */
function entryOf(value: unknown, pictureHeight: number): Entry | null {
  const base = isRecord(value) && isRecord(value.Base) ? value.Base : value;
  if (!isRecord(base) || typeof base.m_Name !== 'string' || !isRecord(base.m_Rect)) return null;
  const { x, y, width, height } = base.m_Rect;
  const sides = [x, y, width, height];
  if (!sides.every((side) => typeof side === 'number' && Number.isFinite(side))) return null;
  const [left, bottom, wide, tall] = sides.map(Number) as [number, number, number, number];
  return { name: base.m_Name, x: left, y: pictureHeight - bottom - tall, width: wide, height: tall };
}

const isInside = ({ x, y, width, height }: SpriteRect, picture: Size): boolean =>
  width >= 1 && height >= 1 && x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where each named sprite lies in the picture that came with the file. Never throws; of two with one name the first counts. */
export function readSprites(text: string, picture: Size): SpritesRead {
  const list = parsed(text);
  if (list === undefined) return { rects: new Map(), problems: [{ kind: 'notJson' }] };
  if (!Array.isArray(list)) return { rects: new Map(), problems: [{ kind: 'notAList' }] };
  const rects = new Map<string, SpriteRect>();
  const problems: SpritesProblem[] = [];
  for (const [index, value] of list.slice(0, MAX_SPRITES).entries()) {
    const entry = entryOf(value, picture.height);
    if (entry === null) problems.push({ kind: 'unreadable', index });
    else if (!isInside(entry, picture)) problems.push({ kind: 'outside', name: entry.name });
    else if (!rects.has(entry.name)) {
      const { name, ...rect } = entry;
      rects.set(name, rect);
    }
  }
  return { rects, problems };
}
