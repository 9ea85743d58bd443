import { type Node, Schema } from 'prosemirror-model';
import type { JsonObject } from '#model/records/reading';
import { documentOf, type PostDocument } from '#model/writing/post/document';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A piece or block without text of its own; what is drawn in its element comes from React. */
const atom = (element: 'span' | 'div', kind: string, attrs: readonly string[]) => ({
  group: element === 'span' ? 'inline' : 'block',
  inline: element === 'span',
  atom: true,
  draggable: true,
  attrs: Object.fromEntries(attrs.map((name) => [name, {}])),
  toDOM: (): readonly [string, Readonly<Record<string, string>>] => [element, { 'data-kind': kind }],
});

/** The editor's document: one node type for each kind of `Block` and `Piece` (model/writing/post/document.ts). */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // Line breaks within a text of another program stay as they are.
      whitespace: 'pre',
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'text*',
      whitespace: 'pre',
      defining: true,
      attrs: { margin: { default: null } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
      toDOM: () => ['h2', 0],
    },
    pictures: atom('div', 'pictures', ['display', 'objects']),
    things: atom('div', 'things', ['target', 'display', 'objects']),
    text: { group: 'inline' },
    emoji: { ...atom('span', 'emoji', ['name']), leafText: (node: Node) => `:${text(node.attrs.name)}:` },
    mention: {
      ...atom('span', 'mention', ['username']),
      leafText: (node: Node) => `@${text(node.attrs.username)}`,
    },
    link: { ...atom('span', 'link', ['target', 'data']), leafText: (node: Node) => text(node.attrs.data) },
    foreign: atom('span', 'foreign', ['node']),
  },
});

/** The editor's document of a post's nodes. */
export const docOf = (nodes: readonly JsonObject[]): Node => schema.nodeFromJSON(documentOf(nodes));

/** What a document of the editor says. */
export const documentIn = (doc: Node): PostDocument => doc.toJSON();
