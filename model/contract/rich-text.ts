import { type Static, Type } from 'typebox';
import { id, listOf, NAMES_BY_NUMBER, oneOf, text } from './bounds.ts';
import {
  ADDRESS_PATTERN,
  EMOJI_PATTERN,
  LINK_TARGETS,
  LIST_TARGETS,
  MAX_OBJECTS,
  MAX_PICTURES,
  MAX_RUN,
  MAX_WORD,
  UPLOAD_PATH,
} from './community/text-limits.ts';

/**
 * What members write: a list of typed nodes (reference R16), never HTML. This is the strict form a request must have;
 * the tolerant reader for showing is in `model/records`.
 */

export const uploadPath = Type.String({ pattern: UPLOAD_PATH, maxLength: 57 });
/** 0 large, 1 thumbnail, 2 icon. Some libraries leave out what is 0. */
const display = Type.Integer({ minimum: 0, maximum: 2, default: 0 });

const node = <const K extends string, T extends Parameters<typeof Type.Object>[0]>(type: K, parts: T) =>
  Type.Object({ type: Type.Literal(type), ...parts }, { additionalProperties: false });

const href = Type.String({
  pattern: ADDRESS_PATTERN,
  maxLength: 2_000,
  [NAMES_BY_NUMBER]: true,
});

export const richNode = Type.Union([
  node('text', { data: text(MAX_RUN) }),
  node('br', {}),
  node('emoji', { data: Type.String({ pattern: EMOJI_PATTERN, maxLength: 64 }) }),
  node('mention', { data: text(MAX_WORD, 1) }),
  node('heading', { data: text(MAX_WORD), margin: Type.Optional(Type.Literal('top')) }),
  node('image', { display, objects: Type.Array(uploadPath, { minItems: 1, maxItems: MAX_PICTURES }) }),
  node('link', { target: oneOf(LINK_TARGETS), data: href }),
  node('list', {
    target: oneOf(LIST_TARGETS),
    display,
    objects: Type.Array(id, { minItems: 1, maxItems: MAX_OBJECTS }),
  }),
]);
export type PostNode = Static<typeof richNode>;

/** A text of at most `most` nodes. */
export const richText = (most: number) => listOf(richNode, most);
