import { LINK_TARGETS, LIST_TARGETS } from '../../contract/community/text-limits.ts';
import type { PostNode } from '../../contract/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../records/reading.ts';

/**
 * The nodes of a post as its editor holds them: those of the contract, and any others, which a newer site or another program
 * wrote. The others stay as they are (reference R16).
 */

/** How large pictures and things are shown, by the number in the data. */
export const DISPLAYS = [0, 1, 2] as const;
export type Display = (typeof DISPLAYS)[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isDisplay = (value: unknown): value is Display => DISPLAYS.some((each) => each === value);
const isFilled = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** Whether an object has these fields and no others. */
function hasOnly(node: JsonObject, ...fields: readonly string[]): boolean {
  const names = Object.keys(node);
  return names.length === fields.length && fields.every((field) => Object.hasOwn(node, field));
}

type Reader = (node: JsonObject) => PostNode | null;

const READERS: Readonly<Record<PostNode['type'], Reader>> = {
  text: (node) =>
    isText(node.data) && hasOnly(node, 'type', 'data') ? { type: 'text', data: node.data } : null,
  br: (node) => (hasOnly(node, 'type') ? { type: 'br' } : null),
  emoji: (node) =>
    isText(node.data) && hasOnly(node, 'type', 'data') ? { type: 'emoji', data: node.data } : null,
  mention: (node) =>
    isText(node.data) && hasOnly(node, 'type', 'data') ? { type: 'mention', data: node.data } : null,
  heading: (node) => {
    if (!isText(node.data)) return null;
    if (hasOnly(node, 'type', 'data')) return { type: 'heading', data: node.data };
    return node.margin === 'top' && hasOnly(node, 'type', 'data', 'margin')
      ? { type: 'heading', data: node.data, margin: 'top' }
      : null;
  },
  image: ({ display, objects, ...rest }) =>
    isDisplay(display) && isFilled(objects, isText) && hasOnly(rest, 'type')
      ? { type: 'image', display, objects: [...objects] }
      : null,
  link: ({ target, data, ...rest }) => {
    const known = LINK_TARGETS.find((each) => each === target);
    return known && isText(data) && hasOnly(rest, 'type') ? { type: 'link', target: known, data } : null;
  },
  list: ({ target, display, objects, ...rest }) => {
    const known = LIST_TARGETS.find((each) => each === target);
    return known && isDisplay(display) && isFilled(objects, isNumber) && hasOnly(rest, 'type')
      ? { type: 'list', target: known, display, objects: [...objects] }
      : null;
  },
};

const isKnownType = (type: unknown): type is PostNode['type'] => isText(type) && Object.hasOwn(READERS, type);

/** A node of the contract, whatever its bounds; null for all others, also for known types with fields besides. */
export const knownNode = (node: JsonObject): PostNode | null =>
  isKnownType(node.type) ? READERS[node.type](node) : null;

/** The nodes in anything; null when it is no list of objects. */
export const nodesIn = (value: unknown): readonly JsonObject[] | null =>
  Array.isArray(value) && value.every(isJsonObject) ? value : null;
