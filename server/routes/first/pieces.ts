import type { Word } from '#model/families/family';
import type { PrerenderedPicture } from '../../services/prerender/content.ts';
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
