import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writePlain } from '#model/profile/plain';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { ownerOf, press } from '../../page.tsx';
import { type Answers, MIKA, renderPage } from '../../render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOTHING = { result: true, profiles: [], revision: 0, time: null, device: null };
const CLOUD = { ...NOTHING, profiles: [writePlain(ownerOf(4))], revision: 3, time: 1 };

/** A server whose account holds this; lists of the game are empty. */
const server =
  (cloud: object): Answers =>
  ({ name }) => {
    if (name === 'GET user/profiles') return cloud;
    if (name === 'GET user/profiles/versions') return { result: true, versions: [] };
    return name.endsWith('.json') ? {} : undefined;
  };

const OFFER = /^Cards waiting in your account: 4 · Get them$/;
const variantOf = (name: string | RegExp) => screen.getByRole('button', { name }).dataset.variant;

describe('an empty collection', () => {
  test.each(['/profile/cards', '/profile/items', '/profile/manager', '/profile', '/tool/teambuilder'])(
    'offers the cards of the account first at %s',
    async (address) => {
      await renderPage(address, { user: MIKA, answers: server(CLOUD) });
      const offer = await screen.findByRole('button', { name: OFFER });
      expect(offer.dataset.variant).toBe('filled');
      expect(offer.previousElementSibling?.tagName).not.toBe('BUTTON');
    },
  );

  test('becomes the cards of the account when they are taken', async () => {
    const { kept } = await renderPage('/profile/cards', { user: MIKA, answers: server(CLOUD) });
    await screen.findByRole('button', { name: OFFER });
    await vi.waitFor(() => expect(variantOf('New empty profile')).toBe('default'));
    await act(async () => screen.getByRole('button', { name: OFFER }).click());
    await vi.waitFor(() =>
      expect(JSON.parse(kept.get(PROFILES.key) ?? '{}').profiles?.[0]?.cards).toHaveLength(4),
    );
  });

  test('has nothing of the account to offer to a guest, or where it holds nothing', async () => {
    await renderPage('/profile/cards', { answers: server(CLOUD) });
    await screen.findByText('No profile yet');
    expect(variantOf('New empty profile')).toBe('filled');
    cleanup();
    const { calls } = await renderPage('/profile/cards', { user: MIKA, answers: server(NOTHING) });
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET user/profiles'));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    expect(variantOf('New empty profile')).toBe('filled');
  });
});

test('a device and a cloud that both hold nothing are not said to hold the same', async () => {
  await renderPage('/profile/manager', { user: MIKA, answers: server(NOTHING) });
  await screen.findByText('There is nothing on this device or in the cloud yet.');
  expect(screen.queryByText('This device and the cloud hold the same.')).toBeNull();
});

describe('the paste button', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  const clipboard = (readText: () => Promise<string>) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
  };

  test('reads the clipboard and shows what would change', async () => {
    clipboard(async () => '1, 2, 3');
    await renderPage('/profile/manager', { answers: server(NOTHING) });
    await press('Paste');
    await screen.findByText('What would change');
    expect(screen.getByLabelText('Text to import')).toHaveProperty('value', '1, 2, 3');
  });

  /** Presses it, and reads what the page says then, with the focus in the field. */
  async function troubleOf(readText: () => Promise<string>): Promise<string | null> {
    clipboard(readText);
    await renderPage('/profile/manager', { answers: server(NOTHING) });
    await press('Paste');
    const field = await screen.findByLabelText('Text to import');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    return screen.getByText(/clipboard/).textContent;
  }

  test('says so when the visitor or the browser refuses, and leads to the field', async () => {
    const said = await troubleOf(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(said).toMatch(/^The browser does not let this page read the clipboard\./);
  });

  test('says so when there is nothing to paste', async () => {
    expect(await troubleOf(async () => ' ')).toBe('There is no text in the clipboard.');
  });

  test('is not there where pages cannot ask', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await renderPage('/profile/manager', { answers: server(NOTHING) });
    await screen.findByLabelText('Text to import');
    expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
  });
});
