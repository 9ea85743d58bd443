import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { poolOn } from '#model/gacha/pool';
import { withPulls } from '#model/gacha/steps';
import { readGachaDetails } from '#model/records/gacha-details';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { SIMULATION } from '#src/features/info/gacha/simulator/address.ts';
import { SimulatorPanel } from '#src/features/info/gacha/simulator/simulator-panel.tsx';
import { PROFILES } from '#src/kit/actors/kept.ts';
import type { ResultPicture } from '#src/kit/picture/picture.types.ts';
import * as save from '#src/kit/picture/save.ts';
import { fillLists, ownerOf, press } from '../../page.tsx';
import { renderPiece } from '../../render-page.tsx';

const card = (rarityIndex: number, pickup = false) => ({ rarityIndex, weight: 1, pickup });
const CARDS = { 1: card(4), 2: card(4), 3: card(4), 8: card(5, true), 9: card(5) };
const RATES = { 4: { rate: 90, weightTotal: 3 }, 5: { rate: 10, weightTotal: 2 } };
const way = (paymentMethod: string, count: number, price: number, behavior = 'normal', maxSpinLimit = 0) => ({
  paymentMethod,
  maxSpinLimit,
  count,
  costItemQuantity: price,
  behavior,
  gachaBonusPoint: count,
});
const DETAILS = readGachaDetails({
  details: [CARDS, { 1: card(4) }],
  rates: [RATES, RATES],
  paymentMethods: [
    way('free_star', 1, 250),
    way('free_star', 10, 2_500, 'fixed_4_star_once'),
    way('paid_star', 10, 1_500, 'normal', 1),
    way('paid_star', 10, 2_000, 'normal', 2),
    way('free_star', 10, 777, 'at_full_moon'),
  ],
});
if (!DETAILS) throw new Error('an object is always read');

const saved: ResultPicture[] = [];

interface Shown {
  /** How many cards the profile in use has. */
  readonly owned?: number;
  /** Whether motion is reduced. */
  readonly isCalm?: boolean;
}

async function show(address = '', { owned = 0, isCalm = true }: Shown = {}) {
  const kept =
    owned === 0 ? {} : { [PROFILES.key]: JSON.stringify({ profiles: [ownerOf(owned)], active: 0 }) };
  const watchCalm = (notify: (isCalm: boolean) => void) => {
    notify(isCalm);
    return () => undefined;
  };
  const pool = DETAILS && poolOn(DETAILS, 0);
  if (!DETAILS || !pool) throw new Error('there is something to draw');
  const panel = <SimulatorPanel title="Stars at night" details={DETAILS} server={0} pool={pool} />;
  const { query } = await renderPiece(panel, {
    address: `/info/gacha/1${address}`,
    kept,
    shell: { watchCalm },
  });
  return { address: () => (query().size > 0 ? `?${query()}` : '') };
}

/** A button by its name or its text. */
const button = (name: string) => screen.getByRole('button', { name });
const pull = (name = 'Pull 10') => act(async () => button(name).click());
/** Pulls in another way, by how it is named in the list. */
async function choose(way: string | RegExp) {
  fireEvent.click(screen.getByRole('combobox', { name: 'Way to pull' }));
  fireEvent.click(await screen.findByRole('option', { name: way }));
}
const drawn = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-fresh] a')].map((link) => link.getAttribute('href'));
/** Places of the cards that lie face down. */
const down = (): readonly number[] =>
  [...document.querySelectorAll('[data-fresh] > li')].flatMap((card, place) =>
    card.hasAttribute('data-down') ? [place] : [],
  );
const said = () => document.querySelector('#simulator p[role="status"]')?.textContent;
const text = () => document.querySelector('#simulator')?.textContent ?? '';
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent;

