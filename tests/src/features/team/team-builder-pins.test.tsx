import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import type { TeamResult } from '#model/compute/team';
import { medleyPoints } from '#model/rules/medley-points';
import { readPins, writePins } from '#src/features/team/pins/kept-pins.ts';
import { pinnableOf } from '#src/features/team/teambuilder/medley/medley-answer.tsx';
import { figuresOf } from '#src/features/team/teambuilder/pins/figures.tsx';
import type { Pinnable, PlayedSong } from '#src/features/team/teambuilder/pins/result.ts';
import { sampleAnswer, sampleProgress, sampleRequest } from '#tests/laws/samples';
import { fillLists, ownerOf, press } from '../../page.tsx';
import { renderBuilder } from './stage.tsx';

// A shared machine may be slow at drawing whole pages.
beforeEach(fillLists);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const team = (average: number, points: number | null = null): TeamResult => ({
  cards: [3, 1, 2, 4, 5],
  leader: 2,
  sixth: 2,
  order: [1, 2, 3, 4, 5],
  bestOrderShare: 1,
  power: 250_000,
  powerParts: { cards: 250_000, areaItems: 0, event: 0 },
  areaItems: { studio: null, plaza: null, menu: null, magazine: null },
  score: { average, min: average - 100, max: average + 200 },
  orderScores: Array.from({ length: 120 }, () => average),
  orderChances: null,
  roomScore: null,
  points: points === null ? null : { points, table: [], bonusPercent: 0, cardPercents: [], support: null },
});

type Page = ReturnType<typeof renderBuilder>;

async function answered(page: Page, nth: number, best: TeamResult) {
  await vi.waitFor(() => expect(page.asked).toHaveLength(nth));
  act(() => page.asked[nth - 1]?.events.answer(sampleAnswer({ teams: [best] })));
  const average = best.score.average.toLocaleString('en');
  await within(await screen.findByRole('region', { name: 'Score' })).findByText(average);
}

