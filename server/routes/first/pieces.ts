import type { Word } from '#model/families/family';
import type { PrerenderedPicture } from '../../services/prerender/content.ts';
import type { SentSearch, SentServer } from '../../services/prerender/sent.ts';
import { attributes, escaped } from '../markup.ts';

/** Markup of what a page shows before any script runs, and the rules that belong to it alone; src/kit/theme/prerender.css has the others. */
export interface FirstPiece {
  readonly markup: string;
  readonly rules: string;
}

export type Urgency = 'first' | 'soon' | 'late';

const PRIORITIES = { first: 'high', soon: null, late: 'low' } as const satisfies Record<
  Urgency,
  string | null
>;

/** Loaded in the order of its urgency. */
export function image(src: string, alt: string, urgency: Urgency): string {
  return `<img${attributes({
    src,
    alt,
    fetchpriority: PRIORITIES[urgency],
    loading: urgency === 'late' ? 'lazy' : null,
    decoding: urgency === 'first' ? null : 'async',
  })}>`;
}

/** Only what cannot end a declaration gets into a rule. */
const SAFE = /^[#%., \w-]*$/;

export const declarations = (style: PrerenderedPicture['style'] = {}): string =>
  Object.entries(style)
    .flatMap(([name, value]) => (SAFE.test(value) ? [`--${name}:${value}`] : []))
    .join(';');

/** A picture in its frame; what is drawn over it comes by the rules of its place. */
export const picture = ({ src, alt, style = {} }: PrerenderedPicture, urgency: Urgency): string =>
  `<span class="first-picture">${src === null ? '' : image(src, alt, urgency)}${'marks' in style ? '<i></i>' : ''}</span>`;

export const word = ({ text, look, isSpare = false }: Word): string =>
  `<span${attributes({ 'data-look': look ?? null, 'data-spare': isSpare ? '' : null })}>${escaped(text)}</span>`;

/** In the shape of the client's icons. */
export const icon = (shapes: string, size = 18): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`;

/** In the shape of the client's choice of a server; `label` where no heading says what it is. */
export const serverLinks = (servers: readonly SentServer[], label: string | null = null): string =>
  `<nav class="first-choice first-servers"${attributes({ 'aria-label': label })}>${servers
    .map(
      ({ path, label: short, name, isShown }) =>
        `<a${attributes({ href: path, 'aria-label': name, 'aria-current': isShown ? 'page' : null })}>${escaped(short)}</a>`,
    )
    .join('')}</nav>`;

const SEARCH = icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');

/** A form that the server answers itself; what was typed when the client takes over is the client's (src/browser/page/sent.ts). */
export function searchForm(
  { path, label, text, submit, kept }: SentSearch,
  name: 'q' | 'filter',
  sign = SEARCH,
): string {
  const hidden = kept
    .map(([key, value]) => `<input${attributes({ type: 'hidden', name: key, value })}>`)
    .join('');
  const field = attributes({
    type: 'search',
    name,
    value: text,
    'aria-label': label,
    placeholder: label,
    autocomplete: 'off',
    enterkeyhint: 'search',
  });
  const role = name === 'q' ? 'search' : null;
  return `<form${attributes({ class: 'first-search', role, method: 'get', action: path })}><input${field}>${hidden}<button${attributes({ 'aria-label': submit })}>${sign}</button></form>`;
}