beforeEach(() => {
  fillLists();
  vi.spyOn(save, 'savePicture').mockImplementation(async (picture) => void saved.push(picture));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the simulator of a gacha', () => {
  test('offers each way to pull with its cost and its rules before the first pull', async () => {
    await show();
    const note = () => document.getElementById(button('Pull 10').getAttribute('aria-describedby') ?? '');
    expect(note()?.textContent).toBe('2,500 stars last card 4★');
    expect(button('Pull 1').title).toBe('250 stars');
    fireEvent.click(screen.getByRole('combobox', { name: 'Way to pull' }));
    await screen.findByRole('option', { name: /1,500/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pull 1 · 250 stars',
      'Pull 10 · 2,500 starslast card 4★',
      'Pull 10 · 1,500 paid starsonce only',
      'Pull 10 · 2,000 paid starsup to 2 times',
      'Pull 10 · 777 stars',
    ]);
    fireEvent.click(screen.getByRole('option', { name: /1,500/ }));
    expect(note()?.textContent).toBe('1,500 paid stars once only');
    expect(drawn()).toEqual([]);
    expect(said()).toBe('');
  });

  test('shows the cards, says what they are and counts what they cost when one pulls', async () => {
    await show();
    await pull();
    expect(drawn()).toHaveLength(10);
    expect(said()).toMatch(/^Pull #1: \d+ × [45] stars/);
    await pull('Pull 1');
    expect(drawn()).toHaveLength(1);
    expect(said()).toMatch(/^Pull #2: 1 × [45] stars/);
    expect([fact('Cards pulled'), fact('Cost'), fact('Points')]).toEqual(['11', '2,750 stars', '11']);
    expect(document.querySelectorAll('ol > li')).toHaveLength(2);
    expect(text()).toMatch(/5 stars: luckier than [\d.]+% of players\./);
  });

  test('shows everyone who opens the address the same cards', async () => {
    const one = await show();
    await pull();
    await pull();
    const [cards, words] = [drawn(), said()];
    await vi.waitFor(() => expect(one.address()).toMatch(/^\?on=jp&seed=[0-9a-z]+&pulls=b2$/));
    cleanup();
    await show(one.address());
    expect(drawn()).toEqual(cards);
    expect(said()).toBe(words);
  });

  test('keeps the cards of earlier pulls when one pulls on', async () => {
    await show();
    await pull();
    const first = drawn();
    await pull('Pull 1');
    const logged = [...document.querySelectorAll('ol > li:last-child a')];
    expect(logged.map((link) => link.getAttribute('href'))).toEqual(first);
  });

  test('draws from the server of the address', async () => {
    await show('?on=en&seed=1&pulls=b');
    expect(new Set(drawn())).toEqual(new Set(['/info/cards/1']));
    expect(document.querySelector('#simulator h2 + span')?.textContent).toContain('EN');
  });

  test('pulls once what is offered once, and keeps the focus', async () => {
    await show();
    await choose(/1,500/);
    button('Pull 10').focus();
    await pull();
    await pull();
    expect(fact('Cards pulled')).toBe('10');
    expect(button('Pull 10').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Pull 10'));
  });

  test('pulls as often as a limit allows, also by a link that asks for more', async () => {
    await show('?on=jp&seed=abc&pulls=d9a');
    expect([fact('Cards pulled'), fact('Cost')]).toEqual(['21', '250 stars · 4,000 paid stars']);
    await choose(/2,000 paid stars.*up to 2 times/);
    expect(button('Pull 10').getAttribute('aria-disabled')).toBe('true');
    expect(button('Until featured').getAttribute('aria-disabled')).toBe('true');
  });

  test('says which rules are unknown, and gives no figure of luck as exact then', async () => {
    await show('?on=jp&seed=abc&pulls=e');
    expect(text()).toContain('The data says “at_full_moon” here.');
    expect(text()).toMatch(/5 stars: luckier than .*about \d+%/);
    expect(text()).not.toMatch(/[1-9]\d*\.\d\d%|0\.(?!00)\d\d%/);
    cleanup();
    await show('?on=jp&seed=abc&pulls=b');
    expect(text()).not.toContain('about');
  });

  test('ends where a link is full, and says so', async () => {
    await show('?on=jp&seed=abc&pulls=b50');
    expect(fact('Cards pulled')).toBe('500');
    expect(text()).toContain('A simulation ends at 500 cards.');
    await pull('Pull 1');
    expect(fact('Cards pulled')).toBe('500');
  });

  test('marks featured cards, and new ones where there is a profile', async () => {
    await show('?on=jp&seed=abc&pulls=b5', { owned: 2 });
    await vi.waitFor(() => expect(document.querySelector('[data-fresh]')?.textContent).toContain('New'));
    const fresh = [...document.querySelectorAll('[data-fresh] li')];
    for (const one of fresh) {
      const id = one.querySelector('a')?.getAttribute('href')?.split('/').at(-1);
      expect(one.textContent?.includes('Featured')).toBe(id === '8');
      expect(one.textContent?.includes('New')).toBe(id !== '1' && id !== '2');
    }
  });

  test('shows a few pulls, and all of them when asked', async () => {
    await show('?on=jp&seed=abc&pulls=a12');
    expect(document.querySelectorAll('ol > li')).toHaveLength(3);
    expect(document.querySelector('ol > li')?.textContent).toContain('#12');
    await act(() => press('Show everything'));
    expect(document.querySelectorAll('ol > li')).toHaveLength(12);
  });

  test('clears everything but the rest of the address, and brings it back when asked', async () => {
    const { address } = await show('?comments=oldest&on=jp&seed=abc&pulls=b2');
    const before = drawn();
    const reset = button('Reset');
    reset.focus();
    await act(async () => reset.click());
    expect(drawn()).toEqual([]);
    expect(said()).toBe('All pulls were cleared.');
    await vi.waitFor(() => expect(address()).toBe('?comments=oldest'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo');
    await act(async () => button('Undo').click());
    expect(drawn()).toEqual(before);
    expect(document.activeElement).toBe(reset);
    await vi.waitFor(() => expect(address()).toBe('?comments=oldest&on=jp&seed=abc&pulls=b2'));
  });
});

describe('the draw', () => {
  /** Seconds of the draw pass at once. */
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const begin = async () => {
    await show('', { isCalm: false });
    vi.useFakeTimers();
    await pull();
  };
  afterEach(() => void vi.useRealTimers());

  test('turns one card after the other within a second and a half, the rare ones last', async () => {
    await begin();
    expect(down()).toHaveLength(10);
    const order: number[] = [];
    for (let ms = 0; ms < 1_500 && down().length > 0; ms += 10) {
      const before = down();
      await pass(10);
      order.push(...before.filter((place) => !down().includes(place)));
    }
    expect(down()).toEqual([]);
    const rare = (place: number) =>
      Number(document.querySelectorAll('[data-fresh] > li')[place]?.getAttribute('data-rarity') === '5');
    expect(order).toHaveLength(10);
    expect(order.map(rare)).toEqual(order.map(rare).toSorted());
  });

  test('says nothing, counts nothing and reaches no card by keys before the last one turns', async () => {
    await begin();
    expect(said()).toBe('');
    expect(text()).not.toContain('luckier');
    expect(document.querySelector('[data-fresh]')?.getAttribute('aria-busy')).toBe('true');
    await pass(1_500);
    expect(said()).toMatch(/^Pull #1: /);
    expect(fact('Cards pulled')).toBe('10');
    expect(document.querySelector('[data-fresh]')?.getAttribute('aria-busy')).toBe('false');
  });

  test('turns all at once by the button that pulled, which keeps the focus, and by a press on the cards', async () => {
    await begin();
    const main = button('Show all');
    main.focus();
    await act(async () => main.click());
    expect(down()).toEqual([]);
    expect(said()).toMatch(/^Pull #1: /);
    expect(document.activeElement).toBe(button('Pull 10'));
    await pull();
    expect(down()).toHaveLength(10);
    await act(async () => document.querySelector<HTMLElement>('#simulator button[tabindex="-1"]')?.click());
    expect(down()).toEqual([]);
    expect(said()).toMatch(/^Pull #2: /);
  });

  test('turns what lies there before another pull is made', async () => {
    await begin();
    await pull('Pull 1');
    expect(down()).toEqual([]);
    expect(fact('Cards pulled')).toBe('10');
    await pull('Pull 1');
    expect(down()).toEqual([0]);
    expect(fact('Cards pulled')).toBe('10');
  });

  test('ends when all pulls are cleared', async () => {
    await begin();
    await act(async () => button('Reset').click());
    expect(drawn()).toEqual([]);
    await act(async () => button('Undo').click());
    expect(down()).toEqual([]);
    expect(drawn()).toHaveLength(10);
  });

  test('is none where motion is reduced, and none for a link', async () => {
    await show();
    await pull();
    expect(down()).toEqual([]);
    cleanup();
    await show('?on=jp&seed=abc&pulls=b2', { isCalm: false });
    expect(drawn()).toHaveLength(10);
    expect(down()).toEqual([]);
    expect(said()).toMatch(/^Pull #2: /);
  });
});

describe('pulling until a card comes', () => {
  test('ends with the first pull that has it, and says how many it took', async () => {
    await show('?on=jp&seed=abc&pulls=a');
    await pull('Until featured');
    const took = Number(/^Pulls needed: (\d+) · Pull #(\d+): .*Featured: /.exec(said() ?? '')?.[1]);
    expect(took).toBeGreaterThan(0);
    expect(fact('Cards pulled')).toBe(String(1 + 10 * took));
    await act(async () => button('Pull 1').click());
    expect(said()).toMatch(/^Pull #/);
  });

  test('says so where it does not come', async () => {
    await show('?on=jp&seed=3&pulls=a');
    await choose(/1,500/);
    await pull('Until featured');
    expect(said()).toMatch(/^Pulls without it: 1 · Pull #2: /);
    expect(button('Until featured').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the luck of a simulation', () => {
  test('is a bar among those of all players, with the same in a table', async () => {
    await show('?on=jp&seed=abc&pulls=b5');
    const got = Number(fact('5 stars'));
    const [figure] = document.querySelectorAll('figure');
    const own = [...(figure?.querySelectorAll('[data-side="same"] small') ?? [])];
    expect(own.map(({ textContent }) => textContent)).toEqual([String(got)]);
    const shares = [...(figure?.querySelectorAll('p > [data-side]') ?? [])].map(({ textContent }) =>
      Number(/([\d.]+)%/.exec(textContent ?? '')?.[1]),
    );
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
    const rows = [...(figure?.querySelectorAll('tbody tr') ?? [])];
    const mine = rows.filter((row) => row.getAttribute('aria-current') === 'true');
    expect(mine.map((row) => row.querySelector('th')?.textContent)).toEqual([String(got)]);
    expect(rows.at(-1)?.querySelector('th')?.textContent).toMatch(/ – 50$/);
    expect(figure?.querySelector('caption')?.textContent).toContain('5 stars');
  });
});

describe('the picture of a simulation', () => {
  test('shows the best cards with their copies, the luck and the cost', async () => {
    await show('?on=jp&seed=abc&pulls=b10');
    await act(() => press('Save as picture'));
    await vi.waitFor(() => expect(document.querySelector('footer')?.textContent).toContain('Picture saved'));
    const [picture] = saved;
    expect(picture?.title).toBe('Stars at night');
    expect(picture?.fileName).toMatch(/^setori-Stars-at-night-/);
    const members = picture?.teams.flatMap((team) => team.members) ?? [];
    const ids = members.map((member) => member.card.id);
    expect(ids).toHaveLength(5);
    expect(ids[0]).toBe(8);
    expect(members[0]?.facts).toMatch(/^×\d+ · Featured$/);
    const copies = members.map(({ facts }) => Number(/\d+/.exec(facts)?.[0]));
    expect(copies.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(picture?.verdict).toContain('5 stars: luckier than');
    expect(picture?.settings).toContain('25,000 stars');
  });
});

describe('the address of a simulation', () => {
  test('is read as it was written', () => {
    const server = fc.constantFrom(...[...SERVERS.keys()].filter(isServerIndex));
    const pulls = fc.array(fc.nat({ max: 25 }), { minLength: 1, maxLength: 60 });
    const others = fc.constantFrom('', 'comments=oldest', 'a=1&b=%2C');
    fc.assert(
      fc.property(server, fc.integer({ min: 0, max: 0xffff_ffff }), pulls, others, (on, seed, ways, rest) => {
        const steps = ways.reduce<ReturnType<typeof withPulls>>((all, one) => withPulls(all, one), []);
        const simulation = { server: on, seed, steps, others: rest };
        expect(SIMULATION.decode(SIMULATION.encode(simulation))).toEqual(simulation);
      }),
    );
  });

  test.each(['seed=zzzzzzz&pulls=a', 'seed=&pulls=a', 'seed=1', 'pulls=a', 'seed=1&pulls=%3Cb%3E', 'on=jp'])(
    'holds no pulls when it reads %s',
    (query) => {
      const read = SIMULATION.decode(new URLSearchParams(query));
      expect(read).toEqual({ server: null, seed: null, steps: [], others: '' });
      expect(SIMULATION.encode(read).toString()).toBe('');
    },
  );
});
