import { saidIn } from '#model/media/story/writing/text/said';
import type { Paragraph } from '#model/media/story/writing/text/written-line';
import { unpackZip, type ZipLimits } from './bounded-zip.ts';

/**
 * Paragraphs of a Word document (`.docx`, ECMA-376), with the levels of their headings (reference R145). The parser is the browser's: libraries for
 * this make whole web pages of documents, bring a second ZIP reader without bounds, and weigh more than the rest of the editor's files.
 */

const MIB = 2 ** 20;
const DOCUMENT = /^word\/document\d*\.xml$/;
const STYLES = 'word/styles.xml';
const LIMITS: ZipLimits = {
  packed: 20 * MIB,
  unpacked: 40 * MIB,
  file: 16 * MIB,
  files: 2_000,
  wanted: (path) => DOCUMENT.test(path) || path === STYLES,
};
export const MAX_WORD_FILE = LIMITS.packed;

/** Documents have none; those of visitors' files may be made to grow without end. */
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;
const MAX_ANCESTORS = 12;

type WordFault = 'notWord' | 'tooLarge' | 'unsafe';

const decoded = (bytes: Uint8Array): string => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide) return new TextDecoder().decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
};

class Unreadable extends Error {
  readonly fault: WordFault;

  constructor(fault: WordFault) {
    super(fault);
    this.fault = fault;
  }
}

/** @throws Unreadable */
function parsed(bytes: Uint8Array): Element {
  const text = decoded(bytes);
  if (DOCUMENT_TYPE.test(text)) throw new Unreadable('unsafe');
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement === null || documentElement.getElementsByTagName('parsererror').length > 0)
    throw new Unreadable('notWord');
  return documentElement;
}

/** Names of elements without what stands for their vocabulary, which each program chooses. */
const nameOf = (element: Element): string => element.tagName.replace(/^.*:/, '');
const child = (element: Element | null, name: string): Element | null =>
  [...(element?.children ?? [])].find((each) => nameOf(each) === name) ?? null;

function valOf(element: Element | null): string | null {
  const attribute = [...(element?.attributes ?? [])].find(({ name }) => /(^|:)val$/.test(name));
  return attribute?.value ?? null;
}

const BODY_TEXT = 9;
/** What paragraph properties say; null where they say nothing. */
function outlineOf(properties: Element | null): number | null {
  const value = valOf(child(properties, 'outlineLvl'));
  if (value === null || !/^\d$/.test(value)) return null;
  return Number(value) === BODY_TEXT ? 0 : Number(value) + 1;
}

interface Style {
  readonly level: number | null;
  readonly parent: string | null;
}

/** Names of the styles that all programs know are English, whatever the language. */
function levelByName(name: string): number | null {
  if (/^title$/i.test(name)) return 1;
  const [, level] = /^heading (\d)$/i.exec(name) ?? [];
  return level === undefined ? null : Number(level);
}

function stylesOf(bytes: Uint8Array | undefined): ReadonlyMap<string, Style> {
  const styles = new Map<string, Style>();
  if (!bytes) return styles;
  for (const style of parsed(bytes).children) {
    const id = [...style.attributes].find(({ name }) => /(^|:)styleId$/.test(name))?.value;
    if (nameOf(style) !== 'style' || id === undefined) continue;
    const level = outlineOf(child(style, 'pPr')) ?? levelByName(valOf(child(style, 'name')) ?? '');
    styles.set(id, { level, parent: valOf(child(style, 'basedOn')) });
  }
  return styles;
}

/** Of deleted text, of readings above words, and of what other programs show in place of something. */
const LEFT_OUT = new Set([
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'rt',
  'Fallback',
  'pPr',
  'rPr',
  'tblPr',
  'sectPr',
]);
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', cr: '\n', noBreakHyphen: '-' };

const cellsOf = (row: Element): readonly Element[] =>
  [...row.children].filter((each) => nameOf(each) === 'tc');

class Reader {
  readonly paragraphs: Paragraph[] = [];
  readonly #styles: ReadonlyMap<string, Style>;

  constructor(styles: ReadonlyMap<string, Style>) {
    this.#styles = styles;
  }

  #level(properties: Element | null): number {
    const own = outlineOf(properties);
    let style = this.#styles.get(valOf(child(properties, 'pStyle')) ?? '');
    for (let up = 0; own === null && style && up < MAX_ANCESTORS; up++) {
      if (style.level !== null) return style.level;
      style = this.#styles.get(style.parent ?? '');
    }
    return own ?? 0;
  }

  /** What stands in a paragraph; paragraphs in it, such as those of a text box, come before it. */
  #text(element: Element): string {
    let text = '';
    for (const each of element.children) {
      const name = nameOf(each);
      if (LEFT_OUT.has(name)) continue;
      if (name === 'p') this.#paragraph(each);
      else if (name === 't') text += each.textContent ?? '';
      else if (name === 'br') text += /page|column/.test(breakOf(each)) ? '' : '\n';
      else text += SIGNS[name] ?? this.#text(each);
    }
    return text;
  }

  #paragraph(element: Element): void {
    const text = this.#text(element);
    if (text.trim() === '') return;
    this.paragraphs.push({ level: this.#level(child(element, 'pPr')), text });
  }

  #cell(element: Element): readonly Paragraph[] {
    const from = this.paragraphs.length;
    this.read(element);
    return this.paragraphs.splice(from);
  }

  /** Scripts are written in tables, too: a name in one cell, what is said in the other. */
  #row([first, second]: readonly Element[]): void {
    const [names, said] = [first, second].map((cell) => (cell ? this.#cell(cell) : []));
    const [name, ...more] = names ?? [];
    const text = `${name?.text.trim()}\t${said?.map((each) => each.text).join('\n')}`;
    if (name?.level === 0 && more.length === 0 && saidIn(text)) this.paragraphs.push({ level: 0, text });
    else this.paragraphs.push(...(names ?? []), ...(said ?? []));
  }

  read(body: Element): void {
    for (const each of body.children) {
      if (LEFT_OUT.has(nameOf(each))) continue;
      if (nameOf(each) === 'p') this.#paragraph(each);
      else if (nameOf(each) === 'tr' && cellsOf(each).length === 2) this.#row(cellsOf(each));
      else this.read(each);
    }
  }
}

const breakOf = (element: Element): string =>
  [...element.attributes].find(({ name }) => /(^|:)type$/.test(name))?.value ?? '';

type WordRead =
  | { readonly ok: true; readonly paragraphs: readonly Paragraph[] }
  | { readonly ok: false; readonly fault: WordFault };

const FAULTS = { notZip: 'notWord', tooMany: 'tooLarge', tooLarge: 'tooLarge', unsafe: 'unsafe' } as const;

/** Reads a document. Never throws. */
export function readWord(bytes: Uint8Array): WordRead {
  const unpacked = unpackZip(bytes, LIMITS);
  if (!unpacked.ok) return { ok: false, fault: FAULTS[unpacked.fault] };
  const path = [...unpacked.files.keys()].find((each) => DOCUMENT.test(each));
  const document = unpacked.files.get(path ?? '');
  if (!document) return { ok: false, fault: 'notWord' };
  try {
    const reader = new Reader(stylesOf(unpacked.files.get(STYLES)));
    reader.read(parsed(document));
    return { ok: true, paragraphs: reader.paragraphs };
  } catch (error) {
    return { ok: false, fault: error instanceof Unreadable ? error.fault : 'notWord' };
  }
}
