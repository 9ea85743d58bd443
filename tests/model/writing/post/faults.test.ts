import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { MAX_LETTERS, MAX_POST } from '#model/contract/community/text-limits';
import { richNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import { EMPTY_POST } from '#model/writing/post/draft';
import { faultOfNode, faultsOfPost, measurePost } from '#model/writing/post/faults';
import { knownNode } from '#model/writing/post/nodes';
import { holdToRules } from '#server/services/community/rules';
import { postNode } from '#tests/arbitraries/post';

/** Nodes in the form of the contract, beyond its bounds as often as not. */
const bentNode = fc.oneof(
  postNode,
  fc.record({ type: fc.constant('heading'), data: fc.constantFrom('', 'x'.repeat(200), 'x'.repeat(201)) }),
  fc.record({ type: fc.constant('mention'), data: fc.constantFrom('', 'mika', 'x'.repeat(201)) }),
  fc.record({ type: fc.constant('emoji'), data: fc.constantFrom('', 'a b', 'x'.repeat(65), 'ok') }),
  fc.record({
    type: fc.constant('link'),
    target: fc.constantFrom('url', 'card-single'),
    data: fc.constantFrom(
      '',
      'javascript:alert(1)',
      '0',
      '12',
      'https://a b',
      `https://${'x'.repeat(2_000)}`,
      'https://a.b',
    ),
  }),
  fc.record({
    type: fc.constant('image'),
    display: fc.constant(0),
    objects: fc.constantFrom(['https://a.b/c.png'], Array(21).fill(`/api/upload/file/${'a'.repeat(40)}`)),
  }),
  fc.record({
    type: fc.constant('list'),
    target: fc.constant('card-info'),
    display: fc.constant(0),
    objects: fc.constantFrom([-1], [1], Array(51).fill(1)),
  }),
);

describe('the faults of a node', () => {
  test('are those that the contract would find', () => {
    fc.assert(
      fc.property(bentNode, (node) => {
        fc.pre(knownNode(node) !== null);
        expect(faultOfNode(node) === null).toBe(Value.Check(richNode, node));
      }),
    );
  });

  test('are none of a node of another type, which the server judges', () => {
    expect(faultOfNode({ type: 'sparkle' })).toBeNull();
  });
});

describe('the faults of a post', () => {
  test('are found wherever the server would refuse it', () => {
    const post = fc.record({
      title: fc.constantFrom('', ' ', 'A title'),
      content: fc.oneof(
        fc.array(postNode, { maxLength: 20 }),
        fc.constantFrom(
          Array(1_001).fill({ type: 'br' }),
          [{ type: 'text', data: 'x'.repeat(MAX_LETTERS + 1) }],
          [
            { type: 'text', data: '語'.repeat(19_999) },
            { type: 'text', data: '語'.repeat(7_500) },
          ],
          Array(5).fill({ type: 'list', target: 'card-info', display: 0, objects: Array(41).fill(1) }),
        ),
      ),
    });
    fc.assert(
      fc.property(post, (given) => {
        const draft = { ...EMPTY_POST, ...given };
        const all: readonly JsonObject[] = draft.content;
        const known = all.flatMap((node) => knownNode(node) ?? []);
        const refuses = () => holdToRules('text', { title: draft.title, tags: [] }, known);
        if (faultsOfPost(draft).length === 0) expect(refuses).not.toThrow();
        else expect(refuses).toThrow();
      }),
    );
  });

  test('measure letters, nodes, things and bytes', () => {
    const content = [
      { type: 'text', data: '語🎸' },
      { type: 'list', target: 'card-info', display: 0, objects: [1, 2] },
    ];
    const measure = measurePost({ ...EMPTY_POST, content });
    expect(measure).toMatchObject({ letters: 4, nodes: 2, shown: 2 });
    expect(measure.weight).toBe(Buffer.byteLength(JSON.stringify({ title: '', tags: [], content })));
    expect(measure.weight).toBeLessThan(MAX_POST);
  });
});
