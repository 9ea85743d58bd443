import { MAX_TAG, MAX_TAGS } from '../../contract/community/text-limits.ts';
import { asArray, asInteger, asObject, asText } from '../../records/reading.ts';
import { type PostRating, type PostTag, RATINGS } from '../post/draft.ts';

/** What is said about any work, as a draft keeps it or as the API answers; what cannot be read is left empty. */

const TAG_TYPE = /^[a-z0-9]{1,32}$/;

export const textWithin = (value: unknown, most: number): string => (asText(value) ?? '').slice(0, most);

function tagIn(value: unknown): readonly PostTag[] {
  const { type, data } = asObject(value);
  const name = textWithin(data, MAX_TAG);
  return typeof type === 'string' && TAG_TYPE.test(type) && name !== '' ? [{ type, data: name }] : [];
}

export const readTags = (value: unknown): readonly PostTag[] =>
  asArray(value).flatMap(tagIn).slice(0, MAX_TAGS);

export const readRating = (value: unknown): PostRating =>
  RATINGS.find((each) => each === asInteger(value)) ?? 0;
