import type { ServerIndex } from '#model/vocabulary/servers';
import { PEOPLE } from '../../words/people.ts';
import { endsInConsonant } from '../../words/titles.ts';
import type { ServedWord } from '../../words/words.types.ts';
import type { StoryCast } from '../casting.ts';
import { MANNERS, mannerOf, SMALL_WORDS, type SmallWord, temperOf } from './manners.ts';
import { TEMPERS, type Temper } from './plot.ts';

/** What a story is about besides its people. */
const TOPICS = ['song', 'snack', 'thing'] as const;
export type StoryTopic = (typeof TOPICS)[number];

export interface Filling {
  readonly cast: StoryCast;
  readonly topics: Readonly<Record<StoryTopic, ServedWord>>;
}

const KOREA = 4;
const JAPAN = 0;
/** How people of a temper call others in Japanese. */
const CALLED: Readonly<Record<Temper, string>> = {
  lively: '',
  dry: '',
  dreamy: '',
  gentle: 'ちゃん',
  proper: 'さん',
};

export const firstName = (characterId: number, server: ServerIndex): string =>
  PEOPLE[characterId - 1]?.first[server] ?? '';

const SLOT = /\{(\w+)\}/g;
/** Korean particles are written in both forms: after a consonant, and in brackets after a vowel. */
const PARTICLE = /(.)(['’”」』]?)(을\(를\)|이\(가\)|은\(는\)|과\(와\)|아\(야\)|으로\(로\))/g;
const LATIN_CONSONANT = /[lmnLMN]/;

/** After it 로 stands as after a vowel. */
const endsInRieul = (letter: string): boolean => letter.normalize('NFD').endsWith('\u11af');

const isConsonant = (letter: string): boolean =>
  /[가-힣]/.test(letter) ? endsInConsonant(letter) : LATIN_CONSONANT.test(letter);

const withParticles = (text: string): string =>
  text.replaceAll(PARTICLE, (_, letter: string, mark: string, forms: string) => {
    const [after = '', vowel = ''] = forms.split(/[()]/);
    const isLong = isConsonant(letter) && !(after === '으로' && endsInRieul(letter));
    return `${letter}${mark}${isLong ? after : vowel}`;
  });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isTemper = (slot: string): slot is Temper => TEMPERS.some((temper) => temper === slot);
const isTopic = (slot: string): slot is StoryTopic => TOPICS.some((topic) => topic === slot);
const isSmallWord = (slot: string): slot is SmallWord => SMALL_WORDS.some((word) => word === slot);

/** The text of a plot with its slots filled. `speaker` 0 is the narrator. */
export function fill(text: string, { cast, topics }: Filling, server: ServerIndex, speaker = 0): string {
  const filled = text.replaceAll(SLOT, (whole, slot: string) => {
    if (isTemper(slot)) {
      const suffix = server === JAPAN && speaker > 0 ? CALLED[temperOf(speaker)] : '';
      return `${firstName(cast[slot], server)}${suffix}`;
    }
    if (isTopic(slot)) return topics[slot][server];
    const small = slot.toLowerCase();
    if (isTopic(small)) return capitalized(topics[small][server]);
    return isSmallWord(slot) ? MANNERS[mannerOf(speaker)][slot][server] : whole;
  });
  return server === KOREA ? withParticles(filled) : filled;
}

const SERVERS_IN_ORDER: readonly ServerIndex[] = [0, 1, 2, 3, 4];

/** The same on every server. */
export function fillAll(text: ServedWord, filling: Filling): ServedWord {
  const [jp = '', en = '', tw = '', cn = '', kr = ''] = SERVERS_IN_ORDER.map((server) =>
    fill(text[server], filling, server),
  );
  return [jp, en, tw, cn, kr];
}
