import type { ServerIndex } from '#model/vocabulary/servers';
import { type DemoPerson, PEOPLE } from '../words/people.ts';
import type { PictureSources } from './sources.ts';

/** Draws an SVG document for the groups of its path pattern, as the server has it; null when there is no such thing. */
export type Painter = (
  sources: PictureSources,
  groups: readonly string[],
  server: ServerIndex,
) => string | null;

export interface Rule {
  readonly pattern: RegExp;
  readonly type: 'png' | 'svg';
  readonly paint: Painter;
}

export const png = (pattern: RegExp, paint: Painter): Rule => ({ pattern, type: 'png', paint });
export const vector = (pattern: RegExp, paint: Painter): Rule => ({ pattern, type: 'svg', paint });

/** What is drawn of a character by her number. */
export const ofPerson =
  (draw: (person: DemoPerson) => string): Painter =>
  (_, [id = '']) => {
    const person = PEOPLE[Number(id) - 1];
    return person ? draw(person) : null;
  };
