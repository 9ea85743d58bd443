import type { Static } from 'typebox';
import { count, done, fields, listOf, orNull, server, success, text, time } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { anyUsername } from './access.ts';
import { MAX_CARDS, MAX_PROFILES, ownedCard } from './stored.ts';

const shownCollection = fields({
  server,
  /** When the member saved it. */
  time,
  cards: listOf(ownedCard, MAX_CARDS),
});
export type ShownCollection = Static<typeof shownCollection>;

export const chosenCollection = fields({ name: text(100), server });
export type ChosenCollection = Static<typeof chosenCollection>;

/** Collections that members show to everybody (reference R98). */
export const COLLECTION_ENDPOINTS = {
  'GET user/collection': {
    summary:
      'Shows the collection that a member made public: its cards, each with level, training, master rank, skill and episodes.',
    dataName: 'member',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: anyUsername }),
    answer: success(shownCollection.properties),
    errors: ['USER_INVALID', 'NOT_FOUND'],
  },
  'GET user/collection/choice': {
    summary:
      'Returns which of their kept collections the caller shows to everyone, if any, and which there are.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({
      shown: orNull(chosenCollection),
      collections: listOf(fields({ ...chosenCollection.properties, cards: count }), MAX_PROFILES),
    }),
    errors: [],
  },
  'POST user/collection': {
    summary: 'Shows one of the kept collections of the caller to everybody, by name and server, or none.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'save',
    request: fields({ shown: orNull(chosenCollection) }),
    answer: done,
    errors: ['NOT_FOUND', 'WRITING_PAUSED'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
