import type { OpeningPart, PrerenderedOpening } from '../../services/prerender/content.ts';
import { attributes, escaped } from '../markup.ts';
import { declarations, type FirstPiece, picture } from './pieces.ts';

type Part<Kind extends OpeningPart['kind']> = Extract<OpeningPart, { readonly kind: Kind }>;

/** Public/theme.js keeps a press in mind, and the client fulfils it (src/kit/page/use-sent-step.ts). */
const presses = ({ buttons, links }: Pick<Part<'row'>, 'buttons' | 'links'>): string =>
  [
    ...buttons.map(
      ({ step, label }) =>
        `<button${attributes({ type: 'button', 'data-step': step })}>${escaped(label)}</button>`,
    ),
    ...links.map(({ path, label }) => `<a${attributes({ href: path })}>${escaped(label)}</a>`),
  ].join('');

const heading = ({ frame, title }: Part<'lack'>): string =>
  frame === 'page' ? `<h1>${escaped(title)}</h1>` : `<h2>${escaped(title)}</h2>`;

const lack = (part: Part<'lack'>): string =>
  `<section class="first-step"${attributes({ 'data-new': part.isForNew ? '' : null, 'data-frame': part.frame })}>${heading(part)}<p>${escaped(part.text)}</p><p class="first-presses">${presses(part)}</p></section>`;

/** In the shape of src/kit/field/picker-button.tsx. */
const picker = ({ step, name, picture: shown, title, note }: Part<'picker'>): string =>
  `<button class="first-picker"${attributes({ type: 'button', 'data-step': step, 'aria-haspopup': 'dialog', 'aria-label': `${name}: ${title}` })}>${shown ? picture(shown, 'first') : ''}<span class="first-words"><b>${escaped(title)}</b>${note === '' ? '' : `<span>${escaped(note)}</span>`}</span></button>`;

const choice = ({ label, links, isWideOnly }: Part<'choice'>): string =>
  `<nav class="first-choice"${attributes({ 'aria-label': label, 'data-wide': isWideOnly ? '' : null })}>${links
    .map(
      (link) =>
        `<a${attributes({ href: link.path, 'aria-current': link.isShown ? 'page' : null })}>${escaped(link.label)}</a>`,
    )
    .join('')}</nav>`;

const rows = ({ rows: shown }: Part<'rows'>): string =>
  `<ul class="first-panel first-rows">${shown
    .map(
      ({ path, title, lang, note }) =>
        `<li><span>${escaped(note)}</span><a${attributes({ href: path, lang })}>${escaped(title)}</a></li>`,
    )
    .join('')}</ul>`;

const options = ({ step, name, options: known }: Part<'options'>): string =>
  `<div class="first-options"><span>${escaped(name)}</span><span class="first-choice" role="group"${attributes({ 'aria-label': name })}>${known
    .map(
      ({ value, label }) =>
        `<button${attributes({ type: 'button', 'data-step': step, 'data-value': value })}>${escaped(label)}</button>`,
    )
    .join('')}</span></div>`;

function write(part: OpeningPart): string {
  switch (part.kind) {
    case 'lack':
      return lack(part);
    case 'row':
      return `<p class="first-presses">${presses(part)}</p>`;
    case 'rows':
      return rows(part);
    case 'steps':
      return `<ol>${part.texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ol>`;
    case 'text':
      return `<p>${escaped(part.text)}</p>`;
    case 'options':
      return options(part);
    case 'picker':
      return picker(part);
    case 'choice':
      return choice(part);
    case 'section':
      return `<section class="first-panel"><h2>${escaped(part.title)}</h2>${part.parts.map(write).join('')}</section>`;
  }
}

/** Buttons that stand alone begin a panel. */
const atTop = (part: OpeningPart): string =>
  part.kind === 'row' ? `<div class="first-panel first-start">${write(part)}</div>` : write(part);

export function writeOpening({
  heading: title,
  lead,
  width,
  isNamedByBar,
  parts,
}: PrerenderedOpening): FirstPiece {
  const own = attributes({ class: isNamedByBar ? 'first-named' : null });
  const isMessage = parts.some((part) => part.kind === 'lack' && part.frame === 'page');
  const said = lead === '' ? '' : `<p class="first-lead">${escaped(lead)}</p>`;
  const head = isMessage ? '' : `<header${own}><h1>${escaped(title)}</h1>${said}</header>`;
  return {
    markup: `${head}${parts.map(atTop).join('')}`,
    rules: `.first{${declarations({ opening: `${width}px` })}}`,
  };
}
