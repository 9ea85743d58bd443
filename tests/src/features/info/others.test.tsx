import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEVELS_CODEC, spanIn } from '#src/features/info/others/levels-query.ts';
import { refused, renderPage } from '../../render-page.tsx';
import { BANDS, CARDS, CHARACTERS, SKILLS, SONGS } from '../../world.ts';

/** The browser of these tests does not know the element of lists; React says so once. */
beforeAll(() => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<search />);
  cleanup();
  silent.mockRestore();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const everywhere = <T,>(value: T) => Array<T>(5).fill(value);
const RATES = { 1: [2, 1, 2, 1, 1], 2: [4, 3, 4, 3, 3] };
const ANSWERS: Readonly<Record<string, object>> = {
  'degrees/all.3': {
    3: {
      degreeType: everywhere('event_point'),
      iconImageName: everywhere('none'),
      baseImageName: everywhere('degree001'),
      rank: everywhere('10'),
      degreeName: everywhere('Top of the hill'),
    },
    4: { degreeName: everywhere('Ordinary'), degreeType: everywhere('normal') },
    5: { degreeName: everywhere('Odd one'), degreeType: 7, baseImageName: '../etc' },
  },
  'stamps/all.2': {
    1: { imageName: everywhere('stamp_001001'), characterId: 1 },
    2: { imageName: everywhere('stamp_001002'), characterId: 1 },
  },
  'explorer/jp/assets/sound/voice_stamp': ['stamp_001002.mp3'],
  'areaItems/main.5': {
    1: {
      level: everywhere(2),
      areaItemName: everywhere('Old guitar'),
      performance: RATES,
      technique: RATES,
      visual: RATES,
      targetAttributes: ['cool'],
      targetBandIds: [1],
    },
  },
  'skin/soundEffects.all.3': { 1: { name: everywhere('Bells'), assetBundleName: 'skin00' } },
  'deco/frames.all.3': { 1: { name: everywhere('Wooden'), assetBundleName: 'f1', publishedAt: [] } },
  'deco/pins.all.3': { 1: { name: everywhere('Star pin'), assetBundleName: 'p1', publishedAt: [] } },
  'expTables/player': { 1: { exp: 0 }, 2: { exp: 100 }, 3: { exp: 250 } },
  'expTables/card': { 1: { exp: 0 }, 2: { exp: 7 } },
  'skills/all.10': SKILLS,
  'cards/all.5': CARDS,
  'songs/all.7': SONGS,
  'songs/meta/all.5': {
    2: { 3: { 5: [3, 1, 3, 1], 7: [2, 2, 2, 2] }, 4: { 5: [3, 3, 3, 3], 7: [1, 3, 1, 3] } },
  },
  'bands/all.1': BANDS,
  'characters/main.3': CHARACTERS,
};

const show = (address: string, answers = ANSWERS) =>
  renderPage(address, { nowMs: Date.parse('2026-11-01'), answers });

const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;

describe('the smaller lists', () => {
  test('are led to by their overview', async () => {
    await show('/info/others');
    expect(heading()).toBe('More lists');
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toContain('/info/others/stamps');
    expect(paths).toHaveLength(12);
  });

  test('say so at an address that names none of them', async () => {
    await show('/info/others/toString');
    expect(heading()).toBe('There is no such list');
  });

  test('say so where the data lacks one', async () => {
    await show('/info/others/notes');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(heading()).toBe('Note skins');
  });

  test('name what did not load, and ask again', async () => {
    await show('/info/others/titles', { 'degrees/all.3': refused('UNAVAILABLE') });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(heading()).toBe('Titles');
  });
});

describe('titles', () => {
  test('are found by the kind that the address asks for, with pictures upon each other', async () => {
    await show('/info/others/titles?kind=event_point');
    expect(await screen.findByText('Top of the hill')).toBeTruthy();
    expect(screen.queryByText('Ordinary')).toBeNull();
    const pictures = [...document.querySelectorAll('article img')].map((img) => img.getAttribute('src'));
    expect(pictures).toEqual([
      '/assets/en/thumb/degree_rip/degree001.png',
      '/assets/en/thumb/degree_rip/event_point_10.png',
    ]);
  });

  test('have pictures under their longer name, too, which is remembered', async () => {
    await show('/info/others/titles?kind=event_point');
    await screen.findByText('Top of the hill');
    const [plate] = document.querySelectorAll<HTMLImageElement>('article img');
    if (!plate) throw new Error('no plate');
    const folder = '/assets/en/thumb/degree_rip/';
    const longer = `${folder}assets-star-forassetbundle-startapp-thumbnail-degree-degree001.png`;
    fireEvent.error(plate);
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(longer);
    fireEvent.load(document.querySelector('article img') ?? plate);
    cleanup();
    await show('/info/others/titles?kind=event_point');
    await screen.findByText('Top of the hill');
    const again = document.querySelector('article img');
    expect(again?.getAttribute('src')).toBe(longer);
    // It was moved back.
    if (again) fireEvent.error(again);
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(`${folder}degree001.png`);
    fireEvent.error(document.querySelector('article img') ?? plate);
    expect(document.querySelector('article img')).toBeNull();
  });

  test('of an odd row keep their name', async () => {
    await show('/info/others/titles?q=odd');
    expect(await screen.findByText('Odd one')).toBeTruthy();
    expect(document.querySelector('article img')).toBeNull();
  });
});

