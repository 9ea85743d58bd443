import { asArray, asObject, asText } from '#model/records/reading';
import { MAX_AT_ONCE, MAX_STORY_STEPS } from '../limits.ts';
import { asCharacter } from './read-scenario.ts';

/** Stands for all who speak at once; it is no character. */
const GROUP_ID = 900_000;

export const isOne = (id: number): boolean => id > 0 && id !== GROUP_ID;

/** Names on one plate: parted by a dot, a comma or a word. */
const BETWEEN = /\s*[・、，,＆&／/]\s*|\s+and\s+/;

const namesOn = (plate: unknown): readonly string[] =>
  (asText(plate) ?? '')
    .trim()
    .split(BETWEEN, MAX_AT_ONCE)
    .filter((name) => name !== '');

/** Who is called how, by the lines that one character says alone; a name that two have belongs to neither. */
function namesOf(talks: readonly unknown[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (let at = 0; at < Math.min(talks.length, MAX_STORY_STEPS); at++) {
    const { windowDisplayName, talkCharacters } = asObject(talks[at]);
    const [first, ...others] = asArray(talkCharacters);
    const id = asCharacter(asObject(first).characterId);
    const [name, ...more] = namesOn(windowDisplayName);
    if (name === undefined || more.length > 0 || others.length > 0 || !isOne(id)) continue;
    names.set(name, (names.get(name) ?? id) === id ? id : 0);
  }
  return names;
}

/** Who speaks when a line of several names the group alone (reference R133). The names are learnt when they are first asked for. */
export class Chorus {
  readonly #talks: readonly unknown[];
  #names: ReadonlyMap<string, number> | null = null;

  constructor(talks: readonly unknown[]) {
    this.#talks = talks;
  }

  of(plate: unknown): readonly number[] {
    const names = namesOn(plate);
    if (names.length < 2) return [];
    this.#names ??= namesOf(this.#talks);
    return names.map((name) => this.#names?.get(name) ?? 0).filter(isOne);
  }
}
