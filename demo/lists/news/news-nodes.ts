import type { NewsKey } from '#model/records/news';
import type { Languages, RichObject } from '#model/records/rich-text';

export type LinkTarget = 'url' | 'asset-single' | `${RichObject}-single`;
/** One language that no one names, or several. */
export type ServedText = string | Languages;

/** Pieces of an article as the API writes them (reference R16). */
export type ServedNode =
  | { readonly type: 'text'; readonly data: ServedText; readonly class: 'literal' }
  | { readonly type: 'text'; readonly data: { readonly t: NewsKey } }
  | { readonly type: 'ul'; readonly data: readonly (readonly ServedNode[])[] }
  | {
      readonly type: 'link';
      readonly target: LinkTarget;
      readonly data: string;
      readonly rich: boolean;
    }
  | { readonly type: 'br' }
  | { readonly type: 'date'; readonly data: string };

export type ServedBlock =
  | { readonly type: 'content'; readonly data: readonly ServedNode[] }
  | { readonly type: 'heading'; readonly data: ServedText | { readonly t: NewsKey } };

export const text = (data: ServedText): ServedNode => ({ type: 'text', data, class: 'literal' });
export const keyed = (t: NewsKey): ServedNode => ({ type: 'text', data: { t } });
export const list = (...data: readonly (readonly ServedNode[])[]): ServedNode => ({ type: 'ul', data });
export const link = (target: LinkTarget, data: string, rich = false): ServedNode => ({
  type: 'link',
  target,
  data,
  rich,
});
export const br: ServedNode = { type: 'br' };
export const date = (time: number): ServedNode => ({ type: 'date', data: String(time) });

export const content = (...data: readonly ServedNode[]): ServedBlock => ({ type: 'content', data });
export const heading = (data: ServedText): ServedBlock => ({ type: 'heading', data });
export const keyedHeading = (t: NewsKey): ServedBlock => ({ type: 'heading', data: { t } });
