import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SYNC_FLAGS } from '#model/vocabulary/player-stats';
import { press } from '../../page.tsx';
import { type Call, MIKA, refused, renderPage } from '../../render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NONE = Object.fromEntries(SYNC_FLAGS.map((flag) => [flag, false]));
const STATS = { rank: 9, clearCount: 8, fullComboCount: 7, allPerfectCount: 6, hsr: 5, dtr: 4 };
const UID = 1_000_007;

/** The server's part of linking: a code, then an account; `refusal` is what it refuses the next deed with. */
function game() {
  const state = {
    accounts: [] as object[],
    requests: [] as object[],
    refusal: null as object | null,
    last: null as Call | null,
  };
  const told = () => ({ result: true, accounts: state.accounts, requests: state.requests });
  const account = (flags: object) => ({
    server: 0,
    uid: UID,
    name: 'Mika of Japan',
    stats: STATS,
    titles: [],
    ...NONE,
    ...flags,
    syncedAt: 1_700_000_000_000,
    nextSyncAt: 1_700_000_600_000,
  });
  const deeds: Readonly<Record<string, () => void>> = {
    request: () => {
      state.requests = [{ server: 0, uid: UID, code: 'ABCD2345', expiresAt: 1_800_000_000_000 }];
    },
    verify: () => {
      state.requests = [];
      state.accounts = [account({})];
    },
    refresh: () => undefined,
    remove: () => {
      state.requests = [];
      state.accounts = [];
    },
  };
  const answer = (asked: Call): object | undefined => {
    const { name, request } = asked;
    if (name === 'GET sync') return state.refusal ?? told();
    if (name !== 'POST sync' && name !== 'POST sync/account') return undefined;
    state.last = asked;
    if (state.refusal) return state.refusal;
    if (name === 'POST sync') {
      deeds[String(request.type)]?.();
      return told();
    }
    const { server: _, ...flags } = request;
    state.accounts = [account(flags)];
    return { result: true, account: { ...account(flags), ...STATS } };
  };
  return { state, answer };
}

const ADDRESS = '/leaderboard/participate';

async function toForm() {
  const { state, answer } = game();
  await renderPage(ADDRESS, { user: MIKA, answers: answer });
  const japan = await screen.findByLabelText('Japan');
  await act(async () => fireEvent.click(japan));
  return state;
}

async function ask(uid: string) {
  const field = await screen.findByLabelText('Player ID');
  fireEvent.change(field, { target: { value: uid } });
  await press('Get a code');
}

describe('taking part', () => {
  test('goes from the id over the code to what is shown, and out again', async () => {
    const state = await toForm();
    await ask(` ${UID} `);
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    expect(state.last?.request).toEqual({ type: 'request', server: 0, uid: UID });
    await press('Verify');
    expect(await screen.findByText('Mika of Japan')).toBeTruthy();
    expect(document.querySelectorAll('button[aria-pressed="false"]').length).toBe(SYNC_FLAGS.length);
    await press('High score rating');
    await vi.waitFor(() => expect(state.last?.request).toEqual({ server: 0, ...NONE, hsrFlag: true }));
    expect(document.querySelector('button[aria-pressed="true"]')?.textContent).toBe('High score rating');
    await press('Unlink');
    await press('Cancel');
    expect(state.last?.name).toBe('POST sync/account');
    await press('Unlink');
    await press('Unlink and leave the rankings');
    expect(await screen.findByLabelText('Player ID')).toBeTruthy();
    expect(state.last?.request).toEqual({ type: 'remove', server: 0 });
  });

  test('asks nothing of the server for what is no id', async () => {
    const state = await toForm();
    await ask('Mika');
    expect(await screen.findByText('Digits only, as your profile in the game shows them.')).toBeTruthy();
    expect(state.last).toBeNull();
  });

  test.each([
    ['CODE_INVALID', undefined, /^The code is not in the comment/],
    ['NOT_FOUND', undefined, /^There is no player with this ID/],
    ['ORIGIN_UNAVAILABLE', undefined, /^The game cannot be asked/],
    ['RATE_LIMITED', 40, 'That was too often. You can try again in 40 seconds.'],
    ['LOGIN_REQUIRED', undefined, 'You are no longer logged in.'],
    ['UNAVAILABLE', 30, 'The server is very busy. Try again in 30 seconds.'],
    ['INTERNAL_ERROR', undefined, 'The server refused this (INTERNAL_ERROR).'],
  ] as const)('says what a refusal with %s means, and keeps the code', async (code, wait, words) => {
    const state = await toForm();
    await ask(String(UID));
    await screen.findByText('ABCD2345');
    state.refusal = refused(code, wait);
    await press('Verify');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('ABCD2345')).toBeTruthy();
    state.refusal = null;
    await press('Verify');
    expect(await screen.findByText('Mika of Japan')).toBeTruthy();
  });

  test('gives a code up again', async () => {
    await toForm();
    await ask(String(UID));
    await screen.findByText('ABCD2345');
    await press('Cancel');
    expect(await screen.findByLabelText('Player ID')).toBeTruthy();
  });

  test('tries again when the accounts did not load', async () => {
    const { state, answer } = game();
    state.refusal = refused('INTERNAL_ERROR');
    await renderPage(ADDRESS, { user: MIKA, answers: answer });
    expect(await screen.findByText('Could not load the game accounts')).toBeTruthy();
    state.refusal = null;
    await press('Try again');
    expect(await screen.findByLabelText('Player ID')).toBeTruthy();
  });

  test('offers a visitor to log in or sign up, with the way back', async () => {
    await renderPage(ADDRESS, { answers: () => undefined });
    for (const [name, tab] of [
      ['Log in', 'login'],
      ['Sign up', 'signup'],
    ] as const) {
      const href = (await screen.findByText(name)).getAttribute('href');
      expect(href).toBe(`/profile/account?t=${tab}&g=${encodeURIComponent(ADDRESS)}`);
    }
  });
});
