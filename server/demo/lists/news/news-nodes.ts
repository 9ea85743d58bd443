import type { NewsKey, NewsLinkTarget } from '#model/records/news';

/** Pieces of an article as the API writes them (game-data 3.3). */
export type ServedNode =
  | { readonly type: 'text'; readonly data: string; readonly class: 'literal' }
  | { readonly type: 'text'; readonly data: { readonly t: NewsKey } }
  | { readonly type: 'ul'; readonly data: readonly (readonly ServedNode[])[] }
  | {
      readonly type: 'link';
      readonly target: NewsLinkTarget;
      readonly data: string;
      readonly rich: boolean;
    }
  | { readonly type: 'br' }
  | { readonly type: 'date'; readonly data: string };

export type ServedBlock =
  | { readonly type: 'content'; readonly data: readonly ServedNode[] }
  | { readonly type: 'heading'; readonly data: string | { readonly t: NewsKey } };

export const text = (data: string): ServedNode => ({ type: 'text', data, class: 'literal' });
export const keyed = (t: NewsKey): ServedNode => ({ type: 'text', data: { t } });
export const list = (...data: readonly (readonly ServedNode[])[]): ServedNode => ({ type: 'ul', data });
export const link = (target: NewsLinkTarget, data: string, rich = false): ServedNode => ({
  type: 'link',
  target,
  data,
  rich,
});
export const br: ServedNode = { type: 'br' };
export const date = (time: number): ServedNode => ({ type: 'date', data: String(time) });

export const content = (...data: readonly ServedNode[]): ServedBlock => ({ type: 'content', data });
export const heading = (data: string): ServedBlock => ({ type: 'heading', data });
export const keyedHeading = (t: NewsKey): ServedBlock => ({ type: 'heading', data: { t } });
