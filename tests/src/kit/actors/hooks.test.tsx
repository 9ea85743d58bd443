import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { SERVERS } from '#machines/servers/servers.logic';
import { provideApp } from '#src/app/boot/services.ts';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { useOptimizer } from '#src/kit/actors/use-optimizer.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleAnswer, sampleProblem, sampleProfile, sampleRequest } from '#tests/laws/samples';
import { type AskEvents, TeamClient } from '#wasm/host/thread/client';

function Page() {
  const profiles = useProfiles();
  const servers = useServers();
  const preferences = usePreferences();
  const optimizer = useOptimizer();
  return (
    <>
      <p>{profiles.isLoading ? 'loading' : profiles.profiles.map(({ name }) => name).join(', ') || 'none'}</p>
      <p>{`main ${servers.main} sub ${servers.sub}`}</p>
      <p>{`theme ${preferences.theme}`}</p>
      <p>{`search ${optimizer.status} ${optimizer.result?.answer.nodes ?? ''}`}</p>
      <button type="button" onClick={() => profiles.add(servers.main)}>
        add
      </button>
      <button type="button" onClick={() => servers.setMain(servers.sub)}>
        swap
      </button>
      <button type="button" onClick={() => preferences.setTheme('dark')}>
        dark
      </button>
      <button type="button" onClick={() => optimizer.start(sampleRequest())}>
        search
      </button>
    </>
  );
}

function renderPage(texts: Record<string, string> = {}) {
  const { storage, kept } = fakeStorage(texts);
  const asked: AskEvents[] = [];
  class FakeClient extends TeamClient {
    override ask(...[, , events]: Parameters<TeamClient['ask']>) {
      asked.push(events);
      return { cancel: () => {}, drop: () => {} };
    }
  }
  const client = new FakeClient(() => {
    throw new Error('no thread in this test');
  });
  const machine = provideApp({ storage, client, loadTeamData: async () => sampleProblem() });
  const app = createActor(machine).start();
  const view = render(
    <AppActorProvider app={app}>
      <Page />
    </AppActorProvider>,
  );
  return { view, kept, asked };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('hooks', () => {
  test('show what was kept and keep what is changed', async () => {
    const { kept } = renderPage({
      [PROFILES.key]: JSON.stringify({ profiles: [sampleProfile('Mine')], active: 0 }),
      [SERVERS.key]: '{"language":2,"language2":4}',
    });
    await screen.findByText('Mine');
    expect(screen.getByText('main 2 sub 4')).toBeDefined();
    press('add');
    press('swap');
    press('dark');
    expect(screen.getByText('Mine, Profile 1')).toBeDefined();
    expect(screen.getByText('main 4 sub 0')).toBeDefined();
    expect(screen.getByText('theme dark')).toBeDefined();
    await vi.waitFor(() => expect(kept.get('settings/preferences')).toContain('"theme":2,"dateFormat":0'));
    await vi.waitFor(() => expect(kept.get(SERVERS.key)).toBe('{"language":4,"language2":0}'));
    const stored = JSON.parse(kept.get(PROFILES.key) ?? '{}');
    expect(stored).toMatchObject({
      profiles: [{ name: 'Mine' }, { name: 'Profile 1', server: 2 }],
      active: 1,
    });
  });

  test('start on defaults when everything that was kept is garbage', async () => {
    const { kept } = renderPage({
      [PROFILES.key]: '{"profiles',
      [SERVERS.key]: 'x',
      'settings/preferences': '[',
    });
    await screen.findByText('none');
    expect(screen.getByText('main 1 sub 0')).toBeDefined();
    expect(kept.get('profiles/profiles.bad')).toBe('{"profiles');
  });

  test('show a search from the question to the answer', async () => {
    const { asked } = renderPage();
    press('search');
    await screen.findByText(/search running/);
    act(() => asked[0]?.answer(sampleAnswer({ nodes: 42 })));
    expect(screen.getByText('search proved 42')).toBeDefined();
  });

  test('say what is missing when they are used outside the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Page />)).toThrow('there is no AppActorProvider above');
  });
});
