import { loadFamily, OBJECT_FAMILIES } from '#model/families/families';
import { readPostText } from '#model/records/read-rich-text';
import type { RichBlock, RichNode, RichObject, RichText } from '#model/records/rich-text';
import { isMature } from '#model/rules/mature';
import { objectsIn, passagesOf } from '#model/rules/rich-text';
import { isSpoiler } from '#model/rules/running';
import { shownName } from '#model/rules/shown-name';
import type { ShownPosts } from '../community/shown.ts';
import type { PublishedLists } from '../families/lists.ts';
import { type Published, published, wordsFor } from '../families/source.ts';
import { postIdOf, writtenAt } from '../previews/written.ts';
import { within } from '../within.ts';
import type { PrerenderedPost } from './content.ts';
import type { Visitor } from './visitor.ts';

/** In letters: more than a phone shows at once; the rest comes with the page itself. */
const MAX_LETTERS = 4_000;

/** The text is there at once; it does not wait long for the names of things in it. */
const PATIENCE_MS = 500;

type Block = PrerenderedPost['blocks'][number];
type NameOf = (object: RichObject, id: number) => string;

/** Names of things as far as they are out; numbers for all others. */
async function namesFor(lists: PublishedLists, text: RichText, visitor: Visitor): Promise<NameOf> {
  const { servers, locale, now } = visitor;
  const heads = OBJECT_FAMILIES.filter(({ object }) => objectsIn(text).includes(object));
  const words = wordsFor(locale, servers);
  const known = await Promise.all(
    heads.map(
      async (head): Promise<readonly [RichObject, Published]> => [
        head.object,
        await published(lists, await loadFamily(head.name), servers, words, now),
      ],
    ),
  );
  const byObject = new Map(known);
  return (object, id) => {
    const source = byObject.get(object);
    const item = source?.item(id);
    const times = item && source?.family.releasedAt?.(item);
    const isOut = item && !(times && isSpoiler(times, servers.main, now));
    return isOut && source
      ? source.family.title(item)
      : visitor.text(`richText.object.${object}`, { id: String(id) });
  };
}

function wordsOf(node: RichNode, nameOf: NameOf): string {
  switch (node.type) {
    case 'text':
      return node.words.kind === 'literal' ? node.words.text : '';
    case 'break':
      return '\n';
    case 'mention':
      return `@${node.username}`;
    case 'address':
      return node.address;
    case 'object':
      return nameOf(node.object, node.id);
    default:
      return '';
  }
}

function blocksOf(block: RichBlock, nameOf: NameOf): readonly Block[] {
  if (block.type === 'heading')
    return block.words.kind === 'literal' ? [{ kind: 'heading', lines: [block.words.text] }] : [];
  if (block.type === 'objects')
    return [{ kind: 'list', lines: block.ids.map((id) => nameOf(block.object, id)) }];
  if (block.type !== 'content') return [];
  return passagesOf(block.nodes).flatMap((passage): readonly Block[] => {
    if (passage.kind !== 'paragraph') return [];
    const line = passage.nodes.map((node) => wordsOf(node, nameOf)).join('');
    return line.trim() === '' ? [] : [{ kind: 'paragraph', lines: [line] }];
  });
}

/** As much as is worth sending; the last line is cut. */
function bounded(blocks: readonly Block[]): readonly Block[] {
  let left = MAX_LETTERS;
  return blocks.flatMap(({ kind, lines }) => {
    const kept = lines.flatMap((line) => {
      const shown = [...line].slice(0, left);
      left -= shown.length;
      return shown.length === 0 ? [] : [shown.join('')];
    });
    return kept.length === 0 ? [] : [{ kind, lines: kept }];
  });
}

interface Sources {
  readonly lists: PublishedLists;
  readonly shown: ShownPosts;
}

/** The page of a post before any script runs; null where there is none, and where its reader has to ask for it first. */
export async function prerenderPost(
  { lists, shown }: Sources,
  path: string,
  visitor: Visitor,
): Promise<PrerenderedPost | null> {
  const id = postIdOf(writtenAt(path)?.key);
  const post = id === null ? null : await shown.post(id);
  if (!post || isMature(post)) return null;
  const text = readPostText(post.content);
  const byNumber: NameOf = (object, thing) =>
    visitor.text(`richText.object.${object}`, { id: String(thing) });
  const named = objectsIn(text).length > 0 && (await within(PATIENCE_MS, namesFor(lists, text, visitor)));
  const nameOf = named || byNumber;
  const { author, time } = post;
  const { dates } = wordsFor(visitor.locale, visitor.servers);
  return {
    kind: 'post',
    locale: visitor.locale,
    heading: post.title || visitor.text('post.untitled'),
    author: author ? shownName(author) : visitor.text('thread.nobody'),
    time: { text: dates.dateTime(time), iso: new Date(time).toISOString() },
    blocks: bounded(text.flatMap((block) => blocksOf(block, nameOf))),
  };
}