test('stamps can be heard where the folder of voices has their sound', async () => {
  await show('/info/others/stamps');
  await screen.findAllByRole('article');
  const buttons = await screen.findAllByRole('button', { name: /^Hear / });
  expect(buttons).toHaveLength(1);
  expect(document.querySelector('audio')?.getAttribute('src')).toBe(
    '/assets/en/sound/voice_stamp_rip/stamp_001002.mp3',
  );
});

test('area items show what each level gives, servers with the same together', async () => {
  await show('/info/others/items?band=1');
  const table = await screen.findByRole('table', { name: 'Old guitar' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
    ['2', '4'],
    ['1', '3'],
  ]);
});

test('skills are shown at the level of the address, with how many cards have them', async () => {
  await show('/info/others/skills?level=1&view=table');
  const table = await screen.findByRole('table', { name: 'Skills' });
  const low = table.textContent;
  cleanup();
  await show('/info/others/skills?view=table');
  expect((await screen.findByRole('table', { name: 'Skills' })).textContent).not.toBe(low);
});

describe('the worth of skills', () => {
  const [[id = '', strong] = ['', null]] = Object.entries(SKILLS);
  const effects = {
    score: {
      activateEffectValue: everywhere(10),
      activateEffectValueType: 'rate',
      activateCondition: 'good',
    },
  };
  const weak = { ...strong, activationEffect: { activateEffectTypes: effects } };
  const answers = {
    ...ANSWERS,
    'skills/all.10': { [id]: strong, 90: weak, 91: { ...weak, activationEffect: {} } },
  };
  const column = async () => {
    const table = await screen.findByRole('table', { name: 'Skills' });
    await within(table).findByRole('button', { name: /Score gain with six of them/ });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
  };

  test('is shown on EXPERT of the chosen song, and puts them in order', async () => {
    await show('/info/others/skills?view=table&song=2&sort=-song', answers);
    await vi.waitFor(async () => expect(await column()).toEqual(['+50%', '+5%', '0%']));
  });

  test('follows the difficulty and the level of the skill', async () => {
    await show('/info/others/skills?view=table&song=2&diff=special&sort=-song', answers);
    await vi.waitFor(async () => expect(await column()).toEqual(['+75%', '+7.5%', '0%']));
    cleanup();
    await show('/info/others/skills?view=table&song=2&diff=special&level=1&sort=-song', answers);
    await vi.waitFor(async () => expect(await column()).toEqual(['+50%', '+5%', '0%']));
  });

  test('is not known of a song without weights, and is not asked without a song', async () => {
    await show('/info/others/skills?view=table&song=1', answers);
    await vi.waitFor(async () => expect(await column()).toEqual(['–', '–', '–']));
    cleanup();
    await show('/info/others/skills?view=table', answers);
    expect(await screen.findByPlaceholderText('Worth on a song')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Difficulty')).toBeNull();
    expect(screen.queryByText(/Score gain/)).toBeNull();
  });
});

test('tap sounds have a button for each judgement', async () => {
  await show('/info/others/sounds');
  expect(await screen.findByRole('button', { name: 'Bells, PERFECT' })).toBeTruthy();
  expect(document.querySelectorAll('audio')).toHaveLength(4);
});

test('decorations of all kinds are in one list and can be distinguished', async () => {
  await show('/info/others/decorations');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  cleanup();
  await show('/info/others/decorations?kind=pins');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Star pin')).toBeTruthy();
});

test('bands show their members, and are found by a name of one', async () => {
  await show('/info/others/bands');
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
  cleanup();
  await show('/info/others/bands?q=nobody+of+this+name');
  expect(await screen.findByText('No matches')).toBeTruthy();
});

describe('experience', () => {
  test('is shown between the levels of the address', async () => {
    await show('/info/others/levels?from=2&to=3');
    expect(await screen.findByText('From level 2 to 3 takes 250 experience')).toBeTruthy();
  });

  test('of another table begins with all its levels', async () => {
    const { address } = await show('/info/others/levels?from=2');
    await screen.findByText('From level 2 to 3 takes 250 experience');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Card level' })));
    expect(await screen.findByText('From level 1 to 2 takes 7 experience')).toBeTruthy();
    await vi.waitFor(() => expect(address()).toBe('/info/others/levels?table=card'));
  });

  test('says what is wrong with a span that goes down', async () => {
    await show('/info/others/levels?from=3&to=2');
    expect(await screen.findByText('The second level must not be below the first.')).toBeTruthy();
  });

  test('keeps its question in the address, without what is no level', () => {
    const asked = { table: 'band', from: 3, to: 9 } as const;
    expect(LEVELS_CODEC.decode(LEVELS_CODEC.encode(asked))).toEqual(asked);
    expect(LEVELS_CODEC.decode(new URLSearchParams('table=x&from=-1&to=99999'))).toEqual({
      table: 'player',
      from: null,
      to: null,
    });
    expect(spanIn([{ level: 1, exp: 0, total: 0 }], 5, 9)).toMatchObject({ from: 1, to: 1 });
  });
});
