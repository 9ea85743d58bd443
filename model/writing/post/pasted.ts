import { UPLOAD_PATH } from '../../contract/community/text-limits.ts';
import type { PostNode } from '../../contract/rich-text.ts';
import { piecesOf } from '../pieces.ts';
import { addressNode, nodeOfPiece } from '../typed-text.ts';

/** A part of a foreign document: an element without anything that could run, or its text. */
export type PastedPart = string | PastedElement;
interface PastedElement {
  /** In lower case. */
  readonly tag: string;
  readonly href: string | null;
  readonly src: string | null;
  readonly alt: string | null;
  readonly parts: readonly PastedPart[];
}

const SILENT = new Set(
  'head script style title template noscript iframe object svg math select textarea button audio video'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
const BLOCKS = new Set(
  'p div section article header footer main aside nav ul ol li table tr blockquote pre figure figcaption dl dt dd address hr form'.split(
    ' ',
  ),
);
/** Have a line of nothing around them, as readers are used to. */
const APART = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'figure']);
const UPLOAD = new RegExp(UPLOAD_PATH);
const ADDRESS = /^https?:\/\/[^\s\\]{1,1990}$/i;
const MAX_PASTED = 2_000;

/** Pasted parts on their way to nodes, line by line. */
class Lines {
  readonly #home: string;
  readonly #nodes: PostNode[] = [];
  /** The words since the last piece. Joined once: a text that grows word by word is copied each time someone looks at its end. */
  #words: string[] = [];
  /** Whether a space is the last of them, or nothing stands before them in the line. */
  #isSpaced = true;
  /** Breaks that are due before the next piece. */
  #breaks = 0;
  /** Whether there is anything in the line that breaks would end. */
  #isLine = false;

  constructor(home: string) {
    this.#home = home;
  }

  #put(node: PostNode): void {
    if (this.#nodes.length < MAX_PASTED) this.#nodes.push(node);
  }

  #space(): void {
    for (; this.#breaks > 0; this.#breaks--) this.#put({ type: 'br' });
  }

  #flush(isEnd: boolean): void {
    const words = this.#words.join('');
    this.#words = [];
    const text = isEnd && words.endsWith(' ') ? words.slice(0, -1) : words;
    if (isEnd) this.#isSpaced = true;
    if (text === '') return;
    this.#space();
    for (const piece of piecesOf(text)) this.#put(nodeOfPiece(piece, this.#home));
    this.#isLine = true;
  }

  words(text: string): void {
    const spaced = text.replaceAll(/[\s\u00a0]+/g, ' ');
    const words = this.#isSpaced && spaced.startsWith(' ') ? spaced.slice(1) : spaced;
    if (words === '') return;
    this.#words.push(words);
    this.#isSpaced = words.endsWith(' ');
  }

  /** A piece of its own within the line. */
  piece(node: PostNode): void {
    this.#flush(false);
    this.#space();
    this.#put(node);
    this.#isLine = true;
    this.#isSpaced = false;
  }

  /** Something that stands in no line. */
  block(node: PostNode): void {
    this.#flush(true);
    this.#breaks = 0;
    this.#isLine = false;
    this.#put(node);
  }

  /** Ends the line, if there is one; `lines` empty ones follow. */
  end(lines: number): void {
    this.#flush(true);
    if (this.#isLine) this.#breaks = Math.max(this.#breaks, lines + 1);
  }

  /** A break that the writer made. */
  break(): void {
    this.#flush(true);
    if (this.#isLine) this.#breaks += 1;
  }

  get nodes(): readonly PostNode[] {
    this.#flush(true);
    return this.#nodes;
  }
}

const textIn = (parts: readonly PastedPart[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : SILENT.has(part.tag) ? '' : textIn(part.parts)))
    .join('');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const hasPicture = ({ tag, parts }: PastedElement): boolean =>
  tag === 'img' || parts.some((part) => typeof part !== 'string' && hasPicture(part));

/** An upload of this site by its path, whether the address is whole or not. */
function uploadAt(src: string, home: string): string | null {
  const path = src.startsWith(`${home}/`) ? src.slice(home.length) : src;
  return UPLOAD.test(path) ? path : null;
}

class Reading {
  readonly #home: string;
  readonly lines: Lines;

  constructor(home: string) {
    this.#home = home;
    this.lines = new Lines(home);
  }

  /** A link has no words of its own: they stand before it, unless they are the address. */
  #link(element: PastedElement, href: string): void {
    const words = oneLine(textIn(element.parts));
    const link = addressNode(href, this.#home);
    const isThing = link.type === 'link' && link.target !== 'url';
    const says =
      words !== '' &&
      !isThing &&
      !href.replace(/^https?:\/\//, '').startsWith(words.replace(/^https?:\/\//, ''));
    if (says) this.lines.words(`${words} `);
    this.lines.piece(link);
  }

  #element(element: PastedElement, isVerbatim: boolean): void {
    const { tag, href, src, alt, parts } = element;
    const { lines } = this;
    if (SILENT.has(tag)) return;
    if (tag === 'br') lines.break();
    else if (HEADING.test(tag)) {
      const words = oneLine(textIn(parts));
      if (words !== '') lines.block({ type: 'heading', data: words });
    } else if (tag === 'img') {
      const upload = src === null ? null : uploadAt(src, this.#home);
      if (upload !== null) lines.block({ type: 'image', display: 0, objects: [upload] });
      else if (alt !== null) lines.words(` ${alt} `);
    } else if (tag === 'a' && href !== null && ADDRESS.test(href) && !hasPicture(element)) {
      this.#link(element, href);
    } else if (BLOCKS.has(tag)) {
      const space = APART.has(tag) ? 1 : 0;
      lines.end(space);
      if (tag === 'li') lines.words('• ');
      this.read(parts, isVerbatim || tag === 'pre');
      lines.end(space);
    } else {
      this.read(parts, isVerbatim);
      if (tag === 'td' || tag === 'th') lines.words(' ');
    }
  }

  #verbatim(text: string): void {
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) this.lines.break();
      this.lines.words(line);
    }
  }

  read(parts: readonly PastedPart[], isVerbatim: boolean): void {
    for (const part of parts) {
      if (typeof part !== 'string') this.#element(part, isVerbatim);
      else if (isVerbatim) this.#verbatim(part);
      else this.lines.words(part);
    }
  }
}

/** The nodes that a foreign document becomes; `home` is the site's origin. */
export function nodesOfPasted(parts: readonly PastedPart[], home: string): readonly PostNode[] {
  const reading = new Reading(home);
  reading.read(parts, false);
  return reading.lines.nodes;
}

/** The nodes that a plain text becomes: names and addresses in it are found. */
export function nodesOfText(text: string, home: string): readonly PostNode[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n').slice(0, MAX_PASTED);
  return lines.flatMap((line, index): readonly PostNode[] => {
    const nodes = piecesOf(line).map((piece) => nodeOfPiece(piece, home));
    return index === 0 ? nodes : [{ type: 'br' }, ...nodes];
  });
}
