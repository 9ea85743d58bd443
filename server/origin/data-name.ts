/** A name of the API split from its level: `cards/all.5` is the list `cards/all` at level 5. */
export interface LevelledName {
  readonly name: string;
  /** Amount of fields; null when the name has no numeric suffix. */
  readonly level: number | null;
}

const MAX_NAME = 200;
const MAX_PATH = 400;
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const LEVEL = /^(.+)\.(0|[1-9]\d?)$/;

/** Where the sprites of a picture lie; the one file of the game's whose name begins with a dot. */
const SPRITES_FILE = '.sprites';

/**
 * The one place that decides which names reach a disk or another machine: segments of `[A-Za-z0-9_.-]` that do not
 * begin with a dot, joined by single slashes. So there is no way up, no absolute path, no escape and no control character.
 */
function isSafePath(path: string, longest: number = MAX_PATH): boolean {
  return path.length <= longest && path.split('/').every((segment) => SEGMENT.test(segment));
}

const ASSET_PATH = /^(?:assets\/(?:jp|en|tw|cn|kr)|res)\/(.+)$/;

/** What a path says below `assets/{server}/` or `res/`; null when it is no such path. */
export function belowAssets(path: string): string | null {
  const isSprites = path.endsWith(`/${SPRITES_FILE}`);
  if (!isSafePath(isSprites ? path.slice(0, -SPRITES_FILE.length - 1) : path)) return null;
  return ASSET_PATH.exec(path)?.[1] ?? null;
}

export const isDataName = (name: string): boolean => isSafePath(name, MAX_NAME);

/** Reads `cards/all.5`, `events/all.stories`, `charts/12/expert`; null when it is no name at all. */
export function parseDataName(text: string): LevelledName | null {
  if (!isDataName(text)) return null;
  const [, name, level] = LEVEL.exec(text) ?? [];
  return name !== undefined && level !== undefined && isDataName(name)
    ? { name, level: Number(level) }
    : { name: text, level: null };
}

export const formatDataName = ({ name, level }: LevelledName): string =>
  level === null ? name : `${name}.${level}`;
