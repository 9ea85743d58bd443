import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Large for its lists of what is guessed first: import it lazily. */

zxcvbnOptions.setOptions({ graphs: adjacencyGraphs, dictionary });

/** What fans think of first, besides what everybody does. */
const OWN_WORDS = ['setori', 'bandori', 'bangdream', 'garupa'];
/** Beyond it a password is not guessed anyway, and looking would take long. */
const LONGEST = 32;

/** 0 is guessed at once, 4 never. */
export const guessed = (password: string, words: readonly string[]): number =>
  zxcvbn(password.slice(0, LONGEST), [...OWN_WORDS, ...words]).score;
