import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { logInPath } from '#model/site/objects';
import { renderPage } from '../../render-page.tsx';

afterEach(cleanup);

test('who logs in comes back to the planned story that the address named', async () => {
  const address = '/community/stories/new?plan=3';
  await renderPage(address, { answers: () => ({}) });
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe(logInPath(address));
});
