import { normalise, searchable } from '../encoding/normalise.ts';
import { memoizePerObject } from '../rules/once.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import aliases from './aliases.json' with { type: 'json' };

/** Words that mean something besides names: bands, characters, attributes, servers, kinds of cards, skills, songs and events. */
export interface Lexicon {
  /** Tags such as `band 1` or `attribute cool` by each word for them. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** In the order from easy to special. */
  readonly difficulties: ReadonlyMap<string, Difficulty>;
  /** How many words the longest of them has. */
  readonly mostWords: number;
}

/** Lists of words by tag. */
export type TaggedWords = Readonly<Record<string, readonly string[]>>;

const isDifficulty = (value: string | undefined): value is Difficulty =>
  DIFFICULTIES.some((one) => one === value);

/**
 * All ways to type a word of the file. A character's name with a space in it counts as it stands, in one word in either order, and by each
 * part, but for parts of one sign: they are in too many other names.
 */
function waysToType(kind: string | undefined, word: string): readonly string[] {
  const parts = word.split(' ');
  if (kind !== 'character' || parts.length < 2) return [word];
  return [word, parts.join(''), [...parts].reverse().join(''), ...parts.filter((part) => part.length > 1)];
}

/** From lists of words by tag, as in `aliases.json`; a word may mean several things. */
export function lexiconOf(words: TaggedWords): Lexicon {
  const tags = new Map<string, string[]>();
  const difficulties = new Map<string, Difficulty>();
  for (const [tag, list] of Object.entries(words)) {
    const [kind, value] = tag.split(' ');
    const words = list.map(normalise).flatMap((one) => waysToType(kind, one));
    for (const word of new Set(words.flatMap((one) => [one, searchable(one)]))) {
      if (kind === 'difficulty' && isDifficulty(value)) difficulties.set(word, value);
      else tags.set(word, [...(tags.get(word) ?? []), tag]);
    }
  }
  const mostWords = [...tags.keys()].reduce((most, word) => Math.max(most, word.split(' ').length), 1);
  return { tags, difficulties, mostWords };
}

export const LEXICON: Lexicon = lexiconOf(aliases);

/**
 * The words that mean something for one family of things; to songs `happy` is no attribute but a part of names. `more` are words that
 * only the data know, such as names of schools.
 */
export const lexiconOfKinds = (kinds: readonly string[], more: TaggedWords = {}): Lexicon =>
  lexiconOf({
    ...Object.fromEntries(Object.entries(aliases).filter(([tag]) => kinds.includes(tag.split(' ')[0] ?? ''))),
    ...more,
  });

/** What a family declares about the words of its search. */
interface Described<Lists extends object> {
  readonly lexicon: Parameters<typeof lexiconOfKinds>[0];
  readonly words?: (lists: Lists) => TaggedWords;
}

const lexiconsOf = memoizePerObject((_family: object) => new WeakMap<object, Lexicon>());

/** The words that mean something among the things of a family; made once for the same lists. */
export function lexiconOfFamily<Lists extends object>(family: Described<Lists>, lists: Lists): Lexicon {
  const made = lexiconsOf(family);
  const lexicon = made.get(lists) ?? lexiconOfKinds(family.lexicon, family.words?.(lists));
  made.set(lists, lexicon);
  return lexicon;
}
