import { tagCode } from '#model/vocabulary/news-tags';

/** What the list of news is asked with. */
export interface NewsQuery {
  readonly text: string;
  /** Codes of tags. */
  readonly tags: readonly string[];
  /** How many articles are shown. */
  readonly show: number;
}

export const SHOWN_AT_FIRST = 20;
const MAX_SHOWN = 2_000;
const MAX_TEXT = 100;
const MAX_TAGS = 20;

function readShow(text: string | null): number {
  const count = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : SHOWN_AT_FIRST;
  return Math.min(MAX_SHOWN, Math.max(SHOWN_AT_FIRST, count));
}

/** Reads `?q=&tag=patch-note,jp&show=40`; what cannot be read is as if it were not there. */
export function decodeNewsQuery(params: URLSearchParams): NewsQuery {
  const codes = (params.get('tag') ?? '').split(',').map(tagCode);
  return {
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    tags: [...new Set(codes.filter((code) => code !== ''))].slice(0, MAX_TAGS),
    show: readShow(params.get('show')),
  };
}

/** Only what differs from the plain list is written. */
export function encodeNewsQuery({ text, tags, show }: NewsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (tags.length > 0) params.set('tag', tags.join(','));
  if (show > SHOWN_AT_FIRST) params.set('show', String(show));
  return params;
}

/** The list of one tag. */
export const tagAddress = (code: string): string =>
  `/home/news?${encodeNewsQuery({ text: '', tags: [code], show: SHOWN_AT_FIRST })}`;
