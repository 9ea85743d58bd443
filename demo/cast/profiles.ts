import { signOf } from '#model/rules/zodiac';
import { BANDS } from '#model/vocabulary/bands';
import { random } from '../seeded/random.ts';
import type { DemoPerson, PersonPart } from '../words/people.ts';
import { FOODS, HOBBIES, PARTS, SCHOOLS, YEARS } from '../words/tastes.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import { type Birthday, birthdayText } from './birthdays.ts';
import { bandOf } from './cast.ts';

/** `profile` of a character (reference R11). All but the part is invented, so no one's voice is named. */
export interface ServedProfile {
  readonly characterVoice: Served<string>;
  readonly favoriteFood: Served<string>;
  readonly hatedFood: Served<string>;
  readonly hobby: Served<string>;
  readonly selfIntroduction: Served<string>;
  readonly school: Served<string>;
  readonly schoolCls: Served<string>;
  readonly schoolYear: Served<string>;
  readonly part: PersonPart;
  readonly birthday: string;
  readonly constellation: string;
  /** Centimetres. */
  readonly height: number;
}

const SEPARATORS: ServedWord = ['、', ', ', '、', '、', ', '];

const both = (a: ServedWord, b: ServedWord): ServedWord => [
  a[0] + SEPARATORS[0] + b[0],
  a[1] + SEPARATORS[1] + b[1],
  a[2] + SEPARATORS[2] + b[2],
  a[3] + SEPARATORS[3] + b[3],
  a[4] + SEPARATORS[4] + b[4],
];

/** English sentences begin with a capital. */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function introduction(band: string, part: ServedWord, hobby: ServedWord): ServedWord {
  return [
    `${band}の${part[0]}担当。休みの日の楽しみは${hobby[0]}。`,
    `In ${band} she is the ${part[1]}. Days off are for ${hobby[1]}.`,
    `${band}的${part[2]}。假日的樂趣是${hobby[2]}。`,
    `${band}的${part[3]}。假日的乐趣是${hobby[3]}。`,
    `${band}의 ${part[4]} 담당. 쉬는 날의 즐거움은 ${hobby[4]}.`,
  ];
}

/** Everything about a person that a profile page shows; drawn from the seed and the id alone. */
export function profileOf(seed: number, id: number, person: DemoPerson, birthday: Birthday): ServedProfile {
  const rng = random(seed, 'profile', id);
  const [likes, alsoLikes, dislikes] = rng.shuffle(FOODS);
  const [hobby, other] = rng.shuffle(HOBBIES);
  const bandId = bandOf(id);
  const band = BANDS.find((one) => one.id === bandId)?.name ?? '';
  const school = SCHOOLS[BANDS.findIndex((one) => one.id === bandId) % SCHOOLS.length]!;
  const letter = rng.pick(['A', 'B', 'C']);
  const pastimes = both(hobby!, other!);
  return {
    // No one speaks for an invented set; programs read a text there.
    characterVoice: ['', '', '', '', ''],
    favoriteFood: both(likes!, alsoLikes!).map(capital),
    hatedFood: dislikes!.map(capital),
    hobby: pastimes.map(capital),
    selfIntroduction: introduction(band, PARTS[person.part], hobby!),
    school,
    schoolCls: [`${letter}組`, letter, `${letter}班`, `${letter}班`, `${letter}반`],
    schoolYear: rng.pick(YEARS),
    part: person.part,
    birthday: birthdayText(birthday),
    constellation: signOf(birthday) ?? '',
    height: rng.int(146, 168),
  };
}
