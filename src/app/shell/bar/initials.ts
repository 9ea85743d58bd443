const LETTERS = /[\p{L}\p{N}]/u;

/** Two letters that stand for a name: those that begin its first two words, or the first two of the only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => LETTERS.test(word));
  const [first = name, second] = words;
  const letters = [...first].filter((letter) => LETTERS.test(letter));
  const [one = '', two = ''] =
    second === undefined ? letters : [letters[0], [...second].find((letter) => LETTERS.test(letter))];
  return one.toUpperCase() + (second === undefined ? two : two.toUpperCase());
}
