import type { Tag } from '#model/contract/community/post';
import type { PostNode } from '#model/contract/rich-text';
import type { Random } from '../seeded/random.ts';
import type { Topic } from './topics.ts';

/** Things of any set: their numbers begin at 1, and these are reached by each. */
const CARDS = 2_000;
const EVENTS = 280;
const GACHAS = 1_400;
const COSTUMES = 2_000;
const COMICS = 110;
const MISSIONS = 180;
const CAMPAIGNS = 700;
const CHARACTERS = 40;
/** Numbers of songs have gaps after these. */
const SONGS = 90;
const GAPS: readonly number[] = [20];

/** The newest part of a row of numbers is what people write about. */
const recent = (random: Random, count: number): number => random.int(Math.ceil(count * 0.6), count);

export function songOf(random: Random): number {
  const id = random.int(1, SONGS);
  return GAPS.includes(id) ? id + 1 : id;
}

const many = (random: Random, least: number, most: number, pick: () => number): number[] => [
  ...new Set(Array.from({ length: random.int(least, most) }, pick)),
];

type Size = 0 | 1 | 2;
type ListTarget = Extract<PostNode, { readonly type: 'list' }>['target'];
type LinkTarget = Extract<PostNode, { readonly type: 'link' }>['target'];

const list = (target: ListTarget, display: Size, objects: number[]): PostNode => ({
  type: 'list',
  target,
  display,
  objects,
});
const link = (target: LinkTarget, data: number | string): PostNode => ({
  type: 'link',
  target,
  data: String(data),
});

/** What a post on a topic points at in its first sentence, what it lists below its heading, and what it is tagged with. */
export interface PostPointers {
  readonly link: PostNode;
  readonly lists: readonly PostNode[];
  readonly tags: readonly Tag[];
}

export interface PostSubject {
  readonly random: Random;
  /** The character that the title names. */
  readonly character: number;
}

const tagOf = (type: string, id: number): Tag => ({ type, data: String(id) });
const cards = (random: Random, least: number, most: number): number[] =>
  many(random, least, most, () => recent(random, CARDS));

/** Each in a way of its own, so that every kind of node is somewhere. */
export const SHOWN: Readonly<Record<Topic, (chosen: PostSubject) => PostPointers>> = {
  team: ({ random }) => {
    const event = recent(random, EVENTS);
    const team = list('card-info', random.int(0, 1) === 0 ? 0 : 1, cards(random, 3, 5));
    return { link: link('event-single', event), lists: [team], tags: [tagOf('event', event)] };
  },
  guide: ({ random }) => {
    const song = songOf(random);
    const others = many(random, 1, 3, () => songOf(random));
    return {
      link: link('song-single', song),
      lists: [list('song-info', 1, others)],
      tags: [tagOf('song', song)],
    };
  },
  gacha: ({ random }) => {
    const gacha = recent(random, GACHAS);
    const icons = list('card-icon', 2, cards(random, 6, 10));
    return {
      link: link('gacha-single', gacha),
      lists: [icons, list('gacha-info', 1, [gacha])],
      tags: [tagOf('gacha', gacha)],
    };
  },
  combo: ({ random }) => {
    const song = songOf(random);
    return {
      link: link('song-single', song),
      lists: [list('song-info', 0, [song])],
      tags: [tagOf('song', song)],
    };
  },
  cutoff: ({ random }) => {
    const event = recent(random, EVENTS);
    return {
      link: link('event-single', event),
      lists: [list('event-info', 1, [event])],
      tags: [tagOf('event', event)],
    };
  },
  art: ({ random, character }) => {
    const card = recent(random, CARDS);
    return {
      link: link('card-single', card),
      lists: [list('card-info', 0, [card])],
      tags: [tagOf('character', character)],
    };
  },
  question: ({ character }) => ({
    link: link('character-single', character),
    lists: [],
    tags: [],
  }),
  tips: ({ random }) => ({
    link: link('url', 'https://example.org/notes'),
    lists: [list('card-icon', 2, cards(random, 4, 6))],
    tags: [],
  }),
  character: ({ random, character }) => ({
    link: link('character-single', character),
    lists: [list('character-info', 1, [character]), list('card-icon', 2, cards(random, 3, 5))],
    tags: [tagOf('character', character)],
  }),
  costume: ({ random, character }) => {
    const costume = recent(random, COSTUMES);
    return {
      link: link('costume-single', costume),
      lists: [list('costume-info', 0, [costume])],
      tags: [tagOf('character', character)],
    };
  },
  comic: ({ random, character }) => {
    const comic = recent(random, COMICS);
    const others = many(random, 1, 3, () => recent(random, COMICS));
    return {
      link: link('comic-single', comic),
      lists: [list('comic-info', 1, others)],
      tags: [tagOf('character', character)],
    };
  },
  schedule: ({ random }) => {
    const mission = recent(random, MISSIONS);
    const campaign = recent(random, CAMPAIGNS);
    return {
      link: random.chance(0.5) ? link('logincampaign-single', campaign) : link('mission-single', mission),
      lists: [
        list('mission-info', 1, [mission]),
        list('logincampaign-info', 1, [campaign]),
        list('event-info', 1, [recent(random, EVENTS)]),
      ],
      tags: [],
    };
  },
};

export const characterOf = (random: Random): number => random.int(1, CHARACTERS);
export const cardOf = (random: Random): number => recent(random, CARDS);
export const costumeOf = (random: Random): number => recent(random, COSTUMES);
