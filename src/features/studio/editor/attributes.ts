import type { Node } from 'prosemirror-model';
import type { PostNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import { placedNodes } from '#model/writing/post/document';
import { knownNode } from '#model/writing/post/nodes';
import { documentIn, schema } from './schema.ts';

/** The node of the post that a block or piece of the editor is. */
export function nodeOf(node: Node): JsonObject | null {
  const block = node.isInline ? schema.node('paragraph', null, node) : node;
  return placedNodes(documentIn(schema.node('doc', null, block)))[0]?.node ?? null;
}

/** The same for those that the contract knows. */
export function knownNodeOf(node: Node): PostNode | null {
  const found = nodeOf(node);
  return found && knownNode(found);
}
