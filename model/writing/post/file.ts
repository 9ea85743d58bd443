import { UPLOAD_PATH } from '../../contract/community/text-limits.ts';
import { asInteger, isJsonObject, type JsonObject } from '../../records/reading.ts';
import { type PostDraft, readPost, writePost } from './draft.ts';
import { knownNode } from './nodes.ts';

/** Posts in files and on clipboards, in the published format of nodes. */

const UPLOAD = new RegExp(UPLOAD_PATH);

const ownPath = (value: unknown, home: string): unknown => {
  if (typeof value !== 'string' || !value.startsWith(`${home}/`)) return value;
  const path = value.slice(home.length);
  return UPLOAD.test(path) ? path : value;
};

/** The singular key, numbers as texts, whole addresses: other programs write a node in other forms (reference R16). */
function tidyNode(node: JsonObject, home: string): JsonObject {
  const { object, objects = object, ...rest } = node;
  if (node.type === 'image' || node.type === 'list') {
    const all: readonly unknown[] = Array.isArray(objects) ? objects : [objects];
    const read = (each: unknown) => (node.type === 'image' ? ownPath(each, home) : (asInteger(each) ?? each));
    const tidy = { ...rest, display: asInteger(node.display) ?? 0, objects: all.map(read) };
    return knownNode(tidy) ?? node;
  }
  const data = typeof node.data === 'number' ? String(node.data) : node.data;
  return knownNode({ ...node, data }) ?? node;
}

/** Anything that may be a post, such as pasted text; null for what is none. */
export function postInText(text: string, home: string): PostDraft | null {
  const start = text.trimStart().charAt(0);
  if (start !== '[' && start !== '{') return null;
  try {
    const post = readPost(JSON.parse(text));
    // A list of things that have no type is some other file.
    if (post === null || !post.content.every((node) => isJsonObject(node) && typeof node.type === 'string'))
      return null;
    return { ...post, content: post.content.map((node) => tidyNode(node, home)) };
  } catch {
    return null;
  }
}

/** The text of a file that holds the post. */
export const textOfPost = (post: PostDraft): string => `${JSON.stringify(writePost(post), null, 2)}\n`;
