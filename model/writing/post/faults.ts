import {
  ADDRESS_PATTERN,
  EMOJI_PATTERN,
  MAX_LETTERS,
  MAX_NODES,
  MAX_OBJECTS,
  MAX_PICTURES,
  MAX_POST,
  MAX_POST_TITLE,
  MAX_SHOWN,
  MAX_TAGS,
  MAX_WORD,
  UPLOAD_PATH,
} from '../../contract/community/text-limits.ts';
import type { PostNode } from '../../contract/rich-text.ts';
import type { JsonObject } from '../../records/reading.ts';
import { type PostDraft, writePost } from './draft.ts';
import { knownNode } from './nodes.ts';
import { isBlank, shownIn, wordsOf } from './words.ts';

/** What the site would refuse about one node of a post. */
const NODE_FAULTS = [
  'emoji',
  'name',
  'heading',
  'address',
  'pictures',
  'picture',
  'things',
  'refused',
] as const;
export type NodeFault = (typeof NODE_FAULTS)[number];

/** What it would refuse about the post as a whole. */
const POST_FAULTS = ['untitled', 'title', 'tags', 'letters', 'nodes', 'shown', 'weight'] as const;
export type PostFault = (typeof POST_FAULTS)[number];

const EMOJI = new RegExp(EMOJI_PATTERN);
const ADDRESS = new RegExp(ADDRESS_PATTERN);
const UPLOAD = new RegExp(UPLOAD_PATH);
const MAX_ADDRESS = 2_000;

function check(node: PostNode): NodeFault | null {
  switch (node.type) {
    case 'text':
    case 'br':
      return null;
    case 'emoji':
      return EMOJI.test(node.data) ? null : 'emoji';
    case 'mention':
      return node.data !== '' && node.data.length <= MAX_WORD ? null : 'name';
    case 'heading':
      return node.data.length <= MAX_WORD ? null : 'heading';
    case 'link':
      return node.data.length <= MAX_ADDRESS && ADDRESS.test(node.data) ? null : 'address';
    case 'image':
      if (node.objects.length > MAX_PICTURES) return 'pictures';
      return node.objects.every((path) => UPLOAD.test(path)) ? null : 'picture';
    case 'list':
      return node.objects.length <= MAX_OBJECTS && node.objects.every((id) => id >= 0) ? null : 'things';
  }
}

/** Why the site would refuse a node. Nodes of other types are the server's to judge. */
export function faultOfNode(node: JsonObject): NodeFault | null {
  const known = knownNode(node);
  return known && check(known);
}

/** How much a post has of all that is limited. */
export interface PostMeasure {
  readonly letters: number;
  readonly nodes: number;
  /** Things and pictures. */
  readonly shown: number;
  /** Bytes as JSON. */
  readonly weight: number;
}

const ONE_BYTE = 0x80;
const TWO_BYTES = 0x8_00;
const THREE_BYTES = 0x1_00_00;

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < ONE_BYTE ? 1 : code < TWO_BYTES ? 2 : code < THREE_BYTES ? 3 : 4;
  }
  return bytes;
}

/** How much of each limit a text uses. The weight is counted with the whole post. */
export function measureNodes(nodes: readonly JsonObject[]): Omit<PostMeasure, 'weight'> {
  const known = nodes.flatMap((node) => knownNode(node) ?? []);
  return { letters: wordsOf(known).length, nodes: nodes.length, shown: shownIn(known) };
}

export const measurePost = (post: PostDraft): PostMeasure => ({
  ...measureNodes(post.content),
  weight: utf8Length(JSON.stringify(writePost(post))),
});

export const LIMITS: PostMeasure = {
  letters: MAX_LETTERS,
  nodes: MAX_NODES,
  shown: MAX_SHOWN,
  weight: MAX_POST,
};

/** Why the site would refuse the post as a whole, the heaviest reason first. */
export function faultsOfPost(post: PostDraft): readonly PostFault[] {
  const measure = measurePost(post);
  const faults: readonly (readonly [PostFault, boolean])[] = [
    ['untitled', isBlank(post.title)],
    ['title', post.title.length > MAX_POST_TITLE],
    ['tags', post.tags.length > MAX_TAGS],
    ['letters', measure.letters > LIMITS.letters],
    ['nodes', measure.nodes > LIMITS.nodes],
    ['shown', measure.shown > LIMITS.shown],
    ['weight', measure.weight > LIMITS.weight],
  ];
  return faults.flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}
