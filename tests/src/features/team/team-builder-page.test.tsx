import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TeamResult } from '#model/compute/team';
import { Absence, DataFailure } from '#src/kit/data/failure.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { sampleAnswer, sampleProgress } from '#tests/laws/samples';
import { buttonNamed, fillLists, ownerOf, press } from '../../page.tsx';
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
const second = team({ cards: [3, 1, 2, 4, 6], score: { average: 1_050_000, min: 990_000, max: 1_130_000 } });

/** The page with a collection and a song, searched and answered. */
async function answered(answer = sampleAnswer({ teams: [team(), second], nodes: 403, ms: 3.84 })) {
  const page = renderBuilder('?song=1&top=3', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  act(() => page.asked[0]?.events.answer(answer));
  return page;
}

// A shared machine may be slow at drawing whole pages.
beforeEach(fillLists);
afterEach(cleanup);

describe('team builder page', () => {
  test('offers a full collection, an import or an empty start when there is no profile', async () => {
    const page = renderBuilder();
    await press('Try with all cards');
    await screen.findByText('9 in profile');
    await vi.waitFor(() => expect(page.address()).toBe('?profile=Premade'));
    expect(screen.getByText('Each song has its own best team. Pick a song to see it here.')).toBeDefined();
  });

  test('names what is missing when a profile has no cards', async () => {
    renderBuilder('?song=1', [ownerOf(0)]);
    await screen.findByText('This profile has no cards yet');
  });

  test('asks what the address says', async () => {
    const page = renderBuilder(
      '?song=2&diff=special&live=multi&perfect=97&exclude=1&must=2&treat=l&delay=0.08&queue=wait',
      [ownerOf(7)],
    );
    await screen.findByText('7 in profile');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    expect(page.asked[0]?.request).toMatchObject({
      songId: 2,
      difficulty: 'special',
      server: 1,
      live: 'multi',
      perfectRate: 0.97,
      order: 'uniform',
      skillDelay: 0.08,
      skillQueue: true,
      target: 'score',
      points: null,
      powerBonus: null,
      constraints: { exclude: [1], must: [2] },
      treatAs: { maxLevel: true, trained: false, episodesRead: false },
    });
  });

  test('adds the bonus of an event to power only when the event does', async () => {
    const page = renderBuilder('?song=1&event=1', [ownerOf(7)]);
    await screen.findByText('Bonus loaded');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    expect(page.asked[0]?.request.powerBonus).toMatchObject({ parameterPercent: 50 });
    cleanup();
    const other = renderBuilder('?song=1&event=2', [ownerOf(7)]);
    await screen.findByText(/raises event points, not power/);
    await vi.waitFor(() => expect(other.asked).toHaveLength(1));
    expect(other.asked[0]?.request.powerBonus).toBeNull();
  });

  test('shows the team, its proof and what the others lack when the search has ended', async () => {
    await answered();
    await screen.findByText('Proved optimal');
    expect(screen.getByText(/^3\.8.ms/)).toBeDefined();
    expect(screen.queryByText(/nodes/)).toBeNull();
    const facts = [
      '1,059,500',
      '1 in 120 · 0.83%',
      "Poppin'Party instruments",
      '−9,500',
      'Highest maximum 1,130,000',
    ];
    for (const fact of facts) await screen.findByText(fact);
    const table = screen.getByRole('table', { name: 'Scores of all 120 skill orders' });
    const counts = within(table)
      .getAllByRole('cell')
      .filter((_, i) => i % 2 === 1);
    expect(counts.reduce((sum, cell) => sum + Number(cell.textContent), 0)).toBe(120);
  });

  test('shows no verdict above numbers of another question', async () => {
    const page = await answered();
    await screen.findByText('1,059,500');
    fireEvent.click(screen.getByRole('radio', { name: 'Multi' }));
    await vi.waitFor(() => expect(page.address()).toContain('live=multi'));
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
    const seen = new Set<string>();
    const look = () => {
      const score = ['1,059,500', '1,050,000'].find((text) => screen.queryAllByText(text).length > 0);
      seen.add(`${screen.queryByText('Proved optimal') ? 'proved' : 'searching'} ${score}`);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    // React draws as it does for visitors: what is urgent first, the rest in a task of its own.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const orderScores = orders.map((score) => score - 9_500);
    page.asked[1]?.events.answer(sampleAnswer({ teams: [{ ...second, orderScores }] }));
    await vi.waitFor(() => expect([...seen].at(-1)).toBe('proved 1,050,000'));
    vi.unstubAllGlobals();
    observer.disconnect();
    expect(seen).not.toContain('proved 1,059,500');
  });

  test('says above the answer what the link names and is not in the data', async () => {
    renderBuilder('?song=1&event=99999&must=zz&profile=Nobody', [ownerOf(7)]);
    const results = await screen.findByRole('region', { name: 'Results' });
    for (const notice of [/event #99999/, /cards that are not in the data: #1295/, /profile “Nobody”/])
      await within(results).findByText(notice);
  });

  test('asks for no chart of a song that is not in the data', async () => {
    const asked = vi.spyOn(queryClient, 'prefetchQuery');
    await act(async () => {
      renderBuilder('?live=medley&songs=1.2.99999', [ownerOf(7)]);
    });
    await screen.findByText('7 in profile');
    await screen.findByText('Song #99999 is not in the data');
    const keys = asked.mock.calls.map(([{ queryKey }]) => JSON.stringify(queryKey));
    expect(keys.filter((key) => key.includes('99999'))).toEqual([]);
    asked.mockRestore();
  });

  test('asks for the best item of each place when the visitor wants it, and names whose they are', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    fireEvent.click(await screen.findByRole('radio', { name: 'Mix freely' }));
    await vi.waitFor(() => expect(page.asked.at(-1)?.request.itemSets).toBe('mixed'));
    await vi.waitFor(() => expect(page.address()).toContain('items=mixed'));
    const studio = ['Everyone', 'PoppinParty', null, 'Everyone', 'Everyone', null, 'PoppinParty'] as const;
    const mixed = team({ areaItems: { studio, plaza: null, menu: null, magazine: null } });
    act(() => page.asked.at(-1)?.events.answer(sampleAnswer({ teams: [mixed] })));
    expect(await screen.findByText('Everyone instruments ×3')).toBeDefined();
    expect(screen.getByText("Poppin'Party instruments ×2")).toBeDefined();
  });

  test('searches again without a card that is excluded in its sheet, and takes it back', async () => {
    const page = await answered();
    await askOf('Title 3, Rimi', 'Exclude');
    await vi.waitFor(() => expect(page.address()).toContain('exclude=3'));
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
    expect(page.asked[1]?.request.constraints.exclude).toEqual([3]);
    act(() => page.asked[1]?.events.answer(sampleAnswer({ teams: [second] })));
    await screen.findByText('Rimi · Title 3 left out');
    await press('Undo');
    await vi.waitFor(() => expect(page.asked).toHaveLength(3));
    expect(page.asked[2]?.request.constraints.exclude).toEqual([]);
    await vi.waitFor(() => expect(page.address()).not.toContain('exclude'));
  });

  test('asks again by itself after a change, and lets the last verdict go at once', async () => {
    const page = await answered();
    await screen.findByText('Proved optimal');
    fireEvent.click(screen.getByText('Multi'));
    await vi.waitFor(() => expect(page.address()).toContain('live=multi'));
    await vi.waitFor(() => expect(screen.queryByText('Proved optimal')).toBeNull());
    await vi.waitFor(() => expect(page.asked.map(({ request }) => request.live)).toEqual(['free', 'multi']));
    fireEvent.click(screen.getByRole('radio', { name: 'Mix freely' }));
    await vi.waitFor(() => expect(page.asked).toHaveLength(3));
    expect(page.asked[2]?.request).toMatchObject({ live: 'multi', itemSets: 'mixed' });
  });

  test('asks nothing by itself as long as nothing was changed, and nothing twice', async () => {
    const page = await answered();
    const free = screen.getByRole('radio', { name: 'Free' });
    fireEvent.click(screen.getByRole('radio', { name: 'Multi' }));
    fireEvent.click(free);
    await vi.waitFor(() => expect(page.address()).not.toContain('live'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(page.asked).toHaveLength(1);
    await screen.findByText('Proved optimal');
  });

  test('takes Reset back with one press, and leaves no answer without its question', async () => {
    const page = await answered();
    await screen.findByText('Proved optimal');
    await press('Reset');
    await screen.findByText('Reset.');
    await vi.waitFor(() => expect(screen.queryByText('Proved optimal')).toBeNull());
    await vi.waitFor(() => expect(page.address()).toBe(''));
    await press('Undo');
    await vi.waitFor(() => expect(page.address()).toBe('?song=1'));
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
  });

  test('shows progress, cancels, and gives the gap of what was found', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    const partial = sampleAnswer({ teams: [team()], proved: false, gap: 1_234 });
    act(() => page.asked[0]?.events.progress({ ...sampleProgress(77), best: 1_059_500 }, partial));
    await screen.findByText(/77 nodes · Best so far 1,059,500/);
    await press('Cancel');
    expect(page.cancel).toHaveBeenCalled();
    act(() => page.asked[0]?.events.answer(partial));
    await screen.findByText(/better by at most 1,234 points/);
  });

  test.each([
    [{ kind: 'tooFewCharacters', characters: 3 }, /belong to 3/, null],
    [{ kind: 'minPower', best: 123_456 }, /The strongest one has 123,456/, 'Remove the minimum power'],
    [
      { kind: 'mustSameCharacter', cardIds: [1, 8], leader: null },
      /Kasumi #1 and Kasumi #8/,
      'Remove must-include cards',
    ],
    [{ kind: 'sixthNone' }, /No card is left/, 'Let the leader be 6th'],
    [
      { kind: 'unusable', cards: [{ cardId: 1, constraint: 'leader', because: 'notOwned' }] },
      'Fixed leader: Kasumi #1 cannot be used (not in the collection).',
      'Remove the fixed leader',
    ],
    [
      { kind: 'tooManyMust', count: 6, leader: 1 },
      '6 must-include cards, but a team has five places. (Fixed leader: Kasumi #1)',
      'Remove the fixed leader',
    ],
  ] as const)('says why no team fits and offers the way out: %o', async (noTeam, text, way) => {
    await answered(sampleAnswer({ noTeam }));
    await screen.findByText(text);
    if (way) expect(buttonNamed(way)).toBeDefined();
  });

  test('asks for every card where the address names a full collection that the visitor does not have', async () => {
    const page = renderBuilder('?profile=Premade&song=1', [ownerOf(7)]);
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    const { profile } = page.asked[0]?.request ?? {};
    expect(profile?.name).toBe('Premade');
    expect(profile?.cards.length).toBeGreaterThan(7);
    // Nothing is kept for a visitor who only opened a link.
    expect(JSON.stringify([...page.kept.values()])).not.toContain('Premade');
  });

  test('says which data did not load and asks again', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    page.loadTeamData.mockRejectedValueOnce(new DataFailure('chart', 'timeout'));
    await screen.findByText('7 in profile');
    await screen.findByText('Could not load in time: chart.');
    await press('Try again');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  });

  test('says that there is no chart yet, which another try would not change', async () => {
    const page = renderBuilder('?song=1', [ownerOf(7)]);
    page.loadTeamData.mockRejectedValueOnce(new Absence('chart'));
    await screen.findByText('This site has no chart of this song yet.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('says which list did not load when the page cannot start', async () => {
    queryClient.removeQueries({ queryKey: LISTS.skills.queryKey });
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    renderBuilder();
    await screen.findByText('Not available on this server: skill list.');
    vi.unstubAllGlobals();
  });

  test('lists remarks in words', async () => {
    const remarks = [{ kind: 'skillMissing', cardIds: [1] }, { kind: 'noFever' }] as const;
    await answered(sampleAnswer({ teams: [team()], remarks }));
    await screen.findByText('2 notes');
    expect(screen.getByText(/Skill unknown, counted as no skill: Kasumi #1/)).toBeDefined();
  });

  test('says so when part of the kept profiles could not be read', async () => {
    renderBuilder('', [ownerOf(7), 'garbage']);
    await screen.findByText(/Part of your saved data could not be read/);
  });

  test('uses the profile that the address names and says so when it is not there', async () => {
    renderBuilder('?profile=Other', [ownerOf(7), ownerOf(3, 'Other')]);
    await screen.findByText('3 in profile');
    cleanup();
    renderBuilder('?profile=Nobody', [ownerOf(7)]);
    await screen.findByText(/names the profile “Nobody”/);
  });
});