const waitForPins = (count: number) => vi.waitFor(() => expect(readPins()).toHaveLength(count));
const NO_BONUS = {
  attributes: [],
  characters: [],
  members: [],
  limitBreaks: [],
  pointPercent: 0,
  parameterPercent: 0,
  statPercent: [0, 0, 0],
} as const;
const pinned = () => screen.findByRole('region', { name: 'Pinned results' });
const rowsOf = (item: HTMLElement) =>
  within(item)
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test('two presses before the first is drawn pin one result', async () => {
  const page = renderBuilder('?song=1', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await answered(page, 1, team(1_000_000));
  const button = screen.getByRole('button', { name: 'Pin this result' });
  act(() => {
    button.click();
    button.click();
  });
  expect(within(await pinned()).getAllByRole('listitem')).toHaveLength(1);
  expect(button).toHaveProperty('disabled', true);
});

test('a pinned result shows what it answers, and is compared figure by figure with the one on show', async () => {
  const page = renderBuilder('?song=1&event=2&target=points&play=b1&exclude=6', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await answered(page, 1, team(1_000_000, 7_000));
  await press('Pin this result');
  fireEvent.click(screen.getByRole('radio', { name: 'Mix freely' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Target' })).getByRole('radio', { name: 'Score' }),
  );
  await answered(page, 2, team(1_200_000, 6_500));
  await press('Pin this result');
  const list = within(await pinned()).getAllByRole('listitem');
  const items = list.filter((item) => within(item).queryByRole('table'));
  const [latest, first] = items;
  if (!latest || !first) throw new Error('two are pinned');
  expect(first.textContent).toContain('Quiet Story · Target: Event points · Live boosts: 1 · Excluded: 1');
  expect(first.textContent).not.toContain('Area items');
  expect(latest.textContent).toContain('Target: Score');
  expect(latest.textContent).toContain('Area items: Mix freely');
  expect(rowsOf(first)).toEqual([
    ['Results', 'Pinned', 'Shown', 'Pinned vs. shown'],
    ['Average', '1,000,000', '1,200,000', '−200,000'],
    ['Minimum', '999,900', '1,199,900', '−200,000'],
    ['Maximum', '1,000,200', '1,200,200', '−200,000'],
    ['Power', '250,000', '250,000', '0'],
    ['Event points', '7,000', '6,500', '+500'],
  ]);
  // The better of two is bold.
  expect([...first.querySelectorAll('td b')].map(({ textContent }) => textContent)).toEqual([
    ...['1,200,000', '1,199,900', '1,200,200', '7,000'],
  ]);
  expect(rowsOf(latest)[0]).toEqual(['Average', '1,200,000', '', '']);
  expect(latest.textContent).toContain('Shown above');
});

const play = (songId: number, average: number, points: number | null = null): PlayedSong => ({
  request: { ...sampleRequest(), songId },
  team: team(average, points),
});
const song = (average: number, points: number | null = null, songId = 1): Pinnable => ({
  plays: [play(songId, average, points)],
  mayWait: [],
  event: null,
});
const medley = (songs: readonly (readonly [id: number, average: number])[], type?: 'medley'): Pinnable => {
  const [first, ...rest] = songs.map(([id, average]) => play(id, average));
  if (!first) throw new Error('a medley has songs');
  const event = type ? ({ type } as Pinnable['event']) : null;
  return { plays: [first, ...rest], mayWait: [], event };
};
const kinds = (figures: ReturnType<typeof figuresOf>) =>
  figures.map(({ kind, value, difference }) => [kind, value, difference]);
const differences = (figures: ReturnType<typeof figuresOf>) => figures.map(({ difference }) => difference);

test('points are compared with points alone', () => {
  expect(kinds(figuresOf(song(900, 50), song(1_000, null)))).toEqual([
    ['average', 900, -100],
    ['min', 800, -100],
    ['max', 1_100, -100],
    ['power', 250_000, 0],
    ['points', 50, null],
  ]);
  expect(figuresOf(song(900), song(1_000, 50)).map(({ kind }) => kind)).not.toContain('points');
});

test('a result has no difference from one of another song, or of an event that lifts power', () => {
  const lifted = (shown: Pinnable): Pinnable => {
    const [{ request, team: best }] = shown.plays;
    const powerBonus = { ...NO_BONUS, parameterPercent: 50 };
    return { ...shown, plays: [{ team: best, request: { ...request, powerBonus } }] };
  };
  expect(differences(figuresOf(song(900), song(1_000)))).toEqual([-100, -100, -100, 0]);
  for (const other of [song(1_000, null, 2), lifted(song(1_000))])
    expect(differences(figuresOf(song(900), other))).toEqual([null, null, null, null]);
});

test('pinned results are there again when the page is opened again, and go when they are taken away', async () => {
  const page = renderBuilder('?song=1', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await answered(page, 1, team(1_000_000));
  await press('Pin this result');
  await waitForPins(1);
  cleanup();
  renderBuilder('?song=2', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await waitForPins(1);
  expect((await pinned()).textContent).toContain('1,000,000');
  fireEvent.click(within(await pinned()).getByRole('button', { name: /^Unpin/ }));
  await vi.waitFor(() => expect(readPins()).toEqual([]));
});

test('keeps twenty at most, and reads nothing that is damaged', () => {
  const pin = { nth: 1, plays: [play(1, 900)], mayWait: [], event: null };
  writePins(Array.from({ length: 30 }, (_, nth) => ({ ...pin, nth })));
  expect(readPins()).toHaveLength(20);
  localStorage.setItem('teamBuilder/pins', JSON.stringify([pin, { ...pin, plays: [{}] }, 7, null]));
  expect(readPins()).toEqual([pin]);
  localStorage.setItem('teamBuilder/pins', '{');
  expect(readPins()).toEqual([]);
});

const SONGS = [
  [1, 300],
  [2, 500],
  [1, 700],
] as const;

test('a medley is compared with one of the same songs, song by song, in whatever order', () => {
  const other = medley([
    [2, 450],
    [1, 310],
    [1, 640],
  ]);
  expect(kinds(figuresOf(medley(SONGS), other))).toEqual([
    ['total', 1_500, 100],
    ['min', 1_200, 100],
    ['max', 2_100, 100],
    ['song1', 300, -10],
    ['song2', 500, 50],
    ['song3', 700, 60],
  ]);
});

test.each([
  [
    'other songs',
    medley([
      [1, 300],
      [2, 500],
      [3, 700],
    ]),
  ],
  ['a song of it', song(300)],
  ['nothing', null],
])('a medley has no difference from %s', (_, other) => {
  expect(differences(figuresOf(medley(SONGS), other))).toEqual(Array.from({ length: 6 }, () => null));
  if (other) expect(differences(figuresOf(other, medley(SONGS)))).not.toContainEqual(expect.any(Number));
});

test('a medley of an event has the points of its total with all boosts, beside those of the same event alone', () => {
  const pinned = medley(SONGS, 'medley');
  const [paid] = medleyPoints(1_500).slice(-1);
  const rowOf = (other: Pinnable) => kinds(figuresOf(pinned, other)).at(-1);
  expect(rowOf(medley(SONGS, 'medley'))).toEqual(['mostPoints', paid?.points, 0]);
  expect(rowOf(medley(SONGS))).toEqual(['mostPoints', paid?.points, null]);
});

test('a medley is pinned with its songs in order, each with its team; nothing is pinned without teams', () => {
  const { songId, difficulty, order, target, points, sixth, top, constraints, ...shared } = sampleRequest();
  const named = (id: number) => ({ songId: id, difficulty });
  const problem: MedleyRequest = {
    ...shared,
    songs: [named(4), named(2), named(4)],
    constraints: { exclude: [9], must: [] },
  };
  const answerOf = (teams: readonly TeamResult[]): MedleyReport => ({
    isFinished: true,
    progress: sampleProgress(),
    uniformTotal: null,
    answer: {
      proved: true,
      gap: 0,
      total: 6,
      teams,
      areaItems: null,
      mayWait: [1],
      noMedley: teams.length === 0 ? { kind: 'noNotes' } : null,
      remarks: [],
      nodes: 1,
      ms: 1,
      engine: 'ts',
    },
  });
  const event = { id: 7 } as Pinnable['event'];
  const result = { problem, answer: answerOf([team(1_000), team(2_000), team(3_000)]) };
  const pinned = pinnableOf({ problem, result }, { medley: problem, event });
  expect(
    pinned?.plays.map(({ request, team: { score } }) => [
      request.songId,
      score.average,
      request.constraints.exclude,
    ]),
  ).toEqual([
    [4, 1_000, [9]],
    [2, 2_000, [9]],
    [4, 3_000, [9]],
  ]);
  expect(pinned).toMatchObject({ event, mayWait: [1] });
  const changed = { ...problem, perfectRate: 0.5 };
  expect(pinnableOf({ problem, result }, { medley: changed, event })?.event).toBeNull();
  const without = { problem, answer: answerOf([]) };
  expect(pinnableOf({ problem, result: without }, { medley: problem, event })).toBeNull();
});
