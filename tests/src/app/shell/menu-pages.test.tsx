import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FIXED_PAGES } from '#model/site/links';
import { MenuPages } from '#src/app/shell/menu-pages.tsx';
import { textsIn } from '#src/browser/language/i18n.ts';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

const t = textsIn('en');

const PREFERENCES = '/profile/preferences';

/** A page with one section, drawn after its menu. */
function Late() {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDrawn(true)}>
        Draw
      </button>
      {isDrawn && <section id="stats" />}
    </>
  );
}

/** The menu of the preferences, as it looks while the router is already on another page and that is not drawn yet. */
async function behindTheRouter() {
  const pages = FIXED_PAGES.filter(({ route }) => route.section === 'profile');
  const router = createMemoryRouter(
    [{ path: '*', element: <MenuPages pages={pages} onNavigate={undefined} /> }],
    { initialEntries: [`${PREFERENCES}?a=1`] },
  );
  renderOnStage(<RouterProvider router={router} />);
  const shown = pages.find(({ path }) => path === PREFERENCES);
  const part = shown?.route.anchors[0];
  if (!shown || !part) throw new Error('the preferences have no page with parts');
  const menu = { here: screen.getByText(t(shown.route.title)), part: screen.getByText(t(part.title)) };
  await router.navigate('/profile');
  expect(menu.here.getAttribute('href')).toBe(`${PREFERENCES}?a=1`);
  return { menu, at: () => router.state.location };
}

test.each(['here', 'part'] as const)(
  'a link leads where it says before the next page is drawn: %s',
  async (name) => {
    const { menu, at } = await behindTheRouter();
    fireEvent.click(menu[name]);
    expect(at()).toMatchObject({ pathname: PREFERENCES, search: '?a=1' });
  },
);

/** The marked entries in the menu of a section. */
function marksAt(address: string, section: string) {
  const pages = FIXED_PAGES.filter(({ route }) => route.section === section);
  const element = <MenuPages pages={pages} onNavigate={undefined} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  renderOnStage(<RouterProvider router={router} />);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  return links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
}

test.each([
  ['/info/cards/7/a-name', '/info/cards', 'card.skill', 'true'],
  ['/info/songmeta/7', '/info/songmeta', null, 'true'],
  ['/info/cards', '/info/cards', null, 'page'],
])('at %s the menu marks %s, with the sections of the page below', (address, marked, section, current) => {
  expect(marksAt(address, 'info')).toEqual([[marked, current]]);
  if (section === null) return;
  const text = t(section as 'card.skill');
  expect(screen.getByText(text).getAttribute('href')).toMatch(new RegExp(`^${address}#\\w+$`));
});

test.each([
  ['/community/posts/new', '/community/posts/new', 'page'],
  ['/community/posts/7', '/community/posts', 'true'],
  ['/community/posts', '/community/posts', 'page'],
])('at %s one entry of the community is marked: %s', (address, marked, current) => {
  expect(marksAt(address, 'community')).toEqual([[marked, current]]);
});

test('a section that the page lacks is not named once the page is drawn', async () => {
  const pages = FIXED_PAGES.filter(({ path }) => path === '/info/cards');
  const element = (
    <>
      <MenuPages pages={pages} onNavigate={undefined} />
      <Late />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/info/cards/7'] });
  renderOnStage(<RouterProvider router={router} />);
  expect(screen.getByText(t('card.skill'))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  await waitFor(() => expect(screen.queryByText(t('card.skill'))).toBeNull());
  expect(screen.getByText(t('cards.stats'))).toBeDefined();
});
