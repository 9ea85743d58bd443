import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TeamResult } from '#model/compute/team';
import { readEvents } from '#model/records/event';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { sampleAnswer } from '#tests/laws/samples';
import { buttonNamed, fillLists, ownerOf, press } from '../../page.tsx';
import { EVENTS } from '../../world.ts';
import { askOf, renderBuilder } from './stage.tsx';

const orders = Array.from({ length: 120 }, (_, i) => 1_000_000 + i * 1_000);
const team = (part: Partial<TeamResult> = {}): TeamResult => ({
  cards: [3, 1, 2, 4, 5],
  leader: 2,
  sixth: 2,
  order: [1, 2, 3, 4, 5],
  bestOrderShare: 1 / 120,
  power: 250_000,
  powerParts: { cards: 200_000, areaItems: 50_000, event: 0 },
  areaItems: { studio: 'PoppinParty', plaza: 'cool', menu: null, magazine: 'technique' },
  score: { average: 1_059_500, min: 1_000_000, max: 1_119_000 },
  orderScores: orders,
  orderChances: null,
  roomScore: null,
  points: null,
  ...part,
});
/** The page with a collection and a song, searched and answered. */
async function answered(query = '', answer = sampleAnswer({ teams: [team()] })) {
  const page = renderBuilder(`?song=1&top=3${query}`, [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  act(() => page.asked[0]?.events.answer(answer));
  return page;
}

// A shared machine may be slow at drawing whole pages.
beforeEach(fillLists);
afterEach(cleanup);

/** Waits for the n-th question of the page. */
async function question(page: Awaited<ReturnType<typeof answered>>, n: number) {
  await vi.waitFor(() => expect(page.asked).toHaveLength(n));
  const asked = page.asked[n - 1];
  if (!asked) throw new Error('nothing was asked');
  return asked.request;
}

describe('team builder in a hurry', () => {
  test('counts a number typed last when Calculate is pressed at once', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    // The question is drawn section by section.
    const field = await screen.findByLabelText('Minimum power');
    // One task, as when a press on the button takes the focus from the field.
    act(() => {
      fireEvent.change(field, { target: { value: '123456' } });
      fireEvent.blur(field);
      const button = buttonNamed('Calculate');
      if (button) fireEvent.click(button);
    });
    await vi.waitFor(() => expect(page.asked.at(-1)?.request.constraints.minPower).toBe(123_456));
  });
});

describe('the sheet of a card', () => {
  test('demands the card, offers to take that back, and gives the focus back', async () => {
    const page = await answered();
    await screen.findByText('Proved optimal');
    buttonNamed('Title 1, Kasumi: options')?.focus();
    await askOf('Title 1, Kasumi', 'Must include');
    // Also while the line that comes in its place waits for its code.
    expect(document.querySelector('[role=dialog]')).toBeNull();
    await vi.waitFor(() => expect(page.address()).toContain('must=1'));
    await vi.waitFor(() => expect(page.asked.at(-1)?.request.constraints.must).toEqual([1]));
    await screen.findByText('Kasumi · Title 1 must be in the team');
    await vi.waitFor(() => expect(document.activeElement).toBe(buttonNamed('Title 1, Kasumi: options')));
    await press('Undo');
    await vi.waitFor(() => expect(page.address()).not.toContain('must'));
  });

  test('no longer demands what was demanded', async () => {
    const page = await answered('&must=1');
    await askOf('Title 1, Kasumi', 'No longer must include');
    await vi.waitFor(() => expect(page.address()).not.toContain('must'));
    await screen.findByText('Kasumi · Title 1 is optional again');
  });

  test('leads to the page of the card, and to the card among those of the profile', async () => {
    await answered('&temp=8', sampleAnswer({ teams: [team({ cards: [3, 1, 8, 4, 5] })] }));
    const linksOf = async (card: string) => {
      await vi.waitFor(() => expect(buttonNamed(`${card}: options`)).toBeDefined());
      await act(async () => buttonNamed(`${card}: options`)?.click());
      const links = [...document.querySelectorAll('[role=dialog] a')].map((link) =>
        link.getAttribute('href'),
      );
      await press('Close');
      return links;
    };
    expect(await linksOf('Title 3, Rimi')).toEqual(['/info/cards/3', '/profile/cards?q=%233']);
    // It is not owned.
    expect(await linksOf('Title 8, Kasumi')).toEqual(['/info/cards/8']);
  });
});

describe('a team copied as text', () => {
  async function copied(query: string, part: Partial<TeamResult>): Promise<string> {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await answered(query, sampleAnswer({ teams: [team(part)] }));
    await screen.findByText('Proved optimal');
    await press('Copy as text');
    const [text] = write.mock.lastCall ?? [];
    write.mockRestore();
    return text ?? '';
  }

  test('shows the order and nothing of a sixth card when the leader comes sixth', async () => {
    const text = await copied('', {});
    expect(text).toContain('Best order: ');
    expect(text).not.toContain('6th skill (encore)');
  });

  test('names the sixth card when it is not the leader', async () => {
    expect(await copied('&sixth=best', { sixth: 6 })).toMatch(/^6th skill \(encore\): .+ #6$/m);
  });

  test('shows the score of the room instead of an order in a multi live', async () => {
    const text = await copied('&live=multi', { roomScore: 8_158_984 });
    expect(text).toContain('Whole room: 8,158,984');
    expect(text).not.toContain('Best order');
  });
});

describe('the best order in a room', () => {
  async function shown(encore: string, orderScores: readonly number[]) {
    const max = Math.max(...orderScores);
    const score = { average: 1_059_500, min: 1_000_000, max };
    const answer = sampleAnswer({ teams: [team({ orderScores, score })] });
    await answered(`&live=multi&room=280000-115-7${encore}`, answer);
    const region = await screen.findByRole('region', { name: 'Best order' });
    return { steps: within(region).getAllByRole('listitem').length, text: region.textContent };
  }

  test('ends with our leader who plays the encore', async () => {
    const { steps, text } = await shown('', orders);
    expect(steps).toBe(6);
    expect(text).not.toContain('The encore is');
  });

  test('says that another player does', async () => {
    const { steps, text } = await shown('-other', orders);
    expect(steps).toBe(5);
    expect(text).toContain("Another player's skill is the encore.");
  });

  test('says how often either does, and ends with our leader where that scores highest', async () => {
    const lower = orders.map((score) => score - 1);
    const ours = await shown('-random', [orders, lower, lower, lower, lower].flat());
    expect(ours.steps).toBe(6);
    expect(ours.text).toContain('The encore is your own skill in 1 of 5 plays');
    expect(ours.text).toContain('1 in 600');
    cleanup();
    const theirs = await shown('-random', [lower, orders, orders, orders, orders].flat());
    expect(theirs.steps).toBe(5);
    expect(theirs.text).toContain('4 in 600');
  });
});

describe('team builder between verdict and teams', () => {
  test('never asks to press Calculate again when the answer has arrived', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    const noted: MutationRecord[] = [];
    const observer = new MutationObserver((records) => noted.push(...records));
    observer.observe(document.body, { childList: true, subtree: true });
    act(() => page.asked[0]?.events.answer(sampleAnswer({ teams: [team()] })));
    await screen.findByText('1,059,500');
    const added = [...noted, ...observer.takeRecords()].flatMap(({ addedNodes }) => [...addedNodes]);
    observer.disconnect();
    const drawn = added.map(({ textContent }) => textContent).join(' ');
    expect(drawn).toContain('1,059,500');
    expect(drawn).not.toContain('Press Calculate');
  });
});

describe('team builder that forgets nothing', () => {
  test('takes a card back as what it was when its exclusion is undone', async () => {
    const page = await answered(
      '&temp=8&must=8&leader=8',
      sampleAnswer({ teams: [team({ cards: [3, 1, 8, 4, 5], leader: 8, sixth: 8 })] }),
    );
    await askOf('Title 8, Kasumi', 'Exclude');
    expect((await question(page, 2)).temporary).toEqual([]);
    act(() => page.asked[1]?.events.answer(sampleAnswer({ teams: [team()] })));
    await press('Undo');
    expect(await question(page, 3)).toMatchObject({
      temporary: [8],
      constraints: { exclude: [], must: [8], leader: 8 },
    });
  });

  test('keeps the shown profile when an import is begun and given up', async () => {
    const page = renderBuilder('?profile=Other', [ownerOf(7), ownerOf(3, 'Other')]);
    await screen.findByText('3 in profile');
    await press('Profile actions');
    const item = await screen.findByText('Import …');
    // The dialog's code comes with the first press.
    await act(async () => fireEvent.click(item));
    await press('Close');
    expect(page.address()).toContain('profile=Other');
    expect(screen.getByText('3 in profile')).toBeDefined();
  });

  test('gives a renamed profile a name of its own when the wanted one is taken', async () => {
    const page = renderBuilder('?profile=Other', [ownerOf(7), ownerOf(3, 'Other')]);
    await screen.findByText('3 in profile');
    await press('Profile actions');
    await screen.findByText('Rename …').then((item) => fireEvent.click(item));
    const field = await screen.findByLabelText('Name', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'Mika' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(page.address()).toContain('profile=Mika+2'));
    expect(screen.getByText('3 in profile')).toBeDefined();
  });

  test('asks whose cards shall play when the last profile is deleted after an answer', async () => {
    await answered();
    await screen.findByText('Proved optimal');
    await press('Profile actions');
    await screen.findByText('Delete').then((item) => fireEvent.click(item));
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[role=dialog] button').length).toBeGreaterThan(2),
    );
    const remove = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1);
    act(() => remove?.click());
    await screen.findByText('Which cards do you have?');
  });

  test('lets the visitor choose when another tab has changed the profiles too', async () => {
    const page = renderBuilder('', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    const theirs = { profiles: [ownerOf(7, 'Renamed there')], active: 0 };
    page.kept.set(PROFILES.key, JSON.stringify(theirs));
    await press('Profile actions');
    await screen.findByText('Rename …').then((item) => fireEvent.click(item));
    const field = await screen.findByLabelText('Name', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'Renamed here' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText(/Another tab changed your profiles/);
    await press("Take the other tab's");
    await vi.waitFor(() => expect(screen.queryByText(/Another tab changed your profiles/)).toBeNull());
    expect(page.kept.get(PROFILES.key)).toContain('Renamed there');
  });
});

describe('team builder without its events', () => {
  test('waits for the bonus of a chosen event instead of searching without it', async () => {
    queryClient.removeQueries({ queryKey: LISTS.events.queryKey });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const page = renderBuilder('?song=1&event=1', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    expect(screen.getByText('Event #1 is loading …')).toBeDefined();
    expect(buttonNamed('Calculate')?.hasAttribute('disabled')).toBe(true);
    act(() => void queryClient.setQueryData(LISTS.events.queryKey, readEvents(EVENTS)));
    await screen.findByText('Bonus loaded');
    expect((await question(page, 1)).powerBonus).not.toBeNull();
    vi.unstubAllGlobals();
  });

  test('says that the bonus is unknown when the events do not load, and searches without an event', async () => {
    queryClient.removeQueries({ queryKey: LISTS.events.queryKey });
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    const page = renderBuilder('?song=1&event=1', [ownerOf(7)]);
    await screen.findByText(/Could not load the event list/);
    await press('No event');
    expect((await question(page, 1)).powerBonus).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('team builder opened by an odd link', () => {
  test('takes the hardest chart there is when the song has not the wanted one', async () => {
    const page = renderBuilder('?song=1&diff=special', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    expect((await question(page, 1)).difficulty).toBe('expert');
  });
});
