import { type Static, Type } from 'typebox';
import { count, fields, id, integer, listOf, orNull, revision, server, success, text } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { richText } from '../rich-text.ts';
import { anyUsername } from './access.ts';
import {
  MAX_FAVOURITES,
  MAX_INTRO,
  MAX_INTRO_NODES,
  MAX_LIKES_COUNTED,
  MAX_PLAYER,
  MAX_PLAYER_IDS,
  MAX_SOCIAL,
  MAX_WORN_TITLES,
} from './member-limits.ts';

const favourites = listOf(id, MAX_FAVOURITES);

export const nickname = orNull(text(32));
export const titles = listOf(fields({ id, type: text(32), server }), MAX_WORN_TITLES);

/** What a member says about themself. */
const profile = {
  nickname,
  titles,
  posterCard: orNull(
    fields({ id, offset: Type.Number({ minimum: -10_000, maximum: 10_000 }), trainedArt: Type.Boolean() }),
  ),
  /** The words of `selfIntroRich`. Both can be written; the one that was changed counts. */
  selfIntro: text(MAX_INTRO),
  selfIntroRich: richText(MAX_INTRO_NODES),
  serverIds: listOf(fields({ id: integer(0, MAX_PLAYER), server }), MAX_PLAYER_IDS),
  socialMedia: text(MAX_SOCIAL),
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
  selfIntro: '',
  selfIntroRich: [],
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
    summary: 'Shows a member and what they say about themself.',
    dataName: 'member',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: anyUsername }),
    answer: success({
      username: text(30),
      followingCount: count,
      followedByCount: count,
      /** Posts, charts and stories that lists show of them, and posts that they like; the last are counted up to `MAX_LIKES_COUNTED`. */
      postCount: count,
      chartCount: count,
      storyCount: count,
      likeCount: integer(0, MAX_LIKES_COUNTED),
      /** Cards of the collection that they made public; null where the caller may see none. */
      collectionCount: orNull(count),
      /** Whether the caller follows them. */
      followed: Type.Boolean(),
      ...profile,
      revision,
    }),
    errors: ['USER_INVALID'],
  },
  'POST user': {
    summary:
      'Changes what the caller says about themself, 32 KiB of JSON at most; fields that are not sent, or are null where null says nothing, stay as they are.',
    dataName: 'memberSave',
    caller: 'member',
    rate: 'save',
    request: fields({
      nickname: Type.Optional(nickname),
      titles: Type.Optional(titles),
      posterCard: Type.Optional(profile.posterCard),
      selfIntro: Type.Optional(profile.selfIntro),
      selfIntroRich: Type.Optional(profile.selfIntroRich),
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
    publishes: true,
    errors: ['CONTENT_INVALID', 'REVISION_STALE', 'WRITING_PAUSED'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
