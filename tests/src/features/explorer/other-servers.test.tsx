import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IndexReply } from '#src/features/explorer/index/index-answers.ts';
import * as thread from '#src/features/explorer/index/index-thread.ts';
import { OtherServers } from '#src/features/explorer/preview/other-servers.tsx';
import { queryClient } from '#src/kit/data/query-client.ts';
import { renderPiece } from '../../render-page.tsx';

const FILE = { server: 'jp', bundle: 'bg/day', name: 'a.png' } as const;
const LOST: IndexReply = { ok: false, fault: 'unreachable' };
const THERE = {
  ok: true,
  answer: { isThere: true, target: { kind: 'bundle', path: 'bg/day', file: 'a.png' } },
} as unknown as IndexReply;

let replies: Readonly<Record<string, IndexReply>>;

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(thread, 'askIndex').mockImplementation(
    async (server) => replies[server] ?? { ok: false, fault: 'missing' },
  );
  vi.stubGlobal('fetch', async () => Response.json(['a.png']));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('shows the servers that have a file beside those that did not answer, and asks these again', async () => {
  replies = { en: THERE, kr: LOST };
  await renderPiece(
    <dl>
      <OtherServers file={FILE} />
    </dl>,
  );
  await press('Look there');
  await screen.findByRole('link', { name: 'Worldwide' });
  await screen.findByText('The folders did not load');
  replies = { en: THERE, kr: THERE };
  await press('Try again');
  await screen.findByRole('link', { name: 'Korea' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('says of no file that it is on no other server while one of them did not answer', async () => {
  replies = { kr: LOST };
  await renderPiece(
    <dl>
      <OtherServers file={FILE} />
    </dl>,
  );
  await press('Look there');
  await screen.findByText('The folders did not load');
  expect(screen.queryByText('On no other server')).toBeNull();
  replies = {};
  await press('Try again');
  await screen.findByText('On no other server');
});
