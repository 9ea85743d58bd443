import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf, nodesOfDocument, normalNodes, placedNodes } from '#model/writing/post/document';
import { knownNode } from '#model/writing/post/nodes';
import { wordsOf } from '#model/writing/post/words';
import { anyNode, foreignNode, postNode } from '#tests/arbitraries/post';

const nodes = fc.array(anyNode, { maxLength: 30 });

describe('the document of a post', () => {
  test('gives back every node as it was, whatever its type, when no texts stand beside each other', () => {
    const apart = fc
      .array(
        anyNode.filter(({ type, data }) => type !== 'text' || data !== ''),
        { maxLength: 30 },
      )
      .map((all) =>
        all.filter(
          (node, at) =>
            knownNode(node)?.type !== 'text' || at === 0 || knownNode(all[at - 1] ?? {})?.type !== 'text',
        ),
      );
    fc.assert(
      fc.property(apart, (given) => {
        expect(nodesOfDocument(documentOf(given))).toEqual(given);
      }),
    );
  });

  test('joins texts beside each other and leaves out empty ones, once and for all', () => {
    fc.assert(
      fc.property(nodes, (given) => {
        const normal = normalNodes(given);
        expect(normalNodes(normal)).toEqual(normal);
        const known = (all: readonly (typeof given)[number][]) =>
          all.flatMap((node) => knownNode(node) ?? []);
        expect(wordsOf(known(normal))).toBe(wordsOf(known(given)));
        expect(normal.filter((node) => knownNode(node)?.type !== 'text')).toEqual(
          given.filter((node) => knownNode(node)?.type !== 'text'),
        );
      }),
    );
  });

  test('cuts a text that is too long for one node, never within a letter', () => {
    const long = '🎸'.repeat(9_000);
    const cut = normalNodes([{ type: 'text', data: long }]);
    expect(cut.map(({ data }) => String(data).length)).toEqual([10_000, 8_000]);
    expect(cut.map(({ data }) => data).join('')).toBe(long);
    expect(
      normalNodes([{ type: 'text', data: `x${long}` }]).every(
        ({ data }) => /[\ud800-\udbff]$/.test(String(data)) === false,
      ),
    ).toBe(true);
  });

  test('keeps foreign nodes to the letter', () => {
    fc.assert(
      fc.property(fc.array(foreignNode), (given) => {
        expect(normalNodes(given)).toEqual(given);
      }),
    );
  });

  test('has a line to write in', () => {
    expect(documentOf([]).content).toEqual([{ type: 'paragraph' }]);
    const picture = { type: 'image', display: 0, objects: [`/api/upload/file/${'a'.repeat(40)}`] };
    expect(documentOf([picture]).content.map(({ type }) => type)).toEqual(['pictures', 'paragraph']);
  });

  test('says where each node stands', () => {
    fc.assert(
      fc.property(fc.array(postNode), (given) => {
        const document = documentOf(given);
        for (const { node, block, piece } of placedNodes(document)) {
          const at = document.content[block];
          if (piece !== null) expect(at?.type).toBe('paragraph');
          else if (node.type === 'br') expect(at?.type).toBe('paragraph');
          else expect(at?.type).not.toBe('paragraph');
        }
      }),
    );
  });
});
