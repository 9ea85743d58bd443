import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GachaDetails } from '#model/records/gacha-details';
import { ChancePanel } from '#src/features/info/gacha/detail/chance-panel.tsx';
import { PaymentPanel } from '#src/features/info/gacha/detail/payment-panel.tsx';
import { BIRTHDAY, FESTIVAL, FREE, ORDINARY, published, publishedPool } from '#tests/model/gacha/published';
import { showPiece } from '../../piece.tsx';

async function show(details: GachaDetails) {
  const pool = publishedPool(details);
  await showPiece(
    <>
      <PaymentPanel payments={details.payments} pool={pool} />
      <ChancePanel pool={pool} payments={details.payments} />
    </>,
    {},
  );
}

const rows = () => [...document.querySelectorAll('#payment tbody tr')].map((row) => row.children);
const rules = () => rows().map((cells) => cells[2]?.textContent);
const notes = () => [...document.querySelectorAll('#payment p')].map(({ textContent }) => textContent);
const chance = () => document.querySelector('#chance')?.textContent ?? '';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the ways to pull of a gacha', () => {
  test('say limits and promises as they are published', async () => {
    await show(ORDINARY);
    expect(rules()).toEqual([
      'last card at least 3★',
      '–',
      'once a day',
      'once only · last card at least 3★',
      '–',
      '–',
    ]);
    expect(notes()).toEqual([]);
    cleanup();
    await show(FESTIVAL);
    expect(rules()).toEqual(['last card at least 3★', 'up to 5 times · last card at least 3★']);
  });

  test('name the promise of a birthday, and what of it is not published', async () => {
    await show(BIRTHDAY);
    expect(rules()).toEqual(['once only · last card: a featured card of the birthday member, at least 3★']);
    expect(notes()).toEqual([
      'How the guaranteed card is shared among the featured cards is not published, so chances of single cards are approximate.',
    ]);
  });

  test('say that a free pull may be one a day', async () => {
    await show(FREE);
    expect(rows().map((cells) => cells[1]?.textContent)).toEqual(['Free']);
    expect(rules()).toEqual(['once only']);
    expect(notes()).toEqual(['The data does not say whether this limit is renewed each day.']);
  });

  test('neither call an unknown price a ticket nor an unknown word a promise', async () => {
    await show(
      published('normal', [{ paymentMethod: 'pebbles', costItemQuantity: 40, behavior: 'no_duplicates' }]),
    );
    expect(rows().map((cells) => cells[1]?.textContent)).toEqual(['40 of an unknown kind']);
    expect(rules()).toEqual(['–']);
    expect(notes().map((note) => note?.slice(0, 34))).toEqual([
      'The data says “pebbles” here. What',
      'The data says “no_duplicates” here'.slice(0, 34),
    ]);
  });
});

describe('the chance of a card', () => {
  test('ends with the last pull that a limit allows', async () => {
    await show(BIRTHDAY);
    expect(chance()).toContain('99% is out of reach: this way gives 10 cards at most');
    expect(chance()).toMatch(/about \d+%/);
    expect(document.querySelector('#chance [role="slider"]')?.getAttribute('aria-valuemax')).toBe('10');
    cleanup();
    await show(ORDINARY);
    expect(chance()).not.toContain('about');
    expect(document.querySelector('#chance [role="slider"]')?.getAttribute('aria-valuemax')).toBe('600');
  });
});
