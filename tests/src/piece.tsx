import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { provideApp } from '#src/app/boot/services.ts';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { queryClient } from '#src/kit/data/query-client.ts';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeStorage } from '../laws/fake-storage.ts';
import { fakeShell } from './fake-shell.ts';
import { Stage } from './page.tsx';

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('no thread in this test');
    });
  }
}

/** A piece of an information page of a visitor of the English server; lists that are not among the answers are empty. */
export async function showPiece(piece: ReactNode, answers: Readonly<Record<string, object>>): Promise<void> {
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    const name = new URL(path, 'http://localhost').pathname.replace(/^\/api\/|\.json$/g, '');
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answers[name] ?? {}), { headers });
  });
  const { storage } = fakeStorage({});
  const loadTeamData = () => Promise.reject(new Error('nothing is searched in this test'));
  const app = createActor(
    provideApp({ storage, client: new NoClient(), loadTeamData, shell: fakeShell({}) }),
  ).start();
  await act(async () => {
    render(
      <Stage>
        <QueryClientProvider client={queryClient}>
          <AppActorProvider app={app}>
            <MemoryRouter>{piece}</MemoryRouter>
          </AppActorProvider>
        </QueryClientProvider>
      </Stage>,
    );
  });
}

/** Where the links of the piece lead, from top to bottom. */
export const paths = (): readonly (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
