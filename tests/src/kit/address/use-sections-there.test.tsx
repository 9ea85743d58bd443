import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSectionsThere } from '#src/kit/address/use-sections-there.ts';

afterEach(cleanup);

const ANCHORS = [
  { id: 'art', title: 'card.art' },
  { id: 'stats', title: 'cards.stats' },
  { id: 'skill', title: 'card.skill' },
  { id: 'release', title: 'card.release' },
] as const;

const order: string[] = [];

function Menu() {
  order.splice(0, order.length, ...useSectionsThere(ANCHORS).map(({ id }) => id));
  return null;
}

/** A part of a page, as far down as is said. */
function place(id: string, top: number, left = 0): HTMLElement {
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => new DOMRect(left, top, 100, 100);
  document.body.append(section);
  return section;
}

test('the parts of a page are named from its top to its end, and none that it lacks', () => {
  const parts = [place('art', 80), place('stats', 900), place('skill', 400)];
  render(<Menu />);
  expect(order).toEqual(['art', 'skill', 'stats']);
  for (const part of parts) part.remove();
});

test('parts in two columns keep the order that the page gives them', () => {
  const parts = [place('art', 80), place('stats', 900, 16), place('skill', 79, 600)];
  render(<Menu />);
  expect(order).toEqual(['art', 'stats', 'skill']);
  for (const part of parts) part.remove();
});

test('parts at one height keep their order, and a page without any names all', () => {
  render(<Menu />);
  expect(order).toEqual(ANCHORS.map(({ id }) => id));
  cleanup();
  const parts = [place('skill', 80), place('art', 80)];
  render(<Menu />);
  expect(order).toEqual(['art', 'skill']);
  for (const part of parts) part.remove();
});
