import type { CharacterRecord } from '../../records/character.ts';
import { localised } from '../../rules/localised.ts';
import { memoize, memoizePerObject } from '../../rules/once.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';

/** Short forms of a name, the plainest first: Tomoe gives To, Tm, Te, Tom … */
function* formsOf(name: string, id: number): Generator<string> {
  const letters = [...name].filter((letter) => letter.trim() !== '');
  const [first = ''] = letters;
  if (letters.length === 1) yield first;
  for (const letter of letters.slice(1)) yield first + letter;
  for (let length = 3; length <= letters.length; length++) yield letters.slice(0, length).join('');
  for (let form = `#${id}`; ; form += '#') yield form;
}

/**
 * A short form for each name, no two alike: two letters where they are free. Names count in the order of the map, so that a new one
 * changes none before it. Names that are equal get their id.
 */
export function shortForms(names: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  const found = new Map<number, string>();
  for (const [id, name] of names) {
    for (const form of formsOf(name, id)) {
      if (taken.has(form.toLowerCase())) continue;
      taken.add(form.toLowerCase());
      found.set(id, form);
      break;
    }
  }
  return found;
}

const nameOf = ({ id, firstName, name }: CharacterRecord, main: ServerIndex, sub: ServerIndex): string =>
  localised(firstName, main, sub)?.value ?? localised(name, main, sub)?.value ?? `#${id}`;

const formsFor = memoizePerObject((characters: ReadonlyMap<number, CharacterRecord>) =>
  memoize((main: ServerIndex) =>
    memoize((sub: ServerIndex) =>
      shortForms(
        new Map(
          [...characters.values()].sort((a, b) => a.id - b.id).map((one) => [one.id, nameOf(one, main, sub)]),
        ),
      ),
    ),
  ),
);

/** What stands for a character whose picture is missing: no other one has the same. */
export const monogramOf = (
  id: number,
  characters: ReadonlyMap<number, CharacterRecord>,
  main: ServerIndex,
  sub: ServerIndex,
): string => formsFor(characters)(main)(sub).get(id) ?? `#${id}`;
