import fc from 'fast-check';
import { LINK_TARGETS, LIST_TARGETS } from '#model/contract/community/text-limits';
import type { PostNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import { knownNode } from '#model/writing/post/nodes';

const upload = fc.stringMatching(/^[0-9a-f]{40}$/).map((hash) => `/api/upload/file/${hash}`);
const display = fc.constantFrom(0, 1, 2);
const words = fc.string({ unit: 'grapheme', maxLength: 40 });

/** Nodes as the contract has them. */
export const postNode: fc.Arbitrary<PostNode> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('text' as const), data: words }) },
  { weight: 3, arbitrary: fc.constant({ type: 'br' as const }) },
  fc.record({ type: fc.constant('emoji' as const), data: fc.stringMatching(/^[0-9A-Za-z_-]{1,64}$/) }),
  fc.record({ type: fc.constant('mention' as const), data: fc.stringMatching(/^[A-Za-z0-9_-]{3,30}$/) }),
  fc.record(
    { type: fc.constant('heading' as const), data: words, margin: fc.constant('top' as const) },
    { requiredKeys: ['type', 'data'] },
  ),
  fc.record({
    type: fc.constant('image' as const),
    display,
    objects: fc.array(upload, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    type: fc.constant('link' as const),
    target: fc.constantFrom(...LINK_TARGETS),
    data: fc.oneof(
      fc.integer({ min: 1, max: 9_999 }).map(String),
      fc.webUrl().filter((address) => address.length < 1_900),
    ),
  }),
  fc.record({
    type: fc.constant('list' as const),
    target: fc.constantFrom(...LIST_TARGETS),
    display,
    objects: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 8 }),
  }),
);

/** Nodes of other types, and those of known ones that have more or else than the contract says. */
export const foreignNode: fc.Arbitrary<JsonObject> = fc
  .oneof(
    fc.record({ type: fc.string(), data: fc.jsonValue() }),
    postNode.map((node): JsonObject => ({ ...node, rich: true })),
    fc.dictionary(fc.string(), fc.jsonValue()),
  )
  .map((node): JsonObject => JSON.parse(JSON.stringify(node)))
  .filter((node) => knownNode(node) === null);

/** Whatever may stand in the content of a post. */
export const anyNode: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 6, arbitrary: postNode },
  { weight: 1, arbitrary: foreignNode },
);
