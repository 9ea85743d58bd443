import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byRarity, cardView } from '#model/listing/views/card-view';
import { readBands } from '#model/records/band';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { CardPicker } from '#src/kit/card/card-picker.tsx';
import { press, renderOnStage } from '../../page.tsx';
import { BANDS, CARDS, CHARACTERS } from '../../world.ts';

const sources = {
  characters: readCharacters(CHARACTERS).byId,
  bands: readBands(BANDS).byId,
  main: 1,
  sub: 0,
} as const;
const cards = [...readCards(CARDS).byId.values()].map((card) => cardView(card, true, sources)).sort(byRarity);

async function open(max?: number) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  renderOnStage(
    <CardPicker
      title="Cards to leave out"
      cards={cards}
      selected={[]}
      {...(max === undefined ? {} : { max })}
      bandName={(id) => `band ${id}`}
      onDone={onDone}
      onClose={onClose}
    />,
  );
  await vi.waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBe(cards.length));
  return { onDone, onClose };
}

// Without a layout every box has no height; the list needs one to draw its rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = () => screen.getByLabelText('Cards to leave out', { selector: '[role=listbox]' });
const option = (name: RegExp) => screen.getByLabelText(name);

describe('card picker', () => {
  test('names its rows of filters where everybody sees it', async () => {
    await open();
    const names = ['Band', 'Attribute', 'Rarity'].map((name) => screen.getByText(name));
    for (const name of names) expect(name.classList.contains('visually-hidden')).toBe(false);
  });

  test('gives back the chosen cards when applied', async () => {
    const { onDone } = await open();
    fireEvent.click(option(/^Title 8,/));
    fireEvent.click(option(/^Title 1,/));
    await screen.findByText('2 chosen');
    await press('Apply');
    expect(onDone).toHaveBeenCalledWith([8, 1]);
  });

  test('is worked by keys alone', async () => {
    const { onDone } = await open();
    fireEvent.keyDown(list(), { key: 'End' });
    fireEvent.keyDown(list(), { key: ' ' });
    fireEvent.keyDown(list(), { key: 'Home' });
    fireEvent.keyDown(list(), { key: 'Enter' });
    await press('Apply');
    expect(onDone).toHaveBeenCalledWith([1, 9]);
    expect(list().getAttribute('aria-activedescendant')).toMatch(/-0$/);
  });

  test('counts a key once when a card was clicked before', async () => {
    const { onDone } = await open();
    fireEvent.click(option(/^Title 8,/));
    const clicked = option(/^Title 8,/);
    fireEvent.keyDown(clicked, { key: ' ' });
    fireEvent.keyDown(clicked, { key: 'Home' });
    fireEvent.keyDown(clicked, { key: ' ' });
    await press('Apply');
    expect(onDone).toHaveBeenCalledWith([9]);
    expect(document.activeElement?.getAttribute('role')).not.toBe('option');
  });

  test('takes no more than fit', async () => {
    await open(2);
    for (const name of [/^Title 1,/, /^Title 2,/, /^Title 3,/]) fireEvent.click(option(name));
    await screen.findByText('2 chosen, no room for more');
  });

  test('closes with the first card when one is asked for', async () => {
    const { onDone } = await open(1);
    fireEvent.click(option(/^Title 4,/));
    expect(onDone).toHaveBeenCalledWith([4]);
  });

  test('filters by band, attribute, stars and words', async () => {
    await open();
    await press('band 2');
    await screen.findByText('2 of 9 cards');
    await press('Clear filters');
    await press('5 stars');
    await screen.findByText('2 of 9 cards');
    await press('Clear filters');
    act(() => {
      fireEvent.change(screen.getByLabelText('Title, character or #id'), { target: { value: 'rimi' } });
    });
    await screen.findByText('1 of 9 cards');
    expect(screen.getByLabelText('Title 3, Rimi, Happy, 4 stars')).toBeDefined();
  });
});
