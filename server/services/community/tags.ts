import type { Tag } from '#model/contract/community/post';
import type { TagName } from '../../store/community/tags.ts';
import { foldText } from './terms.ts';

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** In one line whose words stay apart, with nothing that turns the direction of what stands beside it. */
export const tidyLine = (text: string): string =>
  text.normalize('NFC').replaceAll(BREAKS, ' ').replaceAll(HIDDEN, '').trim();

/** Tags as they are kept: each once, however it is written; the empty ones not at all. */
export function tagNames(tags: readonly Tag[]): readonly TagName[] {
  const names = new Map<string, TagName>();
  for (const { type, data } of tags) {
    const tidy = tidyLine(data);
    const fold = foldText(tidy);
    const key = `${type} ${fold}`;
    if (fold !== '' && !names.has(key)) names.set(key, { type, fold, data: tidy });
  }
  return [...names.values()];
}
