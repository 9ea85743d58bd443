import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CalendarPanel } from '#src/features/info/hub/calendar-panel.tsx';
import { renderPiece } from '../../render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderPiece(<CalendarPanel />);
const subscription = () => screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href');

describe('the calendar of the information pages', () => {
  test('is that of the visitor’s server with all kinds at first', async () => {
    await show();
    expect(subscription()).toMatch(/^webcal:\/\/[^/]+\/calendar\/en\.ics\?lang=en$/);
  });

  test('follows what is chosen', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Server'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Reminder'), { target: { value: '60' } });
    fireEvent.click(screen.getByLabelText('Birthdays'));
    expect(subscription()).toMatch(
      /\/calendar\/jp\.ics\?kinds=events,gacha,logincampaigns&lang=en&alarm=60$/,
    );
  });

  test('asks for a kind when none is chosen', async () => {
    await show();
    for (const name of ['Events', 'Gachas', 'Birthdays', 'Login campaigns']) {
      fireEvent.click(screen.getByLabelText(name));
    }
    expect(screen.getByRole('status').textContent).toBe('Choose at least one kind.');
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
  });

  test('copies the address and says so, or says that it could not', async () => {
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^http.*\/calendar\/en\.ics\?lang=en$/);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The browser did not let us copy')).toBeTruthy();
  });
});
