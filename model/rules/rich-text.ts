import type { Languages, RichNode, RichObject, RichText, RichWords } from '../records/rich-text.ts';
import type { Locale } from '../vocabulary/locales.ts';
import { inLanguage } from './languages.ts';

const withInner = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => (node.type === 'bullets' ? node.items.flatMap(withInner) : [node]));

/** Every piece of running text in order, those inside lists too. */
const allNodes = (text: RichText): RichNode[] =>
  text.flatMap((block) => (block.type === 'content' ? withInner(block.nodes) : []));

const languagesOf = (words: RichWords | null): Languages[] =>
  words?.kind === 'languages' ? [words.texts] : [];

/** The language that stands in for the wished one somewhere in the text; null when none has to. */
export function standInLanguage(text: RichText, requested: Locale): Locale | null {
  const headings = text.flatMap((block) => (block.type === 'heading' ? languagesOf(block.words) : []));
  const running = allNodes(text).flatMap((node) => ('words' in node ? languagesOf(node.words) : []));
  const used = [...headings, ...running].flatMap((texts) => inLanguage(texts, requested)?.locale ?? []);
  return used.find((locale) => locale !== requested) ?? null;
}

/** Kinds of things that the text points to, each once. */
export function objectsIn(text: RichText): readonly RichObject[] {
  const single = allNodes(text).flatMap((node) => (node.type === 'object' ? [node.object] : []));
  const lists = text.flatMap((block) => (block.type === 'objects' ? [block.object] : []));
  return [...new Set([...single, ...lists])];
}

/** What stands between two gaps: a paragraph, or a list. */
export type Passage =
  | { readonly kind: 'paragraph'; readonly nodes: readonly RichNode[] }
  | { readonly kind: 'bullets'; readonly items: readonly (readonly RichNode[])[] };

const trimmed = (nodes: readonly RichNode[]): readonly RichNode[] => {
  const isText = ({ type }: RichNode) => type !== 'break';
  const first = nodes.findIndex(isText);
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(isText) + 1);
};

/** Two breaks in a row begin a paragraph; a list stands on its own. No paragraph is empty or begins or ends with a break. */
export function passagesOf(nodes: readonly RichNode[]): readonly Passage[] {
  const passages: Passage[] = [];
  let run: RichNode[] = [];
  const close = () => {
    const kept = trimmed(run);
    if (kept.length > 0) passages.push({ kind: 'paragraph', nodes: kept });
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'bullets') {
      close();
      if (node.items.length > 0) passages.push({ kind: 'bullets', items: node.items });
    } else if (node.type === 'break' && run.at(-1)?.type === 'break') close();
    else run.push(node);
  }
  close();
  return passages;
}

/** Words of a piece that need no look-up of names. */
function plainWords(node: RichNode): string {
  if (node.type === 'mention') return `@${node.username}`;
  if (node.type === 'break') return ' ';
  if (node.type === 'address') return node.address;
  return node.type === 'text' && node.words.kind === 'literal' ? node.words.text : '';
}

const emojiName = (node: RichNode): string => (node.type === 'emoji' ? `:${node.id}: ` : '');

/** The beginning of a text as one line, for a quote of it: without its emoji, unless it says nothing else. */
export function plainTextOf(text: RichText, longest: number): string {
  const nodes = allNodes(text);
  const lineOf = (wordsOf: typeof plainWords): string =>
    nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
  const letters = [...(lineOf(plainWords) || lineOf(emojiName))];
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`;
}
