import {
  NEWS_LINK_TARGETS,
  type NewsBlock,
  type NewsLinkTarget,
  type NewsNode,
  type NewsText,
} from './news.ts';
import { asArray, asNumber, asText, isJsonObject, type JsonObject, present } from './reading.ts';

/** Articles nest lists once; deeper ones, or endless ones, are a mistake or an attack. */
const DEEPEST_LIST = 4;
const MOST_NODES = 4_000;
const LATEST_TIME = 8.64e15;

/** How much of an article may still be read. `problem` takes a phrase that completes "news 12 …". */
interface Reading {
  left: number;
  readonly problem: (phrase: string) => void;
}

type NodeReader = (node: JsonObject, reading: Reading, depth: number) => NewsNode | null;

function readText(value: unknown): NewsText | null {
  if (typeof value === 'string' && value !== '') return { kind: 'literal', text: value };
  const key = isJsonObject(value) ? asText(value.t) : null;
  return key === null ? null : { kind: 'key', key };
}

const DIGITS = /^\d{1,15}$/;
/** A path of the site must not begin with two slashes (or a backslash), which lead to another one. */
const ADDRESS = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i;
const FOLDER = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

const shapeOf = (target: NewsLinkTarget): RegExp =>
  target === 'url' ? ADDRESS : target === 'asset-single' ? FOLDER : DIGITS;

const READERS: Readonly<Record<string, NodeReader>> = {
  text: (node) => {
    const text = readText(node.data);
    return text && { type: 'text', text };
  },
  ul: (node, reading, depth) => {
    if (!Array.isArray(node.data) || depth >= DEEPEST_LIST) return null;
    return { type: 'list', items: node.data.map((item: unknown) => readNodes(item, reading, depth + 1)) };
  },
  link: (node) => {
    const target = NEWS_LINK_TARGETS.find((known) => known === node.target);
    const data = typeof node.data === 'number' ? String(node.data) : asText(node.data);
    if (!target || data === null || !shapeOf(target).test(data)) return null;
    return { type: 'link', target, data, isRich: node.rich === true };
  },
  br: () => ({ type: 'break' }),
  date: (node) => {
    const time = asNumber(node.data);
    return time !== null && Math.abs(time) <= LATEST_TIME ? { type: 'date', time } : null;
  },
};

const nameOf = (node: unknown): string =>
  isJsonObject(node) && typeof node.type === 'string' ? `"${node.type.slice(0, 40)}"` : 'without a type';

/** Counts a piece; false when there have been too many. */
function isLeft(reading: Reading): boolean {
  if (reading.left === 0) return false;
  reading.left -= 1;
  if (reading.left === 0) reading.problem(`is longer than ${MOST_NODES} pieces and is cut there`);
  return true;
}

function readNode(node: unknown, reading: Reading, depth: number): NewsNode | null {
  if (!isLeft(reading)) return null;
  const type = isJsonObject(node) ? asText(node.type) : null;
  const read = type !== null && Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const made = isJsonObject(node) && read ? read(node, reading, depth) : null;
  if (!made) reading.problem(`has a piece ${nameOf(node)} that cannot be shown`);
  return made;
}

const readNodes = (value: unknown, reading: Reading, depth: number): readonly NewsNode[] =>
  present(asArray(value).map((node) => readNode(node, reading, depth)));

function readBlock(block: unknown, reading: Reading): NewsBlock | null {
  if (!isLeft(reading)) return null;
  if (isJsonObject(block) && block.type === 'content') {
    return { type: 'content', nodes: readNodes(block.data, reading, 0) };
  }
  const text = isJsonObject(block) && block.type === 'heading' ? readText(block.data) : null;
  if (text) return { type: 'heading', text };
  reading.problem(`has a part ${nameOf(block)} that cannot be shown`);
  return null;
}

/** The parts of an article in order; what nobody knows is left out and reported. */
export const readNewsContent = (value: unknown, problem: (phrase: string) => void): readonly NewsBlock[] => {
  const reading: Reading = { left: MOST_NODES, problem };
  return present(asArray(value).map((block) => readBlock(block, reading)));
};
