/** Japanese names in Cyrillic letters, by the system of Polivanov and as fans write them, in Latin ones. */

const SYLLABLES: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['дзя', 'ja'],
  ['дзю', 'ju'],
  ['дзё', 'jo'],
  ['дзи', 'ji'],
  ['дз', 'z'],
  ['джа', 'ja'],
  ['джу', 'ju'],
  ['джо', 'jo'],
  ['джи', 'ji'],
  ['тя', 'cha'],
  ['тю', 'chu'],
  ['тё', 'cho'],
  ['ти', 'chi'],
  ['ся', 'sha'],
  ['сю', 'shu'],
  ['сё', 'sho'],
  ['си', 'shi'],
  ['ши', 'shi'],
  ['цу', 'tsu'],
  ['фу', 'fu'],
];

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'w',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  ы: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const CYRILLIC = /\p{Script=Cyrillic}/u;
const EACH = new RegExp([...SYLLABLES.map(([from]) => from), '\\p{Script=Cyrillic}'].join('|'), 'gu');
const LATIN = new Map([...SYLLABLES, ...Object.entries(LETTERS)]);
/** Palatal syllables, such as рё in Рёко. */
const PALATAL = /([кгнбпмрх])[ьъ]?([яюё])/g;
const palatal = (text: string): string =>
  text.replace(PALATAL, (_, before: string, vowel: string) => `${LATIN.get(before)}${LATIN.get(vowel)}`);

/** A text in lower case; what is not Cyrillic stays. */
export const latinOfCyrillic = (text: string): string =>
  CYRILLIC.test(text) ? palatal(text).replace(EACH, (part) => LATIN.get(part) ?? '') : text;
