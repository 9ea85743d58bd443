import { memoizePerObject } from '../rules/once.ts';
import { type Lexicon, lexiconOfKinds } from '../search/lexicon.ts';
import type { AnyFamily, Context } from './family.ts';

type Described = Pick<AnyFamily, 'lexicon' | 'words'>;
type Lists = Context['lists'];

const lexiconsOf = memoizePerObject((family: Described) =>
  memoizePerObject((lists: Lists): Lexicon => lexiconOfKinds(family.lexicon, family.words?.(lists))),
);

/** The words that mean something among the things of a family; made once for the same lists. */
export const lexiconOfFamily = (family: Described, lists: Lists): Lexicon => lexiconsOf(family)(lists);
