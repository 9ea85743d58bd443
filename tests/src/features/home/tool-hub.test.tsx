import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FIXED_PAGES } from '#model/site/links';
import { renderPage } from '../../render-page.tsx';

afterEach(cleanup);

test('the hub of tools leads to every tool of the menu, in its order', async () => {
  await renderPage('/tool');
  const tools = FIXED_PAGES.filter(({ route, path }) => route.section === 'tool' && path !== '/tool');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(tools.map(({ path }) => path));
  expect(screen.getByText('The best five cards and area items for your song, with proof.')).toBeTruthy();
});
