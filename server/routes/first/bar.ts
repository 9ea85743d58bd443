import type { SentMenu } from '../../services/prerender/menu.ts';
import { attributes, escaped } from '../markup.ts';

/** Both as src/app/shell/bar draws them. */
const MENU =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M4 5h16M4 12h16M4 19h16"/></svg>';
const LOGO =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#d11f69"/><g fill="#fff"><rect x="7" y="8" width="18" height="3.4" rx="1.7"/><rect x="7" y="14.3" width="11" height="3.4" rx="1.7"/><rect x="7" y="20.6" width="7" height="3.4" rx="1.7"/><circle cx="22.4" cy="20.6" r="3.4"/></g></svg>';
const CLOSE =
  '<svg width="18" height="18" viewBox="0 0 15 15" fill="none" stroke="currentColor" aria-hidden="true"><path d="m3.5 3.5 8 8m0-8-8 8"/></svg>';

function link(shown: SentMenu['groups'][number]['pages'][number]): string {
  const own = attributes({
    href: shown.path,
    'aria-current': shown.current ?? null,
    lang: shown.lang ?? null,
    rel: shown.isExternal ? 'noreferrer noopener' : null,
  });
  return `<li><a${own}>${escaped(shown.title)}</a></li>`;
}

const group = ({ title, isOpen, pages }: SentMenu['groups'][number]): string =>
  `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${pages.map(link).join('')}</ul></details>`;

/** The bar above a page as far as its heading, and the menu behind the bar. */
export interface WrittenBar {
  readonly start: string;
  readonly menu: string;
}

/**
 * The bar above a page and the menu, before any script runs: a popover, so that the browser itself opens it, takes the focus there and
 * closes it with Escape. A menu that is open when the client takes over stays open (src/app/shell/sent-menu.ts).
 */
export function writeBar(sent: SentMenu, isHome: boolean): WrittenBar {
  const button = attributes({ type: 'button', popovertarget: 'first-menu', 'aria-label': sent.menu });
  const close = attributes({
    type: 'button',
    popovertarget: 'first-menu',
    popovertargetaction: 'hide',
    'aria-label': sent.close,
  });
  return {
    start: [
      `<header class="first-top"${isHome ? ' data-home=""' : ''}><button${button}>${MENU}</button>`,
      `<a href="/" aria-label="${escaped(sent.toStart)}">${LOGO}<b>${escaped(sent.site)}</b></a>`,
    ].join(''),
    menu: [
      `<nav class="first-menu" id="first-menu" popover aria-label="${escaped(sent.main)}">`,
      `<p><b>${escaped(sent.menu)}</b><button${close}>${CLOSE}</button></p>${sent.groups.map(group).join('')}</nav>`,
    ].join(''),
  };
}

/** What the bar says of the page, and its end. */
export const endOfBar = (heading: string, isHome: boolean): string =>
  `${isHome ? '' : `<span aria-hidden="true">${escaped(heading)}</span>`}</header>`;
