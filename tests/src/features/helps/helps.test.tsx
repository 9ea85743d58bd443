import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import { DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import { decodeInputs } from '#model/compute/asked/teambuilder-url';
import type { HelpsAnswer, HelpsRequest } from '#model/compute/helps';
import type { EventRecord } from '#model/records/event';
import { HelpsPanel } from '#src/features/helps/helps-panel.tsx';
import { helps } from '#src/features/team/asking/question.actors.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fillSlot } from '../../fill-slot.ts';
import { fillLists, ownerOf, press } from '../../page.tsx';
import { renderPiece } from '../../render-page.tsx';

type Tell = (event: AnyEventObject) => void;
interface Asked {
  readonly request: HelpsRequest;
  readonly tell: Tell;
  isOver: boolean;
  isCancelled: boolean;
}

/** What was asked in this test of a thread that answers when the test says so. */
const asked: Asked[] = [];
const ask = fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
  const one: Asked = { request: input as HelpsRequest, tell: sendBack, isOver: false, isCancelled: false };
  asked.push(one);
  receive(() => {
    one.isCancelled = true;
  });
  return () => {
    one.isOver = true;
  };
});
beforeEach(() => fillSlot(helps, 'ask', ask));

const answer = (part: Partial<HelpsAnswer>): HelpsAnswer => ({
  isFinished: true,
  cards: [],
  before: 1_000_000,
  charts: 1,
  counted: 1,
  decided: 2,
  toDecide: 2,
  noTeam: null,
  unknownLengths: [],
  searches: 3,
  ms: 4,
  engine: 'wasm',
  ...part,
});

async function show(
  owned: number | null,
  { cards = [1, 8, 9], event }: { cards?: readonly number[]; event?: EventRecord } = {},
) {
  const profiles = owned === null ? [] : [ownerOf(owned)];
  const kept = owned === null ? {} : { [PROFILES.key]: JSON.stringify({ profiles, active: 0 }) };
  await renderPiece(<HelpsPanel cards={cards} {...(event && { event })} />, { kept });
}

const eventOf = (type: string): EventRecord => {
  const [any] = queryClient.getQueryData(LISTS.events.queryKey)?.byId.values() ?? [];
  if (!any) throw new Error('the small game has no event');
  return { ...any, type };
};

const songIds = () => [...(queryClient.getQueryData(LISTS.songs.queryKey)?.byId.keys() ?? [])];

const pick = async (name: string) => {
  const choice = await screen.findByRole('radio', { name });
  await act(async () => void fireEvent.click(choice));
};

/** Opens the form, which asks about all songs at once. */
async function compare() {
  await act(() => press('Compare with my cards'));
  // The first time its code comes now.
  await vi.waitFor(() => expect(asked).not.toEqual([]));
}

beforeEach(() => {
  asked.length = 0;
  fillLists();
});
afterEach(cleanup);

