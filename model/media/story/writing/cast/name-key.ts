import { normalise, withoutSigns } from '#model/encoding/normalise';
import { latinOfCyrillic } from './cyrillic.ts';

/** Names as they are compared (reference R145): no matter how they are spaced, accented or romanised. */

/** Accents of Latin letters: `Tōyama` is `Toyama`. Kana and Hangul keep their marks. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

/** Long vowels are written in several ways. */
const shortened = (text: string): string => text.replaceAll('ou', 'oo').replace(/([aeiou])\1+/g, '$1');

const IS_LATIN = /^[a-z0-9]+$/;

/** What names have in common however they are written; empty for signs alone. */
export function nameKey(name: string): string {
  const plain = withoutSigns(latinOfCyrillic(withoutAccents(normalise(name)))).replaceAll(' ', '');
  return IS_LATIN.test(plain) ? shortened(plain) : plain;
}

/** What is put behind names, in the languages of the site; it does not belong to them. */
const ADDRESSED = [
  ...['ちゃん', 'さん', 'くん', '君', '様', 'さま', '先輩', 'せんぱい', '氏'],
  ...[
    '-chan',
    '-san',
    '-kun',
    '-sama',
    '-senpai',
    '-sempai',
    '-тян',
    '-чан',
    '-сан',
    '-кун',
    '-сама',
    '-сэмпай',
  ],
  ...['씨', '양', '님', '선배', '酱', '醬', '小姐', '同学', '同學', '前辈', '前輩'],
].map((word) => nameKey(word));

/** The key without what is put behind a name; null where there is nothing of the kind. */
export function unaddressed(key: string): string | null {
  const end = ADDRESSED.find((each) => key.length > each.length && key.endsWith(each));
  return end === undefined ? null : key.slice(0, -end.length);
}
