import type { DemoComment, DemoCommunity, DemoPost, DemoWriter } from '#model/contract/community/demo';
import type { PostNode } from '#model/contract/rich-text';
import { BANDS } from '#model/vocabulary/bands';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { type Random, random as seeded } from '../seeded/random.ts';
import { PEOPLE } from '../words/people.ts';
import { SIMPLIFIED, TRADITIONAL } from './chinese.ts';
import { cardOf, characterOf, costumeOf, SHOWN, songOf } from './content.ts';
import { ENGLISH } from './english.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import { likersOf } from './likers.ts';
import { threadOf } from './thread.ts';
import { type Phrases, TOPICS, type TopicTexts, WRITTEN, type WrittenLanguage } from './topics.ts';
import { introOf, WRITERS } from './writers.ts';

const POSTS = 300;
const SPAN = 120 * DAY_MS;
const COMMENTS = { most: 9, skew: 1.8, ages: [0.2, 0.98], answers: 0.25 } as const;

const PHRASES: Readonly<Record<WrittenLanguage, Phrases>> = {
  ja: JAPANESE,
  en: ENGLISH,
  zhHant: TRADITIONAL,
  zhHans: SIMPLIFIED,
  ko: KOREAN,
};

const writtenBy = (writer: number): WrittenLanguage => WRITERS[writer]?.written ?? 'en';

/** A sentence in the writer's language with its gaps filled in. */
function fill(sentence: string, written: WrittenLanguage, character: number, random: Random): string {
  const name = PEOPLE[character - 1]?.first[WRITTEN.indexOf(written)] ?? '';
  return sentence.replaceAll('{c}', name).replaceAll('{n}', String(random.int(3, 48)));
}

function contentOf(random: Random, texts: TopicTexts, shown: ReturnType<(typeof SHOWN)['team']>, say: Say) {
  const content: PostNode[] = [{ type: 'text', data: say(random.pick(texts.openings)) }, shown.link];
  if (random.chance(0.3)) content.push({ type: 'text', data: ' ' }, mention(random));
  if (random.chance(0.3)) content.push({ type: 'text', data: ' ' }, emoji(random));
  content.push({ type: 'br' });
  if (shown.lists.length > 0 || random.chance(0.5))
    content.push({ type: 'heading', data: texts.heading, margin: 'top' });
  content.push(...shown.lists, { type: 'text', data: say(random.pick(texts.closings)) });
  return content;
}

type Say = (sentence: string) => string;

const mention = (random: Random): PostNode => ({
  type: 'mention',
  data: random.pick(WRITERS).username,
});

const emoji = (random: Random): PostNode => ({ type: 'emoji', data: String(characterOf(random)) });

const commentsOf = (random: Random, author: number, age: number): readonly DemoComment[] =>
  threadOf(random, { author, age }, COMMENTS, (by, isAnswer) => {
    const written = writtenBy(by);
    const sentence = random.pick(isAnswer ? PHRASES[written].answers : PHRASES[written].comments);
    return fill(sentence, written, characterOf(random), random);
  });

/** One post in this many shows pictures. */
const PICTURED = 9;
const SIZES = [0, 1, 2] as const;

/** Adds pictures to some posts, in each of the three sizes. The text of all other posts stays the same. */
function withPictures(
  content: readonly PostNode[],
  seed: number,
  nth: number,
  pictures: readonly string[],
): readonly PostNode[] {
  if (pictures.length === 0 || nth % PICTURED !== 0) return content;
  const random = seeded(seed, 'pictured', nth);
  const display = SIZES[(nth / PICTURED) % SIZES.length] ?? 0;
  const objects = random.shuffle(pictures).slice(0, display === 0 ? 1 : 3);
  return [...content.slice(0, -1), { type: 'image', display, objects: [...objects] }, ...content.slice(-1)];
}

function postOf(seed: number, nth: number, pictures: readonly string[]): DemoPost {
  const random = seeded(seed, 'post', nth);
  // Each writes on everything, no matter who wrote before.
  const author = (nth * 7) % WRITERS.length;
  const written = writtenBy(author);
  const topic = TOPICS[random.int(0, TOPICS.length - 1)] ?? 'team';
  const texts = PHRASES[written].topics[topic];
  const character = characterOf(random);
  const say: Say = (sentence) => fill(sentence, written, character, random);
  // More and more was written; the last few within the hour.
  const part = (POSTS - nth) / POSTS;
  const age = Math.max(3 * MINUTE_MS, Math.floor(part ** 2 * SPAN) + random.int(0, HOUR_MS));
  const shown = SHOWN[topic]({ random, character });
  return {
    author,
    age,
    title: say(random.pick(texts.titles)),
    content: withPictures(contentOf(random, texts, shown, say), seed, nth, pictures),
    tags: [{ type: 'text', data: texts.tag }, ...shown.tags],
    likers: likersOf(random, author, WRITERS.length),
    comments: commentsOf(random, author, age),
  };
}

function writerOf(seed: number, index: number): DemoWriter {
  const random = seeded(seed, 'writer', index);
  const written = WRITERS[index];
  if (!written) throw new RangeError(`There is no writer ${index}.`);
  const [characters, songs] = [several(2, () => characterOf(random)), several(3, () => songOf(random))];
  const poster = cardOf(random);
  return {
    username: written.username,
    nickname: written.nickname,
    intro: introOf(written, songs[0] ?? 1),
    favouriteCharacters: characters,
    favouriteSongs: songs,
    favouriteCards: several(random.int(2, 9), () => cardOf(random)),
    favouriteBands: several(random.int(0, 3), () => random.pick(BANDS).id),
    favouriteCostumes: several(random.int(0, 4), () => costumeOf(random)),
    posterCard: { id: poster, offset: random.int(4, 12) / 20, trainedArt: random.chance(0.7) },
    showsPlayers: random.chance(0.7),
    socialMedia: random.chance(0.5) ? `https://social.example.org/@${written.username}` : '',
  };
}

/** Up to `most` of them, each once. */
const several = (most: number, pick: () => number): readonly number[] => [
  ...new Set(Array.from({ length: most }, pick)),
];

/** Members, what they wrote, and whom they follow: a function of the seed and of the paths of pictures that some posts show. */
export function createCommunity(
  seed: number,
  pictures: readonly string[] = [],
): Omit<DemoCommunity, 'charts' | 'stories'> {
  const posts = Array.from({ length: POSTS }, (_, index) => postOf(seed, index + 1, pictures));
  const random = seeded(seed, 'follows');
  return {
    writers: WRITERS.map((_writer, index) => writerOf(seed, index)),
    posts: posts.sort((a, b) => b.age - a.age),
    follows: WRITERS.flatMap((_writer, follower) =>
      likersOf(random, follower, WRITERS.length).map((followed) => [follower, followed] as const),
    ),
  };
}
