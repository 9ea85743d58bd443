import type { Speakers } from '#model/media/story/writing/cast/cast-lines';
import type { PlateRole } from '#model/media/story/writing/cast/plates';

/** What a member says of a text before it becomes a story. */
export interface ImportChoices {
  /** Of the chapters; null takes all. */
  readonly chapter: number | null;
  /** By names of the text, where they differ from what the site knows. */
  readonly roles: ReadonlyMap<string, PlateRole>;
  /** Who says single lines, by their places in the chapter. */
  readonly speakers: ReadonlyMap<number, Speakers>;
  /** Characters that the member added to those of the text. */
  readonly added: readonly number[];
  readonly chosen: ReadonlySet<number>;
  readonly keepsDirections: boolean;
  /** What was given last to whom: to be said aloud. */
  readonly given: { readonly lines: number; readonly speakers: Speakers } | null;
}

export const NO_CHOICES: ImportChoices = {
  chapter: null,
  roles: new Map(),
  speakers: new Map(),
  added: [],
  chosen: new Set(),
  keepsDirections: true,
  given: null,
};

export type ImportChoice =
  /** Another text: what was said of names stays. */
  | { readonly kind: 'text' }
  | { readonly kind: 'chapter'; readonly chapter: number | null }
  | { readonly kind: 'role'; readonly name: string; readonly role: PlateRole }
  | { readonly kind: 'add'; readonly characterId: number }
  | { readonly kind: 'choose'; readonly line: number; readonly isChosen: boolean }
  /** Who says these lines; they are no longer chosen. */
  | { readonly kind: 'speakers'; readonly lines: readonly number[]; readonly speakers: Speakers }
  | { readonly kind: 'directions'; readonly keeps: boolean };

function chosenWith({ chosen }: ImportChoices, line: number, isChosen: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  if (isChosen) next.add(line);
  else next.delete(line);
  return next;
}

export function choose(choices: ImportChoices, choice: ImportChoice): ImportChoices {
  switch (choice.kind) {
    case 'text':
      return {
        ...NO_CHOICES,
        roles: choices.roles,
        added: choices.added,
        keepsDirections: choices.keepsDirections,
      };
    case 'chapter':
      return { ...choices, chapter: choice.chapter, speakers: new Map(), chosen: new Set(), given: null };
    case 'role':
      return { ...choices, roles: new Map(choices.roles).set(choice.name, choice.role) };
    case 'add':
      return { ...choices, added: [...new Set([...choices.added, choice.characterId])] };
    case 'choose':
      return { ...choices, chosen: chosenWith(choices, choice.line, choice.isChosen) };
    case 'speakers': {
      const entries = choice.lines.map((line) => [line, choice.speakers] as const);
      return {
        ...choices,
        speakers: new Map([...choices.speakers, ...entries]),
        chosen: new Set(),
        given: { lines: choice.lines.length, speakers: choice.speakers },
      };
    }
    case 'directions':
      return { ...choices, keepsDirections: choice.keeps };
  }
}
