import type { PrerenderedList, PrerenderedTile, SentControls } from '../../services/prerender/content.ts';
import { attributes, escaped } from '../markup.ts';
import {
  declarations,
  type FirstPiece,
  icon,
  picture,
  searchForm,
  serverLinks,
  type Urgency,
  word,
} from './pieces.ts';

/** Tiles whose pictures come at once. More would have code and data wait for a connection: all others come with the client's own tiles. */
const SOON = 2;

/** As src/kit/list/bar/list-bar.tsx draws them. */
const ICONS: Readonly<Record<NonNullable<SentControls['views']>['links'][number]['view'], string>> = {
  thumbs: icon(
    '<path d="M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z"/>',
  ),
  rows: icon('<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>'),
  table: icon('<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M12 3v18M3 9h18M3 15h18"/>'),
};
function sorts({ sort: { label, chosen, links } }: SentControls): string {
  const items = links.map(
    ({ path, label: name, isShown }) =>
      `<li><a${attributes({ href: path, 'aria-current': isShown ? 'true' : null })}>${escaped(name)}</a></li>`,
  );
  return `<details class="first-sort"><summary${attributes({ 'aria-label': `${label}: ${chosen}` })}>${escaped(chosen)}</summary><ul>${items.join('')}</ul></details>`;
}

function views({ views: shown }: SentControls): string {
  if (shown === null) return '';
  const { label, links } = shown;
  const items = links.map(
    ({ path, label: name, view, isShown }) =>
      `<a${attributes({ href: path, 'aria-label': name, 'aria-current': isShown ? 'true' : null })}>${ICONS[view]}</a>`,
  );
  return `<nav class="first-choice first-views"${attributes({ 'aria-label': label })}>${items.join('')}</nav>`;
}

/** Public/theme.js keeps a press in mind, and the client fulfils it (src/kit/page/use-sent-step.ts). */
const pressed = ({ press }: PrerenderedTile) => ({
  'data-step': press?.step ?? null,
  'data-value': press?.value ?? null,
});

function tile(one: PrerenderedTile, urgency: Urgency, isRow: boolean): string {
  const { path, picture: shown, lines } = one;
  const said = lines.map((words) => `<span class="first-line">${words.map(word).join('')}</span>`).join('');
  const beside = isRow ? `<span class="first-words">${said}</span>` : said;
  return `<li><a${attributes({ href: path, ...pressed(one) })}>${picture(shown, urgency)}${beside}</a></li>`;
}

function table({ titles, rows }: NonNullable<PrerenderedList['table']>): string {
  const head = titles.map((title) => `<th scope="col">${escaped(title)}</th>`).join('');
  const body = rows.map(
    ({ path, cells: [name = '', ...others] }) =>
      `<tr><th scope="row"><a${attributes({ href: path })}>${escaped(name)}</a></th>${others.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="first-tiles first-table"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function results({ tiles, table: shown, none, look, view }: PrerenderedList): string {
  if (none !== null) return `<p class="first-tiles first-none">${escaped(none)}</p>`;
  if (shown) return table(shown);
  const isRow = view === 'rows';
  const items = tiles.map((each, at) => tile(each, at < SOON ? 'soon' : 'late', isRow));
  const own = attributes({ 'data-look': isRow ? null : look, 'data-view': isRow ? view : null });
  return `<ul class="first-tiles"${own}>${items.join('')}</ul>`;
}

const all = ({ press }: PrerenderedList): string =>
  press
    ? `<p class="first-all first-presses"><button${attributes({ type: 'button', 'data-step': press.step, 'data-value': press.value })}>${escaped(press.label)}</button></p>`
    : '';

export function writeList(list: PrerenderedList): FirstPiece {
  const { heading, lead, count, servers, shape, filtersHeight, tiles, controls } = list;
  const head = `<h1>${escaped(heading)}</h1><p class="first-count" role="status"><strong>${escaped(count.found)}</strong> ${escaped(count.of)}</p>`;
  const styles = tiles.flatMap(({ picture: { style } }, at) =>
    style ? [`.first-tiles>li:nth-child(${at + 1}){${declarations(style)}}`] : [],
  );
  const measures = {
    phone: `${shape.phone}px`,
    wide: `${shape.wide}px`,
    ratio: String(shape.ratio),
    lines: `${shape.lines}px`,
    'phone-lines': `${shape.phoneLines}px`,
    filters: `${filtersHeight}px`,
  };
  const { more } = controls;
  const next = more
    ? `<p class="first-more"><a${attributes({ href: more.path, rel: 'next' })}>${escaped(more.label)}</a></p>`
    : '';
  return {
    markup: `<header>${head}<p class="first-lead">${escaped(lead)}</p></header>${servers ? serverLinks(servers) : ''}<span class="first-filters"></span><div class="first-bar">${searchForm(controls, 'q')}${sorts(controls)}${views(controls)}</div>${all(list)}${results(list)}${next}`,
    rules: `.first{${declarations(measures)}}${styles.join('')}`,
  };
}
