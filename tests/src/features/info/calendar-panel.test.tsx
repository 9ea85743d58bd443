import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideApp } from '#src/app/boot/services.ts';
import { CalendarPanel } from '#src/features/info/hub/calendar-panel.tsx';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { fakeStorage } from '#tests/laws/fake-storage';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeShell } from '../../fake-shell.ts';
import { Stage } from '../../page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('nothing is counted in this test');
    });
  }
}

function show() {
  const { storage } = fakeStorage({});
  const loadTeamData = () => Promise.reject(new Error('nothing is searched in this test'));
  const app = createActor(
    provideApp({ storage, client: new NoClient(), loadTeamData, shell: fakeShell({}) }),
  ).start();
  render(
    <Stage>
      <AppActorProvider app={app}>
        <CalendarPanel />
      </AppActorProvider>
    </Stage>,
  );
}
const subscription = () => screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href');

describe('the calendar of the information pages', () => {
  test('is that of the visitor’s server with all kinds at first', () => {
    show();
    expect(subscription()).toMatch(/^webcal:\/\/[^/]+\/calendar\/en\.ics\?lang=en$/);
  });

  test('follows what is chosen', () => {
    show();
    fireEvent.change(screen.getByLabelText('Server'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('Reminder'), { target: { value: '60' } });
    fireEvent.click(screen.getByLabelText('Birthdays'));
    expect(subscription()).toMatch(
      /\/calendar\/jp\.ics\?kinds=events,gacha,logincampaigns&lang=en&alarm=60$/,
    );
  });

  test('asks for a kind when none is chosen', () => {
    show();
    for (const name of ['Events', 'Gachas', 'Birthdays', 'Login campaigns']) {
      fireEvent.click(screen.getByLabelText(name));
    }
    expect(screen.getByRole('status').textContent).toBe('Choose at least one kind.');
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
  });

  test('copies the address and says so, or says that it could not', async () => {
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^http.*\/calendar\/en\.ics\?lang=en$/);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The browser did not let us copy')).toBeTruthy();
  });
});
