import type { CardProblem, Profile } from '../profile.ts';

/** Why nothing could be imported. */
const IMPORT_FAILURES = [
  'notJson',
  'tooLarge',
  'notAProfile',
  'empty',
  'unknownCompression',
  'brokenData',
  'noCards',
  'noIds',
  'unknownForm',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** One profile read from a file, or the reason why not. */
export type ProfileReading =
  | {
      readonly ok: true;
      readonly profile: Profile;
      readonly droppedCards: number;
      readonly problems: readonly CardProblem[];
    }
  | { readonly ok: false; readonly reason: ImportFailure };
