import { type ListName, listAddress } from '#model/vocabulary/list-files';
import type { FileWithText } from '../services/published/client-files.ts';
import { type AnswerPart, OWN_WORD, PackedText } from '../services/published/packed-parts.ts';
import { attributes } from './markup.ts';
import { NONCE_PLACE } from './security.ts';

/** What a page needs besides the files of the boot. */
export interface PageNeeds {
  /** Such as `assets/cards-Cx3k9_aZ.js`. */
  readonly scripts: readonly string[];
  readonly styles: readonly FileWithText[];
  /** Of the page's language. */
  readonly texts: readonly FileWithText[];
  readonly lists: readonly ListName[];
}

/** The same as it stands in pages. */
export interface WrittenNeeds {
  readonly links: readonly AnswerPart[];
  readonly styles: readonly AnswerPart[];
  readonly data: readonly AnswerPart[];
}

/** What is shorter is packed with what stands beside it. */
const WORTH_SHARING = 1_000;

/** A text that many pages bring, with places for the nonce. */
export function sharedParts(text: string): readonly AnswerPart[] {
  if (text.length >= WORTH_SHARING) return [new PackedText(text.split(NONCE_PLACE))];
  return text.split(NONCE_PLACE).flatMap((each, nth) => (nth === 0 ? [each] : [OWN_WORD, each]));
}

export const writeNeeds = (needs: PageNeeds): WrittenNeeds => ({
  links: sharedParts(writeLinks(needs)),
  styles: sharedParts(writeStyles(needs)),
  data: sharedParts(writeData(needs)),
});

/** Has the browser ask for scripts, and the bundler's loader leave alone the style sheets that stand in the page. */
function writeLinks({ scripts, styles }: PageNeeds): string {
  const script = (file: string) =>
    `<link${attributes({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })}>`;
  const style = ({ path }: FileWithText) =>
    `<link${attributes({ rel: 'stylesheet', crossorigin: '', href: `/${path}`, disabled: '' })}>`;
  return scripts.map(script).join('') + styles.map(style).join('');
}

/** Inlined: they arrive while the scripts are still being requested. */
const writeStyles = ({ styles }: PageNeeds): string =>
  styles.length === 0
    ? ''
    : `<style${attributes({ nonce: NONCE_PLACE })}>${styles.map(({ text }) => text).join('\n')}</style>`;

/** Texts, and which lists to ask for when all scripts are there (src/browser/first/early.ts). */
function writeData({ texts, lists }: PageNeeds): string {
  const sent = texts.map(
    ({ path, text }) =>
      `<script${attributes({ type: 'application/json', 'data-file': `/${path}` })}>${text.replaceAll('<', '\\u003c')}</script>`,
  );
  const asked = attributes({ name: 'early-lists', content: lists.map(listAddress).join(' ') });
  return sent.join('') + (lists.length > 0 ? `<meta${asked}>` : '');
}
