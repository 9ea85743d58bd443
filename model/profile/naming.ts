import { BOUNDS } from './defaults.ts';

/** Of a premade profile, before its number where there are several. */
export const PREMADE_NAME = 'Premade';

const PREMADE = new RegExp(`^${PREMADE_NAME}( \\d+)?$`);

/** What stands behind the name of a premade profile, such as ` 2`; null for any other name. */
export const premadeNumber = (name: string): string | null => {
  const found = PREMADE.exec(name);
  return found ? (found[1] ?? '') : null;
};

export const isPremadeName = (name: string): boolean => premadeNumber(name) !== null;

/** "Profile N" with the smallest N that is not taken (reference R37). */
export function nextProfileName(taken: readonly string[]): string {
  const names = new Set(taken);
  for (let n = 1; n <= names.size; n++) {
    const name = `Profile ${n}`;
    if (!names.has(name)) return name;
  }
  return `Profile ${names.size + 1}`;
}

/** The beginning of a name, which ends neither in blanks nor in half a character: read again it is the same. */
export const shorten = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\s\uD800-\uDBFF]+$/, '');

/** A name that is not taken yet: the wanted one, else as much of it as leaves room for the smallest number that is free. */
export function uniqueName(preferred: string, taken: readonly string[]): string {
  if (!taken.includes(preferred)) return preferred;
  for (let n = 2; ; n++) {
    const end = ` ${n}`;
    const name = `${shorten(preferred, BOUNDS.nameLength - end.length)}${end}`;
    if (!taken.includes(name)) return name;
  }
}
