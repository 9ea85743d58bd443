import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IndexReply } from '#src/features/explorer/index/index-answers.ts';
import * as thread from '#src/features/explorer/index/index-thread.ts';
import { FolderPack } from '#src/features/explorer/packing/pack-strip.tsx';
import { renderPiece } from '../../render-page.tsx';

let reply: IndexReply;

beforeEach(() => void vi.spyOn(thread, 'askIndex').mockImplementation(async () => reply));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('says when the index of a folder did not come, and packs it when it is asked for again', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('.json')
      ? Response.json(['a.txt'])
      : new Response('one', { headers: { 'content-type': 'text/plain', 'content-length': '3' } }),
  );
  reply = { ok: false, fault: 'unreachable' };
  await renderPiece(<FolderPack server="jp" path="bg" files={3} />);
  await screen.findByRole('button', { name: 'Pack' });
  await press('Pack');
  await screen.findByText('The folders did not load');
  reply = { ok: true, answer: { bundles: ['bg/day'] } };
  await press('Try again');
  await screen.findByText(/1 file, 3 bytes/);
  expect(screen.queryByText('The folders did not load')).toBeNull();
});
