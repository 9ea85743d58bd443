import { type ListName, listAddress } from '#model/vocabulary/list-files';
import { attributes } from './markup.ts';

/** What a page asks for besides the files of the boot. */
export interface PageNeeds {
  /** Scripts and styles, such as `assets/cards-Cx3k9_aZ.js`. */
  readonly files: readonly string[];
  /** Texts of the page's language, such as `assets/info-Cx3k9_aZ.json`. */
  readonly texts: readonly string[];
  readonly lists: readonly ListName[];
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const joined = (addresses: readonly string[]): string | null => addresses.join(' ') || null;

const link = (file: string): string =>
  `<link${attributes({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })}>`;

/** Nothing in a template is fetched: the page asks for it once it has painted (src/platform/early.ts). */
export function writeNeeds({ files, texts, lists }: PageNeeds): string {
  if (files.length + texts.length + lists.length === 0) return '';
  const styles = files.filter(isStyle).map((file) => `/${file}`);
  const own = attributes({
    class: 'early',
    'data-texts': joined(texts.map((file) => `/${file}`)),
    'data-styles': joined(styles),
    'data-lists': joined(lists.map(listAddress)),
  });
  const scripts = files.filter((file) => !isStyle(file));
  return `<template${own}>${scripts.map(link).join('')}</template>`;
}
