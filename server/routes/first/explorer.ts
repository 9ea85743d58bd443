import type {
  PrerenderedExplorer,
  PrerenderedFile,
  PrerenderedItem,
  PrerenderedItems,
  PrerenderedNothing,
} from '../../services/prerender/explorer/content.ts';
import { attributes, escaped } from '../markup.ts';
import { declarations, type FirstPiece, icon, image, searchForm, serverLinks } from './pieces.ts';

/** As src/features/explorer draws them. */
const LINK = icon(
  '<path d="M9 17H7A5 5 0 0 1 7 7h2"/><path d="M15 7h2a5 5 0 1 1 0 10h-2"/><path d="M8 12h8"/>',
  16,
);
const UP = icon('<path d="m5 12 7-7 7 7"/><path d="M12 19V5"/>', 16);
const RIGHT = icon('<path d="m9 18 6-6-6-6"/>', 16);
const PREVIOUS = icon('<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>');
const NEXT = icon('<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>');
const CLOSE = icon('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>');
const FILTER = icon('<path d="M2 5h20"/><path d="M6 12h12"/><path d="M9 19h6"/>', 16);
const VIEWS = {
  grid: icon(
    '<rect width="7" height="7" x="3" y="3" rx="1"/><rect width="7" height="7" x="14" y="3" rx="1"/><rect width="7" height="7" x="14" y="14" rx="1"/><rect width="7" height="7" x="3" y="14" rx="1"/>',
    16,
  ),
  list: icon(
    '<path d="M3 5h.01"/><path d="M3 12h.01"/><path d="M3 19h.01"/><path d="M8 5h13"/><path d="M8 12h13"/><path d="M8 19h13"/>',
    16,
  ),
};
function head({ heading, lead, servers, copy }: PrerenderedExplorer): string {
  const names = `<div class="first-names"><h1>${escaped(heading)}</h1><p class="lead">${escaped(lead)}</p></div>`;
  const space = `<span class="first-copy" aria-hidden="true">${LINK}${escaped(copy)}</span>`;
  return `<header class="row">${names}${serverLinks(servers.links, servers.label)}${space}</header>`;
}

function bars({ crumbs: { label, up, links }, search }: PrerenderedExplorer): string {
  const above =
    up.path === null
      ? `<span class="first-up" aria-hidden="true">${UP}</span>`
      : `<a${attributes({ class: 'first-up', href: up.path, 'aria-label': up.label, title: up.label })}>${UP}</a>`;
  const crumbs = links.map(
    ({ path, label: name, isShown }, nth) =>
      `<li>${nth > 0 ? RIGHT : ''}<a${attributes({ href: path, 'aria-current': isShown ? 'location' : null })}>${escaped(name)}</a></li>`,
  );
  return `<div class="wrap"><nav class="line first-path"${attributes({ 'aria-label': label })}>${above}<ol>${crumbs.join('')}</ol></nav>${searchForm(search, 'q')}</div>`;
}

function views({ views: shown }: PrerenderedItems): string {
  if (!shown) return '';
  const links = shown.links.map(
    ({ path, label, view, isShown }) =>
      `<a${attributes({ href: path, 'aria-label': label, 'aria-current': isShown ? 'true' : null })}>${VIEWS[view]}</a>`,
  );
  return `<nav class="first-choice"${attributes({ 'aria-label': shown.label })}>${links.join('')}</nav>`;
}

/** The style sheet draws the sign of its look. */
function item(
  { path, name, look, note, src, isPath }: PrerenderedItem,
  view: PrerenderedItems['look'],
): string {
  const own = attributes({
    href: path,
    title: view === 'grid' || isPath ? name : null,
    'data-look': look === 'folder' || look === 'bundle' ? look : null,
  });
  const said = isPath
    ? `<span class="clip" data-path=""><bdi>${escaped(name)}</bdi></span>`
    : `<span class="clip">${escaped(name)}</span>`;
  if (view === 'grid')
    return `<li><a${own}><span class="first-thumb">${src === null ? '' : image(src, '', 'late')}</span>${said}</a></li>`;
  return `<li><a${own}>${said}${note === '' ? '' : `<span class="note">${escaped(note)}</span>`}</a></li>`;
}

const nothing = ({ title, text, link }: PrerenderedNothing): string =>
  `<div class="first-nothing"><p><strong>${escaped(title)}</strong></p><p>${escaped(text)}</p>${link ? `<a${attributes({ href: link.path })}>${escaped(link.label)}</a>` : ''}</div>`;

function items(shown: PrerenderedItems): string {
  const { title, cut, filter, end, look, items: all, more, none } = shown;
  const ending = end
    ? `<a${attributes({ class: 'first-end', href: end.path })}>${escaped(end.label)}</a>`
    : '';
  const bar = `<div class="row first-head"><p role="status">${escaped(title)}</p>${cut === '' ? '' : `<span class="note first-cut">${escaped(cut)}</span>`}${filter ? searchForm(filter, 'filter', FILTER) : ''}${views(shown)}${ending}</div>`;
  if (none) return bar + nothing(none);
  const next = more
    ? `<p class="first-more"><a${attributes({ href: more.path, rel: 'next' })}>${escaped(more.label)}</a></p>`
    : '';
  return `${bar}<div class="first-scroll"><ul class="first-items"${attributes({ 'data-look': look })}>${all.map((one) => item(one, look)).join('')}</ul>${next}</div>`;
}

function contents({ contents: shown, late }: PrerenderedExplorer): string {
  if (!shown) return `<div class="first-waiting"><noscript><p>${escaped(late)}</p></noscript></div>`;
  return 'items' in shown ? items(shown) : nothing(shown);
}

function step({ path, label }: PrerenderedFile['next'], rel: 'prev' | 'next', sign: string): string {
  const own = attributes({ class: 'first-step-to', href: path, rel, 'aria-label': label, title: label });
  return path === null
    ? `<span class="first-step-to" aria-hidden="true">${sign}</span>`
    : `<a${own}>${sign}</a>`;
}

function file({ file: shown }: PrerenderedExplorer): string {
  if (!shown) return '';
  const { label, name, nth, previous, next, close, src, download } = shown;
  const closing = `<a${attributes({ class: 'first-close', href: close.path, 'aria-label': close.label })}>${CLOSE}</a>`;
  const bar = `<div class="line"><span class="note">${escaped(nth)}</span>${step(previous, 'prev', PREVIOUS)}${step(next, 'next', NEXT)}</div>`;
  return `<section class="first-file"${attributes({ 'aria-label': label })}><p class="line"><strong class="clip">${escaped(name)}</strong>${closing}</p>${bar}<div class="first-look">${src === null ? '' : image(src, name, 'soon')}<p><a${attributes({ href: download.path, download: name })}>${escaped(download.label)}</a></p></div></section>`;
}

/** What a server's files are in, before any script runs; src/features/explorer/sent.css gives it the measures of the client's own. */
export function writeExplorer(explorer: PrerenderedExplorer): FirstPiece {
  const { tree, contents: shown } = explorer;
  const folders = `<p class="line first-tree"><strong>${escaped(tree.name)}</strong>${escaped(tree.files)}</p>`;
  const count = shown && 'items' in shown ? shown.count : 0;
  return {
    markup: `${head(explorer)}${bars(explorer)}<div class="panel first-frame">${folders}<div class="first-contents">${contents(explorer)}</div>${file(explorer)}</div>`,
    rules: `.first{${declarations({ rows: String(count) })}}`,
  };
}