describe('the panel of cards that help', () => {
  test('leads to the cards of the visitor when there is no profile', async () => {
    await show(null);
    expect(await screen.findByRole('link', { name: 'My cards' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare with my cards' })).toBeNull();
  });

  test('says so when the visitor has all of them', async () => {
    await show(9);
    expect(await screen.findByText('You have all of these cards.')).toBeTruthy();
  });

  test('counts what is missing by rarity, and asks about that alone', async () => {
    await show(7);
    const table = await screen.findByRole('table', { name: 'Rarity' });
    expect(table.textContent).toContain('2 of 2');
    await compare();
    expect(asked.map(({ request }) => request.candidates.map(({ id }) => id))).toEqual([[8, 9]]);
    expect(asked[0]?.request.candidates[0]).toMatchObject({ level: 60, train: 1, ep: 0, skill: 0 });
  });

  test('lists gains in points and per cent when the answer comes, and folds the others', async () => {
    await show(7);
    await compare();
    const cards = [{ card: 9, before: 1_000_000, after: 1_025_000, gain: 25_000 }];
    await act(async () => asked[0]?.tell({ type: 'ANSWER.ARRIVED', answer: answer({ cards }) }));
    const rows = screen.getByRole('table', { name: 'Which of these helps me?' });
    expect(rows.textContent).toContain('Title 9');
    expect(rows.textContent).toContain('+25,000');
    expect(rows.textContent).toContain('+2.5');
    expect(rows.textContent).not.toContain('Title 8');
    expect(screen.getByText('No gain: 1')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Cards that raise your best team: 1');
  });

  test('is stopped by a press, and asks again when the question changes', async () => {
    await show(7);
    await compare();
    await act(async () =>
      asked[0]?.tell({ type: 'PROGRESS.REPORTED', partial: answer({ isFinished: false, decided: 1 }) }),
    );
    await act(() => press('Cancel'));
    expect(asked[0]?.isCancelled).toBe(true);
    await act(async () => asked[0]?.tell({ type: 'QUESTION.STOPPED' }));
    expect(screen.getByRole('status').textContent).toContain('Stopped.');
    await pick('Untrained');
    expect(asked).toHaveLength(2);
    expect(asked[1]?.request.candidates[0]).toMatchObject({ level: 50, train: 0 });
    await pick('Trained, episodes read');
    expect(asked.map(({ isOver }) => isOver)).toEqual([true, true, false]);
  });

  test('asks for the points of an event on its own songs, and leads on with what was asked', async () => {
    const event = eventOf('story');
    const [song = 0] = songIds();
    queryClient.setQueryData(['eventSongs', event.id], [[song], [song], null, null, null]);
    await show(7, { event });
    await act(() => press('Compare with my cards'));
    expect(await screen.findByText(/^Event points of one play/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Songs of the event' }).checked).toBe(true);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(asked[0]?.request).toMatchObject({ songs: [song], event: { id: event.id } });
    const cards = [{ card: 9, before: 400, after: 440, gain: 40 }];
    await act(async () => asked[0]?.tell({ type: 'ANSWER.ARRIVED', answer: answer({ cards }) }));
    expect(screen.getByRole('columnheader', { name: 'Event points' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Team builder' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://here');
    expect(decodeInputs(searchParams)).toEqual({
      ...DEFAULT_INPUTS,
      song,
      event: event.id,
      target: 'points',
      temporary: [9],
    });
  });

  test('gives the mean of a song where all are compared', async () => {
    await show(7);
    await compare();
    const cards = [{ card: 9, before: 1_000_000, after: 1_000_007, gain: 7 }];
    await act(async () => asked[0]?.tell({ type: 'ANSWER.ARRIVED', answer: answer({ cards, counted: 4 }) }));
    expect(screen.getByText('Your best teams now: 250,000 per song')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Gain per song' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Which of these helps me?' }).textContent).toContain('+1.75');
  });

  test('asks for the score again when no event is chosen, and for all songs where an event names none', async () => {
    const event = eventOf('versus');
    queryClient.setQueryData(['eventSongs', event.id], [[], [], null, null, null]);
    await show(7, { event });
    await act(() => press('Compare with my cards'));
    expect(await screen.findByText("Score with the event's bonus to power.")).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Songs of the event' })).toBeNull();
    await vi.waitFor(() =>
      expect(asked[0]?.request).toMatchObject({ songs: 'all', event: { id: event.id } }),
    );
    await act(() => press('No event'));
    await vi.waitFor(() => expect(asked.at(-1)?.request).toMatchObject({ songs: 'all', event: null }));
    // One that was not chosen yet waits for it.
    const before = asked.length;
    await pick('Song');
    expect(asked).toHaveLength(before);
  });

  test('offers another attempt when the engine breaks', async () => {
    await show(7);
    await compare();
    await act(async () => asked[0]?.tell({ type: 'ENGINE.CRASHED', message: 'out of memory' }));
    await act(() => press('Try again'));
    expect(asked).toHaveLength(2);
  });
});
