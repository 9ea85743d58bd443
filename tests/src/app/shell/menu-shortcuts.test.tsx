import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuShortcuts } from '#src/app/shell/menu-shortcuts.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(cleanup);

test('the menu begins with the pages that the visitor wants in reach', async () => {
  const leave = vi.fn();
  await renderPiece(<MenuShortcuts onNavigate={leave} />);
  const row = await screen.findByRole('list', { name: 'Shortcuts' });
  expect([...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/tool/teambuilder',
    '/tool/eventtracker',
    '/profile/cards',
    '/info/songs',
  ]);
  screen.getByRole('link', { name: 'Team builder' }).click();
  expect(leave).toHaveBeenCalledOnce();
});
