import {
  idOf,
  isLeft,
  nameOf,
  objectOf,
  type ReadingBudget,
  readNode,
  readNodes,
} from './read-rich-nodes.ts';
import { readWords } from './read-rich-words.ts';
import { asArray, asList, asNumber, asText, isJsonObject, type JsonObject } from './reading.ts';
import { IMAGE_SIZES, type ImageSize, type RichBlock, type RichNode, type RichText } from './rich-text.ts';

const MAX_PIECES = 4_000;
/** Pictures come from our own uploads alone, so that no text sends a reader's browser to another site. */
const UPLOAD = /^\/api\/upload\/file\/[0-9a-f]{40}$/;

type BlockReader = (block: JsonObject, reading: ReadingBudget) => RichBlock | null;

/** The plural or the singular key, for both are written (reference R16); each thing once. */
const listOf = <T>(block: JsonObject, read: (entry: unknown) => T | null): readonly T[] => {
  const value = block.objects ?? block.object;
  return [...new Set(asList(Array.isArray(value) ? value : [value], read))];
};

const sizeOf = (block: JsonObject): ImageSize => IMAGE_SIZES[asNumber(block.display) ?? 0] ?? 'large';

const READERS: Readonly<Record<string, BlockReader>> = {
  content: (block, reading) => ({ type: 'content', nodes: readNodes(block.data, reading) }),
  heading: (block) => {
    const words = readWords(block.data);
    return words && { type: 'heading', words };
  },
  image: (block) => {
    const paths = listOf(block, (path) => {
      const text = asText(path);
      return text !== null && UPLOAD.test(text) ? text : null;
    });
    return paths.length === 0 ? null : { type: 'images', size: sizeOf(block), paths };
  },
  list: (block, reading) => {
    const object = objectOf(block.target, ['info', 'icon']);
    const ids = listOf(block, (id) => (isLeft(reading) ? idOf(id) : null));
    if (object === null || ids.length === 0) return null;
    const size = block.target === 'card-icon' ? 'icon' : sizeOf(block);
    return { type: 'objects', object, size, ids };
  },
};

const blockReader = (value: unknown): BlockReader | undefined => {
  const type = isJsonObject(value) ? asText(value.type) : null;
  return type !== null && Object.hasOwn(READERS, type) ? READERS[type] : undefined;
};

/** Posts write running text without a block around it; neighbours are put into one. */
function withNode(blocks: RichBlock[], node: RichNode, isFollowing: boolean): void {
  const last = blocks.at(-1);
  if (isFollowing && last?.type === 'content') {
    blocks[blocks.length - 1] = { type: 'content', nodes: [...last.nodes, node] };
  } else blocks.push({ type: 'content', nodes: [node] });
}

/** What members wrote: what no one knows is left out. Never throws. */
export const readPostText = (content: unknown): RichText => read(content, () => undefined, false);

/**
 * The parts of an article or a page of the operator in order. What no one knows is shown as plain text or left out,
 * and reported. Never throws.
 */
export const readRichText = (value: unknown, problem: (phrase: string) => void): RichText =>
  read(value, problem, true);

function read(value: unknown, problem: ReadingBudget['problem'], showsUnknown: boolean): RichText {
  const reading: ReadingBudget = { left: MAX_PIECES, most: MAX_PIECES, problem, showsUnknown };
  const blocks: RichBlock[] = [];
  let isRunning = false;
  for (const entry of asArray(value)) {
    const block = blockReader(entry);
    if (block && isJsonObject(entry)) {
      if (!isLeft(reading)) break;
      const made = block(entry, reading);
      if (made) blocks.push(made);
      else problem(`has a part ${nameOf(entry)} that cannot be shown`);
      isRunning = false;
    } else {
      const node = readNode(entry, reading);
      if (node) withNode(blocks, node, isRunning);
      isRunning = node !== null || isRunning;
    }
  }
  return blocks;
}
