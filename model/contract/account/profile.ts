import { type Static, Type } from 'typebox';
import { count, fields, id, integer, listOf, orNull, revision, server, success, text } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { richText } from '../rich-text.ts';
import { anyUsername } from './access.ts';

/** In letters of the introduction, and in bytes of the whole profile as JSON. */
export const LONGEST_INTRO = 20_000;
export const LARGEST_PROFILE = 32 * 1024;
const MOST_FAVOURITES = 100;
const favourites = listOf(id, MOST_FAVOURITES);

export const nickname = orNull(text(32));
export const titles = listOf(fields({ id, type: text(32), server }), 2);

/** What a member tells about themself. */
const profile = {
  nickname,
  titles,
  posterCard: orNull(
    fields({ id, offset: Type.Number({ minimum: -10_000, maximum: 10_000 }), trainedArt: Type.Boolean() }),
  ),
  selfIntro: richText(200),
  serverIds: listOf(fields({ id: text(32, 1), server }), 10),
  socialMedia: text(300),
  favCharacters: favourites,
  favCards: favourites,
  favBands: favourites,
  favSongs: favourites,
  favCostumes: favourites,
};

export const memberProfile = fields(profile);
export type MemberProfile = Static<typeof memberProfile>;

export const EMPTY_PROFILE: MemberProfile = {
  nickname: null,
  titles: [],
  posterCard: null,
  selfIntro: [],
  serverIds: [],
  socialMedia: '',
  favCharacters: [],
  favCards: [],
  favBands: [],
  favSongs: [],
  favCostumes: [],
};

const { favCharacters, favCards, favBands, favSongs, favCostumes } = profile;

export const PROFILE_ENDPOINTS = {
  'GET user': {
    summary: 'Shows a member and what they tell about themself.',
    dataName: 'member',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: anyUsername }),
    answer: success({
      username: text(30),
      followingCount: count,
      followedByCount: count,
      /** Whether the caller follows them. */
      followed: Type.Boolean(),
      ...profile,
      revision,
    }),
    errors: ['USER_INVALID'],
  },
  'POST user': {
    summary:
      'Changes what the caller tells about themself, 32 KiB of JSON at most; fields that are not sent stay as they are.',
    dataName: 'memberSave',
    caller: 'member',
    rate: 'save',
    request: fields({
      nickname: Type.Optional(nickname),
      titles: Type.Optional(titles),
      posterCard: Type.Optional(profile.posterCard),
      selfIntro: Type.Optional(profile.selfIntro),
      serverIds: Type.Optional(profile.serverIds),
      socialMedia: Type.Optional(profile.socialMedia),
      favCharacters: Type.Optional(favCharacters),
      favCards: Type.Optional(favCards),
      favBands: Type.Optional(favBands),
      favSongs: Type.Optional(favSongs),
      favCostumes: Type.Optional(favCostumes),
      revision: Type.Optional(revision),
    }),
    answer: success({ revision }),
    errors: ['CONTENT_INVALID', 'REVISION_STALE'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;

/** A card of a kept collection, in the plain format (reference R35). */
const card = fields({
  id: integer(1, 1_000_000),
  level: integer(1, 100),
  master: integer(0, 10),
  skill: integer(0, 10),
  ep: integer(0, 2),
  train: integer(0, 1),
  art: integer(0, 1),
  exclude: Type.Boolean(),
});

/** Levels of items and points of potentials. */
const itemLevels = listOf(orNull(integer(0, 1_000)), 50);
const MOST_CARDS = 10_000;
const MOST_PROFILES = 50;

export const storedProfile = fields({
  name: text(100),
  server,
  items: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,32}$', maxLength: 32 }), itemLevels, {
    maxProperties: 20,
  }),
  cards: listOf(card, MOST_CARDS),
});

export const storedProfiles = listOf(storedProfile, MOST_PROFILES);
export type StoredProfiles = Static<typeof storedProfiles>;

/** What people call the browser and the system that something was saved from; null when nobody knows. */
export const savedFrom = orNull(text(60));

/** What a kept collection holds, in short, and how far its cards and area items went. */
export const holdings = listOf(
  fields({ name: text(100), server, cards: count, grown: fields({ cards: count, items: count }) }),
  MOST_PROFILES,
);
export type Holdings = Static<typeof holdings>;
