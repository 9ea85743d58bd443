import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import type { TeamRequest } from '#model/compute/request';
import type { RankedUpgrade, UpgradeAnswer } from '#model/compute/upgrades';
import { readAreaItems } from '#model/records/area-item';
import type { Upgrade } from '#model/rules/upgrades';
import { nextSteps } from '#src/features/team/asking/question.actors.ts';
import { groupedSteps } from '#src/features/team/teambuilder/next/groups.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { sampleAnswer } from '#tests/laws/samples';
import { fillSlot } from '../../fill-slot.ts';
import { buttonNamed, fillLists, ownerOf, press } from '../../page.tsx';
import { team } from './results.ts';
import { renderBuilder } from './stage.tsx';

const all = <T,>(value: T): T[] => [value, value, value, value, value];

beforeEach(() => {
  asked.length = 0;
  fillLists();
  const rates = { 1: all(1), 2: all(2), 3: all(3), 4: all(4), 5: all(5), 6: all(6), 7: all(7) };
  const item = (areaItemName: (string | null)[]) => ({
    areaItemName,
    level: all(7),
    performance: rates,
    technique: rates,
    visual: rates,
    targetAttributes: ['cool'],
    targetBandIds: [1],
  });
  const items = { 1: item(all('Sparkling Microphone')), 6: item(all('Random Star')), 11: item(all(null)) };
  queryClient.setQueryData(LISTS.areaItems.queryKey, readAreaItems(items));
});
afterEach(cleanup);

const ranked = (upgrade: Upgrade, gain: number): RankedUpgrade => ({
  upgrade,
  gain,
  value: 1_000_000 + gain,
  cards: [3, 1, 2, 4, 5],
});
const upgradesOf = (...upgrades: RankedUpgrade[]): UpgradeAnswer => ({
  upgrades,
  isFinished: true,
  base: 1_000_000,
  noTeam: null,
  possible: 40,
  searches: 12,
  ms: 3,
  engine: 'wasm',
});

/** Presses what waits for code afterwards. */
async function pressLate(name: string, times = 1) {
  const button = await vi.waitFor(() => {
    const found = buttonNamed(name);
    if (!found) throw new Error(`there is no button ${name}`);
    return found;
  });
  await act(async () => {
    for (let i = 0; i < times; i++) button.click();
  });
}

/** What was asked in this test of a thread that answers when the test says so. */
const asked: { readonly request: TeamRequest; readonly tell: (event: AnyEventObject) => void }[] = [];
const ask = fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack }) => {
  asked.push({ request: input as TeamRequest, tell: sendBack });
});
beforeEach(() => fillSlot(nextSteps, 'ask', ask));

/** A page that is asked what to raise next. */
async function opened() {
  const page = renderBuilder('?song=1', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  act(() => page.asked[0]?.events.answer(sampleAnswer({ teams: [team(1_000_000)] })));
  await pressLate('Find upgrades');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const tell = (nth: number, answer: UpgradeAnswer) =>
    act(() => asked[nth - 1]?.tell({ type: 'ANSWER.ARRIVED', answer }));
  return { page, tell };
}

const MARK = 'Mark as done: Sparkling Microphone, Level 5 → 6';

const rows = () =>
  within(screen.getByRole('list', { name: 'What to upgrade next' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const mic: Upgrade = { kind: 'item', item: 1, to: 5 };
const guitar: Upgrade = { kind: 'item', item: 6, to: 5 };
const bass: Upgrade = { kind: 'item', item: 11, to: 5 };
const skilled: Upgrade = { kind: 'skill', card: 3, to: 4 };

describe('what to raise next', () => {
  test('names instruments, and shows those that bring the same when someone asks', async () => {
    const { tell } = await opened();
    tell(1, upgradesOf(ranked(mic, 6_231), ranked(guitar, 6_231), ranked(bass, 6_231), ranked(skilled, 500)));
    await screen.findByText('Sparkling Microphone');
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toContain('Level 5 → 6');
    expect(rows()[1]).toBe('2 more of +6,231');
    await press('2 more of +6,231');
    expect(rows()).toHaveLength(4);
    expect(rows()[1]).toContain('Random Star');
    // Without a name in the data it has that of its set and its place.
    expect(rows()[2]).toContain("Poppin'Party instruments 3/7");
  });

  test('keeps a step as taken, recalculates for both, and takes it back', async () => {
    const { page, tell } = await opened();
    tell(1, upgradesOf(ranked(mic, 6_231), ranked(skilled, 500)));
    await pressLate(MARK);
    await screen.findByText('Done: Sparkling Microphone · Level 5 → 6. Your profile has it now.');
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
    expect(page.asked[1]?.request.profile.items.PoppinParty[0]).toBe(5);
    act(() => page.asked[1]?.events.answer(sampleAnswer({ teams: [team(1_000_000)] })));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.request.profile.items.PoppinParty[0]).toBe(5);
    tell(2, upgradesOf(ranked(skilled, 500)));
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    await pressLate('Undo');
    await vi.waitFor(() => expect(page.asked).toHaveLength(3));
    expect(page.asked[2]?.request.profile.items.PoppinParty[0]).toBe(4);
    expect(screen.queryByText(/^Done: /)).toBeNull();
  });

  test('keeps nothing twice when a button is pressed twice', async () => {
    const { page, tell } = await opened();
    tell(1, upgradesOf(ranked(mic, 6_231)));
    await pressLate(MARK, 2);
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
    await pressLate('Undo');
    await vi.waitFor(() => expect(page.asked.at(-1)?.request.profile.items.PoppinParty[0]).toBe(4));
    await vi.waitFor(() => expect(screen.queryByText(/^Done: /)).toBeNull());
  });
});

test('puts steps together that stand beside each other, are of one kind and bring the same', () => {
  const grouped = groupedSteps([ranked(mic, 9), ranked(guitar, 9), ranked(skilled, 9), ranked(bass, 9)]);
  expect(grouped.map(({ first, others }) => [first.upgrade, others.length])).toEqual([
    [mic, 1],
    [skilled, 0],
    [bass, 0],
  ]);
});
