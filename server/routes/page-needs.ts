import { type ListName, listAddress } from '#model/vocabulary/list-files';
import type { FileWithText } from '../services/published/client-files.ts';
import { attributes } from './markup.ts';

/** What a page needs besides the files of the boot. */
export interface PageNeeds {
  /** Such as `assets/cards-Cx3k9_aZ.js`. */
  readonly scripts: readonly string[];
  readonly styles: readonly FileWithText[];
  /** Of the page's language. */
  readonly texts: readonly FileWithText[];
  readonly lists: readonly ListName[];
}

export const NO_NEEDS: PageNeeds = { scripts: [], styles: [], texts: [], lists: [] };

/** Has the browser ask for scripts, and the bundler's loader leave alone the style sheets that stand in the page. */
export function writeLinks({ scripts, styles }: PageNeeds): string {
  const script = (file: string) =>
    `<link${attributes({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })}>`;
  const style = ({ path }: FileWithText) =>
    `<link${attributes({ rel: 'stylesheet', crossorigin: '', href: `/${path}`, disabled: '' })}>`;
  return scripts.map(script).join('') + styles.map(style).join('');
}

/** Inlined: they arrive while the scripts are still being requested. */
export const writeStyles = ({ styles }: PageNeeds, nonce: string): string =>
  styles.length === 0
    ? ''
    : `<style${attributes({ nonce })}>${styles.map(({ text }) => text).join('\n')}</style>`;

/** Texts, and which lists to ask for when all scripts are there (src/browser/first/early.ts). */
export function writeData({ texts, lists }: PageNeeds): string {
  const sent = texts.map(
    ({ path, text }) =>
      `<script${attributes({ type: 'application/json', 'data-file': `/${path}` })}>${text.replaceAll('<', '\\u003c')}</script>`,
  );
  const asked = attributes({ name: 'early-lists', content: lists.map(listAddress).join(' ') });
  return sent.join('') + (lists.length > 0 ? `<meta${asked}>` : '');
}
