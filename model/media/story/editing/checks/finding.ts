import type { StoryCommand } from '../commands.ts';

/** What may be wrong with a story under edit (reference R144), by name, so that pages can say it in their language. */
export const STORY_FINDINGS = [
  'tooManyActions',
  'tooLarge',
  'textTooLong',
  'noType',
  'unknownServer',
  'nothingToRead',
  'unknownKind',
  'unknownSide',
  'badFile',
  'missingFile',
  'noPicture',
  'emptyTelop',
  'emptyLine',
  'longLine',
  'noVoice',
  'tooMuchAtOnce',
  'tooLongWait',
  'noCharacter',
  'noCostume',
  'unknownCostume',
  'speaksOffStage',
  'notOnStage',
  'samePlace',
  'tooManyFigures',
  'neverReturned',
] as const;
export type StoryFindingKind = (typeof STORY_FINDINGS)[number];

/** What is published with one of these is refused; with all others it plays, but not as it was meant. */
const ERRORS: ReadonlySet<StoryFindingKind> = new Set([
  'tooManyActions',
  'tooLarge',
  'textTooLong',
  'noType',
]);

export interface StoryFinding {
  readonly kind: StoryFindingKind;
  /** The action that it is about; null for the story as a whole and for what it begins with. */
  readonly id: number | null;
  readonly severity: 'error' | 'warning';
  /** For its text: `name` of a character as the story calls her, `other` of another one, `what` is named or held, `count` and `limit`. */
  readonly values: Readonly<Record<string, string>>;
  /** What certainly mends it and makes nothing else wrong. */
  readonly remedy: StoryCommand | null;
}

export function finding(
  kind: StoryFindingKind,
  id: number | null,
  values: StoryFinding['values'] = {},
  remedy: StoryCommand | null = null,
): StoryFinding {
  return { kind, id, severity: ERRORS.has(kind) ? 'error' : 'warning', values, remedy };
}

/** Names that an editor knows. What no list was read of is not judged. */
export interface NameLists {
  /** Folders below that of the server with the files in each; null where only the folder is known. */
  readonly folders?: ReadonlyMap<string, ReadonlySet<string> | null>;
  readonly costumes?: ReadonlySet<string>;
  /** What characters wear who were not dressed. */
  readonly usualCostumes?: ReadonlyMap<number, string>;
}
