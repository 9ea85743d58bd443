import type { PastedPart } from './pasted.ts';

/**
 * A reader of foreign markup that makes no document of it. Browsers make one on request, but even in a document that no one shows
 * Chromium reports each style and each handler in it as a breach of the page's policy. What browsers put on clipboards is well-formed;
 * what is not is read as far as it makes sense.
 */

interface OpenElement {
  readonly tag: string;
  readonly href: string | null;
  readonly src: string | null;
  readonly alt: string | null;
  readonly parts: PastedPart[];
}

const MAX_MARKUP = 2_000_000;
const MAX_DEPTH = 100;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What is in them is text, whatever it looks like. */
const RAW = new Set('script style title textarea noscript iframe xmp noembed noframes template'.split(' '));
/** An element of these ends one of its own kind, up to the list or table around. */
const ENDS: Readonly<Record<string, RegExp>> = {
  li: /^(ul|ol)$/,
  dt: /^dl$/,
  dd: /^dl$/,
  tr: /^(table|tbody|thead|tfoot)$/,
  td: /^(tr|table)$/,
  th: /^(tr|table)$/,
  option: /^select$/,
};
const BLOCK = /^(p|div|ul|ol|table|h[1-6]|blockquote|pre|section|article|hr|form|dl|figure)$/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  times: '×',
  hearts: '♥',
  zwj: '\u200d',
  zwnj: '\u200c',
  shy: '\u00ad',
};
const LAST_CODE = 0x10_ff_ff;

function codePoint(digits: string): string {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  const isLetter = code > 0 && code <= LAST_CODE && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isLetter ? String.fromCodePoint(code) : '\ufffd';
}

const withLetters = (text: string): string =>
  text.replaceAll(
    /&(?:#(x[0-9a-f]{1,6}|\d{1,7})|([a-z]{2,8}));/gi,
    (whole, digits?: string, name?: string) => {
      if (digits !== undefined) return codePoint(digits);
      return ENTITIES[name ?? ''] ?? whole;
    },
  );

const TAG = /<(\/?)([a-z][a-z0-9:-]*)/iy;
const OTHER = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*>?)/y;
const ATTRIBUTE = /(?<![a-z-])([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The attributes that nodes can come of; the first of a name counts. */
function attributesIn(text: string): Omit<OpenElement, 'tag' | 'parts'> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, withLetters(double ?? single ?? bare ?? '').trim());
  }
  const of = (name: string): string | null => found.get(name) ?? null;
  return { href: of('href'), src: of('src'), alt: of('alt') };
}

class Tree {
  readonly #root: OpenElement = { tag: '', href: null, src: null, alt: null, parts: [] };
  readonly #open: OpenElement[] = [this.#root];

  get parts(): readonly PastedPart[] {
    return this.#root.parts;
  }

  #top(): OpenElement {
    return this.#open.at(-1) ?? this.#root;
  }

  text(words: string): void {
    if (words !== '') this.#top().parts.push(words);
  }

  /** Ends the nearest element of the name, and those in it; `within` is where the search stops. */
  end(tag: string, within: RegExp | null = null): void {
    for (let index = this.#open.length - 1; index > 0; index--) {
      const open = this.#open[index]?.tag ?? '';
      if (open === tag) {
        this.#open.length = index;
        return;
      }
      if (within?.test(open)) return;
    }
  }

  begin(tag: string, attributes: string): void {
    const around = ENDS[tag];
    if (around) this.end(tag, around);
    else if (BLOCK.test(tag) && this.#top().tag === 'p') this.end('p');
    const element: OpenElement = { tag, ...attributesIn(attributes), parts: [] };
    this.#top().parts.push(element);
    if (!VOID.has(tag) && this.#open.length < MAX_DEPTH) this.#open.push(element);
  }
}

/** Where tags end. A quote that never ends counts as none, from there on: else each tag would search for its end again. */
class TagEnds {
  readonly #html: string;
  #hasQuotes = true;

  constructor(html: string) {
    this.#html = html;
  }

  /** The place of the `>`; -1 when there is none. */
  after(from: number): number {
    if (!this.#hasQuotes) return this.#html.indexOf('>', from);
    let quote = '';
    for (let at = from; at < this.#html.length; at++) {
      const letter = this.#html.charAt(at);
      if (quote !== '') quote = letter === quote ? '' : quote;
      else if (letter === '>') return at;
      else if (letter === '"' || letter === "'") quote = letter;
    }
    this.#hasQuotes = false;
    return this.#html.indexOf('>', from);
  }
}

/** Where the raw text of an element ends. */
function endOfRaw(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The parts of a markup text. Never throws. */
export function readMarkup(markup: string): readonly PastedPart[] {
  const html = markup.slice(0, MAX_MARKUP);
  const tree = new Tree();
  const ends = new TagEnds(html);
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    tree.text(withLetters(html.slice(at, end)));
    if (next < 0) break;
    OTHER.lastIndex = next;
    TAG.lastIndex = next;
    const tag = TAG.exec(html);
    const close = tag ? ends.after(TAG.lastIndex) : -1;
    if (tag && close < 0) {
      // Nothing ends a tag any more.
      tree.text(withLetters(html.slice(next)));
      break;
    }
    if (tag) {
      const name = (tag[2] ?? '').toLowerCase();
      const attributes = html.slice(TAG.lastIndex, close);
      at = close + 1;
      if (tag[1] === '/') tree.end(name);
      else if (RAW.has(name)) at = endOfRaw(html, name, at);
      else tree.begin(name, attributes);
    } else if (OTHER.test(html)) at = OTHER.lastIndex;
    else {
      tree.text('<');
      at = next + 1;
    }
  }
  return tree.parts;
}
