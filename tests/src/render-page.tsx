import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { provideApp } from '#src/app/boot/services.ts';
import { Screen as Account } from '#src/features/account/pages/account.tsx';
import { Screen as LeaderboardHub } from '#src/features/community/pages/leaderboard-hub.tsx';
import { Screen as Participate } from '#src/features/community/pages/participate.tsx';
import { Screen as Players } from '#src/features/community/pages/players.tsx';
import { Screen as Console } from '#src/features/console/pages/console.tsx';
import { Screen as MemberPage } from '#src/features/people/pages/member.tsx';
import { Screen as CommunityHome } from '#src/features/posts/pages/home.tsx';
import { Screen as Posts } from '#src/features/posts/pages/list.tsx';
import { Screen as Post } from '#src/features/posts/pages/post.tsx';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import type { SessionUser } from '#src/kit/actors/use-session.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeStorage } from '../laws/fake-storage.ts';
import { fakeShell } from './fake-shell.ts';
import { Stage } from './page.tsx';

export const MIKA: SessionUser = {
  username: 'mika',
  nickname: null,
  titles: [],
  email: 'mika@example.com',
  messageCount: 0,
};

export interface Asked {
  /** Such as `GET sync/list/player`. */
  readonly name: string;
  /** Query and body together. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** What the server answers; a number is the status of a failure with that code, undefined is no such address. */
export type Answers = (asked: Asked) => object | undefined;

export const refused = (code: string, retryAfter?: number) => ({
  result: false,
  code,
  ...(retryAfter !== undefined && { retryAfter }),
});

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function fakeServer(answers: Answers): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    const asked: Asked = {
      name: `${method} ${url.pathname.replace('/api/', '')}`,
      request: { ...Object.fromEntries(url.searchParams), ...JSON.parse(String(body ?? '{}')) },
    };
    all.push(asked);
    const answer = answers(asked);
    if (answer === undefined) return json({ result: false, code: 'NOT_FOUND' }, 404);
    return json(answer, 'code' in answer && 'result' in answer && answer.result === false ? 400 : 200);
  });
  return all;
}

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('no thread in this test');
    });
  }
}

/** A page of the leaderboards or the community at an address, for a member or for a visitor (null). */
export async function showPage(address: string, user: SessionUser | null, answers: Answers) {
  queryClient.clear();
  const asked = fakeServer(answers);
  const shell = fakeShell({
    session: { check: async () => user, logOut: async () => undefined },
    watchSeconds: (tell) => {
      tell(Date.now());
      return () => undefined;
    },
  });
  const { storage } = fakeStorage({});
  const loadTeamData = () => Promise.reject(new Error('nothing is searched in this test'));
  const app = createActor(provideApp({ storage, client: new NoClient(), loadTeamData, shell })).start();
  let now = address;
  const Spy = () => {
    const { pathname, search } = useLocation();
    now = pathname + search;
    return null;
  };
  await act(async () => {
    render(
      <Stage>
        <QueryClientProvider client={queryClient}>
          <AppActorProvider app={app}>
            <MemoryRouter initialEntries={[address]}>
              <Suspense>
                <Routes>
                  <Route path="/leaderboard" element={<LeaderboardHub />} />
                  <Route path="/leaderboard/players/:server?" element={<Players />} />
                  <Route path="/leaderboard/participate" element={<Participate />} />
                  <Route path="/community/home" element={<CommunityHome />} />
                  <Route path="/community/posts" element={<Posts />} />
                  <Route path="/community/posts/:id/:name?" element={<Post />} />
                  <Route path="/community/user/:username" element={<MemberPage />} />
                  <Route path="/console" element={<Console />} />
                  <Route path="/profile/account" element={<Account />} />
                </Routes>
              </Suspense>
              <Spy />
            </MemoryRouter>
          </AppActorProvider>
        </QueryClientProvider>
      </Stage>,
    );
  });
  return { asked, address: () => now };
}
