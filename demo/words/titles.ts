import type { Random } from '../seeded/random.ts';
import { FORMS, MATERIALS, THINGS } from './forms.ts';
import { MODIFIERS } from './modifiers.ts';
import { NOUNS } from './nouns.ts';
import type { ServedWord } from './words.types.ts';

const HANGUL_FIRST = 0xac00;

/** Whether a Korean word ends in a consonant, which decides the particle after it. */
export const endsInConsonant = (word: string): boolean =>
  (word.charCodeAt(word.length - 1) - HANGUL_FIRST) % 28 !== 0;
const particle = (word: string, afterConsonant: string, afterVowel: string): string =>
  word + (endsInConsonant(word) ? afterConsonant : afterVowel);

/** "the Quiet Lamplight", but "Tomorrow’s Map". */
const the = (phrase: string): string => (phrase.includes('’s ') ? phrase : `the ${phrase}`);

type Pattern = (random: Random) => ServedWord;

const described: Pattern = (random) => {
  const m = random.pick(MODIFIERS);
  const n = random.pick(NOUNS);
  return [m[0] + n[0], `${m[1]} ${n[1]}`, m[2] + n[2], m[3] + n[3], `${m[4]} ${n[4]}`];
};

const pair: Pattern = (random) => {
  const [a, b] = random.shuffle(NOUNS);
  if (!a || !b) return described(random);
  return [
    `${a[0]}と${b[0]}`,
    `${a[1]} and ${b[1]}`,
    `${a[2]}與${b[2]}`,
    `${a[3]}与${b[3]}`,
    `${particle(a[4], '과', '와')} ${b[4]}`,
  ];
};

const searching: Pattern = (random) => {
  const n = random.pick(NOUNS);
  const m = random.pick(MODIFIERS);
  return [
    `${m[0]}${n[0]}を探して`,
    `In Search of ${the(`${m[1]} ${n[1]}`)}`,
    `尋找${m[2]}${n[2]}`,
    `寻找${m[3]}${n[3]}`,
    `${m[4]} ${particle(n[4], '을', '를')} 찾아서`,
  ];
};

const waiting: Pattern = (random) => {
  const n = random.pick(NOUNS);
  const m = random.pick(MODIFIERS);
  return [
    `${m[0]}${n[0]}が待つ場所`,
    `Where ${the(`${m[1]} ${n[1]}`)} Waits`,
    `${m[2]}${n[2]}等待之處`,
    `${m[3]}${n[3]}等待之处`,
    `${m[4]} ${particle(n[4], '이', '가')} 기다리는 곳`,
  ];
};

const musical: Pattern = (random) => {
  const m = random.pick(MODIFIERS);
  const f = random.pick(FORMS);
  return [m[0] + f[0], `${m[1]} ${f[1]}`, m[2] + f[2], m[3] + f[3], `${m[4]} ${f[4]}`];
};

const dedicated: Pattern = (random) => {
  const n = random.pick(NOUNS);
  const m = random.pick(MODIFIERS);
  const f = random.pick(FORMS);
  return [
    `${m[0]}${n[0]}に捧げる${f[0]}`,
    `${f[1]} for ${the(`${m[1]} ${n[1]}`)}`,
    `獻給${m[2]}${n[2]}的${f[2]}`,
    `献给${m[3]}${n[3]}的${f[3]}`,
    `${m[4]} ${n[4]}에게 바치는 ${f[4]}`,
  ];
};

const english: Pattern = (random) => {
  const title = `${random.pick(MATERIALS)} ${random.pick(THINGS)}`;
  return [title, title, title, title, title];
};

function unused(random: Random, taken: Set<string>, draw: (random: Random) => Pattern): ServedWord {
  for (;;) {
    const word = draw(random)(random);
    if (taken.has(word[1])) continue;
    taken.add(word[1]);
    return word;
  }
}

/** A card title that `taken` (English titles) does not hold yet; adds it. */
export const cardTitle = (random: Random, taken: Set<string>): ServedWord =>
  unused(random, taken, (r) => {
    const draw = r.next();
    return draw < 0.74 ? described : draw < 0.86 ? pair : draw < 0.94 ? searching : waiting;
  });

/** A song title; three in five are English on every server. */
export const songTitle = (random: Random, taken: Set<string>): ServedWord =>
  unused(random, taken, (r) => {
    const draw = r.next();
    return draw < 0.6 ? english : draw < 0.8 ? musical : described;
  });

export const eventTitle = (random: Random, taken: Set<string>): ServedWord =>
  unused(random, taken, (r) => {
    const draw = r.next();
    return draw < 0.3
      ? dedicated
      : draw < 0.5
        ? searching
        : draw < 0.65
          ? waiting
          : draw < 0.85
            ? musical
            : described;
  });
