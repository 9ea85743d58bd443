import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/kit/data/query-client.ts';
import { renderPage } from '../../render-page.tsx';

const INDEX = { bg: { day: 3, night: 0 }, empty: {}, stamp: { '01': 1 } };
const JSON_TYPE = 'application/json';

interface Answer {
  readonly type: string;
  readonly body: string;
}
const json = (value: unknown): Answer => ({ type: JSON_TYPE, body: JSON.stringify(value) });

/** What the server has, by path. Null is a server that cannot be reached. */
let site: Map<string, Answer | null>;

beforeEach(() => {
  queryClient.clear();
  site = new Map([
    ['/api/explorer/jp/assets/_info.json', json(INDEX)],
    ['/api/explorer/en/assets/_info.json', json({ bg: { day: 2 } })],
    ['/api/explorer/tw/assets/_info.json', { type: 'text/html', body: '<!doctype html>' }],
    ['/api/explorer/jp/assets/bg/day.json', json(['b.png', 'a.png', 'notes.txt'])],
    ['/api/explorer/jp/assets/bg/night.json', json([])],
    ['/api/explorer/en/assets/bg/day.json', json(['a.png'])],
    ['/api/explorer/kr/assets/bg/day.json', json(['only.txt'])],
    ['/assets/jp/bg/day_rip/notes.txt', { type: 'text/plain', body: 'rain at noon' }],
    ['/assets/kr/bg/day_rip/only.txt', { type: 'text/html; charset=utf-8', body: '<!doctype html>' }],
  ]);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = site.get(path);
    if (answer === null) throw new TypeError('Failed to fetch');
    const status = answer ? 200 : 404;
    const { type, body } = answer ?? json({});
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    return new Response(method === 'HEAD' ? null : body, { status, headers });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (path: string) => renderPage(`/tool/explorer/asset/${path}`);
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const option = (name: string | RegExp) => screen.findByRole('option', { name });

test('shows the folders of the server, and what is in one that is pressed', async () => {
  const page = await open('jp');
  fireEvent.click(await option(/^bg/));
  await option(/^day_rip/);
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg');
  await option(/^night_rip.*0 files/);
});

test('says that a folder or a bundle is empty', async () => {
  await open('jp/empty');
  await screen.findByText('This folder is empty.');
  cleanup();
  await open('jp/bg/night_rip');
  await screen.findByText('This folder is empty.');
});

test('leads from a path that is not there to the nearest folder', async () => {
  await open('jp/bg/%3Cdusk%3E/x');
  const link = await screen.findByRole('link', { name: 'To the nearest folder' });
  expect(link.getAttribute('href')).toBe('/tool/explorer/asset/jp/bg');
  screen.getByText('This server has no folder “bg/<dusk>/x”.');
});

test.each(['kr', 'tw'])('says that there is no index for %s, be it missing or a web page', async (server) => {
  await open(server);
  await screen.findByText('No index of files');
});

test('opens a bundle without an index, and takes a web page in place of a file for a missing one', async () => {
  await open('kr/bg/day_rip/only.txt');
  await option('only.txt');
  await screen.findByText('This file is missing');
});

test('asks for the index again when a visitor does after it did not come', async () => {
  site.set('/api/explorer/cn/assets/_info.json', null);
  await open('cn');
  const alert = await screen.findByRole('alert');
  within(alert).getByText(/cannot be reached/);
  site.set('/api/explorer/cn/assets/_info.json', json(INDEX));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await option(/^stamp/);
});

test('shows a text', async () => {
  await open('jp/bg/day_rip/notes.txt');
  const text = await screen.findByRole('textbox', { name: 'notes.txt' });
  expect(text).toHaveProperty('value', 'rain at noon');
});

test('says of a picture that did not load whether it is missing or out of reach, and loads it again', async () => {
  await open('jp/bg/day_rip/a.png');
  const picture = () => screen.findByRole('img', { name: 'a.png' });
  const path = '/assets/jp/bg/day_rip/a.png';
  const shown = await picture();
  expect(shown.getAttribute('src')).toBe(path);
  site.set(path, null);
  await act(async () => void fireEvent.error(shown));
  const alert = await screen.findByRole('alert');
  within(alert).getByText(/cannot be reached/);
  site.delete(path);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const again = await picture();
  await act(async () => void fireEvent.error(again));
  await screen.findByText('This file is missing');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('keeps the filter of a folder while its files are looked at, and drops it with the folder', async () => {
  const page = await open('jp/bg/day_rip?filter=png&view=list');
  await press(await option('b.png'));
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg/day_rip/b.png?filter=png&view=list');
  await press(await screen.findByRole('button', { name: 'Previous file' }));
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg/day_rip/a.png?filter=png&view=list');
  await press(screen.getByRole('link', { name: 'bg', hidden: true }));
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg?view=list');
});

test('searches another server for the same words, and never shows what was found on the one before', async () => {
  const page = await open('jp?q=stamp');
  await option(/^stamp/);
  await press(screen.getByText('EN'));
  expect(page.address()).toBe('/tool/explorer/asset/en?q=stamp');
  expect(screen.queryByRole('option', { name: /^stamp/ })).toBeNull();
  await screen.findByText('No path contains “stamp”.');
});

test('goes down the folders by keys alone, with the focus in each next list', async () => {
  const page = await open('jp');
  await option(/^bg/);
  const list = () => screen.findByRole('listbox');
  const first = await list();
  await act(async () => first.focus());
  for (const name of [/^day_rip/, /^a\.png/]) {
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' }));
    await option(name);
    const next = await list();
    await waitFor(() => expect(document.activeElement).toBe(next));
  }
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg/day_rip');
});

test('keeps the focus on the packing of a folder when the button that was pressed gives way', async () => {
  await open('jp/bg/day_rip');
  const ask = await screen.findByRole('button', { name: 'Pack' });
  await act(async () => ask.focus());
  await press(ask);
  await screen.findByText(/1 file, 12 bytes/);
  const strip = screen.getByRole('region', { name: 'Whole folder as ZIP' });
  await waitFor(() => expect(strip.contains(document.activeElement)).toBe(true));
});

test('finds the same file on other servers when that is asked for', async () => {
  site.set('/api/explorer/kr/assets/_info.json', json({ bg: { day: 1 } }));
  // China's index names the folder, whose list is missing.
  site.set('/api/explorer/cn/assets/_info.json', json(INDEX));
  await open('jp/bg/day_rip/a.png');
  const ask = await screen.findByRole('button', { name: 'Look there' });
  await act(async () => ask.focus());
  await press(ask);
  const link = await screen.findByRole('link', { name: 'Worldwide' });
  expect(link.getAttribute('href')).toBe('/tool/explorer/asset/en/bg/day_rip/a.png');
  // Korea has the folder, but not the file; Taiwan has no index.
  expect(screen.queryByRole('link', { name: 'Korea' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('packs a folder with all bundles below it, and offers that only for a folder that is small enough', async () => {
  site.set(
    '/api/explorer/tw/assets/_info.json',
    json({ bg: { day: 3, more: { night: 0 } }, huge: { a: 10_001 } }),
  );
  site.set('/api/explorer/tw/assets/bg/day.json', json(['b.png', 'a.png', 'notes.txt']));
  site.set('/assets/tw/bg/day_rip/notes.txt', { type: 'text/plain', body: 'rain at noon' });
  site.set('/api/explorer/tw/assets/bg/more/night.json', json(['moon.txt']));
  site.set('/assets/tw/bg/more/night_rip/moon.txt', { type: 'text/plain', body: 'full' });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open('tw/bg');
  await press(await screen.findByRole('button', { name: 'Pack' }));
  await screen.findByText(/2 files, 16 bytes\. 2 files are missing/);
  await press(screen.getByRole('button', { name: 'Download ZIP' }));
  await waitFor(() => expect(saved).toEqual(['tw-bg.zip']));
  cleanup();
  await open('tw/huge');
  await screen.findByText(/More than 10,000 files/);
  expect(screen.queryByRole('button', { name: 'Pack' })).toBeNull();
});

test('shows the end of a path that is longer than its bar', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  await open('jp/bg/day_rip');
  const path = await screen.findByRole('navigation', { name: 'Path' });
  expect(within(path).getByRole('list').scrollLeft).toBe(900);
});

test('takes the tree along to what is chosen elsewhere, and stays at a folder that is closed', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = await open('jp/stamp');
  const row = (name: RegExp) => screen.findByRole('treeitem', { name });
  const active = () => {
    const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.getAttribute('title');
  };
  await press(await row(/^bg/));
  await waitFor(() => expect(active()).toBe('bg'));
  await press(await option(/^day_rip/));
  await waitFor(() => expect(active()).toBe('day'));
  const [turn] = (await row(/^bg/)).children;
  if (!(turn instanceof HTMLElement)) throw new Error('the row has nothing to turn');
  await press(turn);
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^day/ })).toBeNull());
  expect(active()).toBe('bg');
  expect(page.address()).toBe('/tool/explorer/asset/jp/bg/day_rip');
});
